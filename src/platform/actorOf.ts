import { type EventObject, fromCallback, fromPromise } from 'xstate'

/** Resolves with a result; `signal` aborts when the result is no longer needed. */
export type Call<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** Emits events until the returned function is called. */
export type Listener<Event, Input = undefined> = (
  emit: (event: Event) => void,
  input: Input,
) => () => void

/** Emits events and receives commands until the returned function is called. */
export type Channel<Event, Command> = (
  emit: (event: Event) => void,
  receive: (handle: (command: Command) => void) => void,
) => () => void

export function promiseOf<Input, Output>(call: Call<Input, Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal))
}

export function listenerOf<Event extends EventObject, Input>(listen: Listener<Event, Input>) {
  return fromCallback<Event, Input>(({ sendBack, input }) => listen(sendBack, input))
}

export function channelOf<Event extends EventObject, Command extends EventObject>(
  open: Channel<Event, Command>,
) {
  return fromCallback<Command, undefined>(({ sendBack, receive }) => open(sendBack, receive))
}
