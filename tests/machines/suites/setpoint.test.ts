import type { Suite } from '@contract/smartBuilding'
import { describeMachine } from '@kit/describeMachine'
import type { SetpointInput, SetpointRequest } from '@machines/suites/setpoint/context'
import { controlsOf, isNewer } from '@machines/suites/setpoint/control'
import { setpointMachine } from '@machines/suites/setpoint/machine'
import { isPending, isUsable, noticeOf, valueOf } from '@machines/suites/setpoint/selectors'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { deferred } from '../../features/deferred'
import { offline, refused } from '../fixtures'
import { setpointLaws } from './setpoint.laws'
import { away, report, suiteOf } from './suites'

const input: SetpointInput = { of: suiteOf, control: 'temperature', keyPrefix: 'seed' }
const set = (requested: number) => report({ requested_temp: requested })
const celsius = report({ temp: 20.5, requested_temp: 21, temp_unit: 'C' })

describeMachine('setpoint', setpointMachine, {
  inputs: [input],
  events: {
    'suite.reported': [{ suite: set(70) }, { suite: set(75) }, { suite: away }],
    'value.stepped': [{ by: 1 }, { by: -1 }],
    'value.dragged': [{ value: 74 }],
    'value.chosen': [{ value: 71 }, { value: 70 }],
    'drag.cancelled': [],
  },
  actors: {
    // It is reached; not reached yet; overridden by another user; the suite is offline meanwhile.
    submit: { done: [set(71), set(70), set(66), away], error: [offline] },
    poll: { done: [set(71), set(70)], error: [offline] },
    verifyAfterFailure: { done: [set(72), away], error: [offline] },
  },
  contextKey: ({ suite, pendingSetpoint, sent, before, done, isDragging, polls, failure }) => {
    const point = suite?.requested_temp ?? null
    return [
      suite?.available ?? null,
      pendingSetpoint === null
        ? 'none'
        : pendingSetpoint === point
          ? 'so'
          : pendingSetpoint === 75
            ? 'most'
            : 'another',
      pendingSetpoint === sent,
      sent === point,
      before === point,
      done === point,
      point === 75,
      isDragging,
      polls,
      failure?.kind ?? null,
    ]
  },
  laws: setpointLaws,
  lint: { allowedTags: ['busy'] },
})

/** A suite's setpoint with responses from the test, by a clock that the test advances. */
function open(control: SetpointInput['control'] = 'temperature', first: Suite = report()) {
  const clock = new SimulatedClock()
  const requests: (SetpointRequest & ReturnType<typeof deferred<Suite>>)[] = []
  const checked: ReturnType<typeof deferred<Suite>>[] = []
  const machine = setpointMachine.provide({
    actors: {
      submit: fromPromise<Suite, SetpointRequest>(({ input: pendingSetpoint }) => {
        const answer = deferred<Suite>()
        requests.push({ ...pendingSetpoint, ...answer })
        return answer.promise
      }),
      poll: fromPromise<Suite, { of: SetpointInput['of'] }>(() => {
        const answer = deferred<Suite>()
        checked.push(answer)
        return answer.promise
      }),
    },
  })
  const setpoint = createActor(machine, { input: { ...input, control }, clock }).start()
  const send = (suite: Suite) => setpoint.send({ type: 'suite.reported', suite })
  send(first)
  return {
    clock,
    requests,
    checked,
    send,
    step: (by: number) => setpoint.send({ type: 'value.stepped', by }),
    drag: (value: number) => setpoint.send({ type: 'value.dragged', value }),
    choose: (value: number) => setpoint.send({ type: 'value.chosen', value }),
    cancel: () => setpoint.send({ type: 'drag.cancelled' }),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    value: () => valueOf(setpoint.getSnapshot()),
    notice: () => noticeOf(setpoint.getSnapshot())?.kind ?? null,
    pending: () => isPending(setpoint.getSnapshot()),
    usable: () => isUsable(setpoint.getSnapshot()),
    values: () => requests.map(({ value }) => value),
  }
}

describe('a value that the building reverts', () => {
  async function setTo(value: number) {
    const stage = open('temperature', set(72))
    stage.choose(value)
    stage.requests[0]?.resolve(set(value))
    await stage.settle()
    expect([stage.value(), stage.notice(), stage.pending()]).toEqual([value, null, false])
    return stage
  }

  test('within seconds shows as overridden until the next press', async () => {
    const { send, clock, value, notice, step } = await setTo(69)
    clock.increment(4000)
    send(set(72))
    expect([value(), notice()]).toEqual([72, 'overridden'])
    step(1)
    expect(notice()).toBeNull()
  })

  test('after half a minute counts as another user’s change', async () => {
    const { send, clock, value, notice } = await setTo(69)
    send(set(69))
    clock.increment(30_000)
    send(set(72))
    expect([value(), notice()]).toEqual([72, null])
  })
})

