import { passes, userBuildings, users } from '@server/db/schema'
import { keyedHash } from '@server/services/auth/keyedHash'
import { codeOf, isProof, readCode } from '@server/services/content/passes/passCode'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aDeal, anEvent } from '../builders/content'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { postCalls } from '../postCalls'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
/** The manager checks passes there, too. */
let annex: Building
let people: { ada: Person; ben: Person; manager: Person; outsider: Person }
let tokens: Record<keyof typeof people, string>
const as = (name: keyof typeof tokens) => () => tokens[name]
beforeAll(async () => {
  tower = await aBuilding(world, { timezone: 'America/New_York' })
  annex = await aBuilding(world)
  people = {
    ada: await aPerson(world, { in: tower }),
    ben: await aPerson(world, { in: tower, firstName: 'Ben', lastName: 'Okafor' }),
    manager: await aPerson(world, { in: [tower, annex], permissions: ['can-check-passes'] }),
    outsider: await aPerson(world, { in: await aBuilding(world) }),
  }
  tokens = {
    ada: (await world.signIn(people.ada)).token,
    ben: (await world.signIn(people.ben)).token,
    manager: (await world.signIn(people.manager)).token,
    outsider: (await world.signIn(people.outsider)).token,
  }
})

const minute = 60_000
const inMinutes = (n: number) => new Date(world.clock.now.getTime() + n * minute)
const path = (building = tower) => `/api/portico/v1/buildings/${building.uuid}/passes`
const list = v.object({
  data: v.array(
    v.object({
      code: v.string(),
      kind: v.string(),
      content: v.object({ uuid: v.string(), title: v.string(), timezone: v.string() }),
      holder: v.object({ first_name: v.string(), last_name: v.string() }),
      used_at: v.nullable(v.string()),
    }),
  ),
})
const checked = v.object({ data: v.looseObject({ status: v.string() }) })
const passesOf = async (who: keyof typeof tokens, uuid?: string) => {
  const { body } = await world.request('GET', path(), { token: tokens[who] })
  return read(list, body).data.filter(({ content }) => uuid === undefined || content.uuid === uuid)
}
const sendRequest = (
  code: unknown,
  { use = false, token = tokens.manager, building = tower, headers = {} } = {},
) => world.request('POST', `${path(building)}/check`, { token, body: { code, use }, headers })
const check = async (...given: Parameters<typeof sendRequest>) =>
  read(checked, (await sendRequest(...given)).body).data
const event = async () =>
  (
    await anEvent(world, {
      in: tower,
      title: 'Rooftop talk',
      startAt: inMinutes(3),
      endAt: inMinutes(6),
    })
  ).uuid
/** Ben's pass to a separate event. */
async function bensPass() {
  const uuid = await event()
  await postCalls(world, tower, as('ben')).attend(uuid)
  const [mine] = await passesOf('ben', uuid)
  if (mine === undefined) throw new Error('no pass')
  return { uuid, code: mine.code }
}

describe('a code', () => {
  const hash = keyedHash(new TextEncoder().encode('a secret of 32 bytes or even more'))
  const bound = { locator: 'ABC123', userId: 1, contentUuid: 'item', claimId: 7 }
  const proofOf = (code: string) => readCode(code)?.proof ?? ''

  it('is accepted in any notation', () => {
    const code = codeOf(hash, bound)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(readCode(typed)).toEqual(readCode(code))
    for (const none of ['', 'ABCD', `${code}A`, 'ÄÖÜ!-ABCD-ABCD-ABCD']) {
      expect(readCode(none)).toBeNull()
    }
  })

  it('is bound to user, item and participation, and to the secret', () => {
    const proof = proofOf(codeOf(hash, bound))
    expect(isProof(hash, bound, proof)).toBe(true)
    for (const other of [
      { userId: 2 },
      { contentUuid: 'other' },
      { claimId: 8 },
      { locator: 'ABC124' },
    ]) {
      expect(isProof(hash, { ...bound, ...other }, proof)).toBe(false)
    }
    const another = keyedHash(new TextEncoder().encode('another secret of 32 bytes or more'))
    expect(isProof(another, bound, proof)).toBe(false)
  })
})

