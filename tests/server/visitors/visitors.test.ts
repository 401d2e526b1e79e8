import { createAppSession } from '@contract/apps'
import { checkPass } from '@contract/passVerification'
import { cancelVisitor, inviteVisitor, visitors as listed } from '@contract/visitors'
import { buildings, userBuildings, users, visitors } from '@server/db/schema'
import { prune } from '@server/services/platform/prune'
import { invite as inviteAs } from '@server/services/visitors/visitors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { aMiniApp } from '../builders/miniApps'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'

const world = withWorld()
let tower: Building
/** Ada is a tenant there, too. */
let annex: Building
type Who = 'ada' | 'ben' | 'outsider' | 'kiosk' | 'manager'
let people: Record<Who, Person>
let tokens: Record<Who, string>
beforeEach(async () => {
  // Noon in Boston.
  world.clock.now = new Date('2031-03-04T17:00:00Z')
  tower = await aBuilding(world, {
    name: 'One Meridian Plaza',
    address1: '1 Meridian Plaza',
    timezone: 'America/New_York',
  })
  annex = await aBuilding(world, { name: 'Kontorhaus', timezone: 'Europe/Berlin' })
  people = {
    ada: await aPerson(world, { in: [tower, annex], firstName: 'Ada', lastName: 'Winthrop' }),
    ben: await aPerson(world, { in: tower }),
    outsider: await aPerson(world, { in: await aBuilding(world) }),
    kiosk: await aKiosk(world, { in: tower }),
    manager: await aPerson(world, { in: tower, permissions: ['can-check-passes'] }),
  }
  tokens = { ada: '', ben: '', outsider: '', kiosk: '', manager: '' }
  for (const who of ['ada', 'ben', 'outsider', 'kiosk', 'manager'] as const) await signIn(who)
})

const signIn = async (who: Who) => {
  tokens[who] = (await world.signIn(people[who])).token
}
type Given = { building?: { uuid: string }; token?: string; headers?: Record<string, string> }
const to = 'grace@visitor.example'
const guest = {
  first_name: 'Grace',
  last_name: 'Lindqvist',
  email: to,
  company: 'Lindqvist Tiles',
  host_name: null,
  date: '2031-03-05',
  time: '14:30',
  note: 'Brings samples',
}
const pathOf = ({ uuid }: { uuid: string } = tower) => `/api/portico/v1/buildings/${uuid}/visitors`
const codeOf = (answer: Answer) => readProblem(answer).code
const sendRequest = (
  who: Who,
  wanted: Record<string, unknown> = {},
  { building, token, headers }: Given = {},
) =>
  world.request('POST', pathOf(building), {
    token: token ?? tokens[who],
    body: { ...guest, ...wanted },
    ...(headers && { headers }),
  })
const invite = async (who: Who, ...given: [Record<string, unknown>?, Given?]) =>
  read(inviteVisitor.reply, (await sendRequest(who, ...given)).body).data
const listOf = async (who: Who) =>
  read(listed.reply, (await world.request('GET', pathOf(), { token: tokens[who] })).body)
const act = (who: Who, uuid: string, what: 'cancellation' | 'departure', building?: Building) =>
  world.request('PUT', `${pathOf(building)}/${uuid}/${what}`, { token: tokens[who] })
const desk = async (code: string | null | undefined, use = false) => {
  const path = `/api/portico/v1/buildings/${tower.uuid}/passes/check`
  const body = { code: code ?? '', use }
  const answer = await world.request('POST', path, { token: tokens.manager, body })
  return read(checkPass.reply, answer.body).data
}
const at = (instant: string) => {
  world.clock.now = new Date(instant)
}
/** Access tokens expire after a quarter of an hour. */
const later = async (instant: string) => {
  at(instant)
  for (const who of ['ada', 'manager'] as const) await signIn(who)
}