describe('presses', () => {
  test('send one call with their sum for ten quick ones', () => {
    const { step, clock, values, value } = open('temperature', set(65))
    for (let n = 0; n < 10; n += 1) {
      step(1)
      clock.increment(399)
    }
    expect([value(), values()]).toEqual([75, []])
    clock.increment(1)
    expect(values()).toEqual([75])
  })

  test('that cancel each other out send nothing', () => {
    const { step, clock, values, value } = open()
    step(1)
    step(-1)
    clock.increment(400)
    expect([value(), values()]).toEqual([70, []])
  })

  test('past a bound have no effect', () => {
    const { step, clock, values, value } = open('temperature', set(74))
    for (let n = 0; n < 5; n += 1) step(1)
    expect(value()).toBe(75)
    step(-1)
    step(-1)
    clock.increment(400)
    expect(values()).toEqual([73])
  })

  test.each([
    ['F', 70, [65, 75]],
    ['C', 21, [18, 24]],
  ] as const)(
    'in °%s stay within its own bounds, and are never converted',
    (unit, at, [min, max]) => {
      const { step, choose, clock, requests, value } = open(
        'temperature',
        report({ temp_unit: unit, requested_temp: at }),
      )
      for (let n = 0; n < 20; n += 1) step(-1)
      expect(value()).toBe(min)
      for (let n = 0; n < 40; n += 1) step(1)
      expect(value()).toBe(max)
      clock.increment(400)
      expect(requests[0]).toMatchObject({ value: max, unit })
      choose(unit === 'F' ? 20 : 70)
      expect(value()).toBe(unit === 'F' ? min : max)
    },
  )

  test('during a call send one more call after it; the response overwrites nothing', async () => {
    const { step, clock, requests, values, value, settle } = open()
    step(1)
    clock.increment(400)
    step(1)
    step(1)
    requests[0]?.resolve(set(71))
    await settle()
    expect([value(), values()]).toEqual([73, [71]])
    clock.increment(400)
    expect(values()).toEqual([71, 73])
    requests[1]?.resolve(set(73))
    await settle()
    expect(value()).toBe(73)
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2)
  })
})

describe('responses', () => {
  test('to call 1 that arrive after call 2 change nothing', async () => {
    const { step, clock, requests, values, value, settle, notice } = open()
    step(1)
    clock.increment(400)
    step(1)
    // The first one hangs until it times out.
    clock.increment(16_000)
    clock.increment(400)
    expect(values()).toEqual([71, 72])
    requests[1]?.resolve(set(72))
    await settle()
    requests[0]?.resolve(set(71))
    await settle()
    expect([value(), notice()]).toEqual([72, null])
  })

  test('that are older than a report change nothing', async () => {
    const { step, clock, requests, send, value, settle } = open(
      'temperature',
      report({ revision: 4 }),
    )
    step(1)
    clock.increment(400)
    send(report({ revision: 6, requested_temp: 74 }))
    requests[0]?.resolve(report({ revision: 5, requested_temp: 71 }))
    await settle()
    // Another user's change was later, and the building received it last.
    expect(value()).toBe(74)
  })

  test('that do not arrive are a failure, and the reported value shows again', async () => {
    const { choose, clock, requests, checked, value, notice, settle } = open('lighting')
    choose(0)
    expect(value()).toBe(0)
    clock.increment(16_000)
    expect([value(), notice()]).toEqual([40, 'failed'])
    checked[0]?.resolve(report({ requested_lighting: 0, lighting: 0 }))
    await settle()
    // The change was made after all.
    expect(value()).toBe(0)
    choose(100)
    expect(notice()).toBeNull()
    requests[1]?.reject(refused('system_not_available', 503))
    await settle()
    expect([value(), notice()]).toEqual([0, 'failed'])
  })
})

