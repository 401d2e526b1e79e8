import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'

// How laws speak of the calls of a machine, which are its actors.

type Event = AnyEventObject | null
type Children = { readonly children: object }

const actorOf = ({ children }: Children, id: string) =>
  (children as AnyMachineSnapshot['children'])[id]

/** The call has answered well in this step. */
export const isAnswered = (event: Event, id: string): boolean =>
  event?.type === `xstate.done.actor.${id}`

/** The call has failed in this step. */
export const isFailed = (event: Event, id: string): boolean =>
  event?.type === `xstate.error.actor.${id}`

/** A time limit has ended in this step. */
export const isTimeOver = (event: Event): boolean =>
  event?.type.startsWith('xstate.after.') === true

/** The call is under way, or its state has not been left since its end. */
export const isCalling = (at: Children | null, id: string): boolean =>
  at !== null && actorOf(at, id) !== undefined

/** The call has been begun in this step, and was not under way before. */
export const isBegun = (
  { before, after }: { readonly before: Children | null; readonly after: Children },
  id: string,
): boolean =>
  isCalling(after, id) && (before === null || actorOf(before, id) !== actorOf(after, id))

/** What the call was given. */
export const askedOf = (at: Children | null, id: string): unknown =>
  at === null ? undefined : (actorOf(at, id) as { options?: { input?: unknown } })?.options?.input

/** The calls, those that only listen aside, that are under way and have not ended. */
export const isWaiting = ({ children }: Children): boolean =>
  Object.values<AnyActorRef>({ ...children }).some(
    (child) => child.getSnapshot().status === 'stopped',
  )
