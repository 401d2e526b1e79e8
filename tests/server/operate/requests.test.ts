import {
  readServiceRequest,
  serviceRequests as requestsOfTenant,
  stepServiceRequest,
} from '@contract/serviceRequests'
import { notices, operatorGrants, requestSteps, serviceRequests, users } from '@server/db/schema'
import { publish, topicOfUser } from '@server/services/platform/live/publish'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aGrant, anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { aServiceCategory, aServiceRequest } from '../builders/serviceRequests'
import { openStream } from '../platform/liveCalls'
import { read } from '../platform/reading'
import { codeOf, operateCalls, pageOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, signIn, call } = withConsole(
  'buildingManager',
  'receptionist',
  'engineer',
)

let ada: Person
let uuid: string
beforeEach(async () => {
  ada = await aPerson(world, { in: tower, firstName: 'Ada', lastName: 'Winthrop' })
  await aServiceCategory(world, { in: tower, name: 'repair', label: 'Repairs' })
  uuid = (
    await aServiceRequest(world, {
      in: tower,
      by: ada,
      category: 'repair',
      subject: 'The tap drips',
      description: 'In the kitchen.',
    })
  ).uuid
})

const path = () => `requests/${uuid}`
type Body = Record<string, unknown>
/** A step of staff from the version that is stored, unless another one is given. */
async function step(action: string, body: Body = {}, token = tokens.buildingManager) {
  const [row] = await world.database.connection
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.uuid, uuid))
  const sent = { version: row?.version, action, ...body }
  return call('POST', `${path()}/steps`, { token, body: sent })
}
type Shown = Record<string, unknown> & { thread: Record<string, unknown>[]; actions: string[] }
const shown = async (token = tokens.buildingManager) =>
  ((await call('GET', path(), { token })).body as { data: Shown }).data
const pathOf = (endpoint: { path: string }) =>
  `/api${endpoint.path.replace(':buildingId', tower.uuid).replace(':requestId', uuid)}`
const asTenant = async (person = ada) => (await world.signIn(person)).token
/** What the tenant reads. */
async function tenantReads() {
  const reply = await world.request('GET', pathOf(readServiceRequest), { token: await asTenant() })
  return read(readServiceRequest.reply, reply.body).data
}
const tenantSteps = async (action: string, text?: string, person = ada) =>
  world.request('POST', pathOf(stepServiceRequest), {
    token: await asTenant(person),
    body: { action, ...(text !== undefined && { text }) },
  })
const subjectsTo = async (email: string) =>
  (await world.mails(email)).map(({ subject }) => subject).toReversed()
const assignTo = (person: Person) => step('assign', { assignee_uuid: person.uuid })

