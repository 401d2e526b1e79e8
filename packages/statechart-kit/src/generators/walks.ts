import type { Situation, WalkStep } from '../walks/explore'
import { type Model, predictWalk } from '../walks/model'
import type { Move } from '../walks/move'
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
