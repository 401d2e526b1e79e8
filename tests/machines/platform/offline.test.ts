import { describeMachine } from '@kit/describeMachine'
import { cachedAtOf, isCutOff, offlineMachine } from '@machines/platform/offline/machine'
import type { OfflineScope } from '@machines/platform/pages/scope'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline as noNetwork, offlineScope as scope } from '../fixtures'
import { offlineLaws } from './offline.laws'

const another: OfflineScope = { ...scope, userId: 2 }
const cachedAt = '2026-11-23T09:41:00.000Z'

describeMachine('offline', offlineMachine, {
  inputs: [
    { isOffline: false, cachedAt: null },
    { isOffline: true, cachedAt: null },
    { isOffline: false, cachedAt },
  ],
  events: {
    'network.lost': [],
    'network.restored': [],
    'scope.changed': [{ scope }, { scope: another }, { scope: null }],
    'session.ended': [],
  },
  actors: {
    watchConnection: { error: [new Error('no such event')] },
    checkServer: { done: [undefined], error: [noNetwork] },
    cacheForOffline: { done: [undefined], error: [noNetwork] },
  },
  provide: { actions: { refreshPages: () => {}, clearOfflineCache: () => {} } },
  laws: offlineLaws,
  contextKey: ({ scope: owner, cachedAt: since }) => [owner?.userId, since],
})

function open(given: { isOffline?: boolean; cachedAt?: string | null } = {}) {
  const clock = new SimulatedClock()
  const state = { isThere: true }
  const cached = vi.fn<(scope: OfflineScope | null, signal: AbortSignal) => void>()
  const clearOfflineCache = vi.fn<() => void>()
  const refreshPages = vi.fn<() => void>()
  const actor = createActor(
    offlineMachine.provide({
      actors: {
        watchConnection: fromCallback(() => undefined),
        checkServer: fromPromise(async () => {
          if (!state.isThere) throw noNetwork
        }),
        cacheForOffline: fromPromise<void, { scope: OfflineScope | null }>(({ input, signal }) => {
          cached(input.scope, signal)
          return new Promise(() => {})
        }),
      },
      actions: { clearOfflineCache, refreshPages },
    }),
    { input: { isOffline: false, cachedAt: null, ...given }, clock },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, clock, state, cached, clearOfflineCache, refreshPages, settle }
}

test('a cached page shows so until the server responds, and is then read again', async () => {
  const { actor, refreshPages, settle } = open({ cachedAt })
  const seen = () => [isCutOff(actor.getSnapshot()), cachedAtOf(actor.getSnapshot())]
  expect(seen()).toEqual([true, cachedAt])
  expect(refreshPages).not.toHaveBeenCalled()
  await settle()
  expect(seen()).toEqual([false, null])
  expect(refreshPages).toHaveBeenCalledTimes(1)
})

test('the browser reports a network, but the server does not respond yet', async () => {
  const { actor, clock, state, settle } = open()
  state.isThere = false
  actor.send({ type: 'network.lost' })
  expect(isCutOff(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'network.restored' })
  await settle()
  expect(isCutOff(actor.getSnapshot())).toBe(true)
  state.isThere = true
  clock.increment(15_000)
  await settle()
  expect(isCutOff(actor.getSnapshot())).toBe(false)
})

test('a network that returns during a check starts the check again', async () => {
  const { actor, state, settle } = open()
  state.isThere = false
  actor.send({ type: 'network.lost' })
  actor.send({ type: 'network.restored' })
  state.isThere = true
  actor.send({ type: 'network.restored' })
  await settle()
  expect(isCutOff(actor.getSnapshot())).toBe(false)
})

test('signing out while home is being cached leaves nothing and ends the caching', () => {
  const { actor, clock, cached, clearOfflineCache } = open()
  actor.send({ type: 'scope.changed', scope })
  expect(cached).not.toHaveBeenCalled()
  clock.increment(6000)
  const [owner, signal] = cached.mock.calls[0] ?? []
  expect([owner, signal?.aborted]).toEqual([scope, false])
  actor.send({ type: 'session.ended' })
  expect(signal?.aborted).toBe(true)
  expect(clearOfflineCache).toHaveBeenCalledTimes(1)
  clock.increment(900_000)
  expect(cached).toHaveBeenCalledTimes(1)
})

test('the same scope twice is cached once, and another one again', () => {
  const { actor, clock, cached } = open()
  for (const each of [scope, { ...scope }]) actor.send({ type: 'scope.changed', scope: each })
  clock.increment(6000)
  actor.send({ type: 'scope.changed', scope: { ...scope } })
  expect(cached).toHaveBeenCalledTimes(1)
  actor.send({ type: 'scope.changed', scope: another })
  expect(cached.mock.calls[0]?.[1].aborted).toBe(true)
  clock.increment(6000)
  expect(cached.mock.calls.map(([owner]) => owner?.userId)).toEqual([1, 2])
})