describe('an invitation', () => {
  it("is for a time by the building's clock, and mails a code to the visitor", async () => {
    const made = await invite('ada')
    expect(made).toMatchObject({
      status: 'expected',
      expected_at: '2031-03-05T19:30:00.000Z',
      timezone: 'America/New_York',
      host_name: 'Ada Winthrop',
    })
    const [letter, ...others] = await world.mails(to)
    expect(others).toEqual([])
    expect(letter?.code).toBe(made.code)
    expect(letter?.subject).toBe('Your visit to One Meridian Plaza')
    expect(letter?.text).toContain(made.code)
    expect(letter?.text.replaceAll('\u202f', ' ')).toContain('Wednesday, March 5, 2031 at 2:30 PM')
    // The note is for the front desk: no one can send outsiders their own text.
    expect(letter?.text).not.toContain('samples')
    expect((await listOf('ada')).data).toEqual([made])
  })

  it('mails only what a visitor needs', async () => {
    const { code } = await invite('ada')
    const [letter] = await world.mails(to)
    expect(letter?.text.replaceAll('\u202f', ' ').split('\n')).toEqual([
      '“Ada Winthrop” is expecting you at One Meridian Plaza:',
      '',
      'Wednesday, March 5, 2031 at 2:30 PM',
      '1 Meridian Plaza',
      '',
      'Show this code at the front desk. It works once, on the day of your visit:',
      '',
      code,
      '',
      'We use your address for this visit only, and delete it a few weeks later.',
      '',
      'Portico',
      '',
    ])
  })

  it('to a building without an address contains only the time', async () => {
    await world.database.connection.update(buildings).set({ address1: null })
    await invite('ada')
    const [letter] = await world.mails(to)
    expect(letter?.text.replaceAll('\u202f', ' ')).toContain(
      '\n\nWednesday, March 5, 2031 at 2:30 PM\n\nShow this code',
    )
  })

  it('needs neither a company nor a note', async () => {
    const none = { company: null, note: null }
    expect(await invite('ada', { company: null, note: '' })).toMatchObject(none)
    expect(await invite('ada', { company: ' ', note: null })).toMatchObject(none)
    const { company: _, note: __, ...least } = guest
    expect(await invite('ada', { ...least, company: undefined, note: undefined })).toMatchObject(
      none,
    )
  })

  it('is for half a year ahead at most, to the minute', async () => {
    const last = { date: '2031-08-31', time: '13:00' }
    expect((await sendRequest('ada', last)).status).toBe(201)
    expect(codeOf(await sendRequest('ada', { ...last, time: '13:01' }))).toBe('visit_time_invalid')
  })

  it('is refused to a deleted user', async () => {
    const host = { userId: 0, buildingUuid: tower.uuid, now: world.clock.now }
    const inviting = world.database.transaction((tx) =>
      inviteAs(tx, guest, { ...host, timezone: 'America/New_York' }),
    )
    await expect(inviting).rejects.toMatchObject({ code: 'not_found' })
  })

  it("is in the host's language", async () => {
    await invite('ada', {}, { building: annex, headers: { 'accept-language': 'de-DE' } })
    const [letter] = await world.mails(to)
    expect(letter?.subject).toBe('Ihr Besuch: Kontorhaus')
    expect(letter?.text).toContain('Mittwoch, 5. März 2031 um 14:30')
  })

  it('is created once for one key', async () => {
    const headers = { 'idempotency-key': 'one-wish-of-ada' }
    const first = await invite('ada', {}, { headers })
    expect(await invite('ada', {}, { headers })).toEqual(first)
    expect((await listOf('ada')).total).toBe(1)
    expect(await world.mails(to)).toHaveLength(1)
  })

  it.each([
    ['yesterday', { date: '2031-03-03' }],
    ['this morning', { date: '2031-03-04', time: '11:59' }],
    ['the present moment', { date: '2031-03-04', time: '12:00' }],
    ['in a year', { date: '2032-03-04' }],
    ['in an age', { date: '9999-12-31' }],
  ])('is refused for %s', async (_, when) => {
    expect(codeOf(await sendRequest('ada', when))).toBe('visit_time_invalid')
    expect(await world.mails(to)).toEqual([])
  })

  it.each([
    { first_name: '' },
    { last_name: '   ' },
    { first_name: 'x'.repeat(101) },
    { last_name: 'Your parcel waits at https://evil.example' },
    { email: 'grace' },
    { email: 'grace@visitor.example, eve@visitor.example' },
    { email: 'grace@visitor.example\r\nBcc: eve@visitor.example' },
    { date: 'tomorrow' },
    { date: '2031-02-30' },
    { time: '25:00' },
    { time: "12:00'; drop table visitors" },
    { note: 'x'.repeat(501) },
    { company: 7 },
    { host_name: 'https://evil.example' },
    { host_name: 'www.evil.example' },
    { host_name: 'ｗｗｗ．evil．com' },
    { host_name: '//' },
  ])('is refused if it is malformed: %j', async (wrong) => {
    const answer = await sendRequest('ada', wrong)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request'])
    expect((await listOf('ada')).total).toBe(0)
  })

  it.each([
    ['Your parcel waits.\n\nOpen https://evil.example/parcel', 'DHL', '“DHL” is expecting you'],
    ['https://evil.example', 'www.evil.example', 'Portico is expecting you'],
    ['Dr.med. Eva', 'St.Clair', '“Dr. med. Eva St. Clair” is expecting you'],
    ['Ada\u2028\u202E', 'Winthrop', '“Ada Winthrop” is expecting you'],
  ])('contains no link of a stored name %j %j', async (firstName, lastName, message) => {
    const { connection } = world.database
    const ada = eq(users.id, people.ada.id)
    await connection.update(users).set({ firstName, lastName }).where(ada)
    await invite('ada')
    const [letter] = await world.mails(to)
    expect(letter?.text).toMatch(new RegExp(`^${message} at One Meridian Plaza:\n\nWednesday`))
    expect(letter?.text).not.toContain('evil')
  })

  it.each([
    ['eve@evil.example', '“eve@evil. example”'],
    ['evil。example', '“evil。 example”'],
    ['Ben\nOkafor', '“Ben Okafor”'],
    ['Ben \u202Erofako', '“Ben rofako”'],
  ])('contains no link of the host %j', async (host_name, host) => {
    await invite('ada', { host_name })
    const [letter] = await world.mails(to)
    expect(letter?.text).toMatch(new RegExp(`^${host} is expecting you`))
  })

  it('reaches one address six times an hour, from any host', async () => {
    for (let n = 0; n < 5; n += 1) await invite('ada')
    const last = await invite('ben')
    for (const who of ['ada', 'ben'] as const) {
      const refused = await sendRequest(who)
      expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    }
    expect((await sendRequest('ada', { email: 'another@visitor.example' })).status).toBe(201)
    // A visit can still be cancelled; its mail is omitted.
    expect((await act('ben', last.uuid, 'cancellation')).status).toBe(200)
    expect(await world.mails(to)).toHaveLength(6)
    expect(world.logged.join('')).toContain('too many to one recipient')
  })

  it('is for tenants only: not for a kiosk, an outsider or an unknown user', async () => {
    expect(codeOf(await sendRequest('kiosk'))).toBe('permission_denied')
    expect(codeOf(await sendRequest('outsider'))).toBe('not_found')
    expect(codeOf(await sendRequest('ada', {}, { building: { uuid: crypto.randomUUID() } }))).toBe(
      'not_found',
    )
    expect((await sendRequest('ada', {}, { building: { uuid: 'tower' } })).status).toBe(400)
    // A user who enters a guest building is no tenant there.
    const commons = await aGuestBuilding(world)
    expect(codeOf(await sendRequest('ben', {}, { building: commons }))).toBe('permission_denied')
    expect((await world.request('POST', pathOf(), { body: guest })).status).toBe(401)
  })

  it('is limited per hour, independent of other users', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect((await sendRequest('ada', { email: `guest${n}@visitor.example` })).status).toBe(201)
    }
    const refused = await sendRequest('ada')
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect((await sendRequest('ben')).status).toBe(201)
  })

  it('is refused while a hundred are expected', async () => {
    const one = await invite('ada')
    const [row] = await world.database.connection.select().from(visitors)
    if (row === undefined) throw new Error('nobody was invited')
    await world.database.connection.insert(visitors).values(
      Array.from({ length: 99 }, (_, n) => ({
        ...row,
        uuid: crypto.randomUUID(),
        locator: `L${String(n).padStart(5, '0')}`,
      })),
    )
    expect(codeOf(await sendRequest('ada'))).toBe('too_many_visitors')
    await act('ada', one.uuid, 'cancellation')
    expect((await sendRequest('ada')).status).toBe(201)
  })
})

