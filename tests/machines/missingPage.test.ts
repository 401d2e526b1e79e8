import { describeMachine } from '@kit/describeMachine'
import { isOffline, isTrying, missingPageMachine } from '@machines/missingPage/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from './cases'

describeMachine('missingPage', missingPageMachine, {
  inputs: [
    { hasRetried: false, hasReloaded: false },
    { hasRetried: true, hasReloaded: false },
    { hasRetried: true, hasReloaded: true },
  ],
  events: { 'network.restored': [], 'retry.pressed': [] },
  actors: {
    askServer: { done: [undefined], error: [offline] },
    watchNetwork: { error: [new Error('no such event')] },
  },
  provide: { actions: { retryPage: () => {}, reloadPage: () => {} } },
  contextKey: ({ hasRetried, hasReloaded }) => `${hasRetried} ${hasReloaded}`,
})

/** The server is there or not, as the test says at each question. */
function open(input: { hasRetried: boolean; hasReloaded: boolean }, isThere: () => boolean) {
  const clock = new SimulatedClock()
  const [retryPage, reloadPage, asked] = [
    vi.fn<() => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ]
  const page = createActor(
    missingPageMachine.provide({
      actors: {
        askServer: fromPromise(async () => {
          asked()
          if (!isThere()) throw offline
        }),
        watchNetwork: fromCallback(() => undefined),
      },
      actions: { retryPage, reloadPage },
    }),
    { input, clock },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { page, clock, retryPage, reloadPage, asked, settle }
}

test('offline, it asks every few seconds and fetches the page when the server is back', async () => {
  let isThere = false
  const { page, clock, retryPage, reloadPage, asked, settle } = open(
    { hasRetried: false, hasReloaded: false },
    () => isThere,
  )
  await settle()
  expect(isOffline(page.getSnapshot())).toBe(true)
  clock.increment(5000)
  await settle()
  expect(asked).toHaveBeenCalledTimes(2)
  expect(retryPage).not.toHaveBeenCalled()
  isThere = true
  page.send({ type: 'network.restored' })
  await settle()
  expect(retryPage).toHaveBeenCalledTimes(1)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('code that a newer release has taken away costs one reload and no second one', async () => {
  const first = open({ hasRetried: true, hasReloaded: false }, () => true)
  await first.settle()
  expect(first.reloadPage).toHaveBeenCalledTimes(1)
  const second = open({ hasRetried: true, hasReloaded: true }, () => true)
  await second.settle()
  expect(second.reloadPage).not.toHaveBeenCalled()
  expect(isTrying(second.page.getSnapshot())).toBe(false)
  second.page.send({ type: 'retry.pressed' })
  expect(second.reloadPage).toHaveBeenCalledTimes(1)
})
