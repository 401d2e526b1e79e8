import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { createCoverage } from '../coverage'
import { pairName, pairsIn } from '../generators/walks'
import { takenIn } from '../internals'
import type { MachineOptions } from '../machineTests'
import { type Share, shareOf } from '../share'
import { transitionNames } from '../transitionName'
import { modelsOf } from '../walks/model'
import { findPaths } from '../walks/paths'
import { walkAtRandom } from '../walks/randomWalks'
import { runPath } from '../walks/run'
import { recordGuards } from './guards'

/** What the generated paths and the random walks of a machine cover. */
export interface Measurement {
  readonly name: string
  readonly paths: number
  readonly laws: number
  readonly states: Share
  readonly transitions: Share
  /** Each guard as true and as false. */
  readonly guards: Share
  readonly delays: Share
  /** The results of actors that the chart handles. */
  readonly outcomes: Share
  /** Every two transitions that can follow each other. */
  readonly pairs: Share
  /** How often each transition was taken. */
  readonly taken: Readonly<Record<string, number>>
  /** The shortest paths that take each transition: at most three names. */
  readonly walks: Readonly<Record<string, readonly string[]>>
  /** The paths that took longest, in milliseconds. */
  readonly slowest: readonly { readonly path: string; readonly ms: number }[]
}

const maxWalks = 3
const maxSlowest = 5

/**
 * Runs everything that is generated for the machine, and counts.
 *
 * @throws if a law is broken; `check` finds out more.
 */
export function measure<M extends AnyStateMachine>(
  name: string,
  machine: M,
  options: MachineOptions<M>,
): Measurement {
  const { paths } = findPaths(machine, options)
  const coverage = createCoverage(machine)
  const guards = recordGuards(machine, options.provide)
  const watched = { ...options, provide: { ...options.provide, guards: guards.provided } }
  const taken: Record<string, number> = {}
  const walks: Record<string, string[]> = {}
  const pairs = new Set<string>()
  const durations: { path: string; ms: number }[] = []
  let steps: string[][] = []
  const inspect = (event: InspectionEvent) => {
    coverage.inspect(event)
    const names = transitionNames(takenIn(event))
    for (const each of names) taken[each] = (taken[each] ?? 0) + 1
    if (names.length > 0) steps.push(names)
  }
  for (const path of paths.toSorted((one, other) => one.steps.length - other.steps.length)) {
    steps = []
    const started = performance.now()
    runPath(machine, path, watched, inspect)
    durations.push({ path: path.name, ms: performance.now() - started })
    for (const each of new Set(steps.flat())) {
      const known = (walks[each] ??= [])
      if (known.length < maxWalks) known.push(path.name)
    }
    for (const [at, { expected }] of path.steps.entries()) {
      const before = path.steps[at - 1]?.expected
      if (before) pairs.add(pairName(before, expected))
    }
  }
  walkAtRandom(machine, watched, inspect)
  const { states, transitions } = coverage.report(options.waive)
  const possible = new Set(
    modelsOf(machine, options).flatMap((model) => [...pairsIn(model).keys()]),
  )
  const kind = (pattern: RegExp): Share => {
    const all = [...new Set([...Object.keys(taken), ...transitions.missing])].filter((each) =>
      pattern.test(each),
    )
    return shareOf(all, (each) => each in taken)
  }
  return {
    name,
    paths: paths.length,
    laws: Object.keys(options.laws ?? {}).length,
    states,
    transitions,
    guards: guards.report(),
    delays: kind(/ after /),
    outcomes: kind(/ on (?:done|error|snapshot)\(/),
    pairs: shareOf([...possible], (each) => pairs.has(each)),
    taken,
    walks,
    slowest: durations.toSorted((one, other) => other.ms - one.ms).slice(0, maxSlowest),
  }
}
