import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import type { PathOptions } from '../cases'
import { ownTransitions, stateNodes } from '../chart'
import { transitionNames } from '../transitionName'
import { exploreEdges, type WalkStep } from './explore'
import { runningIn } from './ledger'
import type { Move } from './move'
import { movesOf } from './moves'
import { createPrediction, type Predicted } from './prediction'
import { withStubs } from './stub'

/** The prediction for the machine at one point of a path. */
export interface Expectation {
  readonly value: StateValue
  readonly status: AnyMachineSnapshot['status']
  /** `contextKey` of the context. */
  readonly key: unknown
  readonly transitions: readonly string[]
  /** Ids of the running actors, including spawned ones. */
  readonly running: readonly string[]
}

export interface PathStep {
  readonly move: Move
  readonly expected: Expectation
}

/** A walk from the start to one transition, predicted step by step. */
export interface MachinePath {
  readonly name: string
  /** The named run it belongs to, if there are any. */
  readonly run: string | null
  readonly input: unknown
  readonly start: Expectation
  readonly steps: readonly PathStep[]
  /**
   * All events of the machine and all reports of its children: those it does not take at the end of the path are sent
   * there.
   */
  readonly others: readonly Move[]
}

/**
 * The paths that take every case in every state that takes it, for each input. A path that another one starts with is
 * omitted. If these miss a transition of the chart, situations are distinguished by the step before as well, and paths
 * to the missing ones are added.
 *
 * @returns `edges`: how many cases in all situations these paths stand for.
 * @throws if a case is missing, if the machine fails, or if there are too many paths.
 */
export function findPaths<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
): { paths: MachinePath[]; edges: number } {
  const stubbed = withStubs(machine, options.provide)
  const prediction = createPrediction(stubbed, options.system)
  const contextKey = (options.contextKey ?? (() => null)) as (context: unknown) => unknown
  const all = stateNodes(stubbed).flatMap(ownTransitions)
  const missing = new Set(transitionNames(all))

  const starts = startsOf(options)
  const explored = starts.map(({ run, input, actors }) => {
    const moves = movesOf(machine, { ...options, actors: { ...options.actors, ...actors } })
    const start = prediction.start(input)
    const { maxSituations } = options
    const search = { prediction, moves, contextKey, start, maxSituations }
    const walks = exploreEdges({ ...search, distinguish: 'situation' })
    for (const step of [start, ...walks.flat()]) {
      for (const name of step.transitions) missing.delete(name)
    }
    return { run, input, search, start, walks }
  })
  for (const { search, walks } of explored) {
    if (missing.size === 0) break
    for (const walk of exploreEdges({ ...search, distinguish: 'situationAndStepBefore' })) {
      const found = walk.at(-1)?.transitions.filter((name) => missing.delete(name))
      if (found?.length) walks.push(walk)
    }
  }

  const maxPaths = options.maxPaths ?? 2000
  const paths = explored.flatMap(({ run, input, search, start, walks }) => {
    const unique = withoutPrefixes(withoutRepeats(walks, start, contextKey))
    if (unique.length > maxPaths) {
      const ofRun = run === null ? '' : ` in run '${run}'`
      throw new Error(
        `'${machine.id}' has ${unique.length} paths${ofRun}, more than ${maxPaths}: give it fewer cases, or raise maxPaths`,
      )
    }
    const others = search.moves.filter(({ kind }) => kind === 'event' || kind === 'snapshot')
    return unique.map((walk) => {
      const steps = walk.map((step) => ({
        move: step.move,
        expected: expectation(step, contextKey),
      }))
      const from = starts.length > 1 ? `${run ?? JSON.stringify(input)} ` : ''
      return {
        name: from + pathName(steps, start),
        run,
        input,
        start: expectation(start, contextKey),
        steps,
        others,
      }
    })
  })
  const edges = explored.reduce((sum, { walks }) => sum + walks.length, 0)
  return { paths, edges }
}

export const generatePaths = <M extends AnyStateMachine>(machine: M, options: PathOptions<M>) =>
  findPaths(machine, options).paths

type Start = { run: string | null; input: unknown; actors?: PathOptions<AnyStateMachine>['actors'] }

/** Every way to start the machine that the test names. */
export function startsOf<M extends AnyStateMachine>({ inputs, runs }: PathOptions<M>): Start[] {
  if (runs !== undefined) {
    return Object.entries(runs).map(([run, { input, actors }]) => ({ run, input, actors }))
  }
  return (inputs ?? [undefined]).map((input) => ({ run: null, input }))
}

/** The part of a snapshot that is compared with the real one. */
export function expectation(
  { snapshot, ledger, transitions }: Predicted,
  contextKey: (context: unknown) => unknown,
): Expectation {
  const { value, status, context } = snapshot
  const running = runningIn(snapshot, ledger)
  return { value, status, key: contextKey(context), transitions, running }
}

function pathName(steps: readonly PathStep[], start: Predicted): string {
  const value = steps.at(-1)?.expected.value ?? start.snapshot.value
  const walk = steps.map(({ move }) => move.label).join(' → ') || 'start'
  return `${walk} ⇒ ${JSON.stringify(value).replaceAll('"', '')}`
}

/**
 * Without equivalent walks. Two last steps are equivalent if the same move in the same state takes the same transitions
 * and starts and ends the same actors. Of those, the walks remain, shortest first, whose key has a part that the
 * earlier ones lack, before the step or after it: a guard or a law sees all it can see in one of them. Only
 * combinations of parts are omitted; random walks cover some of them.
 */
function withoutRepeats(
  walks: readonly WalkStep[][],
  start: Predicted,
  contextKey: (context: unknown) => unknown,
): WalkStep[][] {
  const shown = new Set<string>()
  return walks.filter((walk) => {
    const [last, before] = [walk.at(-1), walk.at(-2) ?? start]
    if (last === undefined) return true
    const [from, to] = [expectation(before, contextKey), expectation(last, contextKey)]
    const { value, status, transitions, running } = to
    const kind = [from.value, from.running, last.move.label, value, status, transitions, running]
    const named = JSON.stringify(kind)
    const shows = [from, to].flatMap(({ key }, at) => partsOf(key).map((part) => named + at + part))
    const isNew = shows.some((each) => !shown.has(each))
    for (const each of shows) shown.add(each)
    return isNew
  })
}

/** The parts of a key, each with its position. */
const partsOf = (key: unknown): string[] =>
  (Array.isArray(key) ? key : [key]).map((part, at) => `${at} ${JSON.stringify(part)}`)

/**
 * Drops each walk that a longer one starts with, except the first that leads to each state: events without a transition
 * are sent at the end of a walk. An empty list becomes the mere start.
 */
function withoutPrefixes(walks: readonly WalkStep[][]): WalkStep[][] {
  const labels = (walk: readonly WalkStep[]) => JSON.stringify(walk.map(({ move }) => move.label))
  const prefixes = new Set(walks.map((walk) => labels(walk.slice(0, -1))))
  const [seen, ends] = [new Set<string>(), new Set<string>()]
  const unique = walks.filter((walk) => {
    const [key, end] = [labels(walk), JSON.stringify(walk.at(-1)?.snapshot.value)]
    const isNew = !seen.has(key) && (!prefixes.has(key) || !ends.has(end))
    seen.add(key)
    ends.add(end)
    return isNew
  })
  return unique.length > 0 ? unique : [[]]
}
