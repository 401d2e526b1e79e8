import { deepStrictEqual } from 'node:assert'
import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from './cases'
import { createCoverage, type Waiver } from './coverage'
import { watchLaws } from './lawUse'
import { type LintOptions, lintMachine } from './lint'
import type { MachinePath } from './walks/path'
import { findPaths } from './walks/paths'
import { walkAtRandom } from './walks/randomWalks'
import { createJudgedWalks, runPath } from './walks/run'
import { WalkError } from './walks/walkError'

export interface MachineOptions<M extends AnyStateMachine> extends PathOptions<M> {
  readonly waive?: readonly Waiver[]
  readonly lint?: LintOptions
}

/** One test of a machine; it fails by throwing. */
export interface MachineTest {
  readonly name: string
  readonly run: () => void
}

/** How many failing paths a test shows. */
const maxShown = 3

/**
 * The tests that `describeMachine` creates, in order. They share the walks, which run once: a test that runs alone, by a
 * filter of the command line, walks what it needs.
 */
export function machineTests<M extends AnyStateMachine>(
  machine: M,
  options: MachineOptions<M>,
): MachineTest[] {
  const parts = createMachineRun(machine, options)
  const paths = once(() => parts.paths())
  /** The failures of the paths, those of the shortest first; none if a case is missing. */
  const failures = once(() =>
    (attempt(paths).value ?? [])
      .flatMap((path) => attempt(() => parts.walk(path)).error ?? [])
      .toSorted((one, other) => stepsOf(one) - stepsOf(other)),
  )
  const atRandom = once(() => attempt(parts.walkAtRandom))
  const hasPaths = () => attempt(paths).error === undefined
  return [
    { name: 'is a sound chart', run: parts.checkChart },
    { name: 'has a case for every possible event', run: () => void paths() },
    {
      name: 'holds on every path',
      run: () => {
        const [first, ...others] = failures()
        if (first === undefined) return
        if (others.length === 0) throw first
        throw new Error(summary([first, ...others], paths().length), { cause: first })
      },
    },
    {
      name: 'holds on random walks',
      run: () => {
        if (!hasPaths()) return
        const { error } = atRandom()
        if (error !== undefined) throw error
      },
    },
    {
      name: 'covers every state and transition',
      run: () => {
        if (!hasPaths()) return
        failures()
        parts.checkCoverage()
      },
    },
    {
      name: 'applies every law',
      run: () => {
        if (!hasPaths()) return
        const isComplete = failures().length === 0 && atRandom().error === undefined
        // A walk that failed has ended too early to tell.
        parts.checkLaws(isComplete)
      },
    },
  ]
}

/** The parts of a machine's tests. They share one coverage, and one record of how the laws are used. */
export function createMachineRun<M extends AnyStateMachine>(
  machine: M,
  options: MachineOptions<M>,
) {
  // Only once it walks: a mutant's own transitions have to be covered.
  const coverage = once(() => createCoverage(machine))
  const use = watchLaws(machine, options)
  const watched = { ...options, use }
  const judged = createJudgedWalks()
  return {
    checkChart: () => {
      deepStrictEqual(lintMachine(machine, options.lint), [])
    },
    paths: (): readonly MachinePath[] => findPaths(machine, options).paths,
    walk: (path: MachinePath) => {
      runPath(machine, path, { ...watched, judged }, coverage().inspect)
    },
    walkAtRandom: () => {
      walkAtRandom(machine, watched)
    },
    /** After all paths. */
    checkCoverage: () => {
      const { states, transitions, badWaivers } = coverage().report(options.waive)
      const gaps = { states: states.missing, transitions: transitions.missing, badWaivers }
      deepStrictEqual(gaps, { states: [], transitions: [], badWaivers: [] })
    },
    /** After all walks; `isComplete` if each of them came to its end. */
    checkLaws: (isComplete: boolean) => {
      deepStrictEqual([...use.unknownNames(), ...(isComplete ? use.unused() : [])], [])
    },
  }
}

interface Attempt<Value> {
  readonly value?: Value
  readonly error?: unknown
}

function attempt<Value>(run: () => Value): Attempt<Value> {
  try {
    return { value: run() }
  } catch (error) {
    return { error }
  }
}

/** Calls the function once, and remembers what it returned or threw. */
function once<Value>(run: () => Value): () => Value {
  let result: Attempt<Value> | undefined
  return () => {
    result ??= attempt(run)
    if ('error' in result) throw result.error
    return result.value as Value
  }
}

/** How long the counterexample is. */
const stepsOf = (failure: unknown): number =>
  failure instanceof WalkError ? failure.path.steps.length : 0

/** Which walks fail, each broken law with its shortest counterexample. */
function summary(failures: readonly unknown[], all: number): string {
  const shown = new Map<string, string>()
  for (const failure of failures) {
    const { message } = failure as Error
    const key = failure instanceof WalkError ? (failure.law ?? failure.problem) : message
    if (!shown.has(key)) shown.set(key, message)
  }
  const few = [...shown.values()].slice(0, maxShown)
  const rest = shown.size > few.length ? [`and ${shown.size - few.length} other failures`] : []
  return [`${failures.length} of ${all} paths fail:`, ...few, ...rest].join('\n\n')
}
