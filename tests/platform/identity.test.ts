import type { KnownSession, Session } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import { FailedCall } from '@machines/kernel/failure'
import { createIdentity } from '@platform/api/identity'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { deferred } from '../features/deferred'
import { deployment } from '../features/samples'
import { known, offline, user } from '../machines/fixtures'

const started: { stop: () => unknown }[] = []
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop()
})

type Refresh = () => Promise<KnownSession>
const lasting = (token: string, ms = 900_000): KnownSession => {
  const { session } = known(ms)
  const saved = { ...session, token, expiresAt: Date.now() + ms }
  return { session: saved, renewInMs: 60_000, needsUpgrade: false }
}

/** Identity over a real session that holds `first`, or none. */
async function identityOf(
  first: KnownSession | null,
  refresh: Refresh,
  host = 'localhost',
  building: string | null = 'house',
) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(async () => first),
        fetchUser: fromPromise(async () => user),
        refreshSession: fromPromise(refresh),
        endSession: fromPromise<void, { session: Session | null }>(async () => undefined),
        repeatSignOuts: fromCallback(() => undefined),
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
    buildingUuid: () => building,
    onMalformed,
  })
}
const onMalformed = vi.fn<(path: string) => void>()
const { signal } = new AbortController()
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof FailedCall ? error.failure : error),
  )

describe('every call contains', () => {
  test('the headers of the protocol', async () => {
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
    expect(language).toBe('de-DE,de;q=0.9,en;q=0.8')
    expect(traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/)
    expect(identity.headers().traceparent).not.toBe(traceparent)
  })

  test('no building outside of one', async () => {
    const identity = await identityOf(null, async () => lasting('new'), 'localhost', null)
    expect(identity.headers()['x-building-uuid']).toBe('')
  })

  test('its time limit, and the receiver of mismatched replies', async () => {
    const identity = await identityOf(null, async () => lasting('new'))
    expect(identity.timeoutMs).toBe(deployment.limits.requestTimeoutMs)
    identity.onMalformed('/things')
    expect(onMalformed).toHaveBeenCalledExactlyOnceWith('/things')
  })

  test.each([
    ['localhost', '/api'],
    ['www.dedicated.test', 'https://api.house.test'],
  ])('%s uses the API at %s', async (host, apiUrl) => {
    expect((await identityOf(null, async () => lasting('new'), host)).apiUrl).toBe(apiUrl)
  })
})

describe("a call's token", () => {
  test('is the current one, as long as it is valid', async () => {
    const refresh = vi.fn<Refresh>(async () => lasting('new'))
    const identity = await identityOf(lasting('held'), refresh)
    expect(await identity.goodToken(signal)).toBe('held')
    expect(refresh).not.toHaveBeenCalled()
  })

  test('is renewed first if the device slept through its expiry', async () => {
    const identity = await identityOf(lasting('held', -1000), async () => lasting('new'))
    expect(await identity.goodToken(signal)).toBe('new')
  })

  test('is renewed once for several refused calls', async () => {
    const refresh = vi.fn<Refresh>(async () => lasting('new'))
    const identity = await identityOf(lasting('held'), refresh)
    const calls = ['a', 'b', 'c'].map(() => identity.renewedToken('held', signal))
    expect(await Promise.all(calls)).toEqual(['new', 'new', 'new'])
    expect(await identity.renewedToken('held', signal)).toBe('new')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is missing without a network, and the failure states why', async () => {
    const identity = await identityOf(lasting('held'), () => Promise.reject(offline))
    expect(await failureOf(identity.renewedToken('held', signal))).toEqual({ kind: 'network' })
  })

  test('is awaited while it is renewed', async () => {
    const { promise, resolve } = deferred<KnownSession>()
    const identity = await identityOf(lasting('held'), () => promise)
    const renewed = identity.renewedToken('held', signal)
    const waiting = identity.goodToken(signal)
    resolve(lasting('new'))
    expect(await Promise.all([renewed, waiting])).toEqual(['new', 'new'])
  })

  test('is not awaited by an aborted call', async () => {
    const identity = await identityOf(lasting('held'), () => new Promise(() => undefined))
    const pending = new AbortController()
    const failure = failureOf(identity.renewedToken('held', pending.signal))
    pending.abort()
    expect(await failure).toEqual({ kind: 'timeout' })
  })

  test('is used as it is if it is not the refused one', async () => {
    const refresh = vi.fn<Refresh>(async () => lasting('new'))
    const identity = await identityOf(lasting('held'), refresh)
    expect(await identity.renewedToken('older', signal)).toBe('held')
    expect(refresh).not.toHaveBeenCalled()
  })

  test('is read as it is, valid or not, without signing the user out', async () => {
    const never = () => new Promise<KnownSession>(() => undefined)
    expect((await identityOf(lasting('held'), never)).knownToken()).toBe('held')
    expect((await identityOf(null, never)).knownToken()).toBeNull()
  })

  test('is missing when signed out', async () => {
    const identity = await identityOf(null, async () => lasting('new'))
    expect(await failureOf(identity.goodToken(signal))).toEqual({
      kind: 'refused',
      code: 'unauthenticated',
      status: 401,
      retryAfter: null,
      fields: [],
    })
  })
})
