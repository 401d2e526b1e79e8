import { uploadFiles } from '@contract/files'
import type { TenantAction } from '@contract/serviceRequestSteps'
import {
  createServiceRequest,
  readServiceRequest,
  type ServiceRequest,
  serviceRequestMetadata,
  serviceRequests,
  stepServiceRequest,
  updateServiceRequest,
} from '@contract/serviceRequests'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import type { RequestAnswer, SentRequest } from '@machines/support/requestForm/machine'
import type { TakenStep } from '@machines/support/requestThread/machine'
import type {
  ServiceRequestPage,
  ServiceRequestsOf,
} from '@machines/support/serviceRequests/machine'
import type { Api } from '@platform/api/client'
import { readRows } from '@platform/readRows'

type RequestOf = { buildingUuid: string; requestId: string }

export const serviceRequestCalls = ({ call }: Api) => ({
  serviceRequests: async (
    { of: { buildingUuid: buildingId, lang }, ...rows }: RowsWanted<ServiceRequestsOf>,
    signal: AbortSignal,
  ): Promise<ServiceRequestPage> => {
    const [list, metadata] = await Promise.all([
      readRows(
        (page) => call(serviceRequests, { params: { buildingId }, query: page, signal }),
        rows,
      ),
      call(serviceRequestMetadata, { params: { buildingId }, query: { lang }, signal }),
    ])
    const categories = metadata.data.categories.map(({ name, label, lang: own }) => ({
      name,
      label: label ?? name,
      lang: own,
    }))
    return { ...list, categories }
  },

  /** Files are uploaded first; the request refers to them. */
  createServiceRequest: async (
    { buildingUuid: buildingId, fields, attachments, key, onProgress }: SentRequest,
    signal: AbortSignal,
  ): Promise<RequestAnswer> => {
    const files = attachments.flatMap(({ handle }) => (handle instanceof File ? handle : []))
    const sent =
      files.length === 0
        ? []
        : (
            await call(uploadFiles, {
              body: { attachments: files },
              signal,
              idempotencyKey: `${key}-files`,
              onProgress,
            })
          ).data
    const { data } = await call(createServiceRequest, {
      params: { buildingId },
      body: {
        category: fields.nature,
        subject: fields.subject,
        description: fields.description,
        attachments: sent.map(({ name, url }) => ({ name, url })),
      },
      signal,
      idempotencyKey: key,
    })
    return { reference: null, request: data }
  },

  readServiceRequest: async (
    { of: { buildingUuid: buildingId, requestId } }: { of: RequestOf },
    signal: AbortSignal,
  ) => (await call(readServiceRequest, { params: { buildingId, requestId }, signal })).data,

  stepServiceRequest: async (
    {
      of: { buildingUuid: buildingId, requestId },
      action,
      text,
      key,
    }: TakenStep<RequestOf, ServiceRequest>,
    signal: AbortSignal,
  ) =>
    (
      await call(stepServiceRequest, {
        params: { buildingId, requestId },
        // The page offers the actions of tenants alone.
        body: { action: action as TenantAction, text },
        signal,
        idempotencyKey: key,
      })
    ).data,

  withdrawServiceRequest: async (
    {
      buildingUuid: buildingId,
      id: requestId,
      key,
    }: { buildingUuid: string; id: string; key: string },
    signal: AbortSignal,
  ) =>
    (
      await call(updateServiceRequest, {
        params: { buildingId, requestId },
        body: { status: 'Canceled' },
        signal,
        idempotencyKey: key,
      })
    ).data,
})
