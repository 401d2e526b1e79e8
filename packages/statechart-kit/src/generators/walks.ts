import type { Situation, WalkStep } from '../walks/explore'
import { createWalker, type Model, predictWalk } from '../walks/model'
import type { Move } from '../walks/move'
import { pickWeighted, randomFrom } from './random'
import type { StopCondition } from './stop'
import { reachedBy, type Targets } from './targets'

type Walk = readonly WalkStep[]

const movesIn = (walk: Walk): Move[] => walk.map(({ move }) => move)

/** The shortest walk to each state. */
export function shortestWalks(model: Model, { states }: Targets): Walk[] {
  const missing = new Set(states)
  const walks: Walk[] = []
  for (const { at, walk } of model.graph.values()) {
    const found = reachedBy(walk.at(-1) ?? at).filter((name) => missing.delete(name))
    if (found.length > 0) walks.push(walk)
  }
  return withoutPrefixes(walks)
}

/** The walks that visit no situation twice and cannot go on; at most `max`. */
export function simpleWalks(model: Model, max: number): Walk[] {
  const walks: Walk[] = []
  const visit = (situation: Situation, moves: readonly Move[], visited: ReadonlySet<string>) => {
    if (walks.length >= max) return
    const next = situation.edges.filter(({ to }) => !visited.has(to) && model.graph.has(to))
    if (next.length === 0) walks.push(predictWalk(model, moves))
    for (const { to, step } of next) {
      visit(model.graph.get(to) as Situation, [...moves, step.move], new Set([...visited, to]))
    }
  }
  const [start] = model.graph.values()
  if (start !== undefined) visit(start, [], new Set([start.id]))
  return walks
}

type Taken = Pick<WalkStep, 'transitions'>

/** Two transitions in a row; a step that takes several counts as one. */
export const pairName = (first: Taken, second: Taken): string =>
  `${first.transitions.join(' & ')} → ${second.transitions.join(' & ')}`

/** Every two transitions that can follow each other, in the order of their distance from the start. */
export function pairsIn({ graph }: Model): Map<string, readonly Move[]> {
  const pairs = new Map<string, readonly Move[]>()
  for (const { walk, edges } of graph.values()) {
    for (const first of edges) {
      for (const second of graph.get(first.to)?.edges ?? []) {
        if (first.step.transitions.length === 0 || second.step.transitions.length === 0) continue
        const name = pairName(first.step, second.step)
        if (!pairs.has(name)) {
          pairs.set(name, [...movesIn(walk), first.step.move, second.step.move])
        }
      }
    }
  }
  return pairs
}

/** Walks that take every two transitions in a row that can follow each other. */
export function pairWalks(model: Model): Walk[] {
  const taken = new Set<string>()
  const walks: Walk[] = []
  // Long walks first: they contain many pairs.
  const pairs = [...pairsIn(model)].toSorted(([, one], [, other]) => other.length - one.length)
  for (const [name, moves] of pairs) {
    if (taken.has(name)) continue
    const walk = predictWalk(model, moves)
    for (const [at, step] of walk.entries()) {
      const before = walk[at - 1]
      if (before !== undefined) taken.add(pairName(before, step))
    }
    walks.push(walk)
  }
  return withoutPrefixes(walks)
}

export interface RandomOptions {
  readonly seed: number
  readonly stop: StopCondition
  /** How often each move is used, by its label or the type of its event; 1 for others. */
  readonly weights?: Readonly<Record<string, number>>
  /** A walk that has not stopped after this many steps fails. */
  readonly maxLength: number
}

/**
 * Walks at random, until the stop condition holds. A machine that ends starts again, as another walk.
 *
 * @throws if the condition does not hold after the longest length, with what was not reached.
 */
export function randomWalks(model: Model, targets: Targets, options: RandomOptions): Walk[] {
  const { stop, weights = {}, maxLength } = options
  const random = randomFrom(options.seed)
  const started = Date.now()
  const reached = new Set(reachedBy(model.start))
  const progress = (length: number) => ({
    states: {
      visited: new Set(targets.states.filter((name) => reached.has(name))),
      total: targets.states.length,
    },
    transitions: {
      taken: new Set(targets.transitions.filter((name) => reached.has(name))),
      total: targets.transitions.length,
    },
    length,
    duration: Date.now() - started,
  })
  const weightOf = ({ label, event }: Move) => weights[label] ?? weights[event.type] ?? 1
  const walks: Walk[] = []
  let walker = createWalker(model)
  let length = 0
  while (!stop(progress(length))) {
    if (length >= maxLength) throw new Error(notStopped(targets, reached, maxLength))
    const move = pickWeighted(walker.possible(), weightOf, random)
    if (move === undefined) {
      if (walker.steps().length === 0) throw new Error('the machine takes no event at its start')
      walks.push(walker.steps())
      walker = createWalker(model)
      continue
    }
    length += 1
    for (const name of reachedBy(walker.take(move) as WalkStep)) reached.add(name)
  }
  return [...walks, walker.steps()]
}

function notStopped({ states, transitions }: Targets, reached: Set<string>, most: number): string {
  const missing = [...states, ...transitions].filter((name) => !reached.has(name))
  const names = missing.length > 0 ? missing.map((name) => `  ${name}`).join('\n') : '  nothing'
  return `the stop condition does not hold after ${most} steps; not reached:\n${names}\nLower it, or allow more steps with --max.`
}

/**
 * Few walks that reach all targets: each goes on to the nearest target that is missing, and another one starts where
 * none can be reached any more. Not always the fewest, which would take too long to find.
 */
export function coveringWalks(model: Model, names: readonly string[]): Walk[] {
  const missing = new Set(names)
  for (const name of reachedBy(model.start)) missing.delete(name)
  const walks: Walk[] = []
  let walker = createWalker(model)
  while (missing.size > 0) {
    const way = wayToNearest(model, walker.situation(), missing)
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
      for (const name of reachedBy(step)) missing.delete(name)
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
      if (reachedBy(step).some((name) => targets.has(name))) return way
      const next = graph.get(to)
      if (next === undefined || visited.has(to)) continue
      visited.add(to)
      queue.push({ situation: next, moves: way })
    }
  }
  return undefined
}

/** Without walks that another one starts with, and without repetitions. */
function withoutPrefixes(walks: readonly Walk[]): Walk[] {
  const key = (walk: Walk) => JSON.stringify(walk.map(({ move }) => move.label))
  const prefixes = new Set(walks.flatMap((walk) => walk.map((_, at) => key(walk.slice(0, at)))))
  const seen = new Set<string>()
  return walks.filter((walk) => {
    const own = key(walk)
    const isNew = !seen.has(own) && !prefixes.has(own)
    seen.add(own)
    return isNew
  })
}
