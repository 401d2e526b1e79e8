import { describeMachine } from '@kit/describeMachine'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline } from '../fixtures'
import { requestLaws, requestMachine } from './request.laws'

describeMachine('request', requestMachine, {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: {
    'request.invalidated': [],
  },
  actors: { load: { done: [['old row'], ['new row']], error: [offline] } },
  contextKey: ({ data, failure }) => [data, failure?.kind ?? null],
  laws: requestLaws,
})

test('reads once for a burst of invalidations, and discards the stale response', async () => {
  const answers: ((rows: string[]) => void)[] = []
  const load = vi.fn<() => Promise<string[]>>(() => new Promise((done) => answers.push(done)))
  const read = createActor(requestMachine.provide({ actors: { load: fromPromise(load) } }), {
    input: { of: { buildingUuid: 'one' } },
  }).start()
  for (const _ of ['one', 'two', 'three']) read.send({ type: 'request.invalidated' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  answers[0]?.(['before the change'])
  answers[1]?.(['after it'])
  await vi.waitFor(() => expect(read.getSnapshot().context.data).toEqual(['after it']))
  for (const _ of ['four', 'five']) read.send({ type: 'request.invalidated' })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3))
  expect(read.getSnapshot().context.data).toEqual(['after it'])
  read.stop()
})
