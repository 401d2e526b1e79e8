import type { AnyStateMachine } from 'xstate'
import { type ChartNode, matchesDescriptor, stateNodes } from '../chart'
import { delayIn, isInternal, outcomes, reporterOf } from '../internals'
import { nearest } from '../nearest'
import { type Move, moveName } from '../walks/move'

/** What a hand receives about the move that it brings about. */
export interface HandMove {
  /** The event; that of a result has an `output` or an `error`, as the case of the plan gives it. */
  readonly event: Move['event']
  /** How long the delay still runs, in milliseconds; null for other moves. */
  readonly ms: number | null
}

/**
 * How a person walks through a chart: what they see in each state, and how each move comes about, by a press or by the
 * test's control of the network and the clock.
 *
 * @typeParam Stage what the functions act on, such as a page.
 */
export interface WalkModel<Stage> {
  /**
   * Asserts what a person sees, by the path of the state; `key` is the scene's `contextKey`. Every state without
   * children needs one.
   */
  readonly sees: Readonly<Record<string, (stage: Stage, key: unknown) => Promise<void>>>
  /** By the name of the move: `email.submitted`, `lookUpEmail done`, `after lookUpTimeout`. */
  readonly does: Readonly<Record<string, (stage: Stage, move: HandMove) => Promise<void>>>
  /** States that no one sees, each with the reason. */
  readonly unseen?: Readonly<Record<string, string>>
  /** Moves that no person and no test brings about, each with the reason. */
  readonly undone?: Readonly<Record<string, string>>
}

/**
 * The states in which a machine can rest, by their paths: those without children that are not left at once.
 */
export function restingStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine)
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .filter((node) => Object.keys(node.states).length === 0 && !isLeftAtOnce(node))
    .map(({ path }) => path.join('.'))
}

const isLeftAtOnce = ({ always }: ChartNode): boolean =>
  always?.some(({ guard, target }) => guard === undefined && target !== undefined) ?? false

/** The names of everything that can happen to a machine. */
export function moveNames(machine: AnyStateMachine): string[] {
  const names = stateNodes(machine).flatMap((node) => [
    ...[...node.transitions.keys()].flatMap((type) => nameOfType(type) ?? []),
    ...node.after.map(({ eventType: type }) => moveName({ kind: 'after', event: { type } })),
  ])
  return [...new Set(names)]
}

/** Undefined for what XState raises within the machine. */
function nameOfType(type: string): string | undefined {
  if (delayIn(type) !== undefined) return undefined
  const actorId = reporterOf(type)
  if (actorId === undefined) return isInternal(type) ? undefined : type
  const outcome = outcomes.find(({ prefix }) => type.startsWith(prefix))
  return outcome && moveName({ kind: outcome.kind, event: { type }, actorId })
}

/**
 * What the model and the chart do not agree about, in both directions: a state that no assertion names, an assertion for
 * a state that is gone, the same for moves, and waivers that are wrong. Empty if they agree.
 */
export function walkModelProblems(machine: AnyStateMachine, model: WalkModel<never>): string[] {
  const states = stateNodes(machine).flatMap(({ path }) => path.join('.') || [])
  const moves = moveNames(machine)
  return [
    ...compare('state', {
      needed: restingStates(machine),
      known: (name) => states.includes(name),
      all: states,
      given: Object.keys(model.sees),
      waived: model.unseen ?? {},
      by: 'no assertion names it',
    }),
    ...compare('move', {
      needed: moves,
      // A chart may take a whole family of events.
      known: (name) => moves.some((each) => matchesDescriptor(name, each)),
      all: moves,
      given: Object.keys(model.does),
      waived: model.undone ?? {},
      by: 'nothing brings it about',
    }),
  ]
}

interface Sides {
  readonly needed: readonly string[]
  readonly known: (name: string) => boolean
  readonly all: readonly string[]
  readonly given: readonly string[]
  readonly waived: Readonly<Record<string, string>>
  readonly by: string
}

function compare(kind: string, { needed, known, all, given, waived, by }: Sides): string[] {
  const isNamed = (name: string) =>
    name in waived || given.some((each) => matchesDescriptor(each, name))
  const gone = (name: string) => `${kind} '${name}': the chart has none${nearest(name, all)}`
  return [
    ...needed.filter((name) => !isNamed(name)).map((name) => `${kind} '${name}': ${by}`),
    ...given.filter((name) => !known(name)).map(gone),
    ...Object.entries(waived).flatMap(([name, reason]) => {
      if (!known(name)) return [gone(name)]
      if (given.includes(name)) return [`${kind} '${name}': its waiver is no longer needed`]
      if (kind === 'state' && !needed.includes(name))
        return [`${kind} '${name}': needs no waiver, because the machine never rests there alone`]
      return reason.trim() === '' ? [`${kind} '${name}': its waiver has no reason`] : []
    }),
  ]
}
