import type { Suite } from '@contract/smartBuilding'
import { describeMachine } from '@kit/describeMachine'
import { createRequest } from '@machines/kernel/request/machine'
import { setpointMachine } from '@machines/suites/setpoint/machine'
import { isUsable, valueOf } from '@machines/suites/setpoint/selectors'
import { suiteMachine } from '@machines/suites/suite/machine'
import { lightingOf, suiteOf, temperatureOf } from '@machines/suites/suite/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { deferred } from '../../features/deferred'
import { suiteLaws } from './suite.laws'
import { away, suiteOf as of, report } from './suites'

const input = { ...of, keyPrefix: 'seed' }
const read = (data: Suite | null) => ({
  value: data === null ? 'pending' : 'fulfilled',
  context: { data, failure: null },
})
const setpoint = (suite: Suite | null) => ({ context: { suite } })
const [first, second, third] = [1, 2, 3].map((revision) => report({ revision }))
const broken = new Error('broken')

describeMachine('suite', suiteMachine, {
  inputs: [input],
  events: {
    // Another suite's report and an invalid one have no effect.
    'suite.reported': [
      { suite: first },
      { suite: third },
      { suite: away },
      { suite: report({ id: '13', revision: 9 }) },
      { suite: { id: '12', lighting: 'bright' } },
    ],
    'request.invalidated': [],
  },
  actors: {
    read: { snapshot: [read(null), read(second as Suite)], error: [broken] },
    lighting: {
      snapshot: [setpoint(null), setpoint(first as Suite), setpoint(third as Suite)],
      error: [broken],
    },
    temperature: { snapshot: [setpoint(null), setpoint(second as Suite)], error: [broken] },
  },
  provide: { actions: { reportBroken: () => {} } },
  contextKey: ({ suite }) => [suite?.revision ?? null, suite?.available ?? null],
  laws: suiteLaws,
})

/** A suite with its real parts, whose responses the test sends. */
async function open() {
  const answers: ReturnType<typeof deferred<Suite>>[] = []
  const reads: ReturnType<typeof deferred<Suite>>[] = []
  const held = (into: ReturnType<typeof deferred<Suite>>[]) => {
    const answer = deferred<Suite>()
    into.push(answer)
    return answer.promise
  }
  const actors = {
    read: createRequest<typeof of, Suite>().provide({
      actors: { load: fromPromise<Suite, { of: typeof of }>(() => held(reads)) },
    }),
    setpoint: setpointMachine.provide({
      actors: { submit: fromPromise(() => held(answers)), poll: fromPromise(() => held(reads)) },
    }),
  }
  const suite = createActor(suiteMachine.provide({ actors }), { input }).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const now = () => suite.getSnapshot()
  const light = () => lightingOf(now())?.getSnapshot() as never
  const heat = () => temperatureOf(now())?.getSnapshot() as never
  reads[0]?.resolve(report({ revision: 1 }))
  await settle()
  return { suite, answers, reads, settle, now, light, heat }
}

test('a response to the light updates the temperature too', async () => {
  const { suite, answers, settle, now, heat } = await open()
  lightingOf(now())?.send({ type: 'value.chosen', value: 0 })
  answers[0]?.resolve(report({ revision: 3, requested_lighting: 0, requested_temp: 66 }))
  await settle()
  expect(valueOf(heat())).toBe(66)
  expect(suiteOf(now())?.requested_lighting).toBe(0)
  suite.send({ type: 'suite.reported', suite: report({ revision: 2 }) })
  expect([suiteOf(now())?.revision, valueOf(heat())]).toEqual([3, 66])
})

test('a read that started before a request and resolves after it overwrites nothing', async () => {
  const { suite, answers, reads, settle, now, light } = await open()
  suite.send({ type: 'request.invalidated' })
  lightingOf(now())?.send({ type: 'value.chosen', value: 90 })
  answers[0]?.resolve(report({ revision: 2, requested_lighting: 90 }))
  await settle()
  reads[1]?.resolve(report({ revision: 1 }))
  await settle()
  expect(valueOf(light())).toBe(90)
  expect(suiteOf(now())?.revision).toBe(2)
})

test('a suite that goes offline does so for both controls, and returns for both', async () => {
  const { suite, light, heat } = await open()
  suite.send({ type: 'suite.reported', suite: report({ revision: 2, available: false }) })
  expect([isUsable(light()), isUsable(heat())]).toEqual([false, false])
  suite.send({ type: 'suite.reported', suite: report({ revision: 3 }) })
  expect([isUsable(light()), isUsable(heat())]).toEqual([true, true])
})
