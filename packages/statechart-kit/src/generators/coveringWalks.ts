import type { Situation, WalkStep } from '../walks/explore'
import { createWalker, type Model } from '../walks/model'
import type { Move } from '../walks/move'
import { reachedBy } from './targets'

/** The name of a case as a target. */
export const caseTarget = ({ label }: Pick<Move, 'label'>): string => `case ${label}`

const targetsIn = (step: WalkStep): string[] => [...reachedBy(step), caseTarget(step.move)]

/**
 * Few walks that reach all targets: each goes on to the nearest target that is missing, and another one starts where
 * none can be reached any more. Not always the fewest, which would take too long to find.
 *
 * @param maxSteps a walk that is longer goes on to no further target
 */
export function coveringWalks(
  model: Model,
  names: readonly string[],
  maxSteps = Number.POSITIVE_INFINITY,
): (readonly WalkStep[])[] {
  const missing = new Set(names)
  for (const name of reachedBy(model.start)) missing.delete(name)
  const walks: (readonly WalkStep[])[] = []
  let walker = createWalker(model)
  while (missing.size > 0) {
    const isLong = walker.steps().length >= maxSteps
    const way = isLong ? undefined : wayToNearest(model, walker.situation(), missing)
    if (way === undefined) {
      if (walker.steps().length === 0) break
      walks.push(walker.steps())
      walker = createWalker(model)
      continue
    }
    const before = missing.size
    for (const move of way) {
      const step = walker.take(move)
      if (step === undefined) break
      for (const name of targetsIn(step)) missing.delete(name)
    }
    // The real context differs from that of the graph's situation: begin again.
    if (missing.size === before && !restart()) break
  }
  if (walker.steps().length > 0 || walks.length === 0) walks.push(walker.steps())
  return walks

  /** Whether a walk from the start is a new attempt. */
  function restart(): boolean {
    const isNew = walker.steps().length > 0
    if (isNew) walks.push(walker.steps())
    walker = createWalker(model)
    return isNew
  }
}

/** The moves to the nearest edge that reaches a target; undefined if none does. */
function wayToNearest(
  { graph }: Model,
  from: Situation | undefined,
  targets: ReadonlySet<string>,
): Move[] | undefined {
  if (from === undefined) return undefined
  const queue: { situation: Situation; moves: Move[] }[] = [{ situation: from, moves: [] }]
  const visited = new Set([from.id])
  for (const { situation, moves } of queue) {
    for (const { to, step } of situation.edges) {
      const way = [...moves, step.move]
      if (targetsIn(step).some((name) => targets.has(name))) return way
      const next = graph.get(to)
      if (next === undefined || visited.has(to)) continue
      visited.add(to)
      queue.push({ situation: next, moves: way })
    }
  }
  return undefined
}
