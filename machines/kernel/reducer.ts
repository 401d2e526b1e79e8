import { type EventObject, fromTransition } from 'xstate'

/** The next state for each event. */
type Handlers<State, Event extends EventObject> = {
  [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => State
}

/**
 * Logic of an actor that stores state without making decisions, so it needs no machine. Its snapshot has the state as
 * `context`. Like a machine's, its `events` list the accepted event types.
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
