import { paymentMethods, savePaymentMethod, tokenizeCard } from '@contract/payments'
import { paymentMethods as table } from '@server/db/schema'
import type { CardVault } from '@server/ports/cardVault'
import { Refusal } from '@server/services/platform/refusal'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aCard } from '../builders/cards'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { patient } from '../patient'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import { openProvider } from './provider'

const provider = openProvider()

const vault = {
  retain: vi.fn<CardVault['retain']>(provider.vault.retain),
  tokenFor: vi.fn<CardVault['tokenFor']>(provider.vault.tokenFor),
  forget: vi.fn<CardVault['forget']>(provider.vault.forget),
}
let people: { ada: Person; ben: Person; kiosk: Person }
let tokens: Record<keyof typeof people, string>
const world = withSharedWorld({ cards: { default: vault, production: null } })
beforeEach(async () => {
  vi.clearAllMocks()
  await world.reset()
  const tower = await aBuilding(world)
  people = {
    ada: await aPerson(world, { in: tower }),
    ben: await aPerson(world, { in: tower }),
    kiosk: await aKiosk(world, { in: tower }),
  }
  tokens = {
    ada: (await world.signIn(people.ada)).token,
    ben: (await world.signIn(people.ben)).token,
    kiosk: (await world.signIn(people.kiosk)).token,
  }
})

type Who = keyof typeof tokens
const own = '/api/portico/v1/payment-methods'
/** A gateway of the tests' deployment. */
const namedGateway = 'sandbox'
const card = (given = {}) =>
  provider.tokenise({
    brand: 'visa',
    lastFour: '1881',
    month: 8,
    year: 2031,
    isGood: true,
    ...given,
  })
const retain = (who: Who, payment_token: string, more = {}) =>
  world.request('POST', own, { token: tokens[who], body: { payment_token, ...more } })
const saved = async (who: Who, given = {}) =>
  read(savePaymentMethod.reply, (await retain(who, card(given))).body).data
const listOf = async (who: Who) =>
  read(
    paymentMethods.reply,
    (await world.request('GET', '/api/payment-methods', { token: tokens[who] })).body,
  ).data
const remove = (who: Who, id: string) =>
  world.request('DELETE', `${own}/${encodeURIComponent(id)}`, { token: tokens[who] })
const tokenize = (who: Who, id: string, gateway: string = namedGateway) =>
  world.request(
    'GET',
    `/api/payments/v1/payment-methods/${encodeURIComponent(id)}/gateway/${gateway}/tokenize`,
    { token: tokens[who] },
  )