describe('an accepted request', () => {
  test('is pending until the suite reports the value', async () => {
    const { choose, requests, send, pending, value, settle, notice } = open()
    choose(74)
    requests[0]?.resolve(set(70))
    await settle()
    expect([value(), pending()]).toEqual([74, true])
    send(report({ requested_temp: 70, temp: 69.9 }))
    expect([value(), pending()]).toEqual([74, true])
    send(set(74))
    expect([value(), pending(), notice()]).toEqual([74, false, null])
  })

  test('that another user overrides shows the actual value immediately', async () => {
    const { choose, requests, send, pending, value, settle, notice } = open()
    choose(74)
    requests[0]?.resolve(set(70))
    await settle()
    send(set(66))
    expect([value(), pending(), notice()]).toEqual([66, false, 'overridden'])
  })

  test('that is never carried out shows the actual value after four polls', async () => {
    const { choose, requests, checked, clock, value, settle, notice } = open()
    choose(74)
    requests[0]?.resolve(set(70))
    await settle()
    for (let n = 0; n < 4; n += 1) {
      expect([value(), notice()]).toEqual([74, null])
      clock.increment(2500)
      checked[n]?.resolve(set(70))
      await settle()
    }
    expect([value(), notice()]).toEqual([70, 'overridden'])
  })

  test('to a back end with only one temperature shows its response', async () => {
    const plain = (temp: number): Suite => ({ id: '1', navName: 'One', temp })
    const { step, clock, requests, value, settle, pending } = open('temperature', plain(68))
    step(1)
    clock.increment(400)
    expect(requests[0]).toMatchObject({ value: 69, unit: 'F' })
    requests[0]?.resolve(plain(69))
    await settle()
    expect([value(), pending()]).toEqual([69, false])
  })
})

describe('a slider', () => {
  test('sends the value on release only', () => {
    const { drag, choose, clock, values, value } = open('lighting')
    for (const at of [41, 60, 80, 79.6]) drag(at)
    clock.increment(10_000)
    expect([value(), values()]).toEqual([80, []])
    choose(79.6)
    expect(values()).toEqual([80])
  })

  test("stays in the user's hand if a response arrives during the drag", async () => {
    const { choose, drag, requests, clock, values, value, settle } = open('lighting')
    choose(100)
    drag(50)
    requests[0]?.resolve(report({ requested_lighting: 100 }))
    await settle()
    clock.increment(10_000)
    expect([value(), values()]).toEqual([50, [100]])
    choose(30)
    expect(values()).toEqual([100, 30])
  })

  test('returns to its value if the drag is cancelled', () => {
    const { drag, cancel, value, values } = open('lighting')
    drag(90)
    cancel()
    expect([value(), values()]).toEqual([40, []])
  })
})

describe('a suite that goes offline', () => {
  test('between presses receives no request, and shows its report once it is back', () => {
    const { step, send, clock, values, value, usable } = open()
    step(1)
    step(1)
    send(away)
    clock.increment(1000)
    step(1)
    expect([usable(), value(), values()]).toEqual([false, 70, []])
    send(set(68))
    expect([usable(), value()]).toEqual([true, 68])
  })

  test('during a call stays offline after it, whatever the response', async () => {
    const { choose, requests, send, usable, settle, value } = open()
    choose(72)
    send(away)
    requests[0]?.reject(refused('system_not_available', 503))
    await settle()
    expect([usable(), value()]).toEqual([false, 70])
  })
})

describe('the controls of a suite', () => {
  test.each<[Partial<Suite>, string[]]>([
    [{}, ['lighting', 'temperature']],
    [{ lighting: null }, ['temperature']],
    [{ temp: null }, ['lighting']],
    [{ lighting: 0, temp: null }, ['lighting']],
    [{ lighting: -1 }, ['temperature']],
    [{ lighting: null, temp: null }, []],
  ])('are, for %o, %j', (given, expected) => {
    expect(controlsOf(report(given))).toEqual(expected)
  })
})

describe('the newer of two reports', () => {
  const at = (revision: number | null, second: number | null) =>
    report({
      revision,
      reported_at:
        second === null ? null : new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString(),
    })
  test.each([
    ['has the higher revision', at(2, 1), at(1, 9), true],
    ['does not have a lower revision', at(1, 9), at(2, 1), false],
    ['is the later one of a revision', at(1, 2), at(1, 1), true],
    ['is not the earlier one of a revision', at(1, 1), at(1, 2), false],
    ['may have a lower revision if the suite was replaced meanwhile', at(1, 62), at(9, 0), true],
    ['is the one that arrives later if only the revision is known', at(2, null), at(2, null), true],
    ['is the one that arrives later if nothing is known', at(null, null), at(2, 1), true],
  ])('%s', (_, one, other, expected) => {
    expect(isNewer(one, other)).toBe(expected)
  })
})

test('Celsius is stepped in Celsius', () => {
  const { step, clock, requests } = open('temperature', celsius)
  step(1)
  clock.increment(400)
  expect(requests[0]).toMatchObject({ value: 22, unit: 'C' })
})