describe('the list', () => {
  it("contains the user's own visitors in this building, the next one first", async () => {
    await invite('ada', { first_name: 'Second', time: '16:00' })
    await invite('ada', { first_name: 'First', time: '09:00' })
    const gone = await invite('ada', { first_name: 'Gone', time: '08:00' })
    await act('ada', gone.uuid, 'cancellation')
    await invite('ada', {}, { building: annex })
    await invite('ben')
    const { data, total } = await listOf('ada')
    expect(data.map(({ first_name: name }) => name)).toEqual(['First', 'Second', 'Gone'])
    expect(total).toBe(3)
    const second = await world.request('GET', `${pathOf()}?limit=1&offset=1`, {
      token: tokens.ada,
    })
    expect(read(listed.reply, second.body).data[0]?.first_name).toBe('Second')
  })

  it('shows who has arrived, who has left, and who never came', async () => {
    const [came, missed] = [await invite('ada'), await invite('ada', { time: '15:00' })]
    await later('2031-03-05T19:20:00Z')
    expect((await desk(came.code, true)).status).toBe('valid')
    const statuses = async () =>
      Object.fromEntries((await listOf('ada')).data.map(({ uuid, status }) => [uuid, status]))
    expect(await statuses()).toEqual({ [came.uuid]: 'checked_in', [missed.uuid]: 'expected' })
    await later('2031-03-06T05:00:00Z')
    // No visitor stays overnight.
    expect(await statuses()).toEqual({ [came.uuid]: 'left', [missed.uuid]: 'missed' })
  })
})

