import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { ownTransitions } from '../chart'
import { guardName } from '../generators/unreached'
import { activeNodes, isInternal } from '../internals'

/** One transition that an event can take now. */
export interface Candidate {
  /** The path of the state that owns it; empty for the root. */
  readonly state: string
  /** Null without a guard. */
  readonly guard: string | null
  /** Null if the guard throws with this event, for example because it lacks a field. */
  readonly isOpen: boolean | null
  readonly targets: readonly string[]
}

/** An event that the machine can receive in its state. */
export interface PossibleEvent {
  readonly type: string
  readonly candidates: readonly Candidate[]
}

/**
 * The events that the active states handle, each with its candidates in the order in which they are tried.
 *
 * @param eventOf the event to evaluate guards with; by default it has no fields besides its type.
 */
export function possibleEvents(
  snapshot: AnyMachineSnapshot,
  eventOf: (type: string) => AnyEventObject = (type) => ({ type }),
): PossibleEvent[] {
  const byType = new Map<string, Candidate[]>()
  // The deepest state is tried first.
  const nodes = [...activeNodes(snapshot)].toSorted((one, other) => other.order - one.order)
  for (const node of nodes) {
    for (const transition of ownTransitions(node)) {
      const { eventType, guard, target } = transition
      if (eventType === '' || isInternal(eventType)) continue
      const candidates = byType.get(eventType) ?? []
      byType.set(eventType, candidates)
      candidates.push({
        state: node.path.join('.'),
        guard: guard === undefined ? null : guardName(guard).replaceAll("'", ''),
        isOpen: guard === undefined ? true : isOpen(snapshot, guard, eventOf(eventType)),
        targets: (target ?? []).map((each) => each.path.join('.')),
      })
    }
  }
  return [...byType].map(([type, candidates]) => ({ type, candidates }))
}

function isOpen(
  snapshot: AnyMachineSnapshot,
  guard: Parameters<typeof evaluateGuard>[0],
  event: AnyEventObject,
): boolean | null {
  try {
    return evaluateGuard(guard as never, snapshot.context as never, event, snapshot)
  } catch {
    return null
  }
}
