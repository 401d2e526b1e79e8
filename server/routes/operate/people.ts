import { preferredLocale } from '@contract/locales'
import {
  endPersonSessions,
  invitePerson,
  operatedPeople,
  readPerson,
  repeatInvitation,
  setMembership,
  setPermission,
  setPersonActive,
  updatePerson,
} from '@contract/operate/people'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Principal } from '../../services/auth/principal'
import {
  endPersonSessions as endSessions,
  invitePerson as invite,
  setPersonActive as setActive,
  updatePerson as update,
} from '../../services/operate/changePeople'
import { letterMail } from '../../services/operate/letters/letterMail'
import {
  setMembership as changeMembership,
  setPermission as changePermission,
  repeatInvitation as inviteAgain,
} from '../../services/operate/memberships'
import { peoplePage } from '../../services/operate/people'
import { readPersonDetail } from '../../services/operate/personDetail'
import type { Access } from '../../services/operate/reach'
import { personChange } from '../../services/operate/recordChange'

type Calling = { principal: Principal; operator: Access }

const actorOf = ({ principal, operator }: Calling, now: Date) => ({
  userId: principal.id,
  ...operator,
  now,
})

export const operatePeopleRoutes = [
  implement(operatedPeople, ({ database, query, caller, now }) =>
    peoplePage(database.connection, query, { ...caller.operator, now: now() }),
  ),

  implement(readPerson, async ({ database, params, caller, now }) => ({
    data: await readPersonDetail(database.connection, params.personId, {
      ...caller.operator,
      now: now(),
    }),
  })),

  operateMutation(
    invitePerson,
    async (tx, call) => {
      const { body, caller, mail, now } = call
      const view = actorOf(caller, now())
      const { person, building } = await invite(tx, body, view)
      const address = await buildingAddress(call, body.building_uuid)
      const { locale } = caller
      mail.post(letterMail('invited', { to: body.email, place: building, locale, ...address }))
      return { reply: { data: person }, changes: [personChange(person, null, person)] }
    },
    { limit: 'visitorInvitedByUser' },
  ),

  operateMutation(updatePerson, async (tx, { params, body, caller, now }) => {
    const actor = actorOf(caller, now())
    const { before, after } = await update(tx, params.personId, body, actor)
    const data = await readPersonDetail(tx, params.personId, actor)
    return { reply: { data }, changes: [personChange(after, before, after)] }
  }),

  operateMutation(setPersonActive, async (tx, { params, body, caller, now }) => {
    const actor = actorOf(caller, now())
    const { before, after } = await setActive(tx, params.personId, body, actor)
    return { reply: { data: after }, changes: [personChange(after, before, after)] }
  }),

  operateMutation(endPersonSessions, async (tx, { params, caller, now }) => {
    const actor = actorOf(caller, now())
    const { person, ended } = await endSessions(tx, params.personId, actor)
    return { reply: {}, changes: [personChange(person, null, { ended_sessions: ended })] }
  }),

  operateMutation(setMembership, async (tx, call) => {
    const { params, body, caller, now, mail } = call
    const actor = actorOf(caller, now())
    const changed = await changeMembership(tx, params.personId, body, actor)
    const { wasMember, wasWaiting, email, building } = changed
    if (wasWaiting && body.member) {
      const address = await buildingAddress(call, body.building_uuid)
      const locale = preferredLocale(changed.locale ?? undefined)
      mail.post(letterMail('approved', { to: email, place: building, locale, ...address }))
    }
    const data = await readPersonDetail(tx, params.personId, actor)
    const change = personChange(data, { member: wasMember }, { member: body.member })
    return {
      reply: { data },
      changes: [{ ...change, buildingUuid: body.building_uuid, alsoIn: [] }],
    }
  }),

  operateMutation(setPermission, async (tx, { params, body, caller, now }) => {
    const actor = actorOf(caller, now())
    const { wasGranted } = await changePermission(tx, params.personId, body, actor)
    const data = await readPersonDetail(tx, params.personId, actor)
    const { permission, granted } = body
    const change = personChange(data, { [permission]: wasGranted }, { [permission]: granted })
    return {
      reply: { data },
      changes: [{ ...change, buildingUuid: body.building_uuid, alsoIn: [] }],
    }
  }),

  operateMutation(
    repeatInvitation,
    async (tx, call) => {
      const { params, body, caller, mail, now } = call
      const { personId } = params
      const invitation = await inviteAgain(tx, personId, body.building_uuid, now())
      const { email, building } = invitation
      const address = await buildingAddress(call, body.building_uuid)
      const { locale } = caller
      mail.post(letterMail('invited', { to: email, place: building, locale, ...address }))
      const subject = { kind: 'person' as const, subject: email, subjectUuid: personId }
      const after = { invited_again: true }
      const change = { ...subject, buildingUuid: body.building_uuid, before: null, after }
      return { reply: {}, changes: [change] }
    },
    { limit: 'visitorInvitedByUser' },
  ),
]
