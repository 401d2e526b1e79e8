import { visitors } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type Person } from '../builders/people'
import { codeOf, pageOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, people, tokens, signIn, call } = withConsole(
  'receptionist',
  'buildingManager',
  'editor',
)

const at = (time: string) => new Date(time)
let ada: Person
let tenant: string
beforeEach(async () => {
  // Noon in Boston.
  world.clock.now = at('2031-03-04T17:00:00Z')
  for (const role of ['receptionist', 'buildingManager', 'editor'] as const)
    tokens[role] = await signIn(people[role])
  await call('PUT', `buildings/${tower.uuid}`, {
    token: tokens.buildingManager,
    body: { version: 1, timezone: 'America/New_York' },
  })
  ada = await aPerson(world, {
    in: [tower, annex],
    firstName: 'Ada',
    lastName: 'Winthrop',
    locale: 'de-de',
  })
  tenant = (await world.signIn(ada)).token
})

const invite = async (given: object = {}, building = tower) => {
  const answer = await world.request(
    'POST',
    `/api/portico/v1/buildings/${building.uuid}/visitors`,
    {
      token: tenant,
      body: {
        first_name: 'Grace',
        last_name: 'Lindqvist',
        email: 'grace@visitor.example',
        company: 'Lindqvist Tiles',
        date: '2031-03-04',
        time: '14:30',
        ...given,
      },
    },
  )
  return (answer.body as { data: { uuid: string; code: string } }).data
}
const path = (rest = '', building = tower) =>
  `buildings/${building.uuid}/visitors${rest === '' ? '' : `/${rest}`}`
const step = (uuid: string, name: string, token = tokens.receptionist, building = tower) =>
  call('POST', path(`${uuid}/steps`, building), { token, body: { step: name } })
const checkIn = (code: string) => call('POST', path('check-in'), { body: { code } })
const walkIn = (given: object = {}) =>
  call('POST', path(), {
    body: { first_name: 'Will', last_name: 'Turner', host_uuid: ada.uuid, ...given },
  })
const inside = async () => {
  const { body } = await call('GET', `buildings/${tower.uuid}/inside`)
  return (body as { data: { visitors: { name: string }[]; read_at: string } }).data
}
const letters = async () => (await world.mails(ada.email)).map(({ subject }) => subject)
const changes = async () =>
  pageOf(
    await call('GET', 'audit?kind=visitor', { token: tokens.buildingManager }),
  ).data.toReversed()

