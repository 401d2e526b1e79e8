import { ssoProviders } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anIdentityProvider } from '../builders/identityProviders'
import { newcomer, problemCode, startOf } from './ssoWorld'
import { type Behaviour, openStub } from './stubOpenId'
import { withSharedSsoWorld } from './withSsoWorld'

const world = withSharedSsoWorld()
let stub: Awaited<ReturnType<typeof openStub>>
const domain = 'stub.example'

beforeAll(async () => {
  stub = await openStub('a-client')
  await anIdentityProvider(world, { domain, issuer: stub.issuer, clientId: 'a-client' })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await setRow({ clientSecretVariable: null, issuer: stub.issuer })
})
afterAll(() => stub.close())

const setRow = (values: Partial<typeof ssoProviders.$inferInsert>) =>
  world.database.connection.update(ssoProviders).set(values).where(eq(ssoProviders.domain, domain))

/** Starts at the provider, which behaves as given, and returns with its code. */
async function comeBack(email: string, behaviour: Partial<Behaviour>) {
  stub.behave(behaviour)
  const visitor = world.visitor()
  const start = startOf(await visitor.offer(email), 'oidc')
  const page = await visitor.visit(world.origin + start, { follow: false })
  const back = stub.authorize(page.headers.get('location') ?? '')
  return visitor.call('GET', `/sso/v1/callback/oidc?${new URLSearchParams(back).toString()}`)
}

