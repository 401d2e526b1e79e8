import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Moment } from './laws'

// How laws speak of the calls of a machine, which are its actors, and of what it does besides.

type Event = AnyEventObject | null
type Children = { readonly children: object }

const actorOf = ({ children }: Children, id: string) =>
  (children as AnyMachineSnapshot['children'])[id]

/** What the machine has done to the outside world in this step, with its parameters; all, or the actions of this name. */
export const effectsOf = <M extends AnyStateMachine>(
  { did }: Moment<M>,
  name?: string,
): AnyEventObject[] =>
  did
    .filter(({ type }) => name === undefined || type === name)
    .map(({ type, params }) => ({ ...(params as object | undefined), type }))

/** The call has answered well in this step. */
export const hasAnswered = (event: Event, id: string): boolean =>
  event?.type === `xstate.done.actor.${id}`

/** The call has failed in this step. */
export const hasFailed = (event: Event, id: string): boolean =>
  event?.type === `xstate.error.actor.${id}`

/** This time limit, or any where none is named, has ended in this step. */
export const hasTimedOut = (event: Event, delay = ''): boolean =>
  event?.type.startsWith(`xstate.after.${delay}`) === true

/** The call is under way: it has been made, and has neither answered nor failed nor been given up. */
export function isCalling(at: Children | null, id: string): boolean {
  const call: AnyActorRef | undefined = at === null ? undefined : actorOf(at, id)
  return call !== undefined && !['done', 'error'].includes(call.getSnapshot().status)
}

/** The call was begun in this step, or begun anew. Says the same of past steps, whose calls have ended since. */
export function hasCalled(
  { before, after }: { readonly before: Children | null; readonly after: Children },
  id: string,
): boolean {
  const call = actorOf(after, id)
  return call !== undefined && (before === null || actorOf(before, id) !== call)
}

/** What the call was given. */
export const inputOf = (at: Children | null, id: string): unknown =>
  at === null ? undefined : (actorOf(at, id) as { options?: { input?: unknown } })?.options?.input

/** Whether any call is under way. */
export const isWaiting = ({ children }: Children): boolean =>
  Object.values<AnyActorRef>({ ...children }).some(
    (child) => child.getSnapshot().status === 'stopped',
  )

/** A delay of at most so many milliseconds runs, by which whatever is waited for ends. */
export const endsWithin = ({ delays }: Pick<Moment, 'delays'>, most: number): boolean =>
  Object.values(delays).some((ms) => ms <= most)
