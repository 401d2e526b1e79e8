import type { Call, Listener, Talker } from '@platform/effects'
import { type EventObject, fromCallback, fromPromise } from 'xstate'

/** The actor of something that is asked of the world. */
export function promiseOf<Input, Output>(call: Call<Input, Output>) {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal))
}

/** The actor of something that is listened to. */
export function listenerOf<Event extends EventObject, Input>(listen: Listener<Event, Input>) {
  return fromCallback<Event, Input>(({ sendBack, input }) => listen(sendBack, input))
}

/** The actor of somebody who is talked with: it tells, and hears commands. */
export function talkerOf<Event extends EventObject, Command extends EventObject>(
  talk: Talker<Event, Command>,
) {
  return fromCallback<Command, undefined>(({ sendBack, receive }) => talk(sendBack, receive))
}
