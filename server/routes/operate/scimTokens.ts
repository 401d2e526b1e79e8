import {
  createScimToken,
  revokeScimToken,
  type ScimToken,
  scimTokens,
} from '@contract/operate/scimTokens'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companies } from '../../db/schema'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import { buildingsOfCompanies } from '../../services/operate/reach'
import {
  createScimToken as create,
  revokeScimToken as revoke,
  scimTokenPage,
} from '../../services/operate/scimTokens'

/** In the log, a token stands with its company and in a building of it, where the managers find it. */
async function changeOf(
  tx: Connection,
  companyUuid: string,
  before: ScimToken | null,
  after: ScimToken | null,
): Promise<Change> {
  const { name, uuid } = before ?? (after as ScimToken)
  const [company] = await tx.select().from(companies).where(eq(companies.uuid, companyUuid))
  const [buildingUuid = null] = (await buildingsOfCompanies(tx, [companyUuid])).toSorted()
  const subject = `${name} (${company?.name ?? ''})`
  return { kind: 'scimToken', subject, subjectUuid: uuid, buildingUuid, before, after }
}

export const operateScimTokenRoutes = [
  implement(scimTokens, ({ database, params, caller }) =>
    scimTokenPage(database.connection, params.companyId, caller.operator),
  ),
  operateMutation(createScimToken, async (tx, { params, body, caller, now }) => {
    const given = { ...body, companyUuid: params.companyId, createdBy: caller.principal.email }
    const { stored, token } = await create(tx, { ...given, now: now() }, caller.operator)
    return {
      reply: { data: { ...stored, token } },
      changes: [await changeOf(tx, params.companyId, null, stored)],
    }
  }),
  operateMutation(revokeScimToken, async (tx, { params, caller }) => {
    const { companyId: companyUuid, tokenId: uuid } = params
    const revoked = await revoke(tx, { companyUuid, uuid }, caller.operator)
    return { reply: {}, changes: [await changeOf(tx, companyUuid, revoked, null)] }
  }),
]
