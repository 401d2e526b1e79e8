import { preferredLocale } from '@contract/locales'
import { type Grant, grantRole, grants, revokeRole } from '@contract/operate/grants'
import { buildingAddress } from '../../http/buildingAddress'
import { consoleUrl } from '../../http/consoleUrl'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import { grantRole as give, grantPage, revokeRole as revoke } from '../../services/operate/grants'
import { letterMail } from '../../services/operate/letters/letterMail'

function changeOf(grant: Grant, before: Grant | null, after: Grant | null): Change {
  const { building, person, uuid } = grant
  const buildingUuid = building?.uuid ?? null
  return { kind: 'grant', subject: person.email, subjectUuid: uuid, buildingUuid, before, after }
}

export const operateGrantRoutes = [
  implement(grants, ({ database, query, caller }) =>
    grantPage(database.connection, query, caller.operator),
  ),
  operateMutation(grantRole, async (tx, call) => {
    const { body, caller, mail, now } = call
    const { grant, isNew, locale } = await give(tx, body, { ...caller.operator, now: now() })
    if (isNew) {
      const { url, brand } = await buildingAddress(call, body.building_uuid)
      const place = (grant.building ?? grant.portfolio ?? grant.company)?.name ?? brand
      const letter = { to: grant.person.email, place, brand, url: consoleUrl(url) }
      mail.post(letterMail('granted', { ...letter, locale: preferredLocale(locale ?? undefined) }))
    }
    return { reply: { data: grant }, changes: [changeOf(grant, null, grant)] }
  }),
  operateMutation(revokeRole, async (tx, { params, caller }) => {
    const { operator, principal } = caller
    const grant = await revoke(tx, params.grantId, { ...operator, userId: principal.id })
    return { reply: {}, changes: [changeOf(grant, grant, null)] }
  }),
]
