import { emailDomains, ssoTransactions, userBuildings, users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, registerDomain } from '../builders/buildings'
import { anInvitedPerson, aPerson } from '../builders/people'
import { postgresUrl } from '../database'
import { read, tokens } from '../platform/reading'
import {
  newcomer,
  password,
  problemCode,
  registerOpenId,
  registerSaml,
  type Visitor,
} from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

const world = withSharedSsoWorld()
let visitor: Visitor
beforeAll(async () => {
  for (const uuid of [tower, annex, elsewhere]) await aBuilding(world, { uuid })
  await aGuestBuilding(world, { uuid: commons })
  await registerDomain(world, 'ssorequired.example', { uuid: tower })
  await registerOpenId(world, 'ssorequired.example')
  await registerDomain(world, 'ssooptional.example', { uuid: tower }, { uuid: annex })
  await registerOpenId(world, 'ssooptional.example', { required: false })
  await registerSaml(world, 'ssooptional.example', { required: false })
  await aPerson(world, { in: { uuid: tower }, email: ada })
})
beforeEach(() => {
  world.clock.now = new Date()
  visitor = world.visitor()
})

const terms = { is_term_accepted: true }
const ada = 'ada@tenants.example'
const [tower, annex] = [crypto.randomUUID(), crypto.randomUUID()]
/** Not registered to any domain; the second one is for guests. */
const [elsewhere, commons] = [crypto.randomUUID(), crypto.randomUUID()]

const signedIn = v.object({
  user: v.looseObject({ uuid: v.string(), first_name: v.string(), last_name: v.string() }),
})
const userIn = (answer: { body: unknown }) => read(signedIn, answer.body).user

async function accountOf(email: string) {
  const { connection } = world.database
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  const links = await connection
    .select({ uuid: userBuildings.buildingUuid })
    .from(userBuildings)
    .where(eq(userBuildings.userId, user?.id ?? 0))
  return { user, buildings: links.map(({ uuid }) => uuid) }
}

async function insertUser(values: Partial<typeof users.$inferInsert> & { email: string }) {
  await world.database.connection
    .insert(users)
    .values({ uuid: crypto.randomUUID(), firstName: 'Typed', lastName: 'By Somebody', ...values })
}

describe("a provider's assertion", () => {
  it('starts a session, once', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    const answer = await visitor.authenticate(email, uuid, terms)
    expect(answer.status).toBe(200)
    const { token } = read(tokens, answer.body)
    const me = await world.request('GET', '/api/users/current', { token })
    expect(me.body).toMatchObject({ email })
    const again = await visitor.authenticate(email, uuid, terms)
    expect([again.status, problemCode(again)]).toEqual([403, 'sso_state_invalid'])
  })

  it('is required', async () => {
    const email = newcomer('ssorequired.example')
    const started = await visitor.goToProvider(email, 'oidc')
    for (const uuid of [started.offer.transaction_uuid, crypto.randomUUID()]) {
      const answer = await visitor.authenticate(email, uuid, terms)
      expect(problemCode(answer)).toBe('sso_state_invalid')
    }
    expect((await accountOf(email)).user).toBeUndefined()
  })

  it('is valid for its address only', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    const other = await visitor.authenticate(ada, uuid, terms)
    expect(problemCode(other)).toBe('sso_state_invalid')
    const typed = { ...terms, email: ada }
    const mismatch = await visitor.authenticate(email, uuid, typed)
    expect([mismatch.status, problemCode(mismatch)]).toEqual([403, 'sso_email_mismatch'])
    const same = { ...terms, email: email.toUpperCase() }
    expect((await visitor.authenticate(email.toUpperCase(), uuid, same)).status).toBe(200)
  })

  it('is valid for half an hour after the attempt started', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    world.clock.now = new Date(Date.now() + 31 * 60_000)
    expect(problemCode(await visitor.authenticate(email, uuid, terms))).toBe('sso_state_invalid')
  })

  it('is valid only in the browser that went to the provider', async () => {
    // An attacker starts with a victim's address, and sends them a link to their own provider.
    const victim = newcomer('ssooptional.example')
    const mallory = world.visitor()
    const { offer } = await mallory.goToProvider(victim, 'saml')
    const link = offer.saml_providers[0]?.single_signon_service ?? ''
    const page = await visitor.visit(world.origin + link)
    const typed = { user: victim, password, action: 'sign-in' }
    const back = await visitor.submit(await visitor.submit(page, typed))
    expect(back.url.searchParams.get('error')).toBeNull()
    const uuid = offer.transaction_uuid
    const body = { ...terms, building_uuid: tower }
    expect(problemCode(await mallory.authenticate(victim, uuid, body))).toBe('sso_state_invalid')
    expect(problemCode(await world.visitor().authenticate(victim, uuid, body))).toBe(
      'sso_state_invalid',
    )
    expect((await visitor.authenticate(victim, uuid, body)).status).toBe(200)
  })

  it.skipIf(postgresUrl === undefined)(
    'starts one session for twenty concurrent calls',
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const email = newcomer('ssorequired.example')
        const uuid = await visitor.vouched(email)
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => visitor.authenticate(email, uuid, terms)),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        const others = answers.filter(({ status }) => status !== 200).map(problemCode)
        expect(new Set(others)).toEqual(new Set(['sso_state_invalid']))
      }
    },
  )

  it.skipIf(postgresUrl === undefined)(
    'creates one account for two concurrent attempts',
    async () => {
      const email = newcomer('ssorequired.example')
      const uuids = [await visitor.vouched(email), await visitor.vouched(email)]
      const answers = await Promise.all(
        uuids.map((uuid) => visitor.authenticate(email, uuid, terms)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(userIn(answers[0] ?? { body: null }).uuid).toBe(
        userIn(answers[1] ?? { body: null }).uuid,
      )
    },
  )
})

