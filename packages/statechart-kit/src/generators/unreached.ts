import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { type ChartNode, isWithin, matchesDescriptor, ownTransitions, stateNodes } from '../chart'
import { activeNodes, delayIn } from '../internals'
import { transitionName, triggerName } from '../transitionName'
import { isPossible } from '../walks/ledger'
import { exploreAgain, type Model } from '../walks/model'
import type { Move } from '../walks/move'
import type { Predicted } from '../walks/prediction'
import { reachedBy, targetsOf } from './targets'

/** A state or a transition that no walk reaches, and why. */
export interface Unreached {
  readonly name: string
  readonly why: string
}

/**
 * What cannot be reached in any situation of the models.
 *
 * @param unsent events that no source of the app sends.
 */
export function unreached(
  machine: AnyStateMachine,
  models: readonly Model[],
  unsent: readonly string[] = [],
): Unreached[] {
  const places = models.flatMap(placesIn)
  let reached = new Set(places.flatMap(({ at }) => reachedBy(at)))
  const all = targetsOf(machine)
  if ([...all.states, ...all.transitions].some((name) => !reached.has(name))) {
    // What depends on the context beyond its key may need another way to a situation.
    const others = models.flatMap((model) => placesIn({ ...model, graph: exploreAgain(model) }))
    reached = new Set([...reached, ...others.flatMap(({ at }) => reachedBy(at))])
  }
  const transitions = stateNodes(machine).flatMap((node) =>
    ownTransitions(node).flatMap((transition) => {
      const name = transitionName(transition)
      if (name === undefined) return []
      if (reached.has(name)) {
        const isUnsent = unsent.includes(transition.eventType)
        return isUnsent ? [{ name, why: `nothing in the app sends '${transition.eventType}'` }] : []
      }
      return [{ name, why: whyNot(node, transition, reached, places) }]
    }),
  )
  const missing = all.states.filter((name) => !reached.has(name))
  return [
    ...missing.map((name) => ({ name, why: whyNoState(machine, name, transitions) })),
    ...transitions,
  ]
}

/** Every situation of a model, and what each move leads to. */
const placesIn = ({ graph, moves }: Model): Place[] =>
  [...graph.values()]
    .flatMap(({ at, edges }) => [at, ...edges.map(({ step }) => step)])
    .map((at) => ({ at, moves }))

function whyNoState(machine: AnyStateMachine, path: string, missing: readonly Unreached[]): string {
  const node = stateNodes(machine).find((each) => each.path.join('.') === path) as ChartNode
  const leading = stateNodes(machine)
    .flatMap(ownTransitions)
    .filter(({ target }) => target?.some((each) => isWithin(each as ChartNode, node)))
    .flatMap((transition) => transitionName(transition) ?? [])
  const [first] = leading
  if (first === undefined) return 'no transition leads there'
  const reason = missing.find(({ name }) => name === first)?.why
  return `it is entered by '${first}'${reason === undefined ? '' : `, where ${reason}`}`
}

type Place = { readonly at: Predicted; readonly moves: readonly Move[] }

function whyNot(
  node: ChartNode,
  transition: AnyTransitionDefinition,
  reached: ReadonlySet<string>,
  places: readonly Place[],
): string {
  const { eventType, guard } = transition
  if (node.path.length > 0 && !reached.has(node.path.join('.'))) {
    return `its state '${node.path.join('.')}' is not reached`
  }
  const here = places.filter(({ at }) => activeNodes(at.snapshot).some(({ id }) => id === node.id))
  if (eventType === '') {
    return guard === undefined
      ? 'an earlier candidate is always taken'
      : `its guard ${guardName(guard)} is never true`
  }
  const tries = here.flatMap(({ at, moves }) =>
    moves
      .filter((move) => matchesDescriptor(move.event.type, eventType))
      .filter((move) => isPossible(move, at.snapshot, at.ledger))
      .map((move) => ({ at, move })),
  )
  if (tries.length === 0) {
    return delayIn(eventType) === undefined
      ? `no case of '${triggerName(transition)}' is possible there`
      : 'the delay never ends: the state is always left before'
  }
  const taken = tries.flatMap(({ at, move }) =>
    (at.snapshot.machine as AnyStateMachine).getTransitionData(at.snapshot, move.event),
  )
  const inside = taken.find(
    ({ source }) => source.id !== node.id && isWithin(source, sourceIn(source, node)),
  )
  if (guard !== undefined) {
    return `its guard ${guardName(guard)} is never true (${tries.length} attempts)`
  }
  return inside === undefined
    ? 'an earlier candidate is always taken'
    : `'${inside.source.path.join('.')}' takes the event first`
}

/** The node of this id among the ancestors of another; the root if there is none. */
function sourceIn(source: ChartNode, { id }: ChartNode): ChartNode {
  let at = source
  while (at.id !== id && at.parent !== undefined) at = at.parent
  return at
}

/** The name of a guard as it reads in a sentence; composed ones by their parts. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return `'${guard}'`
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return guardName(guard.type)
  if (typeof guard !== 'function') return 'without a name'
  const { name, guards } = guard as { name: string; guards?: readonly unknown[] }
  return guards === undefined ? `'${name}'` : `(${guards.map(guardName).join(', ')})`
}
