import { deepStrictEqual } from 'node:assert'
import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from './cases'
import { createCoverage, type Waiver } from './coverage'
import { type LintOptions, lintMachine } from './lint'
import type { MachinePath } from './walks/path'
import { findPaths } from './walks/paths'
import { walkAtRandom } from './walks/randomWalks'
import { runPath } from './walks/run'

export interface MachineOptions<M extends AnyStateMachine> extends PathOptions<M> {
  readonly waive?: readonly Waiver[]
  readonly lint?: LintOptions
}

/** One test of a machine; it fails by throwing. */
export interface MachineTest {
  readonly name: string
  readonly run: () => void
}

/** The tests that `describeMachine` creates, in order; they share one coverage. */
export function machineTests<M extends AnyStateMachine>(
  machine: M,
  options: MachineOptions<M>,
): MachineTest[] {
  const sound = {
    name: 'is a sound chart',
    run: () => deepStrictEqual(lintMachine(machine, options.lint), []),
  }
  let paths: readonly MachinePath[]
  try {
    paths = findPaths(machine, options).paths
  } catch (error) {
    // Reported by a separate test: thrown here, it would hide every other test of the file.
    const run = () => {
      throw error
    }
    return [sound, { name: 'has a case for every possible event', run }]
  }

  const coverage = createCoverage(machine)
  const left = new Set(paths)
  const walk = (path: MachinePath) => {
    left.delete(path)
    runPath(machine, path, options, coverage.inspect)
  }
  const covers = () => {
    // Paths that a command-line filter excluded count too.
    for (const path of left) walk(path)
    const { states, transitions, badWaivers } = coverage.report(options.waive)
    const gaps = { states: states.missing, transitions: transitions.missing, badWaivers }
    deepStrictEqual(gaps, { states: [], transitions: [], badWaivers: [] })
  }
  return [
    sound,
    ...paths.map((path) => ({ name: path.name, run: () => walk(path) })),
    { name: 'holds on random walks', run: () => walkAtRandom(machine, options) },
    { name: 'covers every state and transition', run: covers },
  ]
}
