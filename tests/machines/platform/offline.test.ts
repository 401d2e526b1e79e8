import { describeMachine } from '@kit/describeMachine'
import { isCutOff, keptAtOf, offlineMachine } from '@machines/platform/offline/machine'
import type { KeptVisit } from '@machines/platform/pages/visit'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline as noNetwork, keptVisit as visit } from '../fixtures'
import { offlineLaws } from './offline.laws'

const another: KeptVisit = { ...visit, userId: 2 }
const keptAt = '2026-11-23T09:41:00.000Z'

describeMachine('offline', offlineMachine, {
  inputs: [
    { isOffline: false, keptAt: null },
    { isOffline: true, keptAt: null },
    { isOffline: false, keptAt },
  ],
  events: {
    'network.lost': [],
    'network.restored': [],
    'visit.changed': [{ visit }, { visit: another }, { visit: null }],
    'session.ended': [],
  },
  actors: {
    watchConnection: { error: [new Error('no such event')] },
    askServer: { done: [undefined], error: [noNetwork] },
    keepVisit: { done: [undefined], error: [noNetwork] },
  },
  provide: { actions: { refreshPages: () => {}, forgetKept: () => {} } },
  laws: offlineLaws,
  contextKey: ({ visit: whose, keptAt: since }) => [whose?.userId, since],
})

function open(given: { isOffline?: boolean; keptAt?: string | null } = {}) {
  const clock = new SimulatedClock()
  const state = { isThere: true }
  const kept = vi.fn<(visit: KeptVisit | null, signal: AbortSignal) => void>()
  const forgetKept = vi.fn<() => void>()
  const refreshPages = vi.fn<() => void>()
  const actor = createActor(
    offlineMachine.provide({
      actors: {
        watchConnection: fromCallback(() => undefined),
        askServer: fromPromise(async () => {
          if (!state.isThere) throw noNetwork
        }),
        keepVisit: fromPromise<void, { visit: KeptVisit | null }>(({ input, signal }) => {
          kept(input.visit, signal)
          return new Promise(() => {})
        }),
      },
      actions: { forgetKept, refreshPages },
    }),
    { input: { isOffline: false, keptAt: null, ...given }, clock },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, clock, state, kept, forgetKept, refreshPages, settle }
}

test('a page from this device says so until the server answers, and is then read anew', async () => {
  const { actor, refreshPages, settle } = open({ keptAt })
  const seen = () => [isCutOff(actor.getSnapshot()), keptAtOf(actor.getSnapshot())]
  expect(seen()).toEqual([true, keptAt])
  expect(refreshPages).not.toHaveBeenCalled()
  await settle()
  expect(seen()).toEqual([false, null])
  expect(refreshPages).toHaveBeenCalledTimes(1)
})

test('the browser says that the network is back, and the server does not answer yet', async () => {
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

test('whoever signs out while home is being kept leaves nothing, and nothing goes on', () => {
  const { actor, clock, kept, forgetKept } = open()
  actor.send({ type: 'visit.changed', visit })
  expect(kept).not.toHaveBeenCalled()
  clock.increment(6000)
  const [whose, signal] = kept.mock.calls[0] ?? []
  expect([whose, signal?.aborted]).toEqual([visit, false])
  actor.send({ type: 'session.ended' })
  expect(signal?.aborted).toBe(true)
  expect(forgetKept).toHaveBeenCalledTimes(1)
  clock.increment(900_000)
  expect(kept).toHaveBeenCalledTimes(1)
})

test('the same visit told twice is kept once, another one anew', () => {
  const { actor, clock, kept } = open()
  for (const each of [visit, { ...visit }]) actor.send({ type: 'visit.changed', visit: each })
  clock.increment(6000)
  actor.send({ type: 'visit.changed', visit: { ...visit } })
  expect(kept).toHaveBeenCalledTimes(1)
  actor.send({ type: 'visit.changed', visit: another })
  expect(kept.mock.calls[0]?.[1].aborted).toBe(true)
  clock.increment(6000)
  expect(kept.mock.calls.map(([whose]) => whose?.userId)).toEqual([1, 2])
})