describe('a request', () => {
  it('is assigned, asked about, answered, done, reopened and done', async () => {
    await assignTo(people.engineer)
    await step('start', {}, tokens.engineer)
    await step('ask', { text: 'Which tap?' }, tokens.engineer)
    expect(await tenantReads()).toMatchObject({
      status: 'Accepted',
      state: 'waitingForTenant',
      assignee: 'Ola Perry',
      actions: ['reply', 'withdraw'],
    })
    expect((await tenantSteps('reply', 'The left one.')).status).toBe(200)
    await step('finish', { text: 'It is mended.' }, tokens.engineer)
    expect(await tenantReads()).toMatchObject({
      status: 'Accepted',
      state: 'done',
      completed_at: world.clock.now.toISOString(),
      actions: ['confirm', 'reopen'],
    })
    await tenantSteps('reopen', 'It drips again.')
    expect(await tenantReads()).toMatchObject({
      status: 'Pending',
      state: 'reopened',
      completed_at: null,
    })
    await step('finish', {}, tokens.engineer)
    await tenantSteps('confirm')
    expect(await shown()).toMatchObject({
      state: 'confirmed',
      version: 9,
      category: 'Repairs',
      sent_by: { name: 'Ada Winthrop' },
      building: { name: 'Alder Tower' },
      assignee: { uuid: people.engineer.uuid },
      thread: [
        { by: 'building', action: 'assign', assignee: 'Ola Perry', text: '' },
        { by: 'building', action: 'start' },
        { by: 'building', action: 'ask', text: 'Which tap?' },
        { by: 'tenant', action: 'reply', text: 'The left one.', author: 'Ada Winthrop' },
        { by: 'building', action: 'finish', text: 'It is mended.' },
        { by: 'tenant', action: 'reopen', text: 'It drips again.' },
        { by: 'building', action: 'finish', text: '' },
        { by: 'tenant', action: 'confirm' },
      ],
    })
  })

  it('sends one letter and one notice for each step that concerns its tenant', async () => {
    await assignTo(people.engineer)
    await step('start')
    await step('note', { text: 'She is a difficult one.' })
    await step('ask', { text: 'Which tap?' })
    await step('answer', { text: 'We come\r\ntomorrow.' })
    await step('finish')
    expect(await subjectsTo(ada.email)).toEqual([
      'Alder Tower has taken on your request',
      'Alder Tower has a question about your request',
      'Alder Tower has answered your request',
      'Alder Tower has completed your request',
    ])
    const letters = await world.mails(ada.email)
    const answered = letters.find(({ subject }) => subject.includes('answered'))
    expect(answered?.text).toContain('The tap drips\n\nWe come\ntomorrow.')
    expect(answered?.text).toContain(`/building/${tower.uuid}/service-requests/${uuid}`)
    expect(JSON.stringify(letters)).not.toContain('difficult')
    const told = await world.database.connection.select().from(notices)
    expect(told.map(({ event, quote }) => [event, quote])).toEqual([
      ['requestTaken', null],
      ['requestAsked', 'Which tap?'],
      ['requestAnswered', 'We come\ntomorrow.'],
      ['requestFinished', null],
    ])
    expect(
      new Set(told.map(({ userId, name, subjectUuid }) => [userId, name, subjectUuid].join())),
    ).toEqual(new Set([[ada.id, 'The tap drips', uuid].join()]))
  })

  it('is answered in the language of the tenant', async () => {
    await world.database.connection
      .update(users)
      .set({ locale: 'de_DE' })
      .where(eq(users.id, ada.id))
    await step('decline')
    await step('reopen')
    await step('finish')
    expect(await subjectsTo(ada.email)).toEqual([
      'Alder Tower hat auf Ihre Anfrage geantwortet',
      'Alder Tower hat Ihre Anfrage erledigt',
    ])
  })

  it('goes to those who start it, if no one has it', async () => {
    await step('start')
    expect(await shown()).toMatchObject({ assignee: { uuid: people.buildingManager.uuid } })
    await assignTo(people.engineer)
    expect(await shown()).toMatchObject({
      state: 'underway',
      assignee: { uuid: people.engineer.uuid },
    })
  })

  it('is in the log, without the words', async () => {
    await step('ask', { text: 'A private matter.' })
    const operator = await signIn(await anOperator(world))
    const { data } = await operateCalls(world).audit(operator)
    expect(data[0]).toMatchObject({
      action: 'stepOperatedRequest',
      kind: 'request',
      subject: 'The tap drips',
      before: { state: 'submitted' },
      after: { state: 'waitingForTenant', step: 'ask' },
    })
    expect(JSON.stringify(data)).not.toContain('private')
  })

  it('is not changed over what another member of staff has done meanwhile', async () => {
    const [first, second] = await Promise.all([
      step('finish', { version: 1 }),
      step('ask', { version: 1, text: 'Which tap?' }),
    ])
    const codes = [first, second].map((reply) => (reply.status === 200 ? 'done' : codeOf(reply)))
    expect(codes.toSorted()).toEqual(['done', 'version_conflict'])
    expect((await shown()).thread).toHaveLength(1)
    expect(await subjectsTo(ada.email)).toHaveLength(1)
  })

  it('that the tenant has withdrawn takes a note alone', async () => {
    await tenantSteps('withdraw')
    expect((await shown()).actions).toEqual(['note'])
    for (const action of ['start', 'finish', 'decline', 'reopen'])
      expect(codeOf(await step(action))).toBe('request_status_invalid')
    expect(codeOf(await step('ask', { text: 'Why?' }))).toBe('request_status_invalid')
    expect((await step('note', { text: 'She called.' })).status).toBe(200)
    expect(await world.mails(ada.email)).toEqual([])
  })

  it('keeps what was said when its author is deleted', async () => {
    await step('answer', { text: 'We come tomorrow.' })
    await world.database.connection.update(requestSteps).set({ authorId: null })
    expect((await shown()).thread).toMatchObject([{ author: null, text: 'We come tomorrow.' }])
    expect((await tenantReads()).thread).toMatchObject([{ author: null }])
  })

  it('has the state of its status if an older server has changed it', async () => {
    await step('finish')
    await world.database.connection.update(serviceRequests).set({ status: 'Canceled' })
    expect(await shown()).toMatchObject({ state: 'withdrawn', actions: ['note'] })
    const list = async (view: string) =>
      pageOf(await call('GET', `buildings/${tower.uuid}/requests?${view}`)).total
    expect([await list('view=done'), await list('state=withdrawn')]).toEqual([0, 1])
  })
})

