import { deepStrictEqual } from 'node:assert'
import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from './cases'
import { createCoverage, type Waiver } from './coverage'
import { type LintOptions, lintMachine } from './lint'
import { type RunCounts, recordCounts } from './record'
import type { MachinePath } from './walks/path'
import { findPaths } from './walks/paths'
import { walkAtRandom } from './walks/randomWalks'
import { runPath } from './walks/run'

export interface MachineOptions<M extends AnyStateMachine> extends PathOptions<M> {
  readonly waive?: readonly Waiver[]
  readonly lint?: LintOptions
  /** The directory for the counts of paths; `.cache/paths` by default. */
  readonly countsDirectory?: string
}

/** One test of a machine; it fails by throwing. */
export interface MachineTest {
  readonly name: string
  readonly run: () => void
}

/** How many paths each named run has, and how many transitions these take. */
function countRuns(paths: readonly MachinePath[]): Record<string, RunCounts> {
  const runs = new Set(paths.flatMap(({ run }) => run ?? []))
  return Object.fromEntries(
    [...runs].map((name) => {
      const own = paths.filter(({ run }) => run === name)
      const taken = own.flatMap(({ start, steps }) => [
        ...start.transitions,
        ...steps.flatMap(({ expected }) => expected.transitions),
      ])
      return [name, { paths: own.length, transitions: new Set(taken).size }]
    }),
  )
}

/** The tests that `describeMachine` creates, in order; they share one coverage. */
export function machineTests<M extends AnyStateMachine>(
  name: string,
  machine: M,
  options: MachineOptions<M>,
): MachineTest[] {
  const sound = {
    name: 'is a sound chart',
    run: () => deepStrictEqual(lintMachine(machine, options.lint), []),
  }
  let found: ReturnType<typeof findPaths>
  try {
    found = findPaths(machine, options)
  } catch (error) {
    // Reported by a separate test: thrown here, it would hide every other test of the file.
    const run = () => {
      throw error
    }
    return [sound, { name: 'has a case for every possible event', run }]
  }

  const { paths, edges } = found
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
    const counts = {
      edges,
      paths: paths.length,
      states: states.covered,
      transitions: transitions.covered,
    }
    recordCounts({ name, ...counts, runs: countRuns(paths) }, options.countsDirectory)
  }
  return [
    sound,
    ...paths.map((path) => ({ name: path.name, run: () => walk(path) })),
    { name: 'holds on random walks', run: () => walkAtRandom(machine, options) },
    { name: 'covers every state and transition', run: covers },
  ]
}