describe('a new account', () => {
  it("has the provider's names, the only building, and the given consents", async () => {
    const email = 'ida.b.wells@ssorequired.example'
    const uuid = await visitor.vouched(email)
    const body = { ...terms, is_email_accepted: true }
    expect((await visitor.authenticate(email, uuid, body)).status).toBe(200)
    const { user, buildings } = await accountOf(email)
    expect(user).toMatchObject({
      firstName: 'Ida',
      lastName: 'B Wells',
      createdBy: 'sso',
      confirmed: true,
      termsAccepted: true,
      emailAccepted: true,
      passwordHash: null,
      defaultBuildingUuid: tower,
      signupAppBrand: 'portico',
    })
    expect(buildings).toEqual([tower])
  })

  it("prefers typed names to the provider's, and has its host's brand", async () => {
    visitor = world.visitor('lease.localhost')
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    const body = { ...terms, first_name: ' Zoë ', last_name: 'Ångström' }
    const user = userIn(await visitor.authenticate(email, uuid, body))
    expect(user).toMatchObject({
      first_name: 'Zoë',
      last_name: 'Ångström',
      signup_app_brand: 'leaseline',
    })
  })

  it('needs names if the provider sends none', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    await world.database.connection
      .update(ssoTransactions)
      .set({ firstName: null, lastName: null })
      .where(eq(ssoTransactions.uuid, uuid))
    for (const [body, path] of [
      [{}, 'body.first_name'],
      [{ first_name: 'A' }, 'body.last_name'],
    ] as const) {
      const answer = await visitor.authenticate(email, uuid, { ...terms, ...body })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: [{ path }] },
      })
    }
    const body = { ...terms, first_name: 'A', last_name: 'B' }
    expect((await visitor.authenticate(email, uuid, body)).status).toBe(200)
  })

  it('needs the terms; a refused assertion is not consumed', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    for (const body of [{}, { is_term_accepted: false }]) {
      const answer = await visitor.authenticate(email, uuid, body)
      expect([answer.status, problemCode(answer)]).toEqual([422, 'terms_not_accepted'])
    }
    expect((await accountOf(email)).user).toBeUndefined()
    expect((await visitor.authenticate(email, uuid, terms)).status).toBe(200)
  })

  it("needs a choice among the domain's buildings", async () => {
    const email = newcomer('ssooptional.example')
    const uuid = await visitor.vouched(email)
    for (const building of [undefined, elsewhere, commons, crypto.randomUUID()]) {
      const body = { ...terms, ...(building !== undefined && { building_uuid: building }) }
      const answer = await visitor.authenticate(email, uuid, body)
      expect([answer.status, problemCode(answer)], building).toEqual([
        422,
        'building_not_available',
      ])
    }
    const body = { ...terms, building_uuid: annex }
    expect((await visitor.authenticate(email, uuid, body)).status).toBe(200)
    const { user, buildings } = await accountOf(email)
    expect([user?.defaultBuildingUuid, buildings]).toEqual([annex, [annex]])
  })

  it('receives nothing that users cannot choose', async () => {
    const email = newcomer('ssorequired.example')
    const uuid = await visitor.vouched(email)
    const before = (await accountOf(ada)).user
    const answer = await visitor.authenticate(email, uuid, {
      ...terms,
      admin: true,
      roles: ['building_manager'],
      hqo: true,
      id: before?.id,
      uuid: before?.uuid,
      portfolio_uuid: crypto.randomUUID(),
      company_uuid: before?.companyUuid,
      created_by: 'user',
      signup_app_brand: 'x',
      deactivated: true,
      userTypeId: 2,
      user_type_id: 2,
    })
    expect(answer.status).toBe(200)
    expect((await accountOf(email)).user).toMatchObject({
      admin: false,
      roles: [],
      hqo: false,
      portfolioUuid: null,
      companyUuid: null,
      createdBy: 'sso',
      signupAppBrand: 'portico',
      deactivated: false,
      userTypeId: 1,
    })
    expect((await accountOf(ada)).user).toEqual(before)
  })
})