describe('those who have a request', () => {
  it('get a letter when it is assigned to them, and when its tenant replies, reopens or withdraws it', async () => {
    await assignTo(people.engineer)
    await step('ask', { text: 'Which tap?' }, tokens.engineer)
    await tenantSteps('reply', 'The left one.')
    await step('finish', {}, tokens.engineer)
    await tenantSteps('confirm')
    await tenantSteps('reopen')
    await tenantSteps('withdraw')
    expect(await subjectsTo(people.engineer.email)).toEqual([
      'A request in Alder Tower is assigned to you',
      'News about a request in Alder Tower',
      'News about a request in Alder Tower',
      'News about a request in Alder Tower',
    ])
    const letters = await world.mails(people.engineer.email)
    expect(letters.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/The tap drips\n\nThe left one\.\n\n.*\n\n.*\/operate\/buildings\//),
    )
  })

  it('get none about what they do themselves, or once they are deactivated', async () => {
    await assignTo(people.buildingManager)
    await world.database.connection
      .update(users)
      .set({ deactivated: true })
      .where(eq(users.id, people.buildingManager.id))
    await tenantSteps('reply', 'It is the left one.')
    expect(await subjectsTo(people.buildingManager.email)).toEqual([])
  })

  it('get none once they have lost the role', async () => {
    await assignTo(people.engineer)
    await world.database.connection
      .delete(operatorGrants)
      .where(eq(operatorGrants.userId, people.engineer.id))
    await tenantSteps('reply', 'It is the left one.')
    expect(await subjectsTo(people.engineer.email)).toHaveLength(1)
    expect(codeOf(await call('GET', path(), { token: tokens.engineer }))).toBe('permission_denied')
  })
})

describe('a note', () => {
  it('reaches no tenant: not the page, not the list, not the live stream, not by mail', async () => {
    const secret = 'zebra-crossing'
    await step('answer', { text: 'We come.' })
    const stream = await openStream(world, await asTenant(), ['mine'])
    await stream.next()
    const before = await tenantReads()
    const mails = (await world.mails(ada.email)).length
    await step('note', { text: secret })
    expect(await tenantReads()).toEqual(before)
    const list = await world.request('GET', pathOf(requestsOfTenant), { token: await asTenant() })
    expect(JSON.stringify(list.body)).not.toContain(secret)
    expect(await world.mails(ada.email)).toHaveLength(mails)
    const { connection } = world.database
    await publish(connection, topicOfUser(ada.id), { uuid: 'the next message' })
    expect(await stream.next()).toMatchObject({ data: { data: { uuid: 'the next message' } } })
    expect(JSON.stringify((await tenantSteps('reply', 'Thanks.')).body)).not.toContain(secret)
    await stream.close()
    expect((await shown()).thread).toMatchObject([
      { action: 'answer' },
      { action: 'note', text: secret },
      { action: 'reply' },
    ])
  })
})

describe('a step', () => {
  it.each([
    ['an unknown action', 'close', {}],
    ['an action of tenants', 'withdraw', {}],
    ['an answer without words', 'answer', {}],
    ['a question of blanks', 'ask', { text: '   ' }],
    ['a note without words', 'note', {}],
    ['a text over the limit', 'answer', { text: 'a'.repeat(5001) }],
    ['an assignment to no one', 'assign', {}],
    ['an assignee beside another action', 'start', { assignee_uuid: crypto.randomUUID() }],
    ['an assignee who does not exist', 'assign', { assignee_uuid: crypto.randomUUID() }],
    ['no version', 'start', { version: undefined }],
  ])('refuses %s', async (_, action, body) => {
    expect(codeOf(await step(action, body))).toBe('invalid_request')
    const { connection } = world.database
    expect(await connection.$count(requestSteps)).toBe(0)
    expect(await connection.$count(serviceRequests, eq(serviceRequests.status, 'Pending'))).toBe(1)
  })

  it('assigns to those alone who work on the requests of the building', async () => {
    const elsewhere = await anOperator(world, { role: 'engineer', of: annex })
    const former = await anOperator(world, { role: 'engineer', of: tower, deactivated: true })
    for (const person of [ada, people.receptionist, elsewhere, former])
      expect(codeOf(await assignTo(person))).toBe('invalid_request')
    expect((await assignTo(people.buildingManager)).status).toBe(200)
    const names = (await shown())['assignees'] as { uuid: string }[]
    expect(new Set(names.map((each) => each.uuid))).toEqual(
      new Set([people.buildingManager.uuid, people.engineer.uuid]),
    )
  })

  it('is taken by those whose role allows it, in its building alone', async () => {
    expect(codeOf(await step('start', {}, tokens.receptionist))).toBe('permission_denied')
    const elsewhere = await signIn(await anOperator(world, { role: 'buildingManager', of: annex }))
    expect(codeOf(await call('GET', path(), { token: elsewhere }))).toBe('not_found')
    expect(codeOf(await step('start', {}, elsewhere))).toBe('not_found')
    expect(await tenantReads()).toMatchObject({ status: 'Pending', thread: [] })
  })
})

