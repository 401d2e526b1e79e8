import type { Attendance, Attendee } from '@contract/operate/attendees'
import { contents, passes, userBuildings } from '@server/db/schema'
import type { Mail } from '@server/ports/mail'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aDeal,
  anAttendee,
  anEvent,
  aPost,
  type Content,
  changeContent,
  rsvp,
} from '../builders/content'
import { aCompany } from '../builders/directory'
import { anOperator } from '../builders/operators'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { codeOf, operateCalls, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, call, list, signIn } = withConsole(
  'editor',
  'receptionist',
  'buildingManager',
)

const hour = 3_600_000
const within = (hours: number) => new Date(world.clock.now.getTime() + hours * hour)

let item: Content
let ada: Person
beforeEach(async () => {
  item = await anEvent(world, { in: tower, title: 'Reading', startAt: within(2), capacity: 2 })
  ada = await aPerson(world, { in: tower, firstName: 'Ada', lastName: 'Winthrop' })
})

const path = (query = '', { uuid } = item) => `contents/${uuid}/attendees${query}`
const rows = async (query = '') => (await list(path(query))).data as unknown as Attendee[]
const names = async (query = '') => (await rows(query)).map(({ person }) => person.name)
const attendance = async () =>
  ((await call('GET', `contents/${item.uuid}/attendance`)).body as { data: Attendance }).data
const add = (person: { email: string }, of = item, token = tokens.editor) =>
  call('POST', path('', of), { token, body: { email: person.email } })
const remove = (uuid: string, reason = 'The room is smaller.') =>
  call('POST', `attendees/${uuid}/removal`, { body: { reason } })
const admit = (uuid: string, token = tokens.receptionist) =>
  call('PUT', `attendees/${uuid}/check-in`, { token })
const rowOf = (answer: { body: unknown }) => (answer.body as { data: Attendee }).data
const tokenOf = async (person: Person) => (await world.signIn(person)).token
const aChecker = () => aPerson(world, { in: tower, permissions: ['can-check-passes'] })
const passesOf = async (person: Person) => {
  const reply = await world.request('GET', `/api/portico/v1/buildings/${tower.uuid}/passes`, {
    token: await tokenOf(person),
  })
  return (reply.body as { data: { code: string; used_at: string | null }[] }).data
}

let posted: Mail[]
beforeEach(() => {
  posted = []
  const store = world.outbox.store.bind(world.outbox)
  vi.spyOn(world.outbox, 'store').mockImplementation((connection, mails) => {
    posted.push(...mails)
    return store(connection, mails)
  })
})
afterEach(() => vi.restoreAllMocks())
/** The calendar entry of the latest mail. */
function entryIn(email: string) {
  const mails = posted.filter(({ to }) => to === email)
  const [file] = mails.at(-1)?.attachments ?? []
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file?.content)))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  return { method: calendar.getFirstPropertyValue('method'), event, type: file?.contentType }
}

