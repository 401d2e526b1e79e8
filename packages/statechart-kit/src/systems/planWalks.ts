import type { AnyStateMachine, InputFrom } from 'xstate'
import type { PathOptions } from '../cases'
import { caseTarget, coveringWalks } from '../generators/coveringWalks'
import { reachedBy, targetsOf } from '../generators/targets'
import { activePaths, textSteps } from '../text/steps'
import type { WalkStep } from '../walks/explore'
import { type Model, modelsOf } from '../walks/model'
import { moveName } from '../walks/move'
import { pathOf } from '../walks/path'
import type { Walkable } from './system'
import { restingStates, type WalkModel } from './walkModel'

/** One situation from which people start, with what can happen in it; what has no case never happens there. */
export interface WalkScene<M extends AnyStateMachine>
  extends Pick<
    PathOptions<M>,
    'events' | 'actors' | 'contextKey' | 'canHappen' | 'provide' | 'system'
  > {
  readonly input?: InputFrom<M>
  /** Its walks take everything that they can reach, also what those of earlier scenes have taken. */
  readonly isWhole?: boolean
}

/** A walk as data: it can be stored, and walked by a process that cannot load the machine. */
export interface PlannedWalk extends Walkable {
  /** What happens and what must be seen afterwards, in words: for the start and for each step. */
  readonly titles: readonly string[]
}

/** The longest walk that still goes on to another target: a failure at its end would hide the rest. */
const defaultMaxSteps = 12

/**
 * Few walks that together take every transition, visit every state that the scenes can reach, and use every case.
 * Each scene has a walk.
 *
 * @param scenes by name; a walk's `run` is its scene.
 * @throws if a scene has a case for something that the chart does not take.
 */
export function planWalks<M extends AnyStateMachine>(
  machine: M,
  scenes: Readonly<Record<string, WalkScene<M>>>,
  maxSteps = defaultMaxSteps,
): PlannedWalk[] {
  const { states, transitions } = targetsOf(machine)
  const done = new Set<string>()
  return Object.entries(scenes).flatMap(([run, { input, isWhole, ...rest }]) => {
    const runs = { [run]: { input: input as InputFrom<M> } }
    const models = modelsOf(machine, { ...rest, runs, isPartial: true })
    return models.flatMap((model) => {
      const reachable = reachedIn(model)
      const cases = [...reachable].filter((name) => name.startsWith(caseTarget({ label: '' })))
      const isNew = (name: string) => (isWhole === true || !done.has(name)) && reachable.has(name)
      const targets = [...states, ...transitions, ...cases].filter(isNew)
      const walks = coveringWalks(model, targets.length > 0 ? targets : cases, maxSteps)
      for (const name of reachedBy(model.start)) done.add(name)
      for (const step of walks.flat()) {
        for (const name of [...reachedBy(step), caseTarget(step.move)]) done.add(name)
      }
      return walks.map((walk) => plannedWalk(machine, model, walk))
    })
  })
}

function reachedIn({ start, graph }: Model): Set<string> {
  const steps = [...graph.values()].flatMap(({ edges }) => edges.map(({ step }) => step))
  return new Set([
    ...[start, ...steps].flatMap(reachedBy),
    // A delay has no cases: it counts as a transition.
    ...steps.flatMap(({ move }) => (move.kind === 'after' ? [] : caseTarget(move))),
  ])
}

function plannedWalk(
  machine: AnyStateMachine,
  model: Model,
  walk: readonly WalkStep[],
): PlannedWalk {
  const path = pathOf(model, walk)
  const titles = textSteps(machine, path).map(({ action, results, states }) => {
    const shown = results.length > 0 ? results.join(' ') : `Still ${states.join(', ')}.`
    return action === '' ? shown : `${action} ⇒ ${shown}`
  })
  const steps = path.steps.map(({ move, expected }, at) => {
    const before = walk[at - 1] ?? model.start
    const ms = before.ledger.timers.get(move.event.type)?.remaining ?? null
    return { move, expected, ms: move.kind === 'after' ? ms : null }
  })
  const { run, input, start } = path
  return { run, input, start, steps, titles }
}

/**
 * What the model describes and no walk reaches: assertions that are never checked, and moves that are never made. Empty
 * if the walks use all of it.
 */
export function unwalked(
  machine: AnyStateMachine,
  model: WalkModel<never>,
  walks: readonly PlannedWalk[],
): string[] {
  const resting = restingStates(machine)
  const seen = new Set(
    walks
      .flatMap(({ start, steps }) => [start, ...steps.map(({ expected }) => expected)])
      .flatMap(({ value }) => activePaths(value)),
  )
  const done = new Set(walks.flatMap(({ steps }) => steps.map(({ move }) => moveName(move))))
  return [
    ...Object.keys(model.sees)
      .filter((name) => resting.includes(name) && !seen.has(name))
      .map((name) => `state '${name}': no walk visits it`),
    ...Object.keys(model.does)
      .filter((name) => !done.has(name))
      .map((name) => `move '${name}': no walk makes it`),
  ]
}
