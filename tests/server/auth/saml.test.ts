import { samlAssertions, ssoProviders, ssoTransactions } from '@server/db/schema'
import { makeCertificate } from '@server/services/auth/selfSigned'
import { fingerprintOf } from '@server/services/auth/sso/certificates'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AssertionParts, type Key, keyOf, post, response, signed, startSso } from './samlForge'
import { aProvidedBuilding, newcomer, optional, problemCode } from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

const world = withSharedSsoWorld()
let key: Key
let otherKey: Key
beforeAll(async () => {
  await aProvidedBuilding(world)
  key = await keyOf(world)
  otherKey = await makeCertificate('Fjord Federation', new Date())
})
beforeEach(() => {
  world.clock.now = new Date()
})

const someone = () => newcomer(optional)
const outcome = ({ url }: { url: URL }) => [url.pathname, url.searchParams.get('error')]
const good = ['/login', null]
const refused = ['/login', 'sso_assertion_invalid']
const mallory = 'mallory@ssooptional.example'

async function isVouched(uuid: string): Promise<boolean> {
  const [row] = await world.database.connection
    .select()
    .from(ssoTransactions)
    .where(eq(ssoTransactions.uuid, uuid))
  return row !== undefined && row.vouchedAt !== null
}

describe('signing in with the demo provider', () => {
  it('leads to a session, from any host', async () => {
    for (const host of ['localhost', 'lease.localhost']) {
      const visitor = world.visitor(host)
      const { offer, page } = await visitor.comeBack('csv@ssooptional.example', 'saml')
      expect(outcome(page)).toEqual(good)
      expect(page.url.origin).toBe(visitor.origin)
      expect(page.url.searchParams.get('state')).toHaveLength(43)
      const uuid = offer.transaction_uuid
      const body = { is_term_accepted: true }
      const answer = await visitor.authenticate('csv@ssooptional.example', uuid, body)
      expect(answer.status).toBe(200)
    }
  })

  it('requests an assertion to our address and for the user who started', async () => {
    const visitor = world.visitor('lease.localhost')
    const email = someone()
    const { request, location } = await startSso(visitor, email)
    expect(location.origin + location.pathname).toBe(`${world.origin}/demo/saml/sso`)
    expect(location.searchParams.get('login_hint')).toBe(email)
    expect(request).toMatchObject({
      acs: `${visitor.origin}/sso/saml`,
      audience: `${visitor.origin}/sso/saml/metadata`,
    })
  })

  it('reports a cancellation to the app', async () => {
    const visitor = world.visitor()
    const { offer, page } = await visitor.goToProvider(someone(), 'saml')
    const back = await visitor.submit(await visitor.submit(page, { action: 'cancel' }))
    expect(outcome(back)).toEqual(['/login', 'access_denied'])
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })

  it('does not continue with a wrong password, and shows the form again as typed', async () => {
    const visitor = world.visitor()
    const { page } = await visitor.goToProvider(someone(), 'saml')
    const typed = { user: '"><script>', password: 'no', action: 'sign-in' }
    const again = await visitor.submit(page, typed)
    expect(again.body).toContain('role="alert"')
    expect(again.body).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  it("accepts the demo's requests only", async () => {
    const sso = `${world.origin}/demo/saml/sso`
    for (const query of ['', '?SAMLRequest=nonsense', '?SAMLRequest=%FF']) {
      expect((await world.visitor().visit(sso + query)).status).toBe(400)
    }
  })

  it('publishes metadata on both sides', async () => {
    const visitor = world.visitor('harbor.localhost')
    const ours = await visitor.visit(`${visitor.origin}/sso/saml/metadata`)
    expect(ours.headers.get('content-type')).toBe('application/samlmetadata+xml')
    expect(ours.body).toContain(`entityID="${visitor.origin}/sso/saml/metadata"`)
    expect(ours.body).toContain(`Location="${visitor.origin}/sso/saml"`)
    expect(ours.body).toContain('WantAssertionsSigned="true"')
    const theirs = await visitor.visit(`${world.origin}/demo/saml/metadata`)
    expect(theirs.body).toContain(key.certificate.split('\n')[1])
  })
})

describe('an assertion', () => {
  const cases: [string, Partial<AssertionParts>][] = [
    ['for another audience', { audience: 'https://elsewhere.example/metadata' }],
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
    ['to another address', { recipient: 'https://elsewhere.example/sso/saml' }],
    ['that has expired', { notBefore: -600_000, notOnOrAfter: -300_000 }],
    ['that is not valid yet', { notBefore: 300_000, notOnOrAfter: 600_000 }],
    ['for no request', { inResponseTo: null, subjectInResponseTo: null }],
    ['for an unknown request', { inResponseTo: '_x', subjectInResponseTo: '_x' }],
    ['in a response for an unknown request', { inResponseTo: '_x' }],
    ['that names no request in its signed part', { subjectInResponseTo: null }],
    ['that names another request in its signed part', { subjectInResponseTo: '_x' }],
  ]

  it('is valid if it is signed, for us and for now; an address as its name suffices', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request, offer } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email }), key)
    expect(outcome(await post(visitor, xml, request.relayState))).toEqual(good)
    expect(await isVouched(offer.transaction_uuid)).toBe(true)
  })

  it.each(cases)('is refused: %s', async (_, parts) => {
    const visitor = world.visitor()
    const email = someone()
    const { request, offer } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email, ...parts }), key)
    const page = await post(visitor, xml, request.relayState)
    expect(outcome(page)).toEqual(refused)
    expect(page.url.searchParams.get('state')).toBe(request.relayState)
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })

  /** Builds the response that is sent, from one for the given user. */
  it.each<[string, (to: (email: string) => string, email: string) => string]>([
    ['not signed', (to, email) => to(email)],
    ['signed only around it', (to, email) => signed(to(email), key, 'response')],
    ['signed by another key', (to, email) => signed(to(email), otherKey)],
    [
      'signed with SHA-1',
      (to, email) =>
        signed(to(email), key, 'assertion', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
    ],
    ['changed after signing', (to, email) => signed(to(mallory), key).replace(mallory, email)],
    [
      'with an empty signature',
      (to, email) => signed(to(email), key).replace(/(SignatureValue>)[^<]+/, '$1'),
    ],
    [
      'in a document with entities',
      (to, email) => `<!DOCTYPE x [<!ENTITY a "b">]>${signed(to(email), key)}`,
    ],
    ['not XML', () => 'nonsense'],
    ['empty', () => ''],
    ['another document', () => '<x/>'],
  ])('is refused: %s', async (_, make) => {
    const visitor = world.visitor()
    const email = someone()
    const { request, offer } = await startSso(visitor, email)
    const xml = make((given) => response(world, request, { email: given }), email)
    expect(outcome(await post(visitor, xml, request.relayState))).toEqual(refused)
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })

  it('is refused for another person', async () => {
    const visitor = world.visitor()
    const { request, offer } = await startSso(visitor, someone())
    const xml = signed(response(world, request, { email: mallory }), key)
    const page = await post(visitor, xml, request.relayState)
    expect(outcome(page)).toEqual(['/login', 'sso_email_mismatch'])
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })

  it('keeps its person despite a comment in the name', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request, offer } = await startSso(visitor, email)
    const longer = `${email}.mallory.example`
    const xml = signed(response(world, request, { email: longer }), key)
    // Comments are not part of the signed content.
    const cut = xml.replace(`>${longer}<`, `>${email}<!-- -->.mallory.example<`)
    expect(cut).not.toBe(xml)
    expect(outcome(await post(visitor, cut, request.relayState))[1]).not.toBeNull()
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })
})