describe("a user's passes", () => {
  it('are their own, the same at each read', async () => {
    const { uuid, code } = await bensPass()
    const [again] = await passesOf('ben', uuid)
    expect(again).toMatchObject({
      code,
      kind: 'rsvp',
      content: { title: 'Rooftop talk', timezone: 'America/New_York' },
      holder: { first_name: 'Ben', last_name: 'Okafor' },
      used_at: null,
    })
    expect(await passesOf('ada', uuid)).toEqual([])
    const rows = await world.database.connection.$count(passes, eq(passes.contentUuid, uuid))
    expect(rows).toBe(1)
  })

  it('are created once for concurrent readers', async () => {
    const uuid = await event()
    await postCalls(world, tower, as('ada')).attend(uuid)
    const seen = await Promise.all(Array.from({ length: 8 }, () => passesOf('ada', uuid)))
    expect(new Set(seen.flat().map(({ code }) => code)).size).toBe(1)
  })

  it('are one for each claim, and another one after a place was returned', async () => {
    const { uuid } = await aDeal(world, { in: tower, maxClaimsPerUser: 2 })
    const calls = postCalls(world, tower, as('ben'))
    await calls.claim(uuid)
    await calls.claim(uuid)
    const [one, two] = await passesOf('ben', uuid)
    expect(one?.kind).toBe('claim')
    expect(one?.code).not.toBe(two?.code)
    const talk = await bensPass()
    await calls.recall(talk.uuid)
    expect(await passesOf('ben', talk.uuid)).toEqual([])
    await calls.attend(talk.uuid)
    expect((await passesOf('ben', talk.uuid))[0]?.code).not.toBe(talk.code)
  })

  it("end with the event, and with a deal's time on display", async () => {
    const { uuid } = await bensPass()
    const { uuid: shown } = await aDeal(world, { in: tower, displayUntil: inMinutes(4) })
    await postCalls(world, tower, as('ben')).claim(shown)
    const now = world.clock.now
    world.clock.now = inMinutes(5)
    expect(await passesOf('ben', uuid)).toHaveLength(1)
    expect(await passesOf('ben', shown)).toHaveLength(0)
    world.clock.now = new Date(now.getTime() + 6 * minute)
    expect(await passesOf('ben', uuid)).toHaveLength(0)
    world.clock.now = now
  })

  it('are refused if the building is not open to the user, and on a kiosk', async () => {
    expect((await world.request('GET', path(), { token: tokens.outsider })).status).toBe(404)
    const { token } = await world.signIn(await aKiosk(world, { in: tower }))
    expect((await world.request('GET', path(), { token })).status).toBe(403)
    expect((await world.request('GET', path())).status).toBe(401)
  })
})

describe('a pass check', () => {
  it('distinguishes a valid code from an invalid one, and names its holder', async () => {
    const { code } = await bensPass()
    expect(await check(code)).toMatchObject({
      status: 'valid',
      title: 'Rooftop talk',
      holder: { first_name: 'Ben', last_name: 'Okafor' },
      used_at: null,
    })
    const last = code.at(-1) === 'A' ? 'B' : 'A'
    expect(await check(code.slice(0, -1) + last)).toEqual({ status: 'unknown' })
    expect(await check('AAAA-AAAA-AAAA-AAAA')).toEqual({ status: 'unknown' })
    expect(await check("' or 1=1 --")).toEqual({ status: 'unknown' })
  })

  it("of another building's code finds nothing", async () => {
    const { code } = await bensPass()
    expect(await check(code, { building: annex })).toEqual({ status: 'unknown' })
  })

  it('recognizes cancelled and expired passes', async () => {
    const { uuid, code } = await bensPass()
    await postCalls(world, tower, as('ben')).recall(uuid)
    expect((await check(code)).status).toBe('cancelled')
    expect((await check(code, { use: true })).status).toBe('cancelled')
    const other = await bensPass()
    const now = world.clock.now
    world.clock.now = inMinutes(7)
    const { token } = await world.signIn(people.manager)
    expect((await check(other.code, { use: true, token })).status).toBe('over')
    world.clock.now = now
  })

  it("refuses a deactivated or removed tenant's pass", async () => {
    const { code } = await bensPass()
    expect((await check(code)).status).toBe('valid')
    const { connection } = world.database
    const ben = eq(users.id, people.ben.id)
    await connection.update(users).set({ deactivated: true }).where(ben)
    expect((await check(code, { use: true })).status).toBe('cancelled')
    await connection.update(users).set({ deactivated: false }).where(ben)
    const membership = and(
      eq(userBuildings.userId, people.ben.id),
      eq(userBuildings.buildingUuid, tower.uuid),
    )
    await connection.update(userBuildings).set({ revokedAt: world.clock.now }).where(membership)
    expect((await check(code, { use: true })).status).toBe('cancelled')
    await connection.update(userBuildings).set({ revokedAt: null }).where(membership)
    expect((await check(code)).status).toBe('valid')
  })

  it('marks a pass as used once, for any number of concurrent calls', async () => {
    const { uuid, code } = await bensPass()
    const all = await Promise.all(Array.from({ length: 6 }, () => check(code, { use: true })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      'used',
      'used',
      'used',
      'used',
      'used',
      'valid',
    ])
    expect(await check(code)).toMatchObject({ status: 'used', used_at: expect.any(String) })
    expect((await passesOf('ben', uuid))[0]?.used_at).not.toBeNull()
  })

  it('that is repeated after a lost response gets the same response', async () => {
    const { code } = await bensPass()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await check(code, { use: true, headers })).status).toBe('valid')
    expect((await check(code, { use: true, headers })).status).toBe('valid')
    expect((await check(code, { use: true })).status).toBe('used')
  })

  it('is for managers of the building only', async () => {
    const { code } = await bensPass()
    for (const token of [tokens.ben, tokens.ada]) {
      const refused = await sendRequest(code, { token })
      expect(refused.status).toBe(403)
      expect(readProblem(refused).code).toBe('permission_denied')
    }
    expect((await sendRequest(code, { token: tokens.outsider })).status).toBe(404)
    expect((await check(code)).status).toBe('valid')
  })

  it('refuses an invalid code', async () => {
    for (const none of ['', 'x'.repeat(61), null, 7, {}]) {
      expect(readProblem(await sendRequest(none)).code).toBe('invalid_request')
    }
  })

  it('is limited', async () => {
    const { token } = await world.signIn(people.ada)
    const answers: number[] = []
    for (let n = 0; n < 121; n += 1) answers.push((await sendRequest('x', { token })).status)
    expect(answers.at(-1)).toBe(429)
  })
})

it('a copy of the database contains no code', async () => {
  const { code } = await bensPass()
  const rows = await world.database.connection.select().from(passes)
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', '').slice(6))
})
