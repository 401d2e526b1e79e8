import type { CalendarBooking, DayCalendar } from '@contract/operate/dayCalendar'
import { resourceBookings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { aBooking, aResource, type Booking, type Resource } from '../builders/bookings'
import { aPerson, type Person } from '../builders/people'
import { codeOf, pageOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, signIn, call } = withConsole(
  'buildingManager',
  'receptionist',
)

const at = (time: string) => new Date(time)
let ada: Person
let tenant: string
let oak: Resource
let elm: Resource
let posted: MockInstance<typeof world.outbox.store>
beforeEach(async () => {
  posted = vi.spyOn(world.outbox, 'store')
  // Noon in Boston, on a Tuesday.
  world.clock.now = at('2031-03-04T17:00:00Z')
  for (const role of ['buildingManager', 'receptionist'] as const)
    tokens[role] = await signIn(people[role])
  await call('PUT', `buildings/${tower.uuid}`, {
    body: { version: 1, timezone: 'America/New_York' },
  })
  ada = await aPerson(world, {
    in: [tower, annex],
    firstName: 'Ada',
    lastName: 'Winthrop',
    locale: 'de-de',
  })
  tenant = (await world.signIn(ada)).token
  // Half-hour slots from 7 to 20 o'clock.
  oak = await aResource(world, { in: tower, name: 'Oak' })
  elm = await aResource(world, { in: tower, name: 'Elm' })
})

afterEach(() => posted.mockRestore())

const path = (rest: string) => `buildings/${tower.uuid}/${rest}`
const dayOf = async (date?: string) => {
  const answer = await call('GET', path(date === undefined ? 'calendar' : `calendar?date=${date}`))
  return (answer.body as { data: DayCalendar }).data
}
/** Tomorrow, from 10 to 11 o'clock in Boston. */
const ten = '2031-03-05T15:00:00.000Z'
const booked = (given: Partial<Booking> = {}) =>
  aBooking(world, {
    of: oak,
    by: ada,
    startAt: at(ten),
    endAt: at('2031-03-05T16:00:00Z'),
    ...given,
  })
const move = (uuid: string, given: object = {}, token = tokens.buildingManager) =>
  call('POST', path(`bookings/${uuid}/moves`), {
    token,
    body: { sequence: 0, resource_uuid: elm.uuid, start_at: ten, ...given },
  })
const step = (uuid: string, action: string, reason?: string) =>
  call('POST', path(`bookings/${uuid}/steps`), { body: { action, reason } })
const bookFor = (given: object = {}) =>
  call('POST', path('bookings'), {
    body: { resource_uuid: oak.uuid, person_uuid: ada.uuid, start_at: ten, slots: 2, ...given },
  })
const close = (given: object = {}) =>
  call('POST', path('closures'), {
    body: {
      resource_uuid: oak.uuid,
      from: '2031-03-05T09:00',
      until: '2031-03-05T12:00',
      reason: 'The floor is waxed.',
      cancel: [],
      leave: [],
      ...given,
    },
  })
const slotsFor = async (date: string) => {
  const { body } = await world.request(
    'GET',
    `/api/portico/v1/resources/${oak.uuid}/availability?date=${date}`,
    { token: tenant },
  )
  return (body as { data: { slots: { start_at: string; state: string }[] } }).data.slots
}
const book = (startAt: string) =>
  world.request('POST', `/api/portico/v1/resources/${oak.uuid}/bookings`, {
    token: tenant,
    body: { start_at: startAt, slots: 1 },
  })
const rowOf = async (uuid: string) => {
  const [row] = await world.database.connection
    .select()
    .from(resourceBookings)
    .where(eq(resourceBookings.uuid, uuid))
  return row
}
const letters = () => world.mails(ada.email)
/** The entries for the calendar that were mailed, the first one first. */
const entries = () =>
  posted.mock.calls.flatMap(([, mails]) =>
    mails.flatMap(({ attachments = [] }) =>
      attachments.map(({ content }) => new TextDecoder().decode(content)),
    ),
  )
const dataOf = (answer: { body: unknown }) => (answer.body as { data: CalendarBooking }).data

describe('the day of a calendar', () => {
  it('has the resources with their slots, and what takes their time, by the clock of the building', async () => {
    const held = await booked()
    await booked({ status: 'pending', resourceUuid: elm.uuid })
    await booked({
      status: 'denied_unavailable',
      startAt: at('2031-03-05T20:00:00Z'),
      endAt: at('2031-03-05T20:30:00Z'),
    })
    await booked({ status: 'cancelled_user' })
    await booked({ status: 'denied_available' })
    await booked({ startAt: at('2031-03-06T15:00:00Z'), endAt: at('2031-03-06T15:30:00Z') })
    await close({ from: '2031-03-05T18:00', until: '2031-03-06T09:00' })
    const day = await dayOf('2031-03-05')
    expect(day).toMatchObject({
      building: { uuid: tower.uuid, timezone: 'America/New_York' },
      date: '2031-03-05',
      today: '2031-03-04',
      start_at: '2031-03-05T05:00:00.000Z',
      end_at: '2031-03-06T05:00:00.000Z',
      resources: [{ name: 'Oak' }, { name: 'Elm' }],
      closures: [{ resource_uuid: oak.uuid, reason: 'The floor is waxed.' }],
    })
    expect(day.resources[0]?.slots).toHaveLength(26)
    expect(day.bookings.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['confirmed', 'waiting', 'denied']),
    )
    expect(day.bookings).toHaveLength(3)
    expect(day.bookings.find(({ uuid }) => uuid === held.uuid)).toMatchObject({
      sequence: 0,
      booked_by: { name: 'Ada Winthrop' },
    })
    expect((await dayOf()).date).toBe('2031-03-04')
  })

  it.each(['2031-02-30', 'tomorrow', '2031-3-5'])('refuses %s', async (date) => {
    expect(codeOf(await call('GET', path(`calendar?date=${date}`)))).toBe('invalid_request')
  })

  it.each([
    ['2031-03-09', 23, 24],
    ['2031-11-02', 25, 28],
  ])('on %s has %d hours, and slots of their true length', async (date, hours, slots) => {
    await aResource(world, { in: tower, name: 'Night', opensAt: 0, closesAt: 13 * 60 })
    const day = await dayOf(date)
    expect((Date.parse(day.end_at) - Date.parse(day.start_at)) / 3_600_000).toBe(hours)
    const night = day.resources.find(({ name }) => name === 'Night')
    expect(night?.slots).toHaveLength(slots)
  })
})