describe("a visitor's host", () => {
  it('who was deactivated or removed expects no one', async () => {
    const { code } = await invite('ada')
    await later('2031-03-05T15:00:00Z')
    expect((await desk(code)).status).toBe('valid')
    const { connection } = world.database
    const ada = eq(users.id, people.ada.id)
    const membership = eq(userBuildings.userId, people.ada.id)
    await connection.update(userBuildings).set({ revokedAt: world.clock.now }).where(membership)
    expect((await desk(code, true)).status).toBe('cancelled')
    await connection.update(userBuildings).set({ revokedAt: null }).where(membership)
    await connection.update(users).set({ deactivated: true }).where(ada)
    expect((await desk(code, true)).status).toBe('cancelled')
  })
})

describe('cancelling an invitation', () => {
  it('notifies the visitor, and voids the code', async () => {
    const { uuid, code } = await invite('ada')
    const { data } = read(cancelVisitor.reply, (await act('ada', uuid, 'cancellation')).body)
    expect(data).toMatchObject({ uuid, status: 'cancelled', code: null })
    const [letter] = await world.mails(to)
    expect(letter?.subject).toBe('Your visit to One Meridian Plaza is cancelled')
    expect(letter?.text).toContain('“Ada Winthrop” has cancelled your visit')
    expect(letter?.text).not.toContain('front desk')
    expect(letter?.text).not.toContain(code)
    expect(letter?.code).toBeUndefined()
    expect((await desk(code)).status).toBe('cancelled')
    expect(codeOf(await act('ada', uuid, 'cancellation'))).toBe('visitor_not_expected')
    expect(await world.mails(to)).toHaveLength(2)
  })

  it('is refused to other users, and for another building', async () => {
    const { uuid } = await invite('ada')
    for (const what of ['cancellation', 'departure'] as const) {
      expect(codeOf(await act('ben', uuid, what))).toBe('not_found')
      expect(codeOf(await act('outsider', uuid, what))).toBe('not_found')
      expect(codeOf(await act('kiosk', uuid, what))).toBe('permission_denied')
      expect(codeOf(await act('ada', uuid, what, annex))).toBe('not_found')
      expect(codeOf(await act('ada', crypto.randomUUID(), what))).toBe('not_found')
      expect((await act('ada', 'nonsense', what)).status).toBe(400)
    }
    expect((await listOf('ada')).data[0]?.status).toBe('expected')
  })

  it('is too late once the visitor is here; then they can only leave, once', async () => {
    const { uuid, code } = await invite('ada')
    expect(codeOf(await act('ada', uuid, 'departure'))).toBe('visitor_not_here')
    await later('2031-03-05T19:20:00Z')
    await desk(code, true)
    expect(codeOf(await act('ada', uuid, 'cancellation'))).toBe('visitor_not_expected')
    expect((await act('ada', uuid, 'departure')).status).toBe(200)
    expect(codeOf(await act('ada', uuid, 'departure'))).toBe('visitor_not_here')
    const [row] = (await listOf('ada')).data
    expect(row).toMatchObject({
      status: 'left',
      code: null,
      checked_in_at: '2031-03-05T19:20:00.000Z',
      left_at: '2031-03-05T19:20:00.000Z',
    })
  })
})

