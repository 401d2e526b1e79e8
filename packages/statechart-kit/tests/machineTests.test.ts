import { afterEach, describe, expect, it } from 'vitest'
import { type MachineTest, machineTests } from '../src/machineTests'
import { generatePaths } from '../src/walks/paths'
import { spoiled } from './charts/defective'
import { signInMachine, signInOptions } from './charts/signIn'
import { doorbellMachine, outside, racingMachine } from './charts/small'

const lint = 'is a sound chart'
const covers = 'covers every state and transition'

afterEach(() => {
  outside.isOpen = true
})

/** Runs all; returns the names of those that fail. */
function failing(tests: readonly MachineTest[]): string[] {
  return tests.flatMap(({ name, run }) => {
    try {
      run()
      return []
    } catch {
      return [name]
    }
  })
}

describe('the generated tests of a machine', () => {
  it('pass for a sound one with all cases', () => {
    const options = signInOptions
    const tests = machineTests(signInMachine, options)
    expect(failing(tests)).toEqual([])
    // The chart's soundness, the random walks and the coverage are no paths.
    expect(tests).toHaveLength(generatePaths(signInMachine, signInOptions).length + 3)
  })

  it('fail at coverage if a case is missing', () => {
    const options = { ...signInOptions, inputs: [{}] }
    expect(failing(machineTests(signInMachine, options))).toEqual([covers])
  })

  it('fail as one if an event has no case at all', () => {
    const tests = machineTests(signInMachine, { ...signInOptions, events: {} })
    expect(failing(tests)).toEqual(['has a case for every possible event'])
  })

  it('fail at the linter if the chart is not sound', () => {
    const machine = spoiled({ idle: { description: '' } })
    const tests = machineTests(machine, {
      events: { 'request.sent': [], 'request.cancelled': [] } as object,
      actors: { answer: { done: ['yes'], error: ['no'] } },
    })
    expect(failing(tests)).toEqual([lint])
  })

  it('fail at the path that runs differently from its prediction', () => {
    const tests = machineTests(doorbellMachine, {
      events: { 'door.pushed': [], 'door.left': [] },
      actors: { ring: { done: ['hello'], error: ['broken'] } },
    })
    outside.isOpen = false
    expect(failing(tests.slice(1, -1))).toEqual(['door.pushed → ring done "hello" ⇒ inside'])
  })

  it('cover paths that a filter excluded', () => {
    const options = signInOptions
    const last = machineTests(signInMachine, options).slice(-1)
    expect(failing(last)).toEqual([])
    expect(failing(machineTests(racingMachine, {}).slice(-1))).toEqual([covers])
  })
})
