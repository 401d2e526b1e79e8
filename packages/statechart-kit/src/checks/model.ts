import type { AnyStateMachine } from 'xstate'
import { ancestors, type ChartNode, ownTransitions, stateNodes } from '../chart'
import type { Condition } from '../conditions'
import { unreached } from '../generators/unreached'
import { activeNodes, delayIn } from '../internals'
import { type Moment, verdictOf } from '../laws'
import { type LintOptions, lintMachine } from '../lint'
import { leaves, waitsForPromise } from '../lint/invokes'
import { isInState } from '../stateNames'
import type { LeadsTo } from '../vocabulary'
import type { Situation } from '../walks/explore'
import type { Model } from '../walks/model'
import { pathOf } from '../walks/path'
import type { Predicted } from '../walks/prediction'
import type { CheckFinding } from './finding'

/** The rules of the linter. */
export function lintFindings(machine: AnyStateMachine, options?: LintOptions): CheckFinding[] {
  return lintMachine(machine, options).map(({ rule, at, message }) => {
    return { check: rule, message: `${at}: ${message}` }
  })
}

/** States and transitions that no walk reaches. */
export const unreachedFindings = (
  machine: AnyStateMachine,
  models: readonly Model[],
  unsent?: readonly string[],
): CheckFinding[] =>
  unreached(machine, models, unsent).map(({ name, why }) => ({
    check: 'unreached',
    message: `${name}: ${why}`,
  }))

/** States that wait for a promise without a delay that ends the wait. */
export function timeLimitFindings(machine: AnyStateMachine): CheckFinding[] {
  const isLimited = (node: ChartNode) =>
    [node, ...ancestors(node)]
      .flatMap(ownTransitions)
      .some((transition) => delayIn(transition.eventType) !== undefined && leaves(node, transition))
  return stateNodes(machine)
    .filter((node) => waitsForPromise(machine, node) && !isLimited(node))
    .map(({ id }) => ({
      check: 'noTimeLimit',
      message: `${id}: no delay ends the wait for a promise that never settles`,
    }))
}

/** States in which nothing can happen any more, although the machine has not ended. */
export function deadlockFindings(model: Model): CheckFinding[] {
  const stuck = [...model.graph.values()].filter(
    ({ at, edges }) => at.snapshot.status === 'active' && edges.length === 0,
  )
  return shortestOf(model, stuck, 'deadlock', (state) => `nothing can happen any more in ${state}`)
}

/** One finding for each state of these situations, with the shortest walk to it. */
function shortestOf(
  model: Model,
  situations: readonly Situation[],
  check: string,
  message: (state: string) => string,
): CheckFinding[] {
  const first = new Map<string, Situation>()
  for (const situation of situations) {
    const state = stateOf(situation.at)
    if (!first.has(state)) first.set(state, situation)
  }
  return [...first].map(([state, { walk }]) => ({
    check,
    message: message(state),
    example: pathOf(model, walk),
  }))
}

/** Situations from which the machine can never rest: it has neither ended nor stopped waiting for promises. */
export function restFindings(machine: AnyStateMachine, model: Model): CheckFinding[] {
  const waiting = new Set(
    stateNodes(machine)
      .filter((node) => waitsForPromise(machine, node))
      .map(({ id }) => id),
  )
  const rests = ({ snapshot }: Predicted) =>
    snapshot.status !== 'active' || !activeNodes(snapshot).some(({ id }) => waiting.has(id))
  return shortestOf(
    model,
    cannotReach(model, rests),
    'noRest',
    (state) => `the machine cannot rest any more after ${state}`,
  )
}

/** Laws made with `leadsTo` whose target cannot be reached from a situation in which they begin. */
export function leadsToFindings(
  model: Model,
  laws: Readonly<Record<string, unknown>> = {},
): CheckFinding[] {
  return Object.entries(laws).flatMap(([name, law]) => {
    if (typeof law !== 'function' || !('from' in law && 'to' in law)) return []
    const { from, to } = law as unknown as LeadsTo
    const begins = [...model.graph.values()].filter(({ at }) => holds(from, at))
    const lost = new Set(cannotReach(model, (at) => holds(to, at)))
    const [first] = begins.filter((situation) => lost.has(situation))
    if (first === undefined) return []
    const message = `it does not hold that ${name}: it cannot happen any more after ${stateOf(first.at)}`
    return [{ check: 'law', message, example: pathOf(model, first.walk) }]
  })
}

/** Whether the condition holds in a situation, which has no step. */
// oxlint-disable-next-line typescript/no-explicit-any -- the condition of any machine
function holds(condition: Condition<any>, { snapshot }: Predicted): boolean {
  if (typeof condition === 'string') return isInState(snapshot, condition)
  const moment: Moment = {
    before: null,
    event: null,
    after: snapshot,
    sent: [],
    did: [],
    delays: {},
    deadlines: {},
    elapsed: 0,
    past: [],
  }
  return verdictOf(condition, moment) === 'holds'
}

/** The situations from which no walk leads to one in which the condition holds. */
function cannotReach({ graph }: Model, holdsIn: (at: Predicted) => boolean): Situation[] {
  const sources = new Map<string, string[]>()
  for (const { edges } of graph.values()) {
    for (const { from, to } of edges) sources.set(to, [...(sources.get(to) ?? []), from])
  }
  const reaching = new Set([...graph.values()].filter(({ at }) => holdsIn(at)).map(({ id }) => id))
  for (const id of reaching) for (const source of sources.get(id) ?? []) reaching.add(source)
  return [...graph.values()].filter(({ id }) => !reaching.has(id))
}

export const stateOf = ({ snapshot }: Predicted): string =>
  JSON.stringify(snapshot.value).replaceAll('"', '')
