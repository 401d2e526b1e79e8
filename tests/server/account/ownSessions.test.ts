import { endOtherSessions, type OwnSession, ownSessions } from '@contract/ownSessions'
import { refreshTokens, sessionFamilies } from '@server/db/schema'
import { readerOf } from '@server/http/documentCookie'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aKiosk, aPerson, type Person, password } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'

const world = withWorld()
let ada: Person
let ben: Person
let lobby: Person
beforeEach(async () => {
  const tower = await aBuilding(world)
  ada = await aPerson(world, { in: tower })
  ben = await aPerson(world, { in: tower })
  lobby = await aKiosk(world, { in: tower })
})

const path = '/api/portico/v1/sessions'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Signs in with a browser; the clock advances, so that each session has its own time. */
async function signIn({ email }: Person, agent = firefox) {
  later(1)
  const { body, headers } = await world.request('POST', '/api/auth/v2/login', {
    body: { email, password },
    headers: { 'user-agent': agent },
  })
  const reply = body as { token: string; refresh_token: { token: string } }
  const cookie = headers.getSetCookie().find((each) => each.startsWith('documents=')) ?? ''
  return { token: reply.token, refresh: reply.refresh_token.token, cookie, agent }
}
type Visit = Awaited<ReturnType<typeof signIn>>
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}
const sendRequest = ({ token }: Pick<Visit, 'token'>) => world.request('GET', path, { token })
const listOf = async (visit: Visit): Promise<OwnSession[]> =>
  read(ownSessions.reply, (await sendRequest(visit)).body).data
const end = ({ token }: Visit, uuid: string) =>
  world.request('DELETE', `${path}/${uuid}`, { token })
const endOthers = ({ token }: Visit) => world.request('DELETE', path, { token })
const renew = ({ refresh }: Visit) =>
  world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: refresh } })
const own = async (visit: Visit) => (await listOf(visit)).find(({ current }) => current)?.uuid ?? ''

async function expectOver(visit: Visit) {
  expect((await sendRequest(visit)).status).toBe(401)
  expect((await renew(visit)).status).toBe(401)
  expect(await readerOf(world, visit)).toBeNull()
}
async function expectOpen(visit: Visit) {
  expect((await sendRequest(visit)).status).toBe(200)
  expect(await readerOf(world, visit)).not.toBeNull()
}

describe("an account's sessions", () => {
  it('are listed by device name, the current one first, for their user only', async () => {
    const phone = await signIn(ada, iphone)
    const desk = await signIn(ada)
    await signIn(ben)
    const list = await listOf(phone)
    expect(
      list.map(({ browser, system, device, current }) => [browser, system, device, current]),
    ).toEqual([
      ['Safari', 'iOS', 'phone', true],
      ['Firefox', 'Windows', 'desktop', false],
    ])
    expect((await listOf(desk)).map(({ current }) => current)).toEqual([true, false])
    expect(JSON.stringify(list)).not.toContain('Mozilla')
  })

  it('show when they started and were last renewed', async () => {
    const desk = await signIn(ada)
    const started = world.clock.now.toISOString()
    later(600)
    await renew(desk)
    expect(await listOf(desk)).toMatchObject([
      { started_at: started, last_seen_at: world.clock.now.toISOString() },
    ])
  })

  it('are not listed once they are unusable', async () => {
    const desk = await signIn(ada)
    const phone = await signIn(ada, iphone)
    await world.request('POST', '/api/auth/logout', { token: phone.token, body: {} })
    expect(await listOf(desk)).toHaveLength(1)
    // Not renewed for thirty days.
    later(31 * 24 * 3600)
    const today = await signIn(ada)
    expect(await listOf(today)).toHaveLength(1)
  })

  it('without a refresh token are listed as long as their access token is valid', async () => {
    const phone = await signIn(ada, iphone)
    const desk = await signIn(ada)
    await world.database.connection
      .delete(refreshTokens)
      .where(eq(refreshTokens.familyUuid, await own(phone)))
    later(15 * 60 - 2)
    expect(await listOf(desk)).toHaveLength(2)
    later(1)
    expect(await listOf(desk)).toHaveLength(1)
  })

  it('are not listed after their end, whatever their tokens claim', async () => {
    await signIn(ada, iphone)
    const expiresAt = new Date(world.clock.now.getTime() + 400 * 24 * 3600 * 1000)
    await world.database.connection.update(refreshTokens).set({ expiresAt })
    later(90 * 24 * 3600 - 1)
    const desk = await signIn(ada)
    expect(await listOf(desk)).toHaveLength(1)
    later(-0.001)
    expect(await listOf(desk)).toHaveLength(2)
  })

  it("store only the identifying part of a browser's name", async () => {
    const desk = await signIn(ada, 'x'.repeat(5000))
    const [row] = await world.database.connection
      .select()
      .from(sessionFamilies)
      .where(eq(sessionFamilies.uuid, await own(desk)))
    expect(row?.agent).toBe('x'.repeat(400))
  })

  it('from before browsers were recorded are listed without a name', async () => {
    const desk = await signIn(ada)
    await world.database.connection
      .update(sessionFamilies)
      .set({ agent: null, lastSeenAt: null })
      .where(eq(sessionFamilies.uuid, await own(desk)))
    expect(await listOf(desk)).toMatchObject([{ browser: null, system: null, device: 'unknown' }])
  })

  it.each([
    ['x'.repeat(5000), { browser: null, system: null, device: 'unknown' }],
    [
      '<script>alert(1)</script> Firefox/1 Linux',
      { browser: 'Firefox', system: 'Linux', device: 'desktop' },
    ],
  ])('are named in our words, whatever a browser calls itself', async (agent, words) => {
    expect(await listOf(await signIn(ada, agent))).toMatchObject([words])
  })
})