describe('a visitor at the desk', () => {
  it('arrives and leaves with one press each, and the host is told once, in their language', async () => {
    const { uuid } = await invite({ note: 'Brings samples' })
    expect((await call('GET', path(uuid))).body).toMatchObject({
      data: { name: 'Grace Lindqvist', note: 'Brings samples', steps: ['arrive'] },
    })
    const arrived = await step(uuid, 'arrive')
    expect(arrived).toMatchObject({
      status: 200,
      body: { data: { status: 'checked_in', checked_in_at: '2031-03-04T17:00:00.000Z' } },
    })
    const [letter, ...others] = await world.mails(ada.email)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Ihr Besuch ist da: Alder Tower')
    expect(letter?.text).toContain('Grace Lindqvist, Lindqvist Tiles')
    world.clock.now = at('2031-03-04T17:05:00Z')
    expect((await step(uuid, 'arrive')).body).toMatchObject({
      data: { status: 'checked_in', checked_in_at: '2031-03-04T17:00:00.000Z' },
    })
    expect((await step(uuid, 'leave')).body).toMatchObject({ data: { status: 'left' } })
    expect((await step(uuid, 'leave')).body).toMatchObject({
      data: { status: 'left', left_at: '2031-03-04T17:05:00.000Z' },
    })
    expect(await letters()).toHaveLength(1)
    // Repetitions are no changes, and the log has no name of a visitor.
    const log = await changes()
    expect(log).toMatchObject([
      { subject: 'Ada Winthrop', after: { status: 'checked_in' } },
      { subject: 'Ada Winthrop', after: { status: 'left' } },
    ])
    expect(JSON.stringify(log)).not.toContain('Grace')
  })

  it('comes back without another letter', async () => {
    const { uuid } = await invite()
    await step(uuid, 'arrive')
    await step(uuid, 'leave')
    expect(codeOf(await step(uuid, 'arrive'))).toBe('visitor_not_expected')
    expect((await inside()).visitors).toEqual([])
    expect((await step(uuid, 'back')).body).toMatchObject({
      data: { status: 'checked_in', left_at: null },
    })
    expect((await inside()).visitors).toHaveLength(1)
    expect(await letters()).toHaveLength(1)
  })

  it('is refused on another day, after a cancellation, and without their host', async () => {
    const { uuid } = await invite({ date: '2031-03-05' })
    expect(codeOf(await step(uuid, 'arrive'))).toBe('visitor_not_expected')
    expect(codeOf(await step(uuid, 'leave'))).toBe('visitor_not_here')
    expect(codeOf(await step(uuid, 'back'))).toBe('visitor_not_here')
    const { data } = pageOf(await call('GET', `${path()}?period=upcoming`))
    expect(data).toMatchObject([{ status: 'expected', steps: [] }])
    const today = await invite()
    await world.database.connection
      .update(visitors)
      .set({ cancelledAt: world.clock.now })
      .where(eq(visitors.uuid, today.uuid))
    expect(codeOf(await step(today.uuid, 'arrive'))).toBe('visitor_not_expected')
    const third = await invite()
    const gone = await call('GET', `people/${ada.uuid}`, { token: tokens.buildingManager })
    const { version } = (gone.body as { data: { version: number } }).data
    await call('PUT', `people/${ada.uuid}/membership`, {
      token: tokens.buildingManager,
      body: { version, building_uuid: tower.uuid, member: false },
    })
    expect(codeOf(await step(third.uuid, 'arrive'))).toBe('visitor_not_expected')
    expect(await letters()).toEqual([])
  })

  it('counts as left once the day is over', async () => {
    const { uuid } = await invite()
    await step(uuid, 'arrive')
    world.clock.now = at('2031-03-05T05:00:00Z')
    tokens.receptionist = await signIn(people.receptionist)
    expect((await inside()).visitors).toEqual([])
    expect(codeOf(await step(uuid, 'leave'))).toBe('visitor_not_here')
    expect(codeOf(await step(uuid, 'back'))).toBe('visitor_not_here')
  })

  it('is one of the building', async () => {
    const { uuid, code } = await invite({}, annex)
    expect(codeOf(await step(uuid, 'arrive'))).toBe('not_found')
    expect(codeOf(await step(uuid, 'arrive', tokens.receptionist, annex))).toBe('not_found')
    expect(codeOf(await checkIn(code))).toBe('not_found')
    expect(codeOf(await call('GET', path(uuid)))).toBe('not_found')
    expect(codeOf(await step(crypto.randomUUID(), 'arrive'))).toBe('not_found')
  })

  it('is moved by those alone whose role allows it', async () => {
    const { uuid } = await invite()
    expect(codeOf(await step(uuid, 'arrive', tokens.editor))).toBe('permission_denied')
    expect(codeOf(await step(uuid, 'arrive', tenant))).toBe('permission_denied')
    expect((await step(uuid, 'arrive', tokens.buildingManager)).status).toBe(200)
    for (const name of ['stay', 'Arrive', '', null])
      expect(codeOf(await step(uuid, name as string))).toBe('invalid_request')
  })
})

