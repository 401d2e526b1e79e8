import { describeMachine } from '@kit/describeMachine'
import { type PageAgreed, startMachine } from '@machines/platform/start/machine'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { startLaws } from './start.laws'

const effects = [
  'syncAddress',
  'draw',
  'hydrate',
  'replayTyping',
  'receive',
  'finish',
  'showCrashScreen',
] as const

describeMachine('start', startMachine, {
  inputs: [{ isRendered: true }, { isRendered: false }],
  events: { 'page.agreed': [], 'app.ended': [] },
  actors: {
    awaitApp: { done: [undefined], error: [offline] },
    fetchCode: { done: [undefined], error: [offline] },
    loadPlace: { done: [undefined], error: [offline] },
    watchAgreement: { error: [new Error('no timer')] },
    awaitHydration: { done: [undefined], error: [offline] },
  },
  provide: { actions: Object.fromEntries(effects.map((name) => [name, () => {}])) },
  laws: startLaws,
})

/** A part that hangs never responds. */
function open({ isRendered = true, hangs = '', fails = '' } = {}) {
  const did: string[] = []
  const clock = new SimulatedClock()
  const actor = (name: string) =>
    fromPromise<void, undefined>(() => {
      if (name === hangs) return new Promise(() => {})
      return name === fails ? Promise.reject(offline) : Promise.resolve()
    })
  const note = (name: string) => () => void did.push(name)
  const start = createActor(
    startMachine.provide({
      actors: {
        awaitApp: actor('awaitApp'),
        fetchCode: actor('fetchCode'),
        loadPlace: actor('loadPlace'),
        awaitHydration: actor('awaitHydration'),
        watchAgreement: fromCallback<PageAgreed, undefined>(() => undefined),
      },
      actions: Object.fromEntries(effects.map((name) => [name, note(name)])),
    }),
    { input: { isRendered }, clock },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { start, clock, did, settle }
}

test('a rendered page is hydrated once all parts are ready', async () => {
  const { start, clock, did, settle } = open()
  await settle()
  expect(did).toEqual(['syncAddress'])
  start.send({ type: 'page.agreed' })
  expect(did).toEqual(['syncAddress', 'hydrate'])
  await settle()
  expect(did).toEqual(['syncAddress', 'hydrate', 'replayTyping', 'finish'])
  start.send({ type: 'page.agreed' })
  clock.increment(5000)
  expect(did).toHaveLength(4)
})

test('a part that React cannot hydrate delays nothing for more than five seconds', async () => {
  const { start, clock, did, settle } = open({ hangs: 'awaitHydration' })
  await settle()
  start.send({ type: 'page.agreed' })
  clock.increment(4999)
  expect(did).toEqual(['syncAddress', 'hydrate'])
  clock.increment(1)
  expect(did).toEqual(['syncAddress', 'hydrate', 'replayTyping', 'finish'])
})

test('if the user navigates meanwhile, the page renders again after a second', async () => {
  const { clock, did, settle } = open()
  await settle()
  clock.increment(999)
  expect(did).toEqual(['syncAddress'])
  clock.increment(1)
  expect(did).toEqual(['syncAddress', 'draw', 'finish'])
})

test.each(['awaitApp', 'loadPlace'])(
  'while %s hangs, responses are received after a second',
  async (hangs) => {
    const { clock, did, settle } = open({ hangs })
    await settle()
    clock.increment(1000)
    expect(did).toEqual(['receive'])
  },
)

test('slow code keeps the rendered page visible', async () => {
  const { clock, did, settle } = open({ hangs: 'fetchCode' })
  await settle()
  clock.increment(60_000)
  expect(did).toEqual([])
})

test('code that cannot be fetched leads to a client-side render', async () => {
  const { did, settle } = open({ fails: 'fetchCode' })
  await settle()
  expect(did).toEqual(['syncAddress', 'draw', 'finish'])
})

test('without a rendered page the wait is at most 400 ms', async () => {
  const { clock, did, settle } = open({ isRendered: false, hangs: 'loadPlace' })
  await settle()
  clock.increment(399)
  expect(did).toEqual([])
  clock.increment(1)
  expect(did).toEqual(['syncAddress', 'draw', 'finish'])
})

test('after a crash nothing renders over the crash screen', async () => {
  const { start, clock, did, settle } = open({ hangs: 'loadPlace', isRendered: false })
  start.send({ type: 'app.ended' })
  await settle()
  clock.increment(5000)
  expect(did).toEqual(['showCrashScreen'])
})
