import type { AnyEventObject } from 'xstate'
import { delayIn, type Outcome, outcomeValue } from '../internals'
import { brief } from '../text/brief'

/** One thing that can happen to a machine: an event, or an actor or delay that reports. */
export interface Move {
  readonly kind: 'event' | 'after' | Outcome
  /** The event as the machine receives it. */
  readonly event: AnyEventObject
  /** Unique among the moves of a machine, and readable. */
  readonly label: string
  /** The invoke that reports; undefined for events and delays. */
  readonly actorId?: string
}

/** A move in a test's name: `email.submitted {email:"a@b"}`, `lookUpEmail done {known:true}`. */
export function moveLabel(kind: Move['kind'], event: AnyEventObject, actorId?: string): string {
  if (kind === 'after') return `after ${delayIn(event.type)}`
  if (kind === 'event') {
    const { type, ...payload } = event
    return Object.keys(payload).length > 0 ? `${type} ${brief(payload)}` : type
  }
  const value = outcomeValue(kind, event)
  return value === undefined ? `${actorId} ${kind}` : `${actorId} ${kind} ${brief(value)}`
}

/**
 * The name of a move whatever it carries, under which a walk model describes it: `email.submitted`, `lookUpEmail done`,
 * `after lookUpTimeout`.
 */
export function moveName({
  kind,
  event,
  actorId,
}: Pick<Move, 'kind' | 'event' | 'actorId'>): string {
  if (kind === 'event') return event.type
  if (kind === 'after') return `after ${delayIn(event.type)?.split('.')[0]}`
  return `${actorId} ${kind}`
}
