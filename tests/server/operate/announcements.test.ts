import type { OperatedContent } from '@contract/operate/contents'
import { notices } from '@server/db/schema'
import type { Mail } from '@server/ports/mail'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDeal, anEvent, type Content, changeContent } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { codeOf, operateCalls, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, tokens, call } = withConsole('editor', 'buildingManager')

const hour = 3_600_000
const within = (hours: number) => new Date(world.clock.now.getTime() + hours * hour)

let posted: Mail[]
let ada: Person
let till: Person
let item: Content
beforeEach(async () => {
  posted = []
  const store = world.outbox.store.bind(world.outbox)
  vi.spyOn(world.outbox, 'store').mockImplementation((connection, mails) => {
    posted.push(...mails)
    return store(connection, mails)
  })
  ada = await aPerson(world, { in: tower, firstName: 'Ada' })
  till = await aPerson(world, { in: tower, locale: 'de-de' })
  const gone = await aPerson(world, { in: tower, deactivated: true })
  item = await anEvent(world, {
    in: tower,
    title: 'Reading',
    startAt: within(24),
    endAt: within(26),
    takenBy: [ada, till, gone],
    translations: { 'de-de': { title: 'Lesung' } },
    details: { rsvp_enabled: true, cta_type: 'CLAIM', formatted_address: 'The roof' },
  })
})
afterEach(() => vi.restoreAllMocks())

const read = async ({ uuid } = item) =>
  ((await call('GET', `contents/${uuid}`)).body as { data: OperatedContent }).data
const change = async (fields: object, of = item, headers: Record<string, string> = {}) =>
  call('PUT', `contents/${of.uuid}`, {
    body: { version: (await read(of)).version, ...fields },
    headers,
  })
const publish = async (publication: string, more: object = {}, of = item) =>
  call('PUT', `contents/${of.uuid}/publication`, {
    body: { version: (await read(of)).version, publication, ...more },
  })
const soon = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 2000)
}
const recipients = () => posted.map(({ to }) => to).toSorted()

/** The calendar entry of a mail. */
function entryOf(mail: Mail | undefined) {
  const [file] = mail?.attachments ?? []
  const text = new TextDecoder().decode(file?.content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    location: event.location,
    attendee: event.attendees[0]?.getFirstValue(),
    organizer: event.organizer,
    type: file?.contentType,
  }
}

const tokenOf = async (person: Person) => (await world.signIn(person)).token
async function tenantReads(person: Person) {
  const token = await tokenOf(person)
  const get = async (path: string) => (await world.request('GET', `/api${path}`, { token })).body
  return {
    page: (
      (await get(`/tenant/v1/event-posts/${item.uuid}`)) as {
        data?: Record<string, unknown>
      }
    ).data,
    passes: (
      (await get(`/portico/v1/buildings/${tower.uuid}/passes`)) as {
        data: { content: Record<string, unknown>; code: string }[]
      }
    ).data,
    history: JSON.stringify(await get('/tenant/v1/users/current/transactions')),
  }
}

