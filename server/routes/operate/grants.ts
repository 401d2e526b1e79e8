import { type Grant, grantRole, grants, revokeRole } from '@contract/operate/grants'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import { grantRole as give, grantPage, revokeRole as revoke } from '../../services/operate/grants'

function changeOf(grant: Grant, before: Grant | null, after: Grant | null): Change {
  const { building, person, uuid } = grant
  const buildingUuid = building?.uuid ?? null
  return { kind: 'grant', subject: person.email, subjectUuid: uuid, buildingUuid, before, after }
}

export const operateGrantRoutes = [
  implement(grants, ({ database, query, caller }) =>
    grantPage(database.connection, query, caller.operator),
  ),
  operateMutation(grantRole, async (tx, { body, caller, now }) => {
    const grant = await give(tx, body, { ...caller.operator, now: now() })
    return { reply: { data: grant }, changes: [changeOf(grant, null, grant)] }
  }),
  operateMutation(revokeRole, async (tx, { params, caller }) => {
    const { operator, principal } = caller
    const grant = await revoke(tx, params.grantId, { ...operator, userId: principal.id })
    return { reply: {}, changes: [changeOf(grant, grant, null)] }
  }),
]