describe('wrapping an unsigned assertion around a signed one', () => {
  /** A signed assertion for Mallory and an unsigned one for her victim, combined. */
  const wrappings: [string, (theirs: string, evil: string, whole: string) => string][] = [
    ['an unsigned one before it', (theirs, evil, whole) => whole.replace(theirs, evil + theirs)],
    ['an unsigned one after it', (theirs, evil, whole) => whole.replace(theirs, theirs + evil)],
    [
      'the signed one in the extensions',
      (theirs, evil, whole) =>
        whole
          .replace(theirs, evil)
          .replace(
            '<samlp:Status>',
            `<samlp:Extensions>${theirs}</samlp:Extensions><samlp:Status>`,
          ),
    ],
    [
      'the signed one in the confirmation',
      (theirs, evil, whole) =>
        whole.replace(
          theirs,
          evil.replace(
            /(<saml:SubjectConfirmationData[^>]*)\/>/,
            `$1>${theirs}</saml:SubjectConfirmationData>`,
          ),
        ),
    ],
    [
      'the signed one inside its own signature',
      (theirs, evil, whole) => {
        const signature = /<ds:Signature .*<\/ds:Signature>/.exec(theirs)?.[0] ?? ''
        const holding = signature.replace(
          '</ds:Signature>',
          `<ds:Object>${theirs.replace(signature, '')}</ds:Object></ds:Signature>`,
        )
        return whole.replace(theirs, evil.replace('</saml:Issuer>', `</saml:Issuer>${holding}`))
      },
    ],
    [
      'an unsigned one with the same id',
      (theirs, evil, whole) => {
        const id = / ID="([^"]+)"/.exec(theirs)?.[1] ?? ''
        const signature = /<ds:Signature .*<\/ds:Signature>/.exec(theirs)?.[0] ?? ''
        const same = evil
          .replace(/ ID="[^"]+"/, ` ID="${id}"`)
          .replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
        return whole
          .replace(theirs, same)
          .replace('<samlp:Status>', `<samlp:Extensions>${theirs}</samlp:Extensions><samlp:Status>`)
      },
    ],
  ]

  it.each(wrappings)('%s vouches for no user', async (_, wrap) => {
    const visitor = world.visitor()
    const victim = someone()
    const { request, offer } = await startSso(visitor, victim)
    const assertionIn = (xml: string) => /<saml:Assertion .*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
    const whole = signed(response(world, request, { email: mallory }), key)
    const evil = assertionIn(response(world, request, { email: victim }))
    const wrapped = wrap(assertionIn(whole), evil, whole)
    expect(wrapped).toContain(victim)
    expect(wrapped).toContain('mallory@')
    const page = await post(visitor, wrapped, request.relayState)
    expect(['sso_assertion_invalid', 'sso_email_mismatch']).toContain(outcome(page)[1])
    expect(await isVouched(offer.transaction_uuid)).toBe(false)
  })
})

