import { describeMachine } from '@kit/describeMachine'
import { BridgeFailure, bridgeCallMachine } from '@machines/embed/bridgeCall/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { bridgeCallLaws } from './bridgeCall.laws'
import { lunchApp } from './bridgeCases'

const input = {
  id: 'call-1',
  call: { action: 'getStorage', data: { key: 'a' }, id: 7 },
  app: lunchApp,
  origin: 'https://apps.test',
} as const

describeMachine('bridgeCall', bridgeCallMachine, {
  inputs: [input],
  actors: { perform: { done: [{ key: 'a', value: 'b' }], error: [new Error('broken')] } },
  contextKey: ({ answer }) => answer?.error?.code ?? answer !== null,
  system: ['bridge'],
  laws: bridgeCallLaws,
  lint: { allowedTags: ['busy'] },
})

/** What the caller receives. */
function open(perform: () => Promise<unknown>) {
  const received: unknown[] = []
  const clock = new SimulatedClock()
  const parent = setup({
    actors: {
      call: bridgeCallMachine.provide({ actors: { perform: fromPromise(perform) } }),
    },
    actions: { receive: (_, { event }: { event: unknown }) => void received.push(event) },
  }).createMachine({
    invoke: { src: 'call', input },
    on: { 'call.settled': { actions: { type: 'receive', params: ({ event }) => ({ event }) } } },
  })
  createActor(parent, { clock, systemId: 'bridge' }).start()
  return { received, clock, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}
const answered = (answer: object) => [
  { type: 'call.settled', id: 'call-1', answer: { event: 'getStorageResponse', id: 7, ...answer } },
]

test('the requested data is sent once', async () => {
  const { received, settle } = open(async () => ({ value: 'b' }))
  await settle()
  expect(received).toEqual(answered({ data: { value: 'b' } }))
})

test('a failure is described in our own words, without internals', async () => {
  const inside = open(() => Promise.reject(new Error('token abc')))
  await inside.settle()
  expect(inside.received).toEqual(
    answered({ error: { code: 'failed', message: 'It could not be done now' } }),
  )
  const replies = open(() => Promise.reject(new BridgeFailure('The storage of this app is full')))
  await replies.settle()
  expect(replies.received).toEqual(
    answered({ error: { code: 'failed', message: 'The storage of this app is full' } }),
  )
})

test('a hanging call ends after ten seconds, and its late response is ignored', async () => {
  let answer: (value: unknown) => void = () => {}
  const { received, clock, settle } = open(() => new Promise((resolve) => (answer = resolve)))
  clock.increment(9999)
  expect(received).toEqual([])
  clock.increment(1)
  expect(received).toEqual(answered({ error: { code: 'timeout', message: 'It took too long' } }))
  answer({ value: 'late' })
  await settle()
  expect(received).toHaveLength(1)
})
