import { generateAuthLink, redeemAuthLink } from '@contract/auth'
import { sessionFamilies, userBuildings, userPermissions, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aPortfolio } from '../builders/buildings'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let portfolio: { uuid: string }
let ada: Person
let ben: Person
let outsider: Person
let lobby: Person
beforeEach(build)

async function build() {
  await world.reset()
  portfolio = await aPortfolio(world, { name: 'North Atlantic Properties' })
  const tower = await aBuilding(world, { portfolioUuid: portfolio.uuid })
  ada = await aPerson(world, { in: tower, permissions: ['can-see-admin-ui-link'] })
  ben = await aPerson(world, { in: tower })
  outsider = await aPerson(world, { in: await aBuilding(world) })
  lobby = await aKiosk(world, { in: tower })
}
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}
const sendRequest = (token?: string) =>
  world.request('POST', '/api/auth/v2/generate-auth-link', {
    body: {},
    ...(token !== undefined && { token }),
  })
async function linkOf(who: Person) {
  const visit = await world.signIn(who)
  return { ...visit, ott: read(generateAuthLink.reply, (await sendRequest(visit.token)).body).ott }
}
const redeem = (ott: unknown) =>
  world.request('POST', '/api/portico/v1/auth-links/redeem', { body: { ott } })
const me = (token: string) => world.request('GET', '/api/users/current', { token })

describe('the link to the admin site', () => {
  it('signs its user in there', async () => {
    const { ott, userUuid } = await linkOf(ada)
    const reply = read(redeemAuthLink.reply, (await redeem(ott)).body)
    expect(reply.user.uuid).toBe(userUuid)
    expect((await me(reply.token)).body).toMatchObject({ email: ada.email })
    later(reply.expires_in + 1)
    expect((await me(reply.token)).status).toBe(401)
  })

  it('works once, for any number of concurrent tries', async () => {
    const { ott } = await linkOf(ada)
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(ott)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(readProblem(await redeem(ott)).code).toBe('auth_link_invalid')
  })

  it('works for a minute', async () => {
    const [early, late] = [await linkOf(ada), await linkOf(ada)]
    later(59)
    expect((await redeem(early.ott)).status).toBe(200)
    later(2)
    expect(readProblem(await redeem(late.ott)).code).toBe('auth_link_invalid')
  })

  it('ends with the session that requested it', async () => {
    const { ott, token } = await linkOf(ada)
    await world.request('POST', '/api/auth/logout', { token, body: {} })
    expect(readProblem(await redeem(ott)).code).toBe('auth_link_invalid')
  })

  it('ends with the last day of the session that requested it', async () => {
    const { ott } = await linkOf(ada)
    const { sessionDays } = world.deployment.server
    const startedAt = new Date(world.clock.now.getTime() + 30_000 - sessionDays.user * 86_400_000)
    await world.database.connection.update(sessionFamilies).set({ startedAt })
    later(30)
    expect(readProblem(await redeem(ott)).code).toBe('auth_link_invalid')
    later(-1)
    expect((await redeem(ott)).status).toBe(200)
  })

  it('ends with the permission, with the membership, and with the account', async () => {
    const { connection } = world.database
    const endings = [
      () => connection.delete(userPermissions),
      () => connection.update(userBuildings).set({ revokedAt: world.clock.now }),
      () => connection.update(users).set({ deactivated: true }).where(eq(users.id, ada.id)),
    ]
    for (const end of endings) {
      await build()
      const { ott } = await linkOf(ada)
      await end()
      expect(readProblem(await redeem(ott)).code).toBe('auth_link_invalid')
    }
  })

  it('is refused without the permission, on a kiosk, and to outsiders', async () => {
    for (const who of [ben, lobby]) {
      const { token } = await world.signIn(who)
      expect(readProblem(await sendRequest(token)).code).toBe('permission_denied')
    }
    expect((await sendRequest()).status).toBe(401)
  })

  it.each([['unknown'], ["'; drop table users; --"], ['x'.repeat(200)]])(
    'is not %s',
    async (ott) => {
      expect(readProblem(await redeem(ott)).code).toBe('auth_link_invalid')
    },
  )

  it.each([[''], ['x'.repeat(201)], [null], [['a']]])('is not %j either', async (ott) => {
    expect(readProblem(await redeem(ott)).code).toBe('invalid_request')
  })

  it('is logged in the security log when it is created and when it is consumed', async () => {
    const { token } = await world.signIn(ada)
    world.logged.length = 0
    const { ott } = read(generateAuthLink.reply, (await sendRequest(token)).body)
    await redeem(ott)
    await redeem(ott)
    const lines = world.logged.map(
      (text) => JSON.parse(text) as { log?: string; event?: string; outcome?: string },
    )
    expect(
      lines
        .filter(({ log }) => log === 'security')
        .map(({ event, outcome }) => `${event} ${outcome}`),
    ).toEqual(['admin-link ok', 'admin-sign-in ok', 'admin-sign-in auth_link_invalid'])
    expect(world.logged.join('')).not.toContain(ott)
  })
})

describe('a portfolio', () => {
  const get = async (who: Person, input = portfolio.uuid) =>
    world.request('GET', `/api/admin/v1/portfolios/${input}`, {
      token: (await world.signIn(who)).token,
    })

  it('is known by name to users of one of its buildings', async () => {
    expect((await get(ada)).body).toMatchObject({
      uuid: portfolio.uuid,
      name: 'North Atlantic Properties',
    })
  })

  it('is not found by others, nor is an invalid one', async () => {
    expect(readProblem(await get(outsider)).code).toBe('not_found')
    expect(readProblem(await get(ada, crypto.randomUUID())).code).toBe('not_found')
    expect(readProblem(await get(ada, 'x')).code).toBe('invalid_request')
    expect(readProblem(await get(lobby)).code).toBe('permission_denied')
  })
})
