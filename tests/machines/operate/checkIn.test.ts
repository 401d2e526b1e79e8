import { describeMachine } from '@kit/describeMachine'
import { checkInMachine } from '@machines/operate/checkIn/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { checkInLaws } from './checkIn.laws'

const input = { keyPrefix: 'key' }
const [ada, ben] = [
  { uuid: 'ada', name: 'Ada' },
  { uuid: 'ben', name: 'Ben' },
]

describeMachine('checkIn', checkInMachine, {
  system: ['console'],
  inputs: [input],
  events: {
    'arrival.pressed': [{ arrival: ada }, { arrival: ben }],
    'arrival.retried': [],
    'arrival.dismissed': [],
    'operator.confirmed': [],
  },
  actors: {
    checkIn: { done: [undefined], error: [offline, refused('unauthenticated', 401)] },
  },
  laws: checkInLaws,
  contextKey: ({ queue, mutation: { failure } }) => [
    queue.map(({ uuid }) => uuid),
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('checks in those who are pressed while the server answers, each once, a retry with the same key', async () => {
  const calls: { id: string; key: string }[] = []
  const desk = createActor(
    checkInMachine.provide({
      actors: {
        checkIn: fromPromise<void, { id: string; key: string }>(async ({ input: call }) => {
          calls.push(call)
          if (calls.length === 1) throw offline
        }),
      },
    }),
    { input },
  ).start()
  for (const arrival of [ada, ben, ada]) desk.send({ type: 'arrival.pressed', arrival })
  await waitFor(desk, (at) => at.matches('failed'))
  desk.send({ type: 'arrival.retried' })
  await waitFor(desk, (at) => at.matches('idle'))
  expect(calls.map(({ id }) => id)).toEqual(['ada', 'ada', 'ben'])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
})
