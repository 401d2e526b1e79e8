import { users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { decodeProtectedHeader, SignJWT } from 'jose'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, registerDomain } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { anIdentityProvider } from '../builders/identityProviders'
import { anInvitedPerson, aPerson, password } from '../builders/people'
import { codeCalls, newPassword, other, signUpBody, tokenIn } from '../codeCalls'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import { type Answer, secret } from '../world'

const world = withWorld()
const calls = codeCalls(world)
beforeEach(async () => {
  for (const building of [tower, annex, elsewhere]) await aBuilding(world, building)
  await registerDomain(world, 'tenants.example', tower, annex)
  const { uuid } = await aCompany(world, { in: tower, name: 'Harcourt & Vale' })
  await aPerson(world, { in: tower, email: ada, companyUuid: uuid })
  await aPerson(world, { in: tower, email: ben })
  await anInvitedPerson(world, { in: tower, email: csv, firstName: 'Camille', lastName: 'Verne' })
})

const tower = { uuid: crypto.randomUUID() }
/** Registered to the same domain. */
const annex = { uuid: crypto.randomUUID() }
/** Registered to no domain. */
const elsewhere = { uuid: crypto.randomUUID() }
const [ada, ben, csv] = ['ada@tenants.example', 'ben@tenants.example', 'csv@tenants.example']
const nia = 'nia@tenants.example'
const codeOf = (answer: Answer) => readProblem(answer).code
const me = (token: string) => world.request('GET', '/api/users/current', { token })
const status = async (email: string) =>
  (await world.request('POST', '/api/auth/v2/validate-email', { body: { email } })).body
/** The account as its owner sees it after signing in. */
const account = async (email: string, own = newPassword) =>
  read(v.object({ user: v.looseObject({}) }), (await calls.login(email, own)).body).user
const buildingsOf = async (token: string) => {
  const { body } = await world.request('GET', '/api/users/current/buildings', { token })
  return read(v.object({ data: v.array(v.object({ uuid: v.string() })) }), body).data.map(
    ({ uuid }) => uuid,
  )
}
const confirm = async (email: string, token: string) =>
  calls.consume(await calls.codeFor(email), email, { token })

