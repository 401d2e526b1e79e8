import { describeMachine } from '@kit/describeMachine'
import { chunkRecoveryMachine, isOffline, isTrying } from '@machines/platform/chunkRecovery/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { chunkRecoveryLaws } from './chunkRecovery.laws'

const path = '/one'

describeMachine('chunkRecovery', chunkRecoveryMachine, {
  inputs: [{ reloadedPath: null }, { reloadedPath: path }],
  events: {
    'page.missed': [{ path }, { path: '/two' }],
    'location.changed': [{ path }, { path: '/two' }],
    'network.restored': [],
    'request.retried': [],
  },
  actors: {
    checkServer: { done: [undefined], error: [offline] },
    watchNetwork: { error: [new Error('no such event')] },
  },
  provide: { actions: { retryPage: () => {}, reloadPage: () => {} } },
  laws: chunkRecoveryLaws,
  contextKey: ({ path: missed, retriedPath, reloadedPath }) => [missed, retriedPath, reloadedPath],
})

/** The server is reachable or not, as the test decides at each check. */
function open(reloadedPath: string | null, isThere: () => boolean) {
  const clock = new SimulatedClock()
  const retryPage = vi.fn<() => void>()
  const reloadPage = vi.fn<(facts: unknown, params: { path: string }) => void>()
  const requests = vi.fn<() => void>()
  const page = createActor(
    chunkRecoveryMachine.provide({
      actors: {
        checkServer: fromPromise(async () => {
          requests()
          if (!isThere()) throw offline
        }),
        watchNetwork: fromCallback(() => undefined),
      },
      actions: { retryPage, reloadPage },
    }),
    { input: { reloadedPath }, clock },
  ).start()
  const miss = () => page.send({ type: 'page.missed', path })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { page, clock, retryPage, reloadPage, requests, miss, settle }
}

test('offline, checks every few seconds and fetches the page once the server is back', async () => {
  let isThere = false
  const { page, clock, retryPage, reloadPage, requests, miss, settle } = open(null, () => isThere)
  miss()
  await settle()
  expect(isOffline(page.getSnapshot())).toBe(true)
  clock.increment(5000)
  await settle()
  expect(requests).toHaveBeenCalledTimes(2)
  expect(retryPage).not.toHaveBeenCalled()
  isThere = true
  page.send({ type: 'network.restored' })
  await settle()
  expect(retryPage).toHaveBeenCalledTimes(1)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('code that a newer release removed costs one reload and no second one', async () => {
  const first = open(null, () => true)
  first.miss()
  await first.settle()
  expect(first.retryPage).toHaveBeenCalledTimes(1)
  first.miss()
  expect(first.reloadPage.mock.calls.map(([, given]) => given)).toEqual([{ path }])

  // The state after a reload that did not help.
  const second = open(path, () => true)
  second.miss()
  await second.settle()
  second.miss()
  expect(second.reloadPage).not.toHaveBeenCalled()
  expect(isTrying(second.page.getSnapshot())).toBe(false)
  second.page.send({ type: 'request.retried' })
  expect(second.reloadPage).toHaveBeenCalledTimes(1)
})

test('a loaded page is no longer missing', async () => {
  const { page, clock, miss, retryPage, settle } = open(null, () => true)
  miss()
  await settle()
  clock.increment(20_000)
  expect(page.getSnapshot().value).toBe('idle')
  // Missing again much later, it is fetched again before any reload.
  miss()
  await settle()
  expect(retryPage).toHaveBeenCalledTimes(2)
})

test('leaving the path ends the wait', async () => {
  const { page, miss, settle } = open(null, () => false)
  miss()
  await settle()
  page.send({ type: 'location.changed', path })
  expect(isOffline(page.getSnapshot())).toBe(true)
  page.send({ type: 'location.changed', path: '/two' })
  expect(isOffline(page.getSnapshot())).toBe(false)
})
