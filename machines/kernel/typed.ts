import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { type Failure, failureIn, timedOut } from './failure'

/** Event name → payload; from it the union of a machine's events is derived. */
export type EventsOf<Payloads extends Record<string, object>> = {
  [Type in keyof Payloads & string]: { type: Type } & Payloads[Type]
}[keyof Payloads & string]

/** For events that say all by their name. */
export type NoPayload = object

/** `assign` for the actions of one machine: from its context, what the chart hands over, and the event. */
export function assigner<Context extends object, Event extends EventObject>() {
  return <Params = undefined>(
    update: (context: Context, params: Params, event: Event) => Partial<Context>,
  ) =>
    // The chart's own actors play no part in an update, whichever they are.
    assign<Context, Event, Params, Event, never>(({ context, event }, params) =>
      update(context, params, event),
    )
}

/** A change to the failure that a chart remembers; it may look at the event that is handled. */
type FailureUpdate = (context: object, params: undefined, event: object) => { failure: Failure }

/** What every chart that calls the server does when a call failed, or took too long. */
export function failureActions<Action>(update: (change: FailureUpdate) => Action) {
  return {
    setFailure: update((_context, _params, event) => ({ failure: failureIn(event) })),
    setTimeoutFailure: update(() => ({ failure: timedOut })),
  }
}

/** An effect that the runtime provides; calling it before says which one is missing. */
export function promiseActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} was not provided`)))
}

/** A listener that the runtime provides; it sends events for as long as its state lasts. */
export function listenerActor<Event extends EventObject, Input = undefined>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`${name} was not provided`)
  })
}

/** What an action of the outside world is handed: the chart's facts, and the chart's `params`. */
type EffectAction<Params> = (facts: unknown, params: Params) => void

/** An action of the outside world that the runtime provides. */
export function effectAction<Params = undefined>(name: string): EffectAction<Params> {
  return () => {
    throw new Error(`${name} was not provided`)
  }
}

/** The whole event as an action's or a guard's `params`: `withEvent('assignUser')`. */
export const withEvent = <const Type extends string>(type: Type) => ({ type, params: eventOf })

/** The output of an invoked actor as an action's or a guard's `params`. */
export const withOutput = <const Type extends string>(type: Type) => ({ type, params: outputOf })

const outputOf = <Output>({ event: { output } }: { event: { output: Output } }) => ({ output })

const eventOf = <Event>({ event }: { event: Event }): Event => event