describe('a sign-up', () => {
  it('waits for its code, which creates the account', async () => {
    const answer = await calls.register(
      signUpBody(tower, nia, { is_email_accepted: true, user_type_id: 2 }),
    )
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      user: { email: nia, confirmed: false, terms_accepted: false, created_by: 'user' },
    })
    expect((await calls.login(nia, newPassword)).status).toBe(401)
    expect(await status(nia)).toMatchObject({ email: nia, confirmed: false, terms_accepted: false })

    const confirmed = await confirm(nia, tokenIn(answer.body))
    expect(confirmed.body).toEqual({ confirmed: true })
    const signedIn = await calls.login(nia, newPassword)
    expect(signedIn.body).toMatchObject({
      user: {
        first_name: 'Nia',
        last_name: 'Falk',
        confirmed: true,
        terms_accepted: true,
        email_accepted: true,
        default_building_uuid: tower.uuid,
        company_name: 'Harcourt & Vale',
        signup_app_brand: 'portico',
        created_by: 'user',
      },
    })
    expect(await buildingsOf(tokenIn(signedIn.body))).toEqual([tower.uuid])
    const [row] = await world.database.connection.select().from(users).where(eq(users.email, nia))
    expect(row?.userTypeId).toBe(2)
  })

  it("has the default building and the host's brand", async () => {
    const body = signUpBody(tower, nia, { default_building_uuid: annex.uuid })
    const { body: reply } = await calls.register(body, { host: 'lease.localhost' })
    await confirm(nia, tokenIn(reply))
    expect(await account(nia)).toMatchObject({
      default_building_uuid: annex.uuid,
      signup_app_brand: 'leaseline',
      email_accepted: false,
    })
  })

  it('belongs to its author: the code of another sign-up does not confirm it', async () => {
    const first = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    const firstCode = await calls.codeFor(nia)
    const thief = signUpBody(tower, nia, { first_name: 'Mallory', password: 'Thiefs-Pass1!' })
    let second = ''
    do {
      calls.later(31)
      second = tokenIn((await calls.register(thief)).body)
    } while ((await calls.codeFor(nia)) === firstCode)
    expect(codeOf(await calls.consume(firstCode, nia, { token: second }))).toBe('code_invalid')
    expect((await calls.consume(firstCode, nia, { token: first })).status).toBe(200)
    expect(await account(nia)).toMatchObject({ first_name: 'Nia' })
    expect((await calls.login(nia, 'Thiefs-Pass1!')).status).toBe(401)
    // This also ends the other one.
    expect((await confirm(nia, second)).status).toBe(422)
    calls.later(31)
    expect((await calls.resend(nia, { token: second })).status).toBe(403)
  })

  it('sends its code again after the countdown', async () => {
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    calls.later(10)
    const early = await calls.resend(nia, { token })
    expect(early.body).toMatchObject({ code: 'code_cooldown', retry_after: 20 })
    calls.later(20)
    expect((await calls.resend(nia, { token })).body).toEqual({ cooldown: 30 })
    expect(await world.mails(nia)).toHaveLength(2)
    expect((await confirm(nia, token)).status).toBe(200)
  })

  it('sends no second code within the countdown by registering again', async () => {
    await calls.register(signUpBody(tower, nia))
    const again = await calls.register(signUpBody(tower, nia))
    expect(again.status).toBe(429)
    expect(again.body).toMatchObject({ code: 'code_cooldown', retry_after: 30 })
    expect(await world.mails(nia)).toHaveLength(1)
  })

  it('acts once per idempotency key: one account, one mail, one reply', async () => {
    const headers = { 'idempotency-key': 'the-key-of-this-sign-up' }
    const [one, two] = [
      await calls.register(signUpBody(tower, nia), { headers }),
      await calls.register(signUpBody(tower, nia), { headers }),
    ]
    expect(two).toMatchObject({ status: 201, body: one.body })
    expect(await world.mails(nia)).toHaveLength(1)
  })

  it('ends after five wrong codes', async () => {
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    const code = await calls.codeFor(nia)
    for (let n = 0; n < 5; n += 1) {
      expect(codeOf(await calls.consume(other(code), nia, { token }))).toBe('code_invalid')
    }
    expect(codeOf(await calls.consume(code, nia, { token }))).toBe('code_tries_exceeded')
    calls.later(31)
    await calls.resend(nia, { token })
    expect((await confirm(nia, token)).status).toBe(200)
  })

  it('reveals nothing about an uploaded account with that address', async () => {
    const answer = await calls.register(signUpBody(tower, csv))
    expect(JSON.stringify(answer.body)).not.toMatch(/Camille|Verne|Harcourt/)
    await confirm(csv, tokenIn(answer.body))
    expect(await account(csv)).toMatchObject({
      first_name: 'Nia',
      created_by: 'upload',
    })
  })

  it('ignores fields reserved for the server', async () => {
    const { body } = await calls.register(
      signUpBody(tower, nia, {
        admin: true,
        roles: [{ name: 'building_manager' }],
        hqo: true,
        confirmed: true,
        deactivated: true,
        portfolio_uuid: crypto.randomUUID(),
        created_by: 'scim',
        id: 1,
        uuid: crypto.randomUUID(),
      }),
    )
    expect(body).toMatchObject({ user: { confirmed: false, created_by: 'user' } })
    await confirm(nia, tokenIn(body))
    expect(await account(nia)).toMatchObject({
      admin: false,
      roles: [],
      hqo: false,
      confirmed: true,
      deactivated: false,
      portfolio_uuid: null,
      created_by: 'user',
    })
  })
})

