import {
  endPersonSessions,
  invitePerson,
  type OperatedPerson,
  operatedPeople,
  readPerson,
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
import { peoplePage, readPerson as read } from '../../services/operate/people'

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
    data: await read(database.connection, params.personId, caller.operator.reach),
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
    return { reply: { data: after }, changes: [changeOf(after, before, after)] }
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
]