describe('a session that is ended from elsewhere', () => {
  it('stops immediately: its calls, its renewal, and its rendered pages', async () => {
    const phone = await signIn(ada, iphone)
    const desk = await signIn(ada)
    await expectOpen(phone)
    expect((await end(desk, await own(phone))).status).toBe(200)
    await expectOver(phone)
    await expectOpen(desk)
    expect(await listOf(desk)).toHaveLength(1)
  })

  it('is unknown if it belongs to another account, like one that does not exist', async () => {
    const desk = await signIn(ada)
    const others = await signIn(ben)
    const answers = [await end(desk, await own(others)), await end(desk, crypto.randomUUID())]
    expect(answers.map((answer) => readProblem(answer).code)).toEqual(['not_found', 'not_found'])
    await expectOpen(others)
  })

  it('ends once', async () => {
    const phone = await signIn(ada, iphone)
    const desk = await signIn(ada)
    const uuid = await own(phone)
    const answers = await Promise.all([end(desk, uuid), end(desk, uuid), end(desk, uuid)])
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect((await end(desk, uuid)).status).toBe(404)
  })

  it("may be the caller's own", async () => {
    const desk = await signIn(ada)
    expect((await end(desk, await own(desk))).status).toBe(200)
    await expectOver(desk)
  })
})

describe('all other sessions', () => {
  it("end together, and the caller's stays", async () => {
    const [phone, work] = [await signIn(ada, iphone), await signIn(ada)]
    const others = await signIn(ben)
    const desk = await signIn(ada)
    const { body } = await endOthers(desk)
    expect(read(endOtherSessions.reply, body).data.ended).toBe(2)
    for (const visit of [phone, work]) await expectOver(visit)
    for (const visit of [desk, others]) await expectOpen(visit)
    expect(read(endOtherSessions.reply, (await endOthers(desk)).body).data.ended).toBe(0)
  })

  it('are logged as ended sessions in the security log', async () => {
    const desk = await signIn(ada)
    world.logged.length = 0
    await endOthers(desk)
    const events = world.logged.map((text) => JSON.parse(text) as { log?: string; event?: string })
    expect(events.filter(({ log }) => log === 'security').map(({ event }) => event)).toEqual([
      'sign-out',
    ])
  })
})

describe('a caller', () => {
  it('without a session, or on a kiosk, can neither list nor end sessions', async () => {
    const { token } = await signIn(lobby)
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['DELETE', `${path}/${crypto.randomUUID()}`],
    ] as const) {
      expect((await world.request(method, at, {})).status).toBe(401)
      expect(readProblem(await world.request(method, at, { token })).code).toBe('permission_denied')
    }
  })

  it.each(["'; drop table users; --", '1', '../ada', 'é'])(
    'cannot end a session named %s',
    async (name) => {
      const desk = await signIn(ada)
      expect(readProblem(await end(desk, encodeURIComponent(name))).code).toBe('invalid_request')
      await expectOpen(desk)
    },
  )
})
