import { type ActionFunction, assign, type EventObject, fromCallback, fromPromise } from 'xstate'

/** Event name → payload; from it the union of a machine's events is derived. */
export type EventsOf<Payloads extends Record<string, object>> = {
  [Type in keyof Payloads & string]: { type: Type } & Payloads[Type]
}[keyof Payloads & string]

/** For events that say all by their name. */
export type NoPayload = Record<never, never>

/** `assign` for the actions of one machine: from its context and what the chart hands over. */
export function assigner<Context extends object, Event extends EventObject>() {
  return <Params = undefined>(update: (context: Context, params: Params) => Partial<Context>) =>
    // The chart's own actors play no part in an update, whichever they are.
    assign<Context, Event, Params, Event, never>(({ context }, params) =>
      update(context, params),
    ) as ActionFunction<Context, Event, Event, Params, never, never, never, never, never>
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