describe('the code of a visitor', () => {
  it('checks them in, and a second time says that they had arrived', async () => {
    const { code } = await invite()
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await checkIn(typed)).body).toMatchObject({
      data: { is_new: true, visitor: { name: 'Grace Lindqvist', status: 'checked_in' } },
    })
    expect((await checkIn(code)).body).toMatchObject({ data: { is_new: false } })
    expect(await letters()).toHaveLength(1)
  })

  it('is not guessed', async () => {
    const { code } = await invite()
    const last = code.endsWith('0') ? '1' : '0'
    for (const wrong of [`${code.slice(0, -1)}${last}`, 'hello', '%', '0000-0000-0000-0000'])
      expect(codeOf(await checkIn(wrong))).toBe('not_found')
    expect(codeOf(await checkIn(''))).toBe('invalid_request')
    expect(codeOf(await checkIn('A'.repeat(61)))).toBe('invalid_request')
    expect((await inside()).visitors).toEqual([])
  })

  it('tells the host when it is checked in the app, too', async () => {
    const { code } = await invite()
    const checking = await aPerson(world, { in: tower, permissions: ['can-check-passes'] })
    const { token } = await world.signIn(checking)
    const check = () =>
      world.request('POST', `/api/portico/v1/buildings/${tower.uuid}/passes/check`, {
        token,
        body: { code, use: true },
      })
    await check()
    await check()
    expect(await letters()).toEqual(['Ihr Besuch ist da: Alder Tower'])
  })
})

describe('a walk-in', () => {
  it('is in the building at once, and the host is told', async () => {
    const { status, body } = await walkIn({ company: ' Turner\u0007& Co ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      data: {
        name: 'Will Turner',
        company: 'Turner & Co',
        host_name: 'Ada Winthrop',
        invited_by: { uuid: ada.uuid },
        status: 'checked_in',
      },
    })
    expect((await inside()).visitors).toMatchObject([{ name: 'Will Turner' }])
    expect(await letters()).toEqual(['Ihr Besuch ist da: Alder Tower'])
    // The host sees them among their visitors, and can mark them as left.
    const listed = await world.request('GET', `/api/portico/v1/buildings/${tower.uuid}/visitors`, {
      token: tenant,
    })
    expect(listed.body).toMatchObject({ data: [{ first_name: 'Will', status: 'checked_in' }] })
  })

  it('defuses what a letter could turn into a link', async () => {
    await walkIn({ company: 'evil.example' })
    const [letter] = await world.mails(ada.email)
    expect(letter?.text).not.toContain('evil.example')
  })

  it('needs a name, and an active person of the building as its host', async () => {
    const ben = await aPerson(world, { in: annex })
    const gone = await aPerson(world, { in: tower, deactivated: true })
    for (const given of [
      { host_uuid: ben.uuid },
      { host_uuid: gone.uuid },
      { host_uuid: crypto.randomUUID() },
      { host_uuid: 'ada' },
      { first_name: '' },
      { last_name: 'https://evil.example' },
      { company: 'x'.repeat(101) },
    ])
      expect(codeOf(await walkIn(given))).toBe('invalid_request')
    expect((await inside()).visitors).toEqual([])
  })
})

describe('who is in the building', () => {
  it('is listed by name: who is expected, has left or is elsewhere is not on it', async () => {
    await invite({ first_name: 'Expected' })
    const left = await invite({ first_name: 'Gone' })
    await step(left.uuid, 'arrive')
    await step(left.uuid, 'leave')
    const here = await invite()
    await step(here.uuid, 'arrive')
    await walkIn()
    const { visitors: listed, read_at: readAt } = await inside()
    expect(listed).toMatchObject([
      { name: 'Grace Lindqvist', company: 'Lindqvist Tiles', host_name: 'Ada Winthrop' },
      { name: 'Will Turner' },
    ])
    expect(readAt).toBe('2031-03-04T17:00:00.000Z')
    expect(JSON.stringify(listed)).not.toMatch(/locator|"code"|grace@/)
  })

  it('finds a visitor by first and last name', async () => {
    await invite()
    const found = pageOf(await call('GET', `buildings/${tower.uuid}/visitors?search=grace%20lind`))
    expect(found.total).toBe(1)
  })
})