describe('an incomplete account', () => {
  it('keeps the names of an upload, and is complete once the terms are accepted', async () => {
    const email = 'csv@ssorequired.example'
    await anInvitedPerson(world, {
      in: { uuid: tower },
      email,
      firstName: 'Ines',
      lastName: 'Calder',
    })
    const uuid = await visitor.vouched(email)
    expect(problemCode(await visitor.authenticate(email, uuid))).toBe('terms_not_accepted')
    expect(userIn(await visitor.authenticate(email, uuid, terms))).toMatchObject({
      first_name: 'Ines',
      last_name: 'Calder',
      confirmed: true,
      terms_accepted: true,
      created_by: 'upload',
      default_building_uuid: tower,
    })
    // From now on it simply signs in; other fields have no effect.
    const next = await visitor.vouched(email)
    const body = { first_name: 'Other', building_uuid: elsewhere }
    expect(userIn(await visitor.authenticate(email, next, body))).toMatchObject({
      first_name: 'Ines',
      default_building_uuid: tower,
    })
  })

  it('that was provisioned completes itself likewise, with typed names', async () => {
    const email = 'scim@provisioned.example'
    await registerDomain(world, 'provisioned.example', { uuid: tower }, { uuid: annex })
    await registerOpenId(world, 'provisioned.example', { provisionedOnly: true })
    await anInvitedPerson(world, {
      in: { uuid: tower },
      email,
      createdBy: 'scim',
      lastName: 'Brandt',
    })
    const uuid = await visitor.vouched(email)
    const body = { ...terms, first_name: 'Siv', building_uuid: annex }
    expect(userIn(await visitor.authenticate(email, uuid, body))).toMatchObject({
      first_name: 'Siv',
      last_name: 'Brandt',
      created_by: 'scim',
      default_building_uuid: annex,
    })
    expect(new Set((await accountOf(email)).buildings)).toEqual(new Set([tower, annex]))
  })

  it("cannot choose a building that is neither its own nor its domain's", async () => {
    const email = newcomer('ssorequired.example')
    await insertUser({ email, createdBy: 'upload' })
    const uuid = await visitor.vouched(email)
    const body = { ...terms, building_uuid: elsewhere }
    const answer = await visitor.authenticate(email, uuid, body)
    expect(problemCode(answer)).toBe('building_not_available')
    expect((await accountOf(email)).user?.confirmed).toBe(false)
  })

  it("gets its domain's buildings if it has none", async () => {
    const email = newcomer('ssooptional.example')
    await insertUser({ email, createdBy: 'upload' })
    const uuid = await visitor.vouched(email)
    expect((await visitor.authenticate(email, uuid, terms)).status).toBe(200)
    const { user, buildings } = await accountOf(email)
    expect(new Set(buildings)).toEqual(new Set([tower, annex]))
    expect(buildings).toContain(user?.defaultBuildingUuid)
  })

  it('without any building receives an error', async () => {
    const email = newcomer('ssorequired.example')
    const { connection } = world.database
    const uuid = await visitor.vouched(email)
    const ofDomain = eq(emailDomains.domain, 'ssorequired.example')
    const rows = await connection.delete(emailDomains).where(ofDomain).returning()
    const answer = await visitor.authenticate(email, uuid, terms)
    await connection.insert(emailDomains).values(rows)
    expect(problemCode(answer)).toBe('building_not_available')
  })

  it('drops names that were typed by someone else', async () => {
    const email = 'mary.shelley@ssorequired.example'
    await insertUser({ email, createdBy: 'user' })
    const uuid = await visitor.vouched(email)
    expect(userIn(await visitor.authenticate(email, uuid, terms))).toMatchObject({
      first_name: 'Mary',
      last_name: 'Shelley',
    })
  })

  it('without accepted terms keeps its own names', async () => {
    const email = newcomer('ssorequired.example')
    await insertUser({ email, createdBy: 'user', confirmed: true })
    const uuid = await visitor.vouched(email)
    const user = userIn(await visitor.authenticate(email, uuid, terms))
    expect(user.first_name).toBe('Typed')
  })
})

it('is not opened if it is deactivated', async () => {
  const email = newcomer('ssorequired.example')
  await insertUser({ email, confirmed: true, termsAccepted: true, deactivated: true })
  const uuid = await visitor.vouched(email)
  const answer = await visitor.authenticate(email, uuid, terms)
  expect([answer.status, problemCode(answer)]).toEqual([403, 'account_deactivated'])
})
