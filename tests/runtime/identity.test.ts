import { FailedCall } from '@machines/failure'
import type { KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import { sessionMachine } from '@machines/session/machine'
import { createIdentity } from '@runtime/api/identity'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { known, offline, user } from '../machines/cases'
import { deployment } from '../screens/samples'

const started: { stop: () => unknown }[] = []
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop()
})

type Refresh = () => Promise<KnownSession>
const lasting = (token: string, ms = 900_000): KnownSession => {
  const { session } = known(ms)
  const kept = { ...session, token, expiresAt: Date.now() + ms }
  return { session: kept, renewInMs: 60_000, needsUpgrade: false }
}

/** Identity over a real session that holds `first`, or nobody's. */
async function identityOf(first: KnownSession | null, refresh: Refresh, host = 'localhost') {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(async () => first),
        fetchUser: fromPromise(async () => user),
        refreshSession: fromPromise(refresh),
        endSession: fromPromise<void, { session: Session | null }>(async () => undefined),
        watchTabs: fromCallback(() => undefined),
      },
    }),
  )
  started.push(session)
  session.start()
  await waitFor(
    session,
    (at) => at.matches('signedOut') || at.matches({ authenticated: 'signedIn' }),
  )
  return createIdentity({
    host,
    brand: 'test',
    deployment,
    session,
    locale: () => 'de-de',
    buildingUuid: () => 'house',
    onMalformed: () => {},
  })
}
const { signal } = new AbortController()
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof FailedCall ? error.failure : error),
  )

describe('what every call names', () => {
  test('the headers of the wire', async () => {
    const identity = await identityOf(null, async () => lasting('new'))
    const { traceparent, 'accept-language': language, ...others } = identity.headers()
    expect(others).toEqual({
      accept: 'application/vnd.portico.v2+json',
      'content-type': 'application/json',
      'x-app-id': '3',
      'x-app-version': '3.5.0',
      'x-client-type': 'web',
      'x-brand': 'test',
      'x-building-uuid': 'house',
    })
    expect(language).toMatch(/^de-de,/)
    expect(traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/)
    expect(identity.headers().traceparent).not.toBe(traceparent)
  })

  test.each([
    ['localhost', '/api'],
    ['www.dedicated.test', 'https://api.house.test'],
  ])('of %s the API is at %s', async (host, apiUrl) => {
    expect((await identityOf(null, async () => lasting('new'), host)).apiUrl).toBe(apiUrl)
  })
})

describe('the token of a call', () => {
  test('is the one that is held, as long as it is good', async () => {
    const refresh = vi.fn<Refresh>(async () => lasting('new'))
    const identity = await identityOf(lasting('held'), refresh)
    expect(await identity.goodToken(signal)).toBe('held')
    expect(refresh).not.toHaveBeenCalled()
  })

  test('is renewed first where the device slept through its end', async () => {
    const identity = await identityOf(lasting('held', -1000), async () => lasting('new'))
    expect(await identity.goodToken(signal)).toBe('new')
  })

  test('refused for several calls at once, is renewed once for all', async () => {
    const refresh = vi.fn<Refresh>(async () => lasting('new'))
    const identity = await identityOf(lasting('held'), refresh)
    const calls = ['a', 'b', 'c'].map(() => identity.renewedToken('held', signal))
    expect(await Promise.all(calls)).toEqual(['new', 'new', 'new'])
    expect(await identity.renewedToken('held', signal)).toBe('new')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('without network there is none, and the failure says why', async () => {
    const identity = await identityOf(lasting('held'), () => Promise.reject(offline))
    expect(await failureOf(identity.renewedToken('held', signal))).toEqual({ kind: 'network' })
  })

  test('signed out there is none', async () => {
    const identity = await identityOf(null, async () => lasting('new'))
    expect(await failureOf(identity.goodToken(signal))).toMatchObject({ code: 'unauthenticated' })
  })
})
