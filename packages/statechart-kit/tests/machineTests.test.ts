import { afterEach, describe, expect, it } from 'vitest'
import type { Laws } from '../src/laws'
import { type MachineTest, machineTests } from '../src/machineTests'
import { never } from '../src/vocabulary'
import { spoiled } from './charts/defective'
import { signInMachine, signInOptions } from './charts/signIn'
import { doorbellMachine, outside, racingMachine } from './charts/small'

const lint = 'is a sound chart'
const holds = 'holds on every path'
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
    expect(failing(machineTests(signInMachine, options))).toEqual([])
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

  const bellOptions = {
    events: { 'door.pushed': [], 'door.left': [] },
    actors: { ring: { done: ['hello'], error: ['broken'] } },
  }
  /** The failure of the test of this name. */
  function failureOf(tests: readonly MachineTest[], name: string): string {
    try {
      tests.find((each) => each.name === name)?.run()
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  it('fail at the paths that run differently from their prediction', () => {
    const tests = machineTests(doorbellMachine, bellOptions)
    tests[1]?.run()
    outside.isOpen = false
    expect(failureOf(tests, holds)).toMatch(/^door.pushed → ring done "hello" ⇒ inside\n/)
  })

  it('show each broken law once, by its shortest counterexample, and count the rest', () => {
    const isInside = (event: { type: string } | null) => event?.type === 'xstate.done.actor.ring'
    const laws: Laws<typeof doorbellMachine> = {
      'it never rings': never('ringing'),
      'no one is inside': ({ event }) => !isInside(event),
    }
    const message = failureOf(machineTests(doorbellMachine, { ...bellOptions, laws }), holds)
    expect(message).toMatch(/^5 of 5 paths fail:\n/)
    expect(message.match(/it does not hold that it never rings/g)).toHaveLength(1)
    expect(message).toContain('at step 1 (door.pushed): it does not hold that it never rings')
  })

  it('judge what several paths begin with once', () => {
    let rings = 0
    const laws: Laws<typeof doorbellMachine> = {
      'someone rings': ({ before, event }) => {
        if (before?.matches('closed') === true && event?.type === 'door.pushed') rings += 1
        return true
      },
    }
    const tests = machineTests(doorbellMachine, { ...bellOptions, laws })
    expect(failureOf(tests, holds)).toBe('')
    expect(rings).toBe(1)
  })

  it('walk what they need if a filter excludes the others', () => {
    const last = machineTests(signInMachine, signInOptions).slice(-2)
    expect(failing(last)).toEqual([])
    expect(failing(machineTests(racingMachine, {}).slice(-2))).toEqual([covers])
  })
})
