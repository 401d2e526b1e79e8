import { cancelVisitor, inviteVisitor, visitorLeft, visitors } from '@contract/visitors'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { SentInvitation, VisitorChange, VisitorsOf } from '@machines/visitors/invite/machine'
import type { Api } from '@platform/api/client'
import { readRows } from '@platform/readRows'

export const visitorCalls = ({ call }: Api) => ({
  visitors: (
    { of: { buildingUuid: buildingId }, ...rows }: RowsWanted<VisitorsOf>,
    signal: AbortSignal,
  ) => readRows((page) => call(visitors, { params: { buildingId }, query: page, signal }), rows),

  invite: async (
    { buildingUuid: buildingId, fields, key: idempotencyKey }: SentInvitation,
    signal: AbortSignal,
  ) => {
    const body = { ...fields, email: fields.email.trim() }
    const params = { buildingId }
    return (await call(inviteVisitor, { params, body, signal, idempotencyKey })).data
  },

  cancel: async (
    { buildingUuid: buildingId, uuid: visitorUuid, key: idempotencyKey }: VisitorChange,
    signal: AbortSignal,
  ) => {
    const params = { buildingId, visitorUuid }
    return (await call(cancelVisitor, { params, signal, idempotencyKey })).data
  },

  leave: async (
    { buildingUuid: buildingId, uuid: visitorUuid, key: idempotencyKey }: VisitorChange,
    signal: AbortSignal,
  ) => {
    const params = { buildingId, visitorUuid }
    return (await call(visitorLeft, { params, signal, idempotencyKey })).data
  },
})