describe('an engineer', () => {
  it('knows of the requests that are assigned to them alone', async () => {
    const list = async () =>
      pageOf(await call('GET', `buildings/${tower.uuid}/requests`, { token: tokens.engineer }))
        .total
    const open = async () =>
      (
        (await call('GET', `buildings/${tower.uuid}/today`, { token: tokens.engineer })).body as {
          data: { requests: { open: number } }
        }
      ).data.requests.open
    expect([await list(), await open()]).toEqual([0, 0])
    expect(codeOf(await call('GET', path(), { token: tokens.engineer }))).toBe('not_found')
    expect(codeOf(await step('start', {}, tokens.engineer))).toBe('not_found')
    await assignTo(people.engineer)
    expect(await list()).toBe(1)
    expect(await shown(tokens.engineer)).toMatchObject({ state: 'assigned', assignees: [] })
    await assignTo(people.buildingManager)
    expect(await list()).toBe(0)
    expect(codeOf(await step('finish', {}, tokens.engineer))).toBe('not_found')
  })

  it('assigns nothing', async () => {
    await assignTo(people.engineer)
    expect((await shown(tokens.engineer)).actions).not.toContain('assign')
    const body = { assignee_uuid: people.buildingManager.uuid }
    expect(codeOf(await step('assign', body, tokens.engineer))).toBe('permission_denied')
  })

  it('of this building who manages another one is an engineer here', async () => {
    await aGrant(world, { to: people.engineer, role: 'buildingManager', of: annex })
    expect(codeOf(await call('GET', path(), { token: tokens.engineer }))).toBe('not_found')
  })
})

describe('the tenant', () => {
  it('answers a question, and the request goes on', async () => {
    await step('ask', { text: 'Which tap?' })
    expect(codeOf(await tenantSteps('reply', '   '))).toBe('invalid_request')
    await tenantSteps('reply', 'The left\r\none.')
    expect(await tenantReads()).toMatchObject({
      state: 'underway',
      thread: [{ action: 'ask' }, { by: 'tenant', text: 'The left\none.' }],
    })
  })

  it('reopens for fourteen days, and withdraws only what is open', async () => {
    await step('finish')
    expect(codeOf(await tenantSteps('withdraw'))).toBe('request_status_invalid')
    expect(codeOf(await tenantSteps('reply', 'Thanks'))).toBe('request_status_invalid')
    world.clock.now = new Date(world.clock.now.getTime() + 15 * 86_400_000)
    expect(codeOf(await tenantSteps('reopen'))).toBe('request_status_invalid')
    expect(await tenantReads()).toMatchObject({ state: 'done', actions: ['confirm'] })
  })

  it('does nothing with a request of another tenant, or in another building', async () => {
    const ben = await aPerson(world, { in: [tower, annex] })
    for (const at of [pathOf(stepServiceRequest), pathOf(readServiceRequest)]) {
      const isRead = at === pathOf(readServiceRequest)
      for (const [person, where] of [
        [ben, at],
        [ada, at.replace(tower.uuid, annex.uuid)],
      ] as const) {
        const reply = await world.request(isRead ? 'GET' : 'POST', where, {
          token: await asTenant(person),
          ...(!isRead && { body: { action: 'withdraw' } }),
        })
        expect(codeOf(reply)).toBe('not_found')
      }
    }
    expect(await tenantReads()).toMatchObject({ status: 'Pending', thread: [] })
  })

  it.each(['start', 'assign', 'note', 'finish', 'decline'])('cannot %s', async (action) => {
    expect(codeOf(await tenantSteps(action, 'Please'))).toBe('invalid_request')
  })
})