describe('a guest', () => {
  const guest = 'guest@nowhere.example'
  const commons = { uuid: crypto.randomUUID() }
  beforeEach(() => aGuestBuilding(world, { ...commons, host: 'localhost' }))

  it('signs up for a guest building of the white-label, and is known from then on', async () => {
    const answer = await calls.register(signUpBody(commons, guest))
    expect(answer.status).toBe(201)
    expect((await confirm(guest, tokenIn(answer.body))).status).toBe(200)
    expect(await account(guest)).toMatchObject({
      default_building_uuid: commons.uuid,
      company_uuid: null,
    })
    expect(await status(guest)).toEqual({
      email: guest,
      terms_accepted: true,
      confirmed: true,
      deactivated: false,
      created_by: 'user',
    })
  })

  it('cannot have another building, nor that one if it is not offered', async () => {
    expect(codeOf(await calls.register(signUpBody(tower, guest)))).toBe('domain_not_registered')
    const answer = await calls.register(signUpBody(commons, guest), { host: 'harbor.localhost' })
    expect(answer.status).toBe(404)
    expect(codeOf(answer)).toBe('domain_not_registered')
  })
})

describe('register refuses', () => {
  beforeEach(async () => {
    await aPerson(world, { in: tower, email: 'gone@tenants.example', deactivated: true })
    await registerDomain(world, 'provided.example', tower)
    await anIdentityProvider(world, { domain: 'provided.example' })
    await anInvitedPerson(world, { in: tower, email: 'scim@tenants.example', createdBy: 'scim' })
    await anIdentityProvider(world, { domain: 'tenants.example', provisionedOnly: true })
  })

  it.each([
    ["another company's building", { building_uuid: elsewhere.uuid }, 'building_not_available'],
    [
      "another company's default building",
      { default_building_uuid: elsewhere.uuid },
      'building_not_available',
    ],
    ['no building at all', { building_uuid: crypto.randomUUID() }, 'building_not_available'],
    ['terms that are not accepted', { is_term_accepted: false }, 'terms_not_accepted'],
    ['no password', { password: undefined }, 'invalid_request'],
    ['a weak password', { password: 'password' }, 'invalid_request'],
    ['an account that is complete', { email: ada }, 'account_exists'],
    ['the same with its own password', { email: ada, password }, 'account_exists'],
    ['a deactivated one', { email: 'gone@tenants.example' }, 'account_exists'],
    [
      'a domain that signs in by its provider',
      { email: 'x@provided.example' },
      'permission_denied',
    ],
    ['a provisioned account', { email: 'scim@tenants.example' }, 'permission_denied'],
  ])('%s', async (_, more, code) => {
    const answer = await calls.register(signUpBody(tower, nia, more))
    expect(codeOf(answer)).toBe(code)
    expect(await world.mails(nia)).toEqual([])
  })
})

describe('the token of a registration', () => {
  it('opens only its own code', async () => {
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    expect(codeOf(await me(token))).toBe('unauthenticated')
    expect((await world.request('POST', '/api/auth/upgrade', { token })).status).toBe(401)
    expect((await calls.resend(ben, { token })).status).toBe(403)
    expect((await calls.consume('1234', ben, { token })).status).toBe(403)
  })

  it('is no access token, and vice versa', async () => {
    await calls.register(signUpBody(tower, nia))
    const { token } = await world.login(ben)
    expect((await calls.resend(nia, { token })).status).toBe(401)
    expect((await confirm(nia, token)).status).toBe(401)
    expect((await calls.resend(nia)).status).toBe(401)
  })

  it('expires after two days, cannot be forged, and needs an existing registration', async () => {
    const token = tokenIn((await calls.register(signUpBody(tower, nia))).body)
    calls.later(2 * 24 * 3600)
    expect(codeOf(await calls.resend(nia, { token }))).toBe('token_expired')
    const { kid = '' } = decodeProtectedHeader(token)
    const forge = (key: Uint8Array, audience: string) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid })
        .setIssuer('portico')
        .setAudience(audience)
        .setSubject(crypto.randomUUID())
        .setExpirationTime(new Date(world.clock.now.getTime() + 90 * 86_400_000))
        .sign(key)
    const foreign = new TextEncoder().encode('another secret of 32 bytes or more')
    for (const forged of [
      await forge(foreign, 'portico:registration'),
      await forge(secret, 'portico:registration'),
      await forge(secret, 'portico:completion'),
      await forge(secret, 'portico:api'),
    ]) {
      expect(codeOf(await calls.resend(nia, { token: forged }))).toBe('unauthenticated')
    }
  })
})