describe('another time or place', () => {
  it('reaches each person who attends with one letter, in their language, and their calendars', async () => {
    const { next, close } = await openStream(world, await tokenOf(ada), ['mine'])
    await next()
    await change({
      start_at: within(48).toISOString(),
      end_at: within(50).toISOString(),
      notice: 'The speaker is ill.',
    })
    expect(await next()).toMatchObject({ data: { topic: 'mine', data: { uuid: item.uuid } } })
    await close()
    expect(recipients()).toEqual([ada.email, till.email].toSorted())
    const told = await world.database.connection.select().from(notices)
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([ada.id, till.id]))
    expect(told[0]).toMatchObject({
      event: 'eventMoved',
      name: 'Reading',
      quote: 'The speaker is ill.',
      subjectUuid: item.uuid,
    })
    const [first, second] = [ada, till].map(({ email }) => posted.find(({ to }) => to === email))
    expect(first?.subject).toBe('Alder Tower has changed an event that you attend')
    expect(first?.text).toMatch(/Reading\n.* → .*\nThe roof\n\nThe speaker is ill\./)
    expect(second?.subject).toBe(
      'Alder Tower hat eine Veranstaltung geändert, an der Sie teilnehmen',
    )
    expect(second?.text).toContain('Lesung')
    expect(entryOf(first)).toMatchObject({
      method: 'REQUEST',
      uid: `${item.uuid}@portico`,
      // Calendar entries begin five minutes earlier, as the file of the app.
      start: within(48).getTime() - 5 * 60_000,
      location: 'The roof',
      attendee: `mailto:${ada.email}`,
      type: 'text/calendar; charset=utf-8; method=REQUEST',
    })
    expect(entryOf(first).organizer).toMatch(/^mailto:.+@/)
  })

  it('has a higher sequence with each change', async () => {
    const sequences = []
    for (const place of ['The lobby', 'The yard', 'The roof']) {
      soon()
      await change({ formatted_address: place })
      sequences.push(entryOf(posted.at(-1)).sequence)
    }
    soon()
    await publish('ended')
    sequences.push(entryOf(posted.at(-1)).sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(sequences[0]).toBeGreaterThan(0)
    expect(posted).toHaveLength(8)
  })

  it('is sent once for one press, however often it is repeated', async () => {
    const { version } = await read()
    const body = { version, formatted_address: 'The yard' }
    const headers = { 'idempotency-key': 'one-change-of-the-event' }
    const press = () => call('PUT', `contents/${item.uuid}`, { body, headers })
    expect([(await press()).status, (await press()).status]).toEqual([200, 200])
    expect(posted).toHaveLength(2)
  })

  it('of two editors at once sends the letters of the one who is stored', async () => {
    const { version } = await read()
    const answers = await Promise.all(
      ['The yard', 'The lobby'].map((formatted_address) =>
        call('PUT', `contents/${item.uuid}`, { body: { version, formatted_address } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { formatted_address } = await read()
    expect(posted).toHaveLength(2)
    for (const mail of posted) expect(mail.text).toContain(formatted_address)
  })

  it('shows on the page, the pass and in the history, with the earlier time', async () => {
    const earlier = within(24).toISOString()
    await change({ start_at: within(48).toISOString(), end_at: null })
    const { page, passes, history } = await tenantReads(ada)
    expect(page).toMatchObject({ moved_from: earlier, start_at: within(48).toISOString() })
    expect(passes[0]?.content).toMatchObject({ moved_from: earlier })
    expect(history).toContain(earlier)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a change of other fields', () => change({ title: 'Lecture', capacity: 9 })],
    ['the same time in other words', () => change({ start_at: item.startAt?.toISOString() })],
    ['a sentence without a change', () => change({ notice: 'Hello' })],
    [
      'a draft',
      async () => {
        await changeContent(world, item, { publication: 'draft' })
        await change({ start_at: within(25).toISOString() })
      },
    ],
    [
      'an event that is over',
      async () => {
        await changeContent(world, item, { startAt: within(-3), endAt: within(-1) })
        await change({ formatted_address: 'The yard' })
      },
    ],
    [
      'an invalid change',
      () => change({ start_at: within(48).toISOString(), end_at: within(47).toISOString() }),
    ],
  ])('sends nothing for %s', async (_, act) => {
    await act()
    expect(posted).toEqual([])
  })

  it('sends nothing for a deal, and nothing to those who have given their place back', async () => {
    const offer = await aDeal(world, { in: tower, startAt: within(3), takenBy: [ada] })
    await change({ formatted_address: 'The yard' }, offer)
    const recall = `/api/tenant/v1/event-posts/${item.uuid}/recall`
    await world.request('PUT', recall, { token: await tokenOf(ada) })
    await change({ formatted_address: 'The yard' })
    expect(recipients()).toEqual([till.email])
  })

  it('refuses a sentence that is too long', async () => {
    const answer = await change({ formatted_address: 'The yard', notice: 'x'.repeat(501) })
    expect(wrongFieldsOf(answer)).toEqual(['body.notice'])
    expect(posted).toEqual([])
  })
})

describe.each(['ended', 'draft', 'archived'])(
  'an event that becomes %s before it is over',
  (to) => {
    it('is called off: each person gets one letter that takes the entry away', async () => {
      expect(await read()).toMatchObject({ going: 3, cancelled_at: null })
      await publish(to, { notice: 'We are sorry.' })
      expect(await read()).toMatchObject({
        going: 0,
        cancelled_at: world.clock.now.toISOString(),
        publication: to,
      })
      expect(recipients()).toEqual([ada.email, till.email].toSorted())
      const mail = posted.find(({ to: reader }) => reader === ada.email)
      expect(mail?.subject).toBe('Alder Tower has cancelled an event that you attend')
      expect(mail?.text).toContain('We are sorry.')
      expect(entryOf(mail)).toMatchObject({ method: 'CANCEL', uid: `${item.uuid}@portico` })
      soon()
      await publish(to === 'archived' ? 'draft' : 'archived')
      expect(posted).toHaveLength(2)
    })

    it('tells them again if it takes place after all', async () => {
      await publish(to)
      soon()
      if (to === 'archived') await publish('draft')
      await publish('live')
      expect(
        posted
          .slice(2)
          .map(({ to: reader }) => reader)
          .toSorted(),
      ).toEqual([ada.email, till.email].toSorted())
      expect(posted.at(-1)?.subject).toMatch(/takes place after all|findet doch statt/)
      expect(entryOf(posted.at(-1)).method).toBe('REQUEST')
      expect(entryOf(posted.at(-1)).sequence).toBeGreaterThan(entryOf(posted[0]).sequence)
      expect(await read()).toMatchObject({ going: 3, cancelled_at: null })
    })
  },
)

describe('an event that is called off', () => {
  it('says so on its page, its pass and in the history, and at the door', async () => {
    const { passes: before } = await tenantReads(ada)
    await publish('ended')
    const { page, passes, history } = await tenantReads(ada)
    expect(page?.cancelled_at).toBe(world.clock.now.toISOString())
    expect(passes[0]?.content.cancelled_at).toBe(world.clock.now.toISOString())
    expect(history).toContain('"status":"cancelled"')
    const checker = await aPerson(world, { in: tower, permissions: ['can-check-passes'] })
    const check = await world.request(
      'POST',
      `/api/portico/v1/buildings/${tower.uuid}/passes/check`,
      {
        token: await tokenOf(checker),
        body: { code: before[0]?.code, use: true },
      },
    )
    expect(check.body).toMatchObject({ data: { status: 'cancelled' } })
  })

  it('is not called off by its end, by a time offline that is planned, or once it is over', async () => {
    await publish('live', { offline_at: within(2).toISOString() })
    world.clock.now = within(3)
    await changeContent(world, item, { startAt: within(-3), endAt: within(-1) })
    expect(posted).toEqual([])
  })

  it('sends nothing if no one attends, and can be attended by no one', async () => {
    const empty = await anEvent(world, { in: tower, startAt: within(5) })
    await publish('ended', {}, empty)
    expect(posted).toEqual([])
    await changeContent(world, empty, { displayUntil: null })
    const attend = `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${empty.uuid}/attend`
    const answer = await world.request('PUT', attend, { token: await tokenOf(ada) })
    expect(codeOf(answer)).toBe('event_over')
  })
})

it('logs how many were told, and what', async () => {
  await change({ formatted_address: 'The yard', notice: 'It rains.' })
  const { audit } = operateCalls(world)
  const { data } = await audit(tokens.buildingManager, `?subject=${item.uuid}`)
  expect(data[0]).toMatchObject({
    action: 'updateContent',
    after: { formatted_address: 'The yard', told: 2, notice: 'It rains.' },
  })
})
