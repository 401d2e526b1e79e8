import { paymentMethods, tokenizeCard } from '@contract/payments'
import { currentUser } from '@contract/users'
import { authenticate } from '@server/services/auth/principal'
import { limitTable } from '@server/services/platform/limits'
import { readsOf } from '@server/ssr/reads'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { withWorld } from '../withWorld'

const world = withWorld()

/** A rendered page's reads for a user. */
async function readsFor(who: Person) {
  const { token } = await world.signIn(who)
  const principal = await authenticate(world, token, currentUser.path)
  const reads = readsOf(world, {
    principal,
    client: '192.0.2.7',
    host: 'localhost',
    hostHeader: 'localhost:4310',
    agent: '',
    traceId: 'a trace',
  })
  return async (path: string, params: Record<string, string> = {}) => {
    const { status, json } = await reads(path, { params, query: {}, locale: 'en-us' })
    const { code } = v.parse(v.object({ code: v.optional(v.string()) }), JSON.parse(json))
    return [status, code]
  }
}
/** The security log, each line as event, outcome and trace. */
const audited = () =>
  world.logged
    .map((text): Record<string, unknown> => JSON.parse(text))
    .filter(({ log }) => log === 'security')
    .map(({ event, outcome, trace }) => [event, outcome, trace])

it('returns the same as the API', async () => {
  const read = await readsFor(await aPerson(world))
  expect(await read(paymentMethods.path)).toEqual([200, undefined])
})

it('refuses what the contract refuses, and what the page is not allowed to read', async () => {
  const read = await readsFor(await aPerson(world))
  expect(await read(tokenizeCard.path, { cardId: '', gatewayId: 'sandbox' })).toEqual([
    400,
    'invalid_request',
  ])
  expect(await read('/sso/v1/callback/oidc')).toEqual([501, 'not_implemented'])
  expect(await read('/no/such/path')).toEqual([501, 'not_implemented'])
})

it("consumes its user's limits, and logs their end in the security log", async () => {
  const read = await readsFor(await aPerson(world))
  const request = () => read(tokenizeCard.path, { cardId: 'none', gatewayId: 'sandbox' })
  const outcomes = []
  for (let n = 0; n <= limitTable.cardTokenizedByUser.points; n += 1) {
    // In sequence, like a user.
    // oxlint-disable-next-line no-await-in-loop
    outcomes.push((await request())[1])
  }
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['not_found']))
  expect(outcomes.at(-1)).toBe('too_many_requests')
  expect(audited().at(-1)).toEqual(['access', 'too_many_requests', 'a trace'])
})

it('limits a kiosk to its own reads, and logs the attempt in the security log', async () => {
  const read = await readsFor(await aKiosk(world, {}))
  expect(await read(paymentMethods.path)).toEqual([403, 'permission_denied'])
  expect(audited().at(-1)).toEqual(['access', 'permission_denied', 'a trace'])
})
