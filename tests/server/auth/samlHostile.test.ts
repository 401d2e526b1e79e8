import { openSaml } from '@server/adapters/saml/saml'
import { rateLimits, ssoTransactions } from '@server/db/schema'
import { answerBytes } from '@server/services/auth/sso/samlLimits'
import { type Isolated, IsolationError } from '@server/workers/isolated'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Key, keyOf, post, response, signed, startSso } from './samlForge'
import { aProvidedBuilding, newcomer, optional } from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

const someone = () => newcomer(optional)
const errorOf = ({ url }: { url: URL }) => url.searchParams.get('error')

describe('a document that blocks a parser', () => {
  const world = withSharedSsoWorld()
  beforeAll(() => aProvidedBuilding(world))

  const ours = {
    provider: { entityId: 'idp', ssoUrl: 'https://idp.example', certificates: [] },
    service: { entityId: 'sp', acsUrl: 'https://sp.example' },
    requestId: 'one',
  }
  /** Each makes the parser's time grow with the square of its length. */
  const fill = (piece: string) => piece.repeat(Math.floor(answerBytes / piece.length))
  it.each([
    ['unclosed elements', fill('<a>')],
    ['unclosed comments', `<a>${fill('<!--')}`.slice(0, answerBytes)],
    ['only opening tags', fill('<')],
    ['unclosed sections', `<a>${fill('<![CDATA[')}`.slice(0, answerBytes)],
    ['unclosed instructions', `<a>${fill('<?a ')}`.slice(0, answerBytes)],
  ])('delays no other caller: %s', async (_, xml) => {
    const visitor = world.visitor()
    const { request } = await startSso(visitor, someone())
    const over = new AbortController()
    const posted = post(visitor, xml, request.relayState).finally(() => over.abort())
    do expect((await visitor.call('GET', '/healthcheck')).status).toBe(200)
    while (!over.signal.aborted)
    expect(errorOf(await posted)).toBe('sso_assertion_invalid')
  })

  it('is read by another thread alone', async () => {
    const received: unknown[] = []
    const thread: Isolated = {
      request: async (question) => {
        received.push(question)
        throw new IsolationError('stopped')
      },
      close: () => Promise.resolve(),
    }
    const xml = fill('<a>')
    const reading = openSaml(thread).readAnswer(ours, Buffer.from(xml).toString('base64'))
    await expect(reading).rejects.toThrow(IsolationError)
    expect(received).toEqual([{ kind: 'answer', request: ours, xml }])
  })

  it('is not even started if it is larger than real ones', async () => {
    const visitor = world.visitor()
    const { request } = await startSso(visitor, someone())
    const page = await post(visitor, ' '.repeat(answerBytes + 1), request.relayState)
    expect(errorOf(page)).toBe('sso_assertion_invalid')
    expect(world.logged.join('')).toContain('"reason":"The answer is too large"')
  })

  it("does not prevent the next user's sign-in", async () => {
    const email = someone()
    expect(await world.visitor().vouched(email, 'saml')).toHaveLength(36)
  })
})

describe('a signature with SHA-1', () => {
  const world = withSharedSsoWorld()
  let key: Key
  beforeAll(async () => {
    await aProvidedBuilding(world)
    key = await keyOf(world)
  })

  const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
  const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
  it.each<[string, string, (xml: string) => string]>([
    ['in plain text', sha1, (xml) => xml],
    [
      'in character references',
      sha1,
      (xml) => xml.replaceAll('rsa-sha1"', 'rsa-sha&#49;"').replaceAll('#sha1"', '#sha&#x31;"'),
    ],
    ['with part of the name hidden', sha1, (xml) => xml.replaceAll('xmldsig#', 'xmldsig&#35;')],
    ['under an unknown name', sha256, (xml) => xml.replaceAll('#rsa-sha256', '#rsa-md5')],
    ['without a name', sha256, (xml) => xml.replaceAll(/ Algorithm="[^"]+rsa-sha256"/g, '')],
  ])('is refused %s', async (_, algorithm, disguise) => {
    const visitor = world.visitor()
    const email = someone()
    const { request, offer } = await startSso(visitor, email)
    const xml = disguise(signed(response(world, request, { email }), key, 'assertion', algorithm))
    expect(errorOf(await post(visitor, xml, request.relayState))).toBe('sso_assertion_invalid')
    const [row] = await world.database.connection
      .select()
      .from(ssoTransactions)
      .where(eq(ssoTransactions.uuid, offer.transaction_uuid))
    expect(row?.vouchedAt).toBeNull()
  })
})

describe('a client', () => {
  /** Every response had to be stopped, or too many are waiting. */
  let reason: 'stopped' | 'busy' = 'stopped'
  const saml = {
    ...openSaml(),
    readAnswer: () => Promise.reject(new IsolationError(reason)),
  }
  const world = withSharedSsoWorld({ saml })
  beforeAll(() => aProvidedBuilding(world))
  beforeEach(async () => {
    await world.database.connection.delete(rateLimits)
  })

  const outcomesOf = async (times: number) => {
    const visitor = world.visitor()
    const errors: (string | null)[] = []
    for (let n = 0; n < times; n += 1) {
      const { request } = await startSso(visitor, someone())
      errors.push(errorOf(await post(visitor, '<x/>', request.relayState)))
    }
    return errors
  }

  it('whose responses have to be stopped is soon refused', async () => {
    reason = 'stopped'
    const invalid = 'sso_assertion_invalid'
    const limited = 'too_many_requests'
    expect(await outcomesOf(5)).toEqual([invalid, invalid, invalid, limited, limited])
  })

  it('is asked to retry if too many are waiting, which does not count against it', async () => {
    reason = 'busy'
    const answers = await outcomesOf(6)
    expect(new Set(answers)).toEqual(new Set(['sso_provider_unavailable']))
  })
})