describe('the attendees of an item', () => {
  it('are searched, filtered by company and by who came, sorted and paged', async () => {
    const fathom = await aCompany(world, { in: tower, name: 'Fathom 100%' })
    const cleo = { firstName: 'Cleo', lastName: 'Abbey', companyUuid: fathom.uuid }
    const came = await anAttendee(world, {
      of: item,
      is: await aPerson(world, { in: tower, ...cleo }),
    })
    await anAttendee(world, { of: item, is: ada })
    await admit(came.uuid)
    expect(await names()).toEqual(['Cleo Abbey', 'Ada Winthrop'])
    expect(await names('?sort=name&descending=true')).toEqual(['Ada Winthrop', 'Cleo Abbey'])
    expect(await names('?sort=came_at&descending=true')).toEqual(['Cleo Abbey', 'Ada Winthrop'])
    expect(await names('?came=yes')).toEqual(['Cleo Abbey'])
    expect(await names('?came=no')).toEqual(['Ada Winthrop'])
    expect(await names(`?company=${fathom.uuid}`)).toEqual(['Cleo Abbey'])
    expect(await names('?search=ada win')).toEqual(['Ada Winthrop'])
    expect(await names(`?search=${encodeURIComponent('100%')}`)).toEqual(['Cleo Abbey'])
    expect(await names(`?search=${encodeURIComponent('%')}`)).toEqual(['Cleo Abbey'])
    expect(await names(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
    expect(await list(path('?limit=1&offset=1'))).toMatchObject({ total: 2, data: [{}] })
    expect(await attendance()).toEqual({
      title: 'Reading',
      action: 'rsvp',
      start_at: within(2).toISOString(),
      end_at: null,
      timezone: tower.timezone,
      taken: 2,
      came: 1,
      capacity: 2,
      is_open: true,
      companies: [{ uuid: fathom.uuid, name: 'Fathom 100%' }],
    })
    expect(codeOf(await call('GET', path('?company=secret')))).toBe('invalid_request')
  })

  it('do not exist for those whose roles are elsewhere', async () => {
    const row = await anAttendee(world, { of: item, is: ada })
    const token = await signIn(await anOperator(world, { role: 'editor', of: annex }))
    for (const answer of [
      await call('GET', path(), { token }),
      await call('GET', `contents/${item.uuid}/attendance`, { token }),
      await add(ada, item, token),
      await call('POST', `attendees/${row.uuid}/removal`, { token, body: { reason: 'No' } }),
      await admit(row.uuid, token),
      await call('GET', path('', { ...item, uuid: crypto.randomUUID() })),
      await admit(crypto.randomUUID()),
    ]) {
      expect(codeOf(answer)).toBe('not_found')
    }
    expect(await attendance()).toMatchObject({ taken: 1, came: 0 })
  })
})

describe('adding a person', () => {
  it('takes a place, tells the person once, and has a pass', async () => {
    const { title } = rowOf(await add(ada)) as unknown as { title?: string }
    expect(title).toBeUndefined()
    expect((await add({ email: ada.email.toUpperCase() })).status).toBe(201)
    expect(await names()).toEqual(['Ada Winthrop'])
    expect(await passesOf(ada)).toHaveLength(1)
    const mails = await world.mails(ada.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Alder Tower has put you on the list'])
    expect(mails[0]?.text).toContain('Reading')
    const { method, event, type } = entryIn(ada.email)
    expect([method, event.uid, type]).toEqual([
      'REQUEST',
      `${item.uuid}@portico`,
      'text/calendar; charset=utf-8; method=REQUEST',
    ])
  })

  it.each<[string, Partial<Content>, string]>([
    ['a full event', { capacity: 0 }, 'event_full'],
    ['an event that is over', { endAt: new Date('2031-03-04T16:00:00Z') }, 'event_over'],
    [
      'an event whose registration has not opened',
      { details: { ...rsvp, cta_display_start_at: '2031-03-04T18:00:00Z' } },
      'event_not_open',
    ],
    [
      'an event whose registration is closed',
      { details: { ...rsvp, cta_display_end_at: '2031-03-04T16:00:00Z' } },
      'event_over',
    ],
    ['an event that takes no places', { details: {} }, 'event_not_open'],
    ['a draft', { publication: 'draft' }, 'not_found'],
    ['an archived event', { publication: 'archived' }, 'not_found'],
  ])('to %s is refused as it is to tenants', async (_, values, code) => {
    await changeContent(world, item, values)
    const attend = `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${item.uuid}/attend`
    const own = await world.request('PUT', attend, { token: await tokenOf(ada) })
    expect([codeOf(await add(ada)), codeOf(own)]).toEqual([code, code])
    expect(await world.mails(ada.email)).toEqual([])
    expect(await attendance()).toMatchObject({ taken: 0 })
  })

  it('to a deal ends at the limit of one person and of all', async () => {
    const offer = await aDeal(world, { in: tower, maxClaimsPerUser: 2, maxClaimsTotal: 3 })
    expect((await add(ada, offer)).status).toBe(201)
    expect((await add(ada, offer)).status).toBe(201)
    expect(codeOf(await add(ada, offer))).toBe('claims_limit_reached')
    expect((await list(path('', offer))).total).toBe(2)
    const ben = await aPerson(world, { in: tower })
    expect((await add(ben, offer)).status).toBe(201)
    expect(codeOf(await add(await aPerson(world, { in: tower }), offer))).toBe(
      'claims_limit_reached',
    )
  })

  it('of another building, without an account, deactivated, waiting, or a device is refused alike', async () => {
    const removed = await aPerson(world, { in: tower })
    await world.database.connection
      .update(userBuildings)
      .set({ revokedAt: world.clock.now })
      .where(eq(userBuildings.userId, removed.id))
    const unknown = [
      await aPerson(world, { in: annex }),
      { email: 'unknown@tenants.example' },
      await aPerson(world, { in: tower, deactivated: true }),
      await aPerson(world, { in: tower, requestedAt: world.clock.now }),
      await aKiosk(world, { in: tower }),
      removed,
    ]
    const answers = await Promise.all(unknown.map((person) => add(person)))
    expect(
      new Set(answers.map((answer) => JSON.stringify([codeOf(answer), answer.status]))),
    ).toEqual(new Set([JSON.stringify(['account_unknown', 422])]))
    expect(wrongFieldsOf(await add({ email: 'no address' }))).toEqual(['body.email'])
  })

  it('gives the last place to one of many', async () => {
    await changeContent(world, item, { capacity: 1 })
    const crowd = await Promise.all(
      Array.from({ length: 6 }, () => aPerson(world, { in: tower, password: null })),
    )
    const answers = await Promise.all(crowd.map((person) => add(person)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await attendance()).toMatchObject({ taken: 1 })
  })
})

describe('removing a person', () => {
  it('gives the place back, and tells the person why, once', async () => {
    await add(ada)
    const [row] = await rows()
    const [pass] = await passesOf(ada)
    world.clock.now = within(1 / 3600)
    expect((await remove(row?.uuid ?? '')).status).toBe(200)
    expect(await attendance()).toMatchObject({ taken: 0 })
    expect(await passesOf(ada)).toEqual([])
    const check = await world.request(
      'POST',
      `/api/portico/v1/buildings/${tower.uuid}/passes/check`,
      {
        token: await tokenOf(await aChecker()),
        body: { code: pass?.code },
      },
    )
    expect(check.body).toMatchObject({ data: { status: 'cancelled' } })
    expect(codeOf(await remove(row?.uuid ?? ''))).toBe('not_found')
    const mails = await world.mails(ada.email)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.subject).toBe('Alder Tower has taken you off a list')
    expect(mails[0]?.text).toContain('The room is smaller.')
    const { method, event } = entryIn(ada.email)
    expect([method, event.uid]).toEqual(['CANCEL', `${item.uuid}@portico`])
  })

  it('needs a reason, and is nothing for a receptionist', async () => {
    const { uuid } = await anAttendee(world, { of: item, is: ada })
    expect(wrongFieldsOf(await remove(uuid, ' '))).toEqual(['body.reason'])
    expect(wrongFieldsOf(await remove(uuid, 'x'.repeat(501)))).toEqual(['body.reason'])
    const token = tokens.receptionist
    const body = { reason: 'No' }
    expect(codeOf(await call('POST', `attendees/${uuid}/removal`, { token, body }))).toBe(
      'permission_denied',
    )
    expect(codeOf(await add(ada, item, token))).toBe('permission_denied')
    expect(await attendance()).toMatchObject({ taken: 1 })
  })

  it('works for an item that was archived, in the language of the person', async () => {
    const till = await aPerson(world, { in: tower, locale: 'de-de' })
    const german = await anEvent(world, {
      in: tower,
      startAt: within(3),
      translations: { 'de-de': { title: 'Lesung' } },
    })
    const { uuid } = await anAttendee(world, { of: german, is: till })
    await changeContent(world, german, { publication: 'archived' })
    expect((await remove(uuid, 'Zu voll.')).status).toBe(200)
    const [mail] = await world.mails(till.email)
    expect(mail?.subject).toBe('Alder Tower hat Sie von einer Liste genommen')
    expect(mail?.text).toContain('Lesung')
  })
})

describe('checking a person in', () => {
  it('uses the pass once, shows it live on the pass, and says when at the second desk', async () => {
    const { uuid } = await anAttendee(world, { of: item, is: ada })
    const { next, close } = await openStream(world, await tokenOf(ada), ['mine'])
    await next()
    const first = rowOf(await admit(uuid)).came_at
    expect(first).toBe(world.clock.now.toISOString())
    expect(await next()).toMatchObject({ data: { topic: 'mine', data: { uuid: item.uuid } } })
    await close()
    world.clock.now = within(1 / 60)
    expect(rowOf(await admit(uuid, tokens.buildingManager)).came_at).toBe(first)
    expect(await passesOf(ada)).toMatchObject([{ used_at: first }])
    const [pass] = await world.database.connection.select().from(passes)
    expect(pass?.usedBy).toBe(people.receptionist.id)
  })

  it('at two desks at once, by name and by code, ends with one visit', async () => {
    const { uuid } = await anAttendee(world, { of: item, is: ada })
    const [pass] = await passesOf(ada)
    const token = await tokenOf(await aChecker())
    const byCode = world.request('POST', `/api/portico/v1/buildings/${tower.uuid}/passes/check`, {
      token,
      body: { code: pass?.code, use: true },
    })
    const desks = await Promise.all([
      admit(uuid),
      admit(uuid, tokens.buildingManager),
      admit(uuid, tokens.editor),
      byCode,
    ])
    expect(desks.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await attendance()).toMatchObject({ came: 1 })
    expect(await names('?came=yes')).toHaveLength(1)
  })

  it.each<[string, Partial<Content>, string]>([
    [
      'is over',
      { endAt: new Date('2031-03-04T16:00:00Z'), startAt: new Date('2031-03-04T15:00:00Z') },
      'event_over',
    ],
    ['is hidden', { publication: 'draft' }, 'event_not_open'],
  ])('is refused when the event %s', async (_, values, code) => {
    const { uuid } = await anAttendee(world, { of: item, is: ada })
    await changeContent(world, item, values)
    expect(codeOf(await admit(uuid))).toBe(code)
    expect(await attendance()).toMatchObject({ came: 0 })
  })

  it('is refused for a place that was given back', async () => {
    const { uuid } = await anAttendee(world, { of: item, is: ada })
    await remove(uuid)
    expect(codeOf(await admit(uuid))).toBe('not_found')
  })
})

it('logs each change in the history of the item, with the person', async () => {
  const { uuid } = rowOf(await add(ada))
  for (const change of [admit, remove]) {
    world.clock.now = new Date(world.clock.now.getTime() + 1000)
    await change(uuid)
  }
  const { audit } = operateCalls(world)
  const { data } = await audit(tokens.buildingManager, `?subject=${item.uuid}`)
  expect(data).toMatchObject([
    {
      action: 'removeAttendee',
      before: { attendee: ada.email, reason: 'The room is smaller.' },
      after: null,
    },
    { action: 'admitAttendee', before: { came_at: null }, after: { attendee: ada.email } },
    { action: 'addAttendee', before: null, after: { attendee: ada.email } },
  ])
})

it('closes no item that takes nothing', async () => {
  const post = await aPost(world, { in: tower })
  expect(codeOf(await add(ada, post))).toBe('not_found')
  const [stored] = await world.database.connection
    .select()
    .from(contents)
    .where(eq(contents.uuid, post.uuid))
  expect(stored?.claimCount).toBe(0)
})
