import { assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { type Failure, failureIn, timedOut } from './failure'

/** Event name → payload; from it the union of a machine's events is derived. */
export type EventsOf<Payloads extends Record<string, object>> = {
  [Type in keyof Payloads & string]: { type: Type } & Payloads[Type]
}[keyof Payloads & string]

/** For events without a payload. */
export type NoPayload = object

/** `assign` for the actions of one machine: from its context, the `params` and the event. */
export function assigner<Context extends object, Event extends EventObject>() {
  return <Params = undefined>(
    update: (context: Context, params: Params, event: Event) => Partial<Context>,
  ) =>
    // An update does not depend on the machine's actors, whatever they are.
    assign<Context, Event, Params, Event, never>(({ context, event }, params) =>
      update(context, params, event),
    )
}

/** A change to the failure that a machine stores; it may use the handled event. */
type FailureUpdate = (context: object, params: undefined, event: object) => { failure: Failure }

/** The actions of every machine that calls the server, for a failed call and a timeout. */
export function failureActions<Action>(update: (change: FailureUpdate) => Action) {
  return {
    setFailure: update((_context, _params, event) => ({ failure: failureIn(event) })),
    setTimeoutFailure: update(() => ({ failure: timedOut })),
  }
}

/** An actor that the runtime provides; starting it without that throws an error that names it. */
export function promiseActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} was not provided`)))
}

/** A listener that the runtime provides; it sends events for as long as its state lasts. */
export function listenerActor<Event extends EventObject, Input = undefined>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw new Error(`${name} was not provided`)
  })
}

/** The arguments of an effect: the machine's facts, and the `params`. */
type EffectAction<Params> = (facts: unknown, params: Params) => void

/** An effect that the runtime provides. */
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