describe('a move', () => {
  it('changes time and resource, and the entry of the calendar follows with the same uid', async () => {
    const { uuid } = await booked()
    const moved = await move(uuid, { start_at: '2031-03-06T18:00:00Z', reason: 'A larger room.' })
    expect(dataOf(moved)).toMatchObject({
      resource: { uuid: elm.uuid },
      start_at: '2031-03-06T18:00:00.000Z',
      end_at: '2031-03-06T19:00:00.000Z',
      sequence: 1,
      state: 'confirmed',
    })
    await move(uuid, { sequence: 1, resource_uuid: oak.uuid })
    await step(uuid, 'cancel')
    const [cancelled, second, first, ...others] = await letters()
    expect(others).toEqual([])
    expect(first?.subject).toBe('Ihre Buchung in Alder Tower ist verlegt')
    expect(first?.text).toMatch(
      /Oak, Mittwoch, 5\. März 2031.*10:00.*11:00[\s\S]*→[\s\S]*Elm, Donnerstag, 6\. März 2031.*13:00.*14:00/,
    )
    expect(first?.text).toContain('A larger room.')
    expect([second, cancelled].map((letter) => letter?.attachments)).toEqual([
      ['booking.ics'],
      ['booking.ics'],
    ])
    for (const entry of entries()) expect(entry).toContain(`UID:${uuid}@portico`)
    expect(entries().map((entry) => /SEQUENCE:(\d+)/.exec(entry)?.[1])).toEqual(['1', '2', '3'])
    expect(entries()[0]).toContain('DTSTART:20310306T180000Z')
    expect(entries()[2]).toContain('METHOD:CANCEL')
  })

  it('of a booking that waits keeps it waiting, without an entry', async () => {
    const { uuid } = await booked({ status: 'pending' })
    expect(dataOf(await move(uuid)).state).toBe('waiting')
    const [letter] = await letters()
    expect(letter?.subject).toBe('Ihre Buchung in Alder Tower ist verlegt')
    expect(letter?.attachments ?? []).toEqual([])
    await step(uuid, 'approve')
    expect(entries()).toEqual([expect.stringContaining('SEQUENCE:1')])
  })

  it('over a clock change keeps its length', async () => {
    const { uuid } = await booked()
    const night = await aResource(world, { in: tower, opensAt: 0, closesAt: 13 * 60 })
    // Half past one, before the clocks go from two to three.
    const moved = await move(uuid, {
      resource_uuid: night.uuid,
      start_at: '2031-03-09T06:30:00Z',
    })
    expect(dataOf(moved)).toMatchObject({ end_at: '2031-03-09T07:30:00.000Z' })
  })

  it('is refused where something else takes the time, and changes nothing', async () => {
    const { uuid } = await booked()
    await booked({ resourceUuid: elm.uuid, startAt: at('2031-03-05T15:30:00Z') })
    expect(codeOf(await move(uuid))).toBe('slot_taken')
    await booked({
      resourceUuid: elm.uuid,
      status: 'denied_unavailable',
      startAt: at('2031-03-07T15:00:00Z'),
      endAt: at('2031-03-07T15:30:00Z'),
    })
    expect(codeOf(await move(uuid, { start_at: '2031-03-07T15:00:00Z' }))).toBe('slot_taken')
    await close({ resource_uuid: elm.uuid, from: '2031-03-10T00:00', until: '2031-03-11T00:00' })
    expect(codeOf(await move(uuid, { start_at: '2031-03-10T15:00:00Z' }))).toBe(
      'slot_not_available',
    )
    expect(await letters()).toEqual([])
    expect(await rowOf(uuid)).toMatchObject({ sequence: 0, resourceUuid: oak.uuid })
  })

  it('may overlap its own time', async () => {
    const { uuid } = await booked()
    const later = { resource_uuid: oak.uuid, start_at: '2031-03-05T15:30:00Z' }
    expect((await move(uuid, later)).status).toBe(200)
  })

  it.each([
    ['between two slots', { start_at: '2031-03-05T15:10:00Z' }],
    ['before the opening', { start_at: '2031-03-05T11:30:00Z' }],
    ['over the closing', { start_at: '2031-03-06T00:30:00Z' }],
    ['into the past', { start_at: '2031-03-03T15:00:00Z' }],
  ])('%s is refused', async (_, given) => {
    const { uuid } = await booked()
    expect(codeOf(await move(uuid, given))).toBe('slot_not_available')
  })

  it('is refused for one that was moved, ended or decided meanwhile', async () => {
    const { uuid } = await booked()
    await move(uuid)
    expect(codeOf(await move(uuid, { start_at: '2031-03-06T15:00:00Z' }))).toBe('version_conflict')
    const gone = await booked({ status: 'cancelled_user' })
    expect(codeOf(await move(gone.uuid))).toBe('booking_decided')
    const over = await booked({
      startAt: at('2031-03-04T15:00:00Z'),
      endAt: at('2031-03-04T16:00:00Z'),
    })
    expect(codeOf(await move(over.uuid))).toBe('booking_decided')
    expect(await letters()).toHaveLength(1)
  })

  it('stays in the building, and is for managers', async () => {
    const { uuid } = await booked()
    const other = await aResource(world, { in: annex })
    expect(codeOf(await move(uuid, { resource_uuid: other.uuid }))).toBe('invalid_request')
    const there = await aBooking(world, { of: other, by: ada })
    expect(codeOf(await move(there.uuid))).toBe('not_found')
    expect(codeOf(await step(there.uuid, 'cancel'))).toBe('not_found')
    expect(codeOf(await move(uuid, {}, tokens.receptionist))).toBe('permission_denied')
    expect(codeOf(await move(uuid, {}, tenant))).toBe('permission_denied')
  })

  it('is in the log of changes', async () => {
    const { uuid } = await booked()
    await move(uuid)
    const { data } = pageOf(await call('GET', 'audit?kind=booking'))
    expect(data).toMatchObject([
      { subject: 'Elm', before: { resource: 'Oak' }, after: { resource: 'Elm' } },
    ])
  })
})

