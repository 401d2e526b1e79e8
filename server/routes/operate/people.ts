import {
  endPersonSessions,
  invitePerson,
  type OperatedPerson,
  operatedPeople,
  readPerson,
  repeatInvitation,
  setMembership,
  setPermission,
  setPersonActive,
  updatePerson,
} from '@contract/operate/people'
import type { OperatorAccess } from '../../http/admitOperator'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Principal } from '../../services/auth/principal'
import type { Change } from '../../services/operate/auditLog'
import {
  endPersonSessions as endSessions,
  invitePerson as invite,
  setPersonActive as setActive,
  updatePerson as update,
} from '../../services/operate/changePeople'
import { invitationMail } from '../../services/operate/invitationMail'
import {
  setMembership as changeMembership,
  setPermission as changePermission,
  invitationOf,
} from '../../services/operate/memberships'
import { peoplePage } from '../../services/operate/people'
import { readPersonDetail } from '../../services/operate/personDetail'

type Calling = { principal: Principal; operator: OperatorAccess }

const actorOf = ({ principal, operator }: Calling) => ({ userId: principal.id, ...operator })

function changeOf(
  { email, uuid, buildings }: OperatedPerson,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Change {
  const buildingUuid = buildings[0]?.uuid ?? null
  return { kind: 'person', subject: email, subjectUuid: uuid, buildingUuid, before, after }
}

export const operatePeopleRoutes = [
  implement(operatedPeople, ({ database, query, caller }) =>
    peoplePage(database.connection, query, caller.operator.reach),
  ),

  implement(readPerson, async ({ database, params, caller }) => ({
    data: await readPersonDetail(database.connection, params.personId, caller.operator.reach),
  })),

  operateMutation(
    invitePerson,
    async (tx, call) => {
      const { body, caller, mail } = call
      const { person, building } = await invite(tx, body, caller.operator.reach)
      const address = await buildingAddress(call, body.building_uuid)
      mail.post(invitationMail({ to: body.email, building, locale: caller.locale, ...address }))
      return { reply: { data: person }, changes: [changeOf(person, null, person)] }
    },
    { limit: 'visitorInvitedByUser' },
  ),

  operateMutation(updatePerson, async (tx, { params, body, caller }) => {
    const { before, after } = await update(tx, params.personId, body, actorOf(caller))
    const data = await readPersonDetail(tx, params.personId, caller.operator.reach)
    return { reply: { data }, changes: [changeOf(after, before, after)] }
  }),

  operateMutation(setPersonActive, async (tx, { params, body, caller, now }) => {
    const actor = { ...actorOf(caller), now: now() }
    const { before, after } = await setActive(tx, params.personId, body, actor)
    return { reply: { data: after }, changes: [changeOf(after, before, after)] }
  }),

  operateMutation(endPersonSessions, async (tx, { params, caller, now }) => {
    const actor = { ...actorOf(caller), now: now() }
    const { person, ended } = await endSessions(tx, params.personId, actor)
    return { reply: {}, changes: [changeOf(person, null, { ended_sessions: ended })] }
  }),

  operateMutation(setMembership, async (tx, { params, body, caller, now }) => {
    const { wasMember } = await changeMembership(tx, params.personId, body, now())
    const data = await readPersonDetail(tx, params.personId, caller.operator.reach)
    const change = changeOf(data, { member: wasMember }, { member: body.member })
    return { reply: { data }, changes: [{ ...change, buildingUuid: body.building_uuid }] }
  }),

  operateMutation(setPermission, async (tx, { params, body, caller }) => {
    const { wasGranted } = await changePermission(tx, params.personId, body)
    const data = await readPersonDetail(tx, params.personId, caller.operator.reach)
    const { permission, granted } = body
    const change = changeOf(data, { [permission]: wasGranted }, { [permission]: granted })
    return { reply: { data }, changes: [{ ...change, buildingUuid: body.building_uuid }] }
  }),

  operateMutation(
    repeatInvitation,
    async (tx, call) => {
      const { params, body, caller, mail } = call
      const { email, building } = await invitationOf(tx, params.personId, body.building_uuid)
      const address = await buildingAddress(call, body.building_uuid)
      mail.post(invitationMail({ to: email, building, locale: caller.locale, ...address }))
      const subject = { kind: 'person' as const, subject: email, subjectUuid: params.personId }
      const after = { invited_again: true }
      const change = { ...subject, buildingUuid: body.building_uuid, before: null, after }
      return { reply: {}, changes: [change] }
    },
    { limit: 'visitorInvitedByUser' },
  ),
]