describe('a response', () => {
  it('is accepted once', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email }), key)
    expect(outcome(await post(visitor, xml, request.relayState))).toEqual(good)
    const again = await post(visitor, xml, request.relayState)
    expect(outcome(again)).toEqual(['/login', 'sso_state_invalid'])
  })

  it('is accepted once for ten concurrent ones', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email }), key)
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => post(visitor, xml, request.relayState)),
    )
    expect(pages.filter((page) => outcome(page)[1] === null)).toHaveLength(1)
  })

  it('does not answer another attempt, even with the id of a valid assertion', async () => {
    const visitor = world.visitor()
    const email = someone()
    const [one, other] = [await startSso(visitor, email), await startSso(visitor, email)]
    const assertionId = `_${crypto.randomUUID()}`
    const xml = signed(response(world, one.request, { email, assertionId }), key)
    expect(outcome(await post(visitor, xml, one.request.relayState))).toEqual(good)
    expect(outcome(await post(visitor, xml, other.request.relayState))).toEqual(refused)
    const third = await startSso(visitor, email)
    const same = signed(response(world, third.request, { email, assertionId }), key)
    expect(outcome(await post(visitor, same, third.request.relayState))).toEqual(refused)
  })

  it('needs a known, fresh state', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email }), key)
    expect(outcome(await post(visitor, xml, 'made-up'))).toEqual(['/login', 'sso_state_invalid'])
    world.clock.now = new Date(Date.now() + 31 * 60_000)
    const late = await post(visitor, xml, request.relayState)
    expect(outcome(late)).toEqual(['/login', 'sso_state_invalid'])
    const bare = await visitor.visit(`${world.origin}/sso/saml`, { method: 'POST', form: {} })
    expect(outcome(bare)).toEqual(['/login', 'sso_state_invalid'])
  })

  it('to an OpenID attempt is refused, and so is a code to a SAML attempt', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const query = new URLSearchParams({ code: 'x', state: request.relayState }).toString()
    const answer = await visitor.call('GET', `/sso/v1/callback/oidc?${query}`)
    expect(problemCode(answer)).toBe('sso_state_invalid')
    const { page } = await visitor.comeBack(email, 'oidc')
    const xml = signed(response(world, request, { email }), key)
    const state = page.url.searchParams.get('state') ?? ''
    expect(outcome(await post(visitor, xml, state))).toEqual(['/login', 'sso_state_invalid'])
  })

  it('cannot be larger than real ones', async () => {
    const page = await post(world.visitor(), 'x'.repeat(400_000), 'any')
    expect(outcome(page)).toEqual(refused)
  })

  it('leaves only the reason of its refusal in the log', async () => {
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const audience = 'https://elsewhere.example/secret-audience'
    await post(
      visitor,
      signed(response(world, request, { email, audience }), key),
      request.relayState,
    )
    const lines = world.logged.join('')
    expect(lines).toContain('"reason":"SAML assertion audience mismatch"')
    expect(lines).not.toMatch(/secret-audience|ssooptional\.example|SignatureValue/)
  })
})