describe('a decision', () => {
  it('is made once, and its repetition tells no one', async () => {
    const { uuid } = await booked({ status: 'pending' })
    expect(dataOf(await step(uuid, 'approve')).state).toBe('confirmed')
    await step(uuid, 'approve')
    expect(codeOf(await step(uuid, 'deny'))).toBe('booking_decided')
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Ihre Buchung in Alder Tower ist bestätigt',
    ])
    expect(pageOf(await call('GET', 'audit?kind=booking')).total).toBe(1)
  })

  it('denies, blocks and frees with a reason', async () => {
    const first = await booked({ status: 'pending' })
    expect(dataOf(await step(first.uuid, 'block', 'It is being repaired.')).state).toBe('denied')
    expect((await dayOf('2031-03-05')).bookings).toHaveLength(1)
    await step(first.uuid, 'free')
    expect((await dayOf('2031-03-05')).bookings).toEqual([])
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.text).toContain('It is being repaired.')
    for (const action of ['confirm', '', null])
      expect(codeOf(await step(first.uuid, action as string))).toBe('invalid_request')
  })
})

describe('a booking for a person', () => {
  it('is confirmed at once, even where people wait for approval, and they are told', async () => {
    oak = await aResource(world, { in: tower, name: 'Beech', needsApproval: true, daysAhead: 0 })
    const { status, body } = await bookFor({ name: 'Board' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      data: {
        state: 'confirmed',
        name: 'Board',
        booked_by: { uuid: ada.uuid },
        start_at: ten,
        end_at: '2031-03-05T16:00:00.000Z',
      },
    })
    const [letter] = await letters()
    expect(letter?.subject).toBe('Eine Buchung in Alder Tower für Sie')
    expect(entries()).toEqual([expect.stringContaining('DTSTART:20310305T150000Z')])
  })

  it('is refused for taken, closed and past times, strangers, and other buildings', async () => {
    await booked()
    expect(codeOf(await bookFor())).toBe('slot_taken')
    await close({ resource_uuid: elm.uuid })
    expect(codeOf(await bookFor({ resource_uuid: elm.uuid }))).toBe('slot_not_available')
    for (const startAt of ['2031-03-04T15:00:00Z', '2031-03-06T15:10:00Z'])
      expect(codeOf(await bookFor({ start_at: startAt }))).toBe('slot_not_available')
    expect(codeOf(await bookFor({ start_at: '2031-03-07T00:30:00Z', slots: 2 }))).toBe(
      'slot_not_available',
    )
    const outsider = await aPerson(world, { in: annex })
    const gone = await aPerson(world, { in: tower, deactivated: true })
    const other = await aResource(world, { in: annex })
    for (const given of [
      { person_uuid: outsider.uuid },
      { person_uuid: gone.uuid },
      { resource_uuid: other.uuid },
      { slots: 0 },
      { slots: 1.5 },
    ])
      expect(codeOf(await bookFor({ start_at: '2031-03-07T15:00:00Z', ...given }))).toBe(
        'invalid_request',
      )
    expect(await letters()).toEqual([])
  })
})