describe('an account with a password and no accepted terms', () => {
  /** As an operator can with new terms; users cannot. */
  const withdraw = () =>
    world.database.connection
      .update(users)
      .set({ termsAccepted: false })
      .where(eq(users.email, ben))
  const completion = (more: object = {}) =>
    signUpBody(tower, ben, {
      password: undefined,
      building_uuid: annex.uuid,
      is_email_accepted: true,
      ...more,
    })

  it('is completed by its password, and is signed in', async () => {
    await withdraw()
    const answer = await calls.register(completion({ password }))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      user: {
        email: ben,
        first_name: 'Nia',
        confirmed: true,
        terms_accepted: true,
        email_accepted: true,
        default_building_uuid: annex.uuid,
      },
    })
    expect(answer.body).not.toHaveProperty('refresh_token')
    const token = tokenIn(answer.body)
    expect((await me(token)).status).toBe(200)
    expect(await buildingsOf(token)).toEqual(expect.arrayContaining([tower.uuid, annex.uuid]))
    expect(await world.mails(ben)).toEqual([])
    expect(codeOf(await calls.register(completion({ password })))).toBe('account_exists')
  })

  it('is not completed by a wrong or missing password, and the try counts', async () => {
    await withdraw()
    expect(codeOf(await calls.register(completion()))).toBe('account_exists')
    for (let n = 0; n < 10; n += 1) {
      const wrong = await calls.register(completion({ password: 'Wrong-Pass1!' }))
      expect(codeOf(wrong)).toBe('account_exists')
    }
    const locked = await calls.register(completion({ password }))
    expect(codeOf(locked)).toBe('account_exists')
    expect((await calls.login(ben, password)).status).toBe(401)
    calls.later(31)
    expect((await calls.register(completion({ password }))).status).toBe(201)
  })

  it('can keep one of its buildings, and choose no other', async () => {
    await withdraw()
    const chosen = completion({ password, building_uuid: elsewhere.uuid })
    expect(codeOf(await calls.register(chosen))).toBe('building_not_available')
    expect(await status(ben)).toMatchObject({ terms_accepted: false })
  })

  it('is completed without a password by the token from setting the password', async () => {
    await calls.sendResetV2(csv)
    const { token } = read(
      v.object({ token: v.string() }),
      (await calls.consume(await calls.codeFor(csv), csv)).body,
    )
    const set = await calls.setPassword({ token, new_password: newPassword })
    const completing = tokenIn(set.body)
    expect((await me(completing)).status).toBe(401)
    expect((await calls.resend(csv, { token: completing })).status).toBe(401)
    const body = signUpBody(tower, csv, { password: undefined })
    const ofAnother = { token: completing }
    await withdraw()
    expect(codeOf(await calls.register(completion(), ofAnother))).toBe('permission_denied')
    const answer = await calls.register(body, { token: completing })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      user: { email: csv, confirmed: true, terms_accepted: true },
    })
    expect((await me(tokenIn(answer.body))).status).toBe(200)
    expect(codeOf(await calls.register(body, { token: completing }))).toBe('account_exists')
  })

  it('is not completed by that token after an hour, nor by an access token', async () => {
    await calls.sendReset(csv)
    const code = await calls.codeFor(csv)
    const set = await calls.setPassword({ email: csv, code, new_password: newPassword })
    const body = signUpBody(tower, csv, { password: undefined })
    const { token } = await world.login(ada)
    expect((await calls.register(body, { token })).status).toBe(401)
    calls.later(3600)
    const late = await calls.register(body, { token: tokenIn(set.body) })
    expect(codeOf(late)).toBe('token_expired')
  })
})
