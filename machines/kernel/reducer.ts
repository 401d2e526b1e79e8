import { type EventObject, fromTransition } from 'xstate'

/** What each event makes of the state. */
type Handlers<State, Event extends EventObject> = {
  [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => State
}

/**
 * Logic of an actor that keeps something and decides nothing: no chart is needed for it. Its snapshot holds the state as
 * `context`. `events` names what it takes, as a chart's does.
 */
export function createReducer<Event extends EventObject, State, Input = undefined>(
  handlers: Handlers<State, Event>,
  initial: (input: Input) => State,
) {
  const known: Record<string, ((state: State, event: never) => State) | undefined> = handlers
  const logic = fromTransition(
    (state: State, event: Event) => known[event.type]?.(state, event as never) ?? state,
    ({ input }: { input: Input }) => initial(input),
  )
  return { ...logic, events: Object.keys(handlers) }
}
