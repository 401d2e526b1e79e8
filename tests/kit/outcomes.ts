import type { AnyEventObject } from 'xstate'
import type { Moment } from './laws'

type Event = AnyEventObject | null

/** The call of this invoke has answered. */
export const hasAnswered = (event: Event, id: string): boolean =>
  event?.type === `xstate.done.actor.${id}`

/** The call of this invoke has failed. */
export const hasFailed = (event: Event, id: string): boolean =>
  event?.type === `xstate.error.actor.${id}`

/** This delay, or any where none is named, has ended. */
export const hasTimedOut = (event: Event, delay = ''): boolean =>
  event?.type.startsWith(`xstate.after.${delay}`) === true

/** Whether the call runs: it has been made, and has neither answered nor failed nor been given up. */
export const isCalling = ({ children }: Moment['after'], id: string): boolean => {
  const status = (children[id] as { getSnapshot(): { status: string } } | undefined)?.getSnapshot()
    .status
  return status !== undefined && status !== 'done' && status !== 'error'
}

/** In this step the call was begun, or begun anew. */
export const hasCalled = ({ before, after }: Pick<Moment, 'before' | 'after'>, id: string) =>
  isCalling(after, id) && before?.children[id] !== after.children[id]

/** A delay of at most so many milliseconds runs, by which whatever is waited for ends. */
export const endsWithin = ({ delays }: Pick<Moment, 'delays'>, most: number): boolean =>
  Object.values(delays).some((ms) => ms <= most)