describe('a closure', () => {
  it('offers no slot to tenants and takes no booking, until the resource is open again', async () => {
    const closed = await close()
    expect(closed.status).toBe(201)
    const inside = async () =>
      (await slotsFor('2031-03-05')).filter(({ state }) => state === 'blocked')
    expect(await inside()).toHaveLength(6)
    expect(codeOf(await book(ten))).toBe('slot_not_available')
    expect((await book('2031-03-05T18:00:00Z')).status).toBeLessThan(300)
    const { uuid } = (closed.body as { data: { uuid: string } }).data
    expect((await call('DELETE', path(`closures/${uuid}`))).status).toBe(200)
    expect(codeOf(await call('DELETE', path(`closures/${uuid}`)))).toBe('not_found')
    expect(await inside()).toEqual([])
    expect((await book(ten)).status).toBeLessThan(300)
    const log = pageOf(await call('GET', 'audit?kind=closure')).data
    expect(log).toHaveLength(2)
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'Oak', after: null }),
        expect.objectContaining({ subject: 'Oak', before: null }),
      ]),
    )
  })

  it('lists what is booked inside, and needs an answer for each', async () => {
    const one = await booked()
    const two = await booked({
      status: 'pending',
      startAt: at('2031-03-05T16:30:00Z'),
      endAt: at('2031-03-05T17:30:00Z'),
    })
    await booked({ resourceUuid: elm.uuid })
    await booked({ startAt: at('2031-03-05T17:30:00Z'), endAt: at('2031-03-05T18:00:00Z') })
    const query = `resource=${oak.uuid}&from=2031-03-05T09:00&until=2031-03-05T12:00`
    const listed = pageOf(await call('GET', path(`closures/bookings?${query}`)))
    expect(listed.data).toMatchObject([{ uuid: one.uuid }, { uuid: two.uuid }])
    expect(codeOf(await close())).toBe('resource_in_use')
    expect(codeOf(await close({ cancel: [one.uuid] }))).toBe('resource_in_use')
    expect(await letters()).toEqual([])
    expect((await rowOf(one.uuid))?.status).toBe('confirmed')
    expect((await close({ cancel: [one.uuid.toUpperCase()], leave: [two.uuid] })).status).toBe(201)
    expect((await rowOf(one.uuid))?.status).toBe('cancelled')
    expect((await rowOf(two.uuid))?.status).toBe('pending')
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.text).toContain('The floor is waxed.')
    expect(entries()).toEqual([expect.stringContaining('METHOD:CANCEL')])
  })

  it('cancels no booking that lies elsewhere', async () => {
    const elsewhere = await booked({ resourceUuid: elm.uuid })
    expect((await close({ cancel: [elsewhere.uuid] })).status).toBe(201)
    expect((await rowOf(elsewhere.uuid))?.status).toBe('confirmed')
  })

  it('takes a day on which the clocks change as a whole', async () => {
    const { body } = await close({ from: '2031-03-09T00:00', until: '2031-03-10T00:00' })
    expect(body).toMatchObject({
      data: { start_at: '2031-03-09T05:00:00.000Z', end_at: '2031-03-10T04:00:00.000Z' },
    })
  })

  it.each([
    { until: '2031-03-05T09:00' },
    { until: '2031-03-04T09:00' },
    { until: '2033-03-05T09:00' },
    { from: '2031-02-30T09:00' },
    { from: '2031-03-05T25:00' },
    { from: '2031-03-05' },
    { reason: ' ' },
    { reason: 'x'.repeat(501) },
    { cancel: ['all'] },
    { resource_uuid: 'oak' },
  ])('with %o is refused', async (given) => {
    expect(codeOf(await close(given))).toBe('invalid_request')
    expect((await dayOf('2031-03-05')).closures).toEqual([])
  })

  it('of another building is not found', async () => {
    const other = await aResource(world, { in: annex })
    expect(codeOf(await close({ resource_uuid: other.uuid }))).toBe('invalid_request')
    const query = `resource=${other.uuid}&from=2031-03-05T09:00&until=2031-03-05T12:00`
    await aBooking(world, { of: other, by: ada, startAt: at(ten) })
    expect(pageOf(await call('GET', path(`closures/bookings?${query}`)))).toMatchObject({
      data: [],
      total: 0,
    })
  })
})
