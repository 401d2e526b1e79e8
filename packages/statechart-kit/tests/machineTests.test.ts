import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MachineTest, machineTests } from '../src/machineTests'
import { spoiled } from './charts/defective'
import { signInMachine, signInOptions } from './charts/signIn'
import { doorbellMachine, outside, racingMachine } from './charts/small'

const lint = 'is a sound chart'
const covers = 'covers every state and transition'
let countsDirectory = ''

beforeEach(() => {
  countsDirectory = join(mkdtempSync(join(tmpdir(), 'kit-')), 'paths')
})
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
  it('pass for a sound one with all cases, and write its counts', () => {
    const options = { ...signInOptions, countsDirectory }
    const tests = machineTests('sign-in', signInMachine, options)
    expect(failing(tests)).toEqual([])
    expect(JSON.parse(readFileSync(join(countsDirectory, 'sign-in.json'), 'utf8'))).toEqual({
      name: 'sign-in',
      edges: 144,
      // The chart's soundness, the random walks and the coverage are no paths.
      paths: tests.length - 3,
      runs: {},
      states: 10,
      transitions: 17,
    })
  })

  it('fail at coverage if a case is missing, and write no counts', () => {
    const options = { ...signInOptions, inputs: [{}], countsDirectory }
    expect(failing(machineTests('sign-in', signInMachine, options))).toEqual([covers])
    expect(existsSync(countsDirectory)).toBe(false)
  })

  it('fail as one if an event has no case at all', () => {
    const tests = machineTests('sign-in', signInMachine, { ...signInOptions, events: {} })
    expect(failing(tests)).toEqual(['has a case for every possible event'])
  })

  it('fail at the linter if the chart is not sound', () => {
    const machine = spoiled({ idle: { description: '' } })
    const tests = machineTests('chart', machine, {
      events: { 'request.sent': [], 'request.cancelled': [] } as object,
      actors: { answer: { done: ['yes'], error: ['no'] } },
      countsDirectory,
    })
    expect(failing(tests)).toEqual([lint])
  })

  it('fail at the path that runs differently from its prediction', () => {
    const tests = machineTests('bell', doorbellMachine, {
      events: { 'door.pushed': [], 'door.left': [] },
      actors: { ring: { done: ['hello'], error: ['broken'] } },
      countsDirectory,
    })
    outside.isOpen = false
    expect(failing(tests.slice(1, -1))).toEqual(['door.pushed → ring done "hello" ⇒ inside'])
  })

  it('cover paths that a filter excluded', () => {
    const options = { ...signInOptions, countsDirectory }
    const last = machineTests('sign-in', signInMachine, options).slice(-1)
    expect(failing(last)).toEqual([])
    expect(failing(machineTests('race', racingMachine, { countsDirectory }).slice(-1))).toEqual([
      covers,
    ])
  })
})
