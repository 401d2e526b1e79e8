import { users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { codeCalls, signUpBody } from '../codeCalls'
import { withSharedWorld } from '../withWorld'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
beforeAll(async () => {
  await aBuilding(world, tower)
  for (const domain of ['xn--mnchen-3ya.example', 'tenants.example']) {
    await registerDomain(world, domain, tower)
  }
})

describe.each([
  ['of an international domain', 'Nia@MÜNCHEN.example', 'nia@xn--mnchen-3ya.example'],
  ['with an apostrophe', "Nia.O'Brien@tenants.example", "nia.o'brien@tenants.example"],
])('a user with an address %s', (_, typed, address) => {
  const lookUp = () =>
    world.request('POST', '/api/auth/v2/validate-email', { body: { email: typed } })

  it('is recognized by the domain, signs up, and receives the mail', async () => {
    expect((await lookUp()).body).toMatchObject({ email: null })
    const offer = await world.request('GET', `/api/sso/v1/providers/${encodeURIComponent(typed)}`)
    expect(offer.status).toBe(200)
    const answer = await codeCalls(world).register(signUpBody(tower, typed))
    expect(answer.status).toBe(201)
    expect(await world.mails(address)).toHaveLength(1)
    const { connection } = world.database
    const rows = await connection.select().from(users).where(eq(users.email, address))
    expect(rows).toHaveLength(1)
  })

  it("finds the domain's buildings, in any notation", async () => {
    for (const query of [
      new URLSearchParams({ email: typed }),
      new URLSearchParams({ domain: typed.slice(typed.indexOf('@') + 1) }),
    ]) {
      const answer = await world.request('GET', `/api/public/buildings?${query.toString()}`)
      expect(answer.status).toBe(200)
    }
  })
})