describe('an ID token', () => {
  it.each([
    ['of this provider, for us, now', {}],
    ['with its address in another notation', { email: ' Some.ONE@Stub.example ' }],
    ['verified, as text', { email_verified: 'true' }],
    ['verified by the owner of its domain', { email_verified: undefined, xms_edov: true }],
    [
      'verified by the owner of its domain, as a number',
      { email_verified: undefined, xms_edov: 1 },
    ],
  ])('is valid: %s', async (_, claims) => {
    const answer = await comeBack('some.one@stub.example', {
      claims: { email: 'some.one@stub.example', email_verified: true, ...claims },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ email: 'some.one@stub.example' })
  })

  it.each<[string, Partial<Behaviour>]>([
    ['signed with another key', { foreignKey: true }],
    ['not signed', { unsigned: true }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('is refused: %s', async (_, behaviour) => {
    const email = newcomer(domain)
    const answer = await comeBack(email, { ...behaviour, claims: { email, ...behaviour.claims } })
    expect([answer.status, problemCode(answer)]).toEqual([502, 'sso_exchange_failed'])
  })

  it.each([
    ['another one', { email: 'mallory@stub.example' }],
    ['not verified', { email_verified: false }],
    ['not verified, as text', { email_verified: 'false' }],
    ['of unknown verification', { email_verified: undefined }],
    ['not verified by the owner of its domain', { email_verified: undefined, xms_edov: false }],
    ['nowhere', { email: undefined }],
    ['a list', { email: ['x@stub.example'] }],
  ])('is refused if the address is %s', async (_, claims) => {
    const email = newcomer(domain)
    const answer = await comeBack(email, { claims: { email, email_verified: true, ...claims } })
    expect([answer.status, problemCode(answer)]).toEqual([403, 'sso_email_mismatch'])
  })

  it('may leave the address to the user info', async () => {
    const email = newcomer(domain)
    const userInfo = { email, email_verified: true, given_name: ' Noa ', family_name: '' }
    const { body } = await comeBack(email, { userInfo })
    expect(body).toMatchObject({ email, first_name: 'Noa', last_name: null })
    const other = await comeBack(newcomer(domain), { userInfo: { ...userInfo, sub: 'other' } })
    expect(problemCode(other)).toBe('sso_exchange_failed')
  })
})

const verified = { email_verified: true }
const names = { given_name: 'Nia', family_name: 'Holt' }

describe('an ID token without a verification, as Okta sends it', () => {
  it.each<[string, (email: string) => Partial<Behaviour>]>([
    ['verified there', (email) => ({ userInfo: { email, ...verified } })],
    ['verified there, as text', (email) => ({ userInfo: { email, email_verified: 'true' } })],
    [
      'verified there, in another notation',
      (email) => ({ userInfo: { email: email.toUpperCase(), ...verified } }),
    ],
  ])('is completed by the user info: %s', async (_, behaviour) => {
    const email = newcomer(domain)
    const answer = await comeBack(email, { claims: { email }, ...behaviour(email) })
    expect(answer.status).toBe(200)
  })

  it('has its names from there, also if it says itself that the address is verified', async () => {
    const email = newcomer(domain)
    const thin = { claims: { email, ...verified }, userInfo: { email, ...names } }
    expect((await comeBack(email, thin)).body).toMatchObject({
      first_name: 'Nia',
      last_name: 'Holt',
    })
    const foreign = { claims: { email, ...verified }, userInfo: { sub: 'other', email, ...names } }
    const other = await comeBack(email, foreign)
    expect([other.status, other.body]).toMatchObject([200, { first_name: null, last_name: null }])
  })

  it.each([
    ['St.Clair', 'St.Clair'],
    ['A/L\u200F\nRaman', 'A/L Raman'],
    ['Your parcel waits.\n\nOpen https://evil.example/x\n\nBest', null],
    ['x'.repeat(101), null],
  ])('has a name of the one rule: %j', async (given_name, first_name) => {
    const email = newcomer(domain)
    const answer = await comeBack(email, { claims: { email, ...verified, ...names, given_name } })
    expect(answer.body).toMatchObject({ first_name, last_name: 'Holt' })
  })

  it.each<[string, (email: string) => Partial<Behaviour>]>([
    ['says no', (email) => ({ userInfo: { email, email_verified: false } })],
    ['says nothing', (email) => ({ userInfo: { email } })],
    ['is of another address', () => ({ userInfo: { email: 'x@stub.example', ...verified } })],
    ['has no address', () => ({ userInfo: verified })],
    [
      'says yes, against the token',
      (email) => ({
        claims: { email, email_verified: false },
        userInfo: { email, ...verified },
      }),
    ],
    ['is of another subject', (email) => ({ userInfo: { sub: 'other', email, ...verified } })],
  ])('is refused if the user info %s', async (_, behaviour) => {
    const email = newcomer(domain)
    const answer = await comeBack(email, { claims: { email }, ...behaviour(email) })
    expect(['sso_email_mismatch', 'sso_exchange_failed']).toContain(problemCode(answer))
  })

  it('may be of a clock that is up to a minute ahead', async () => {
    const email = newcomer(domain)
    const at = (seconds: number) => {
      const iat = Math.floor(Date.now() / 1000) + seconds
      const claims = { email, ...verified, iat, nbf: iat, exp: iat + 300 }
      return comeBack(email, { claims, userInfo: names })
    }
    expect((await at(40)).status).toBe(200)
    expect(problemCode(await at(180))).toBe('sso_exchange_failed')
  })
})

describe('a provider', () => {
  it('with an error is reported as unavailable', async () => {
    const answer = await comeBack(newcomer(domain), { tokenStatus: 503 })
    expect([answer.status, problemCode(answer)]).toEqual([502, 'sso_provider_unavailable'])
  })

  it('that refuses has its reason logged, and nothing more', async () => {
    const email = newcomer(domain)
    await comeBack(email, { tokenStatus: 200, claims: { email, aud: 'another-client' } })
    const lines = world.logged.join('')
    expect(lines).toContain('"reason":"OAUTH_JWT_CLAIM_COMPARISON_FAILED"')
    expect(lines).not.toContain(email)
  })

  it('is not confused with another one', async () => {
    await setRow({ issuer: `${stub.issuer}/` })
    stub.behave({ claimedIssuer: 'https://elsewhere.example' })
    const { page } = await world.visitor().goToProvider(newcomer(domain), 'oidc')
    expect(page.url.searchParams.get('error')).toBe('sso_provider_unavailable')
  })

  it.each([
    ['HTTP Basic by default', undefined, 'basic'],
    ['HTTP Basic if supported', ['client_secret_post', 'client_secret_basic'], 'basic'],
    ['the form if only that is supported', ['client_secret_post'], 'form'],
  ])('receives our secret by %s', async (_, methods, way) => {
    // A separate secret for each case, since the discovery is cached with it.
    const secret = `s3cret-${String(methods)}`
    vi.stubEnv('STUB_SECRET', secret)
    await setRow({ clientSecretVariable: 'STUB_SECRET' })
    const email = newcomer(domain)
    expect(
      (await comeBack(email, { methods, claims: { email, email_verified: true } })).status,
    ).toBe(200)
    const { authorization = '', body } = stub.tokenRequests.at(-1) ?? {}
    const basic = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8')
    const message = {
      basic: decodeURIComponent(basic.slice(basic.indexOf(':') + 1)),
      form: body?.get('client_secret') ?? '',
    }
    expect(message).toEqual({ basic: '', form: '', [way]: secret })
    expect(body?.get('code_verifier')?.length).toBeGreaterThanOrEqual(43)
  })

  it('is unavailable without its secret, which the log states', async () => {
    await setRow({ clientSecretVariable: 'NOT_SET_ANYWHERE' })
    const { page } = await world.visitor().goToProvider(newcomer(domain), 'oidc')
    expect(page.url.searchParams.get('error')).toBe('sso_provider_unavailable')
    expect(world.logged.join('')).toContain('NOT_SET_ANYWHERE is not set')
  })
})
