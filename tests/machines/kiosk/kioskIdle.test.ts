import { describeMachine } from '@kit/describeMachine'
import {
  isShowcasing,
  kioskIdleMachine,
  secondsLeft,
  wipesOf,
} from '@machines/kiosk/kioskIdle/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { kioskIdleLaws } from './kioskIdle.laws'

const input = { idleSeconds: 60, warningSeconds: 3, slideSeconds: 10 }

describeMachine('kioskIdle', kioskIdleMachine, {
  inputs: [input],
  events: {
    'kiosk.started': [],
    'kiosk.ended': [],
    'guest.acted': [],
    'handOff.offered': [{ address: 'https://house.test/amenities', needsSignIn: true }],
    'handOff.closed': [],
  },
  actors: {
    catchPresses: { error: [new Error('no document')] },
    watchGuest: { error: [new Error('no such event')] },
    wipeBrowser: { done: [undefined], error: [offline] },
  },
  provide: { actions: { clearScope: () => {}, refreshPages: () => {} } },
  contextKey: ({ left, slide, wipes, handOff }) => [
    left,
    Math.min(slide, 1),
    Math.min(wipes, 1),
    handOff !== null,
  ],
  laws: kioskIdleLaws,
  lint: { allowedTags: ['kiosk'] },
})

/** A kiosk whose browser wipes immediately. */
function open() {
  const clock = new SimulatedClock()
  const clearScope = vi.fn<() => void>()
  const wipeBrowser = vi.fn<() => Promise<void>>(async () => undefined)
  const refreshPages = vi.fn<() => void>()
  const kiosk = createActor(
    kioskIdleMachine.provide({
      actors: {
        watchGuest: fromCallback(() => undefined),
        catchPresses: fromCallback(() => undefined),
        wipeBrowser: fromPromise(wipeBrowser),
      },
      actions: { clearScope, refreshPages },
    }),
    { input, clock },
  ).start()
  kiosk.send({ type: 'kiosk.started' })
  const touch = () => kiosk.send({ type: 'guest.acted' })
  /** A simulated clock runs timers that start within a leap only at the end of the leap. */
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000)
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { kiosk, pass, touch, settle, clearScope, wipeBrowser, refreshPages }
}

test('asks a guest after a minute without input, and wipes when the countdown ends', async () => {
  const { kiosk, pass, touch, settle, clearScope, wipeBrowser } = open()
  expect(isShowcasing(kiosk.getSnapshot())).toBe(true)
  touch()
  pass(59)
  touch()
  pass(59)
  expect(secondsLeft(kiosk.getSnapshot())).toBeNull()
  pass(1)
  expect(secondsLeft(kiosk.getSnapshot())).toBe(3)
  for (const left of [2, 1]) {
    pass(1)
    expect(secondsLeft(kiosk.getSnapshot())).toBe(left)
  }
  expect(clearScope).not.toHaveBeenCalled()
  pass(1)
  expect(clearScope).toHaveBeenCalledTimes(1)
  await settle()
  expect(wipeBrowser).toHaveBeenCalledTimes(1)
  expect(isShowcasing(kiosk.getSnapshot())).toBe(true)
})

test('any input closes the dialog, and the minute restarts', () => {
  const { kiosk, pass, touch, clearScope } = open()
  touch()
  pass(62)
  expect(secondsLeft(kiosk.getSnapshot())).toBe(1)
  touch()
  expect(secondsLeft(kiosk.getSnapshot())).toBeNull()
  pass(59)
  expect(secondsLeft(kiosk.getSnapshot())).toBeNull()
  expect(clearScope).not.toHaveBeenCalled()
})

test('a day in a lobby: every guest is wiped, and only two counters grow', async () => {
  const { kiosk, pass, touch, settle, clearScope, refreshPages } = open()
  const size = () => JSON.stringify(kiosk.getPersistedSnapshot()).length
  let guests = 0
  touch()
  pass(63)
  await settle()
  guests += 1
  const first = size()
  // Guests arrive at irregular, fixed times.
  for (let seconds = 63; seconds < 86_400; ) {
    const pause = 30 + ((guests * 7919) % 1800)
    pass(pause)
    touch()
    for (let press = 0; press < guests % 9; press += 1) {
      pass(20)
      touch()
    }
    pass(63)
    await settle()
    guests += 1
    seconds += pause + 63 + 20 * (guests % 9)
  }
  expect(guests).toBeGreaterThan(50)
  expect(clearScope).toHaveBeenCalledTimes(guests)
  expect(wipesOf(kiosk.getSnapshot())).toBe(guests)
  expect(refreshPages.mock.calls.length).toBeGreaterThan(20)
  expect(size() - first).toBeLessThan(20)
})