describe("an account's cards", () => {
  it('are listed by brand and last digits, the latest first', async () => {
    const of = people.ada
    const earlier = new Date(world.clock.now.getTime() - 1000)
    await aCard(world, { of, brand: 'american_express', lastFour: '0005', savedAt: earlier })
    await aCard(world, { of, brand: 'visa', lastFour: '1111' })
    expect(
      (await listOf('ada')).map(({ card_brand, card_last_four }) => [card_brand, card_last_four]),
    ).toEqual([
      ['visa', '1111'],
      ['american_express', '0005'],
    ])
    expect(await listOf('ben')).toEqual([])
  })

  it("match the provider's data, the latest first, for their owner only", async () => {
    const token = card()
    const answer = await retain('ben', token)
    expect(answer.status).toBe(201)
    const [first] = await listOf('ben')
    expect(first).toEqual({
      id: expect.any(String),
      card_last_four: '1881',
      card_brand: 'visa',
      payment_token: token,
      card_month: 8,
      card_year: 2031,
    })
    world.clock.now = new Date(world.clock.now.getTime() + 1000)
    await saved('ben', { brand: 'master', lastFour: '4444' })
    expect((await listOf('ben')).map(({ card_brand }) => card_brand)).toEqual(['master', 'visa'])
    expect((await listOf('ada')).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('are saved once, for any number of concurrent calls', async () => {
    const token = card()
    const answers = await Promise.all([1, 2, 3, 4].map(() => retain('ben', token)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await listOf('ben')).toHaveLength(1)
  })

  it('are limited to twenty; the provider deletes any more', async () => {
    const { id } = await saved('ben')
    for (let n = 0; n < 18; n += 1) await aCard(world, { of: people.ben })
    await saved('ben')
    const surplus = card()
    expect(readProblem(await retain('ben', surplus)).code).toBe('too_many_payment_methods')
    expect(vault.forget.mock.calls).toEqual([[surplus]])
    expect(await listOf('ben')).toHaveLength(20)
    // A card that exists already adds none, and another user's card is not taken.
    const theirs = await saved('ada')
    expect(readProblem(await retain('ben', theirs.payment_token)).code).toBe(
      'payment_method_unknown',
    )
    const listed = await listOf('ben')
    const again = await retain('ben', listed.find((each) => each.id === id)?.payment_token ?? '')
    expect(read(savePaymentMethod.reply, again.body).data.id).toBe(id)
    expect(vault.forget).toHaveBeenCalledTimes(1)
  })
})

describe('nothing is saved', () => {
  it('of a card unknown to the provider', async () => {
    const forged = `${card().slice(0, -3)}abc`
    expect(readProblem(await retain('ben', forged)).code).toBe('payment_method_unknown')
    expect(await listOf('ben')).toEqual([])
  })

  it("of another user's card, without revealing that it exists", async () => {
    const token = card()
    await retain('ada', token)
    expect(readProblem(await retain('ben', token)).code).toBe('payment_method_unknown')
    expect(await listOf('ben')).toEqual([])
    expect((await listOf('ada'))[0]?.payment_token).toBe(token)
  })

  it.each([
    ['a number instead of a token', { payment_token: '4111111111111111' }],
    ['a number beside the token', { payment_token: card(), number: '4111111111111111' }],
    ['a CVV beside the token', { payment_token: card(), verification_value: '123' }],
    ["the card's data", { payment_token: card(), card_brand: 'visa', card_last_four: '9999' }],
    ['no token', {}],
    ['a token of another type', { payment_token: 12_345_678 }],
    ['a path', { payment_token: '../../retain' }],
    ['too many fields', { payment_token: 'a'.repeat(201) }],
    ['an unknown environment', { payment_token: card(), environment: 'test' }],
  ])('by a body with %s', async (_, body) => {
    const answer = await world.request('POST', own, { token: tokens.ben, body })
    expect(readProblem(answer).code).toBe('invalid_request')
    expect(vault.retain).not.toHaveBeenCalled()
  })

  it('of a provider that is not in the deployment', async () => {
    const answer = await retain('ben', card(), { environment: 'production' })
    expect(answer.body).toMatchObject({
      code: 'payment_gateway_failed',
      // Otherwise it would look like an unavailable provider.
      detail: 'No provider of cards is configured.',
    })
  })

  it('while the provider is unavailable', async () => {
    vault.retain.mockRejectedValueOnce(new Refusal('payment_gateway_failed'))
    expect((await retain('ben', card())).status).toBe(502)
    expect(await listOf('ben')).toEqual([])
  })

  it('by a kiosk, or without a session', async () => {
    expect(readProblem(await retain('kiosk', card())).code).toBe('permission_denied')
    const body = { payment_token: card() }
    expect((await world.request('POST', own, { body })).status).toBe(401)
    for (const [method, path] of [
      ['GET', '/api/payment-methods'],
      ['DELETE', `${own}/${crypto.randomUUID()}`],
      ['GET', `/api/payments/v1/payment-methods/x/gateway/${namedGateway}/tokenize`],
    ] as const) {
      expect((await world.request(method, path, { token: tokens.kiosk })).status).toBe(403)
      expect((await world.request(method, path)).status).toBe(401)
    }
  })

  it('more often in an hour than any user has cards', async () => {
    for (let n = 0; n < 20; n += 1) await retain('ben', 'unknown-token')
    expect((await retain('ben', 'unknown-token')).status).toBe(429)
  })
})

describe('a removed card', () => {
  it('is deleted here and at the provider', async () => {
    const { id, payment_token } = await saved('ben')
    expect((await remove('ben', id)).status).toBe(200)
    expect(await listOf('ben')).toEqual([])
    expect(vault.forget).toHaveBeenCalledWith(payment_token)
    expect(readProblem(await remove('ben', id)).code).toBe('not_found')
  })

  it('is deleted here even if the provider is unavailable, logged without its token', async () => {
    const { id, payment_token } = await saved('ben')
    vault.forget.mockRejectedValueOnce(new Refusal('payment_gateway_failed'))
    expect((await remove('ben', id)).status).toBe(200)
    expect(await listOf('ben')).toEqual([])
    await vi.waitFor(
      () => expect(world.logged.join('')).toContain('the provider has not forgotten a card'),
      patient,
    )
    expect(world.logged.join('')).not.toContain(payment_token)
  })

  it('may belong to a provider that is no longer in the deployment', async () => {
    const { id } = await saved('ben')
    await world.database.connection
      .update(table)
      .set({ environment: 'production' })
      .where(eq(table.uuid, id))
    expect((await remove('ben', id)).status).toBe(200)
    expect((await listOf('ben')).map((each) => each.id)).not.toContain(id)
  })

  it.each(['another’s', 'none', "'; drop table users; --"])('is never %s', async (which) => {
    const { id } = await saved('ada')
    const named = which === 'another’s' ? id : which === 'none' ? crypto.randomUUID() : which
    expect(readProblem(await remove('ben', named)).code).toBe('not_found')
    expect(vault.forget).not.toHaveBeenCalled()
    expect((await listOf('ada')).map((each) => each.id)).toContain(id)
  })
})

describe('a token for a gateway', () => {
  it('is different each time', async () => {
    const { id } = await saved('ben')
    const answers = [await tokenize('ben', id), await tokenize('ben', id)]
    const [one, two] = answers.map(({ body }) => read(tokenizeCard.reply, body).data.token)
    expect(one).toMatch(/^sandbox-/)
    expect(one).not.toBe(two)
  })

  it('is not created from a card that the gateway declines', async () => {
    const { id } = await saved('ben', { isGood: false })
    expect(readProblem(await tokenize('ben', id)).code).toBe('payment_gateway_failed')
  })

  it.each(['the card of another', 'no card', 'a gateway that nobody has named'])(
    'is not created from %s',
    async (which) => {
      const { id } = await saved('ada')
      const answer =
        which === 'no card'
          ? await tokenize('ada', 'nothing')
          : which === 'the card of another'
            ? await tokenize('ben', id)
            : await tokenize('ada', id, 'elsewhere')
      expect(readProblem(answer).code).toBe('not_found')
      expect(vault.tokenFor).not.toHaveBeenCalled()
    },
  )
})