describe('at the front desk', () => {
  it('a code is valid on its day, once, and names the host', async () => {
    const { code } = await invite('ada')
    expect(await desk(code, true)).toMatchObject({ status: 'early', used_at: null })
    await later('2031-03-05T19:20:00Z')
    const about = {
      kind: 'visitor',
      holder: { first_name: 'Grace', last_name: 'Lindqvist' },
      company: 'Lindqvist Tiles',
      host: 'Ada Winthrop',
      note: 'Brings samples',
    }
    expect(await desk(code)).toMatchObject({ status: 'valid', ...about, used_at: null })
    const [first, second] = await Promise.all([desk(code, true), desk(code, true)])
    expect([first?.status, second?.status].toSorted()).toEqual(['used', 'valid'])
    expect(await desk(code)).toMatchObject({
      status: 'used',
      ...about,
      used_at: '2031-03-05T19:20:00.000Z',
    })
    await later('2031-03-06T06:00:00Z')
    const late = await invite('ada', { date: '2031-03-06', time: '09:00' })
    await later('2031-03-07T06:00:00Z')
    expect((await desk(late.code, true)).status).toBe('over')
  })

  it('an arrival is announced to the host', async () => {
    const { code, uuid } = await invite('ada')
    await later('2031-03-05T19:20:00Z')
    const stream = await openStream(world, tokens.ada, ['mine'])
    await stream.next()
    await desk(code)
    await desk(code, true)
    expect(await stream.next()).toEqual({
      event: 'changed',
      data: { topic: 'mine', data: { uuid } },
    })
    await stream.close()
  })

  it("a code is valid from midnight to midnight, by the building's clock", async () => {
    const { code, checked_in_at: came, left_at: left } = await invite('ada')
    expect([came, left]).toEqual([null, null])
    await later('2031-03-05T04:59:59Z')
    expect((await desk(code)).status).toBe('early')
    await later('2031-03-05T05:00:00Z')
    expect((await desk(code)).status).toBe('valid')
    await later('2031-03-06T04:59:59Z')
    expect((await desk(code)).status).toBe('valid')
    await later('2031-03-06T05:00:00Z')
    expect((await desk(code)).status).toBe('over')
  })

  it('a code of another building, a changed one and an invented one are alike', async () => {
    const { code } = await invite('ada', {}, { building: annex })
    const mine = await invite('ada')
    const changed = `${mine.code?.slice(0, -1)}${mine.code?.endsWith('0') === true ? '1' : '0'}`
    for (const wrong of [code, changed, '0000-0000-0000-0000', 'no code']) {
      expect(await desk(wrong, true)).toEqual({ status: 'unknown' })
    }
  })

  it('a check needs the permission to check passes', async () => {
    const { code } = await invite('ada')
    for (const who of ['ada', 'ben', 'kiosk'] as const) {
      const answer = await world.request(
        'POST',
        `/api/portico/v1/buildings/${tower.uuid}/passes/check`,
        { token: tokens[who], body: { code, use: true } },
      )
      expect(codeOf(answer)).toBe('permission_denied')
    }
  })
})

describe('by a mini-app', () => {
  const origin = 'https://apps.example'
  const sessionWith = async (capabilities: string[]) => {
    const app = await aMiniApp(world, {
      in: [tower, annex],
      registration: { origins: [origin], capabilities },
    })
    const { body } = await world.request('POST', `/api/tenant/v1/apps/${app.uuid}/sessions`, {
      token: tokens.ada,
      body: { building_uuid: tower.uuid, base_url: origin },
    })
    return read(createAppSession.reply, body).data.session.token
  }

  it("visitors are invited in its own building, in its user's name", async () => {
    const token = await sessionWith(['visitors'])
    await invite('ada', {}, { token })
    expect((await listOf('ada')).total).toBe(1)
    expect(codeOf(await sendRequest('ada', {}, { token, building: annex }))).toBe('not_found')
  })

  it('nothing is possible without the grant, and no code can be checked with it', async () => {
    const without = await sessionWith(['bookings'])
    expect(codeOf(await sendRequest('ada', {}, { token: without }))).toBe('permission_denied')
    const token = await sessionWith(['visitors'])
    const path = `/api/portico/v1/buildings/${tower.uuid}/passes/check`
    const answer = await world.request('POST', path, { token, body: { code: 'x' } })
    expect(codeOf(answer)).toBe('permission_denied')
  })
})

it('visitors are deleted a month after their visit', async () => {
  await invite('ada')
  const rows = () => world.database.connection.$count(visitors)
  await prune(world.database.connection, new Date('2031-04-04T05:00:00Z'), world.files)
  expect(await rows()).toBe(1)
  await prune(world.database.connection, new Date('2031-04-05T06:00:00Z'), world.files)
  expect(await rows()).toBe(0)
})
