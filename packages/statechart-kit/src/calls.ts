import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { delayIn, inputOf as inputOfActor, outcomeType } from './internals'
import type { Moment } from './laws'
import { mention } from './mentions'

// The vocabulary of laws about a machine's calls, which are its actors, and about its other effects.

type Event = AnyEventObject | null
type Children = { readonly children: object }

function actorOf({ children }: Children, id: string): AnyActorRef | undefined {
  mention('actor', id)
  return (children as AnyMachineSnapshot['children'])[id]
}

/** The effects that the machine executed in this step, with their parameters; all, or the actions of this name. */
export const effectsOf = <M extends AnyStateMachine>(
  { did }: Moment<M>,
  name?: string,
): AnyEventObject[] => {
  if (name !== undefined) mention('action', name)
  return did
    .filter(({ type }) => name === undefined || type === name)
    .map(({ type, params }) => ({ ...(params as object | undefined), type }))
}

/** The call succeeded in this step. */
export function hasAnswered(event: Event, id: string): boolean {
  mention('actor', id)
  return event?.type === outcomeType('done', id)
}

/** The call failed in this step. */
export function hasFailed(event: Event, id: string): boolean {
  mention('actor', id)
  return event?.type === outcomeType('error', id)
}

/** This time limit, or any if none is named, expired in this step. */
export function hasTimedOut(event: Event, delay = ''): boolean {
  if (delay !== '') mention('delay', delay)
  const ended = delayIn(event?.type ?? '')
  return ended !== undefined && (delay === '' || isDelay(ended, delay))
}

/** Whether a delay's id, such as `callTimeout.session.expired`, is of this name, or of this name and state. */
export const isDelay = (id: string, name: string): boolean =>
  id === name || id.startsWith(`${name}.`)

/** The call is running: it was started, and has neither responded nor failed nor been aborted. */
export function isCalling(at: Children | null, id: string): boolean {
  const call: AnyActorRef | undefined = at === null ? undefined : actorOf(at, id)
  return call !== undefined && !['done', 'error'].includes(call.getSnapshot().status)
}

/** The call was started or restarted in this step. Also works for past steps, whose calls have ended since. */
export function hasCalled(
  { before, after }: { readonly before: Children | null; readonly after: Children },
  id: string,
): boolean {
  const call = actorOf(after, id)
  return call !== undefined && (before === null || actorOf(before, id) !== call)
}

/** The call's input. */
export const inputOf = (at: Children | null, id: string): unknown =>
  at === null ? undefined : inputOfActor(actorOf(at, id))

/** Whether any call is running. */
export const isWaiting = ({ children }: Children): boolean =>
  Object.values<AnyActorRef>({ ...children }).some(
    (child) => child.getSnapshot().status === 'stopped',
  )

/** A delay of at most this many milliseconds is running, which ends the wait. */
export const endsWithin = ({ delays }: Pick<Moment, 'delays'>, most: number): boolean =>
  Object.values(delays).some((ms) => ms <= most)
