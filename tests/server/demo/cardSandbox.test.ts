import { withCards } from '@demo/cards/deployment'
import { cardOf } from '@demo/cards/tokens'
import { sandboxVault } from '@demo/cards/vault'
import { contentPolicy } from '@server/http/contentPolicy'
import { openCardVaults } from '@server/openCardVaults'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { read } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import type { World } from '../world'

const world = withSharedWorld({ seed: 'demo' })
beforeAll(async () => {
  world.clock.now = new Date('2026-11-23T10:00:00Z')
})

const host = 'cards.localhost:4310'
const path = '/demo/cards/payment-methods'
const good = {
  first_name: 'Ada',
  last_name: 'Winthrop',
  number: '4111 1111 1111 1111',
  verification_value: '123',
  month: '08',
  year: '2029',
  country: 'US',
}
const send = (given = {}, at = host) =>
  world.request('POST', path, { host: at, body: { ...good, ...given } })
const made = v.object({
  payment_method: v.object({
    token: v.string(),
    card_type: v.string(),
    last_four_digits: v.string(),
  }),
})
const failed = v.object({ errors: v.array(v.object({ attribute: v.string(), key: v.string() })) })

describe('the sandbox', () => {
  // The provider's documentation lists them; the others of each type are declined by gateways.
  it.each([
    ['4111111111111111', '123', 'visa', true],
    ['4012888888881881', '123', 'visa', false],
    ['5555555555554444', '123', 'master', true],
    ['5105105105105100', '123', 'master', false],
    ['378282246310005', '1234', 'american_express', true],
    ['371449635398431', '1234', 'american_express', false],
    ['6011111111111117', '123', 'discover', true],
    ['6011000990139424', '123', 'discover', false],
    ['30569309025904', '123', 'diners_club', true],
    ['3530111333300000', '123', 'jcb', true],
  ])('tokenizes %s', async (number, verification_value, type, isGood) => {
    const answer = await send({ number, verification_value })
    expect(answer.status).toBe(201)
    const { token, card_type, last_four_digits } = read(made, answer.body).payment_method
    expect([card_type, last_four_digits]).toEqual([type, number.slice(-4)])
    expect(cardOf(token)?.isGood).toBe(isGood)
    // No response and no log contains the number.
    expect(
      JSON.stringify(answer.body) + atob(token.slice(0, -22).replaceAll(/[-_]/g, 'A')),
    ).not.toContain(number.slice(0, 12))
    expect(world.logged.join('')).not.toContain(number)
  })

  it.each([
    [{ first_name: ' ' }, 'first_name', 'errors.blank'],
    [{ last_name: '' }, 'last_name', 'errors.blank'],
    [{ number: '' }, 'number', 'errors.blank'],
    [{ number: '4111111111111112' }, 'number', 'errors.invalid'],
    [{ number: '9999999999999995' }, 'number', 'errors.invalid'],
    [{ verification_value: '' }, 'verification_value', 'errors.blank'],
    [{ verification_value: '1234' }, 'verification_value', 'errors.invalid'],
    [{ month: '13' }, 'month', 'errors.invalid'],
    [{ year: '29' }, 'year', 'errors.invalid'],
    [{ month: '10', year: '2026' }, 'year', 'errors.expired'],
  ])('returns the errors of %j', async (given, attribute, key) => {
    const answer = await send(given)
    expect(answer.status).toBe(422)
    expect(read(failed, answer.body).errors).toMatchObject([{ attribute, key }])
  })

  it('accepts a card until its month is over', async () => {
    expect((await send({ month: '11', year: '2026' })).status).toBe(201)
  })

  it('refuses input that is too large, or has other fields', async () => {
    expect((await send({ first_name: 'a'.repeat(5000) })).status).toBe(413)
    expect((await send({ somebody: 'else' })).status).toBe(400)
    expect((await world.request('POST', path, { host, raw: '{' })).status).toBe(400)
  })

  it("is not at the app's hosts", async () => {
    for (const other of [
      'localhost:4310',
      'lease.localhost:4310',
      'cards.localhost.evil.example',
    ]) {
      expect((await send({}, other)).status).toBe(404)
      const frame = '/demo/cards/frame?field=number&session=12345678&host=http://localhost:4310'
      expect((await world.request('GET', frame, { host: other })).status).toBe(404)
    }
  })

  it('allows only the app to show its frames', async () => {
    const frame = (query: string) => world.request('GET', `/demo/cards/frame?${query}`, { host })
    const answer = await frame('field=cvv&session=12345678&host=http://lease.localhost:4310')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://lease.localhost:4310')
    expect(policy).toContain("default-src 'none'")
    expect(answer.headers.get('x-frame-options')).toBeNull()
    for (const query of [
      'field=cvv&session=12345678&host=http://evil.example',
      'field=cvv&session=12345678&host=http://localhost:4311',
      'field=cvv&session="><script>&host=http://localhost:4310',
      'field=name&session=12345678&host=http://localhost:4310',
    ]) {
      expect((await frame(query)).status).toBe(404)
    }
  })
})

describe('the deployment', () => {
  const spreedly = { kind: 'spreedly', environmentKey: 'TestKey123' } as const
  const browserOf = (cards: World['deployment']['browser']['cards']) => ({
    ...world.deployment,
    browser: { ...world.deployment.browser, cards },
  })

  it('names the origins of frames and scripts on a page', () => {
    const policyOf = (cards: Parameters<typeof browserOf>[0]) =>
      contentPolicy(browserOf(cards), 'n')
    expect(policyOf(undefined)).not.toMatch(/spreedly|cards/)
    const sandbox = withCards(world.deployment, { PORT: 4310 })
    expect(contentPolicy(sandbox, 'n')).toMatch(
      /frame-src 'self'[^;]* http:\/\/cards\.localhost:4310(;| )/,
    )
    expect(contentPolicy(sandbox, 'n')).not.toMatch(/script-src[^;]*cards/)
    const real = policyOf({ provider: spreedly })
    expect(real).toContain("script-src 'self' 'nonce-n' https://core.spreedly.com")
    expect(real).toMatch(/frame-src 'self'[^;]* https:\/\/core\.spreedly\.com/)
    expect(real).not.toMatch(/connect-src[^;]*spreedly/)
  })

  it('keeps its own provider, also in the demo', () => {
    const named = withCards(browserOf({ provider: spreedly }), { PORT: 4310 })
    expect(named.browser.cards).toEqual({ provider: spreedly })
  })

  it("does not start without a provider's secret, nor with a sandbox outside the demo", () => {
    const open = (cards: Parameters<typeof browserOf>[0], secrets = {}, sandbox = sandboxVault) =>
      openCardVaults({ deployment: browserOf(cards), secrets, sandbox })
    expect(() => open({ provider: spreedly })).toThrow('SPREEDLY_ACCESS_SECRET')
    expect(() =>
      open({ provider: spreedly, production: spreedly }, { SPREEDLY_ACCESS_SECRET: 'secret' }),
    ).toThrow('SPREEDLY_PRODUCTION_ACCESS_SECRET')
    const sandbox = { kind: 'sandbox', origin: 'http://cards.localhost:4310' } as const
    expect(() =>
      openCardVaults({ deployment: browserOf({ provider: sandbox }), secrets: {}, sandbox: null }),
    ).toThrow('exists only in the demo')
    expect(open(undefined)).toEqual({ default: null, production: null })
    expect(open({ provider: sandbox }).default).toBe(sandboxVault)
    expect(
      open({ provider: spreedly }, { SPREEDLY_ACCESS_SECRET: 'secret' }).default,
    ).not.toBeNull()
  })
})
