import type { WalkStep } from '../walks/explore'
import { createWalker, type Model } from '../walks/model'
import type { Move } from '../walks/move'
import { pickWeighted, randomFrom } from './random'
import type { StopCondition } from './stop'
import { reachedBy, type Targets } from './targets'

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
export function randomWalks(
  model: Model,
  targets: Targets,
  options: RandomOptions,
): (readonly WalkStep[])[] {
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
  const walks: (readonly WalkStep[])[] = []
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
