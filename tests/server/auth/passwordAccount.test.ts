import type { Database } from '@server/db/database'
import { ssoProviders, users } from '@server/db/schema'
import { passwordAccount } from '@server/services/auth/passwordAccount'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anIdentityProvider } from '../builders/identityProviders'
import { aPerson } from '../builders/people'
import { openTestDatabase, restoreSeed } from '../database'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
beforeEach(async () => {
  await restoreSeed(database)
  await aPerson({ database }, { email: ada })
})
afterAll(() => database.close())

const now = new Date('2026-07-01T10:00:00Z')
const ada = 'ada@tenants.example'
const accountOf = (email: string) => passwordAccount(database.connection, email, now)
const change = (changed: Partial<typeof users.$inferInsert>) =>
  database.connection.update(users).set(changed).where(eq(users.email, ada))

describe('the account of an address that may have a password', () => {
  it.each([
    { confirmed: false, endsAt: now, isFound: false },
    { confirmed: false, endsAt: new Date(now.getTime() + 1), isFound: true },
    { confirmed: false, endsAt: null, isFound: true },
    { confirmed: true, endsAt: now, isFound: true },
  ])('is none once its invitation is over: %j', async ({ confirmed, endsAt, isFound }) => {
    await change({ confirmed, invitationEndsAt: endsAt })
    expect((await accountOf(ada)) !== null).toBe(isFound)
  })

  it.each([
    [
      'required of every account',
      { required: true, provisionedOnly: false },
      { user: false, scim: false },
    ],
    ['optional', { required: false, provisionedOnly: false }, { user: true, scim: true }],
    [
      'required of provisioned accounts',
      { required: true, provisionedOnly: true },
      { user: true, scim: false },
    ],
    [
      'for provisioned accounts only',
      { required: false, provisionedOnly: true },
      { user: true, scim: false },
    ],
  ] as const)("depends on the domain's provider: %s", async (_, rule, may) => {
    await anIdentityProvider({ database }, { domain: 'tenants.example', ...rule })
    for (const createdBy of ['user', 'scim'] as const) {
      await change({ createdBy })
      expect((await accountOf(ada)) !== null, createdBy).toBe(may[createdBy])
    }
  })

  it("does not depend on other domains' providers", async () => {
    await anIdentityProvider({ database }, { domain: 'elsewhere.example', required: true })
    expect(await accountOf(ada)).toMatchObject({ email: ada })
  })

  it('follows the strictest of several providers', async () => {
    const of = (required: boolean, provisionedOnly = false) =>
      anIdentityProvider({ database }, { domain: 'tenants.example', required, provisionedOnly })
    await of(false)
    await of(true)
    expect(await accountOf(ada)).toBeNull()
    await database.connection.delete(ssoProviders)
    await of(false)
    await of(true, true)
    await change({ createdBy: 'scim' })
    expect(await accountOf(ada)).toBeNull()
  })

  it('includes a provisioned account if the domain has no provider', async () => {
    await change({ createdBy: 'scim' })
    expect(await accountOf(ada)).not.toBeNull()
  })

  it('is missing for an unknown address, a deactivated user and a kiosk', async () => {
    expect(await accountOf('nobody@tenants.example')).toBeNull()
    await change({ deactivated: true })
    expect(await accountOf(ada)).toBeNull()
    await change({ deactivated: false, email: 'lobby@kiosk.invalid' })
    expect(await accountOf('lobby@kiosk.invalid')).toBeNull()
    await database.connection
      .update(users)
      .set({ email: 'lobby@invalid.example' })
      .where(eq(users.email, 'lobby@kiosk.invalid'))
    expect(await accountOf('lobby@invalid.example')).not.toBeNull()
  })
})
