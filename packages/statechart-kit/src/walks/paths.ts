import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../cases'
import { ownTransitions, stateNodes } from '../chart'
import { transitionNames } from '../transitionName'
import { edgeWalks, type WalkStep } from './explore'
import { exploreAgain, modelsOf } from './model'
import { type Part, partOf } from './part'
import { expectation, type MachinePath, pathOf } from './path'
import type { Predicted } from './prediction'

/**
 * The paths that take every case in every state that takes it, for each input. A path that another one starts with is
 * omitted. If these miss a transition of the chart, situations are distinguished by the step before as well, and paths
 * to the missing ones are added.
 *
 * @returns `edges`: how many cases in all situations these paths stand for; `explored`: those of the largest graph;
 *   `parts`: what each named run reaches of the chart.
 * @throws if a case is missing, if the machine fails, or if there are too many paths.
 */
export function findPaths<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
): { paths: MachinePath[]; edges: number; explored: number; parts: Map<string, RunPart> } {
  const models = modelsOf(machine, options)
  const missing = new Set(transitionNames(stateNodes(machine).flatMap(ownTransitions)))
  const walked = models.map((model) => {
    const walks = edgeWalks(model.graph)
    // Each step of a walk is the last one of another.
    for (const step of [model.start, ...walks.map((walk) => walk.at(-1))]) {
      for (const name of step?.transitions ?? []) missing.delete(name)
    }
    return { model, walks }
  })
  let explored = Math.max(...walked.map(({ walks }) => walks.length))
  for (const { model, walks } of walked) {
    if (missing.size === 0) break
    const again = edgeWalks(exploreAgain(model))
    explored = Math.max(explored, again.length)
    for (const walk of again) {
      const found = walk.at(-1)?.transitions.filter((name) => missing.delete(name))
      if (found?.length) walks.push(walk)
    }
  }

  const maxPaths = options.maxPaths ?? 2000
  const paths = walked.flatMap(({ model, walks }) => {
    const unique = withoutPrefixes(withoutRepeats(walks, model.start, model.contextKey))
    if (unique.length > maxPaths) {
      const ofRun = model.run === null ? '' : ` in run '${model.run}'`
      throw new Error(
        `'${machine.id}' has ${unique.length} paths${ofRun}, more than ${maxPaths}: give it fewer cases, or raise maxPaths`,
      )
    }
    return unique.map((walk) => pathOf(model, walk, models.length > 1))
  })
  const edges = walked.reduce((sum, { walks }) => sum + walks.length, 0)
  const parts = new Map(
    walked.flatMap(({ model, walks }) =>
      model.run === null ? [] : [[model.run, { ...partOf([model]), edges: walks.length }] as const],
    ),
  )
  return { paths, edges, explored, parts }
}

/** What a run reaches of the chart, and in how many cases. */
export type RunPart = Part & { readonly edges: number }

export const generatePaths = <M extends AnyStateMachine>(machine: M, options: PathOptions<M>) =>
  findPaths(machine, options).paths

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