/** An attribute statement: each name with its values; a name may come twice. */
const attributesOf = (...all: [name: string, ...values: string[]][]) =>
  `<saml:AttributeStatement>${all
    .map(
      ([name, ...values]) =>
        `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string">${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
    )
    .join('')}</saml:AttributeStatement>`

describe('the address of an assertion', () => {
  const comeWith = async (attributes: (email: string) => string, email = someone()) => {
    const visitor = world.visitor()
    const { request } = await startSso(visitor, email)
    const parts = { email: 'a8f3', attributes: attributes(email) }
    return outcome(
      await post(visitor, signed(response(world, request, parts), key), request.relayState),
    )
  }

  it.each([
    'email',
    'Email',
    'emailAddress',
    'EmailAddress',
    'emailaddress',
    'user.email',
    'User.Email',
    'mail',
    'Mail',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'urn:oid:1.2.840.113549.1.9.1',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'http://schemas.xmlsoap.org/claims/EmailAddress',
  ])('is found as %s', async (name) => {
    expect(await comeWith((email) => attributesOf([name, email]))).toEqual(good)
  })

  it.each<[string, (email: string) => string]>([
    ['the second value', (email) => attributesOf(['mail', 'alias@house.test', email])],
    ['in the first of two attributes', (email) => attributesOf(['mail', email], ['mail', mallory])],
    ['in another attribute', (email) => attributesOf(['email', mallory], ['mail', email])],
  ])('may be %s', async (_, attributes) => {
    expect(await comeWith(attributes)).toEqual(good)
  })

  it('must be the typed one, and the log names what came instead, without values', async () => {
    const mismatch = ['/login', 'sso_email_mismatch']
    expect(await comeWith(() => attributesOf(['mail', mallory, 'x@house.test']))).toEqual(mismatch)
    expect(await comeWith(() => attributesOf(['upn', mallory], ['department', 'Sales']))).toEqual(
      mismatch,
    )
    const lines = world.logged.join('')
    expect(lines).toContain('No attribute is an address; it sent: upn, department')
    expect(lines).not.toContain('Sales')
  })
})

it('accepts each of the certificates that a provider publishes, and notes which one it uses', async () => {
  const isSaml = eq(ssoProviders.protocol, 'saml')
  const { connection } = world.database
  const store = (certificate: string) =>
    connection.update(ssoProviders).set({ certificate }).where(isSaml)
  await store(`${otherKey.certificate}\n${key.certificate}\n`)
  try {
    for (const signer of [key, otherKey]) {
      const visitor = world.visitor()
      const email = someone()
      const { request } = await startSso(visitor, email)
      const xml = signed(response(world, request, { email }), signer)
      expect(outcome(await post(visitor, xml, request.relayState))).toEqual(good)
      const rows = await connection.select().from(ssoProviders).where(isSaml)
      expect(rows.map(({ signedBy }) => signedBy)).toContain(fingerprintOf(signer.certificate))
    }
    const third = await makeCertificate('Third', new Date())
    const visitor = world.visitor()
    const email = someone()
    const { request } = await startSso(visitor, email)
    const xml = signed(response(world, request, { email }), third)
    expect(outcome(await post(visitor, xml, request.relayState))).toEqual(refused)
  } finally {
    await store(key.certificate)
  }
})

it('keeps its key and its registration across a reset of the demo', async () => {
  await world.request('POST', '/demo/reset')
  expect(await keyOf(world)).toEqual(key)
  const rows = await world.database.connection
    .select()
    .from(ssoProviders)
    .where(eq(ssoProviders.protocol, 'saml'))
  expect(rows.map(({ certificate }) => certificate)).toEqual([key.certificate])
  expect(await world.database.connection.select().from(samlAssertions)).toEqual([])
})
