import type { Call } from '@platform/effects'

/** A call whose code is fetched when it is first made, so that screens start without it. */
export function lazyCall<Input, Output>(
  load: () => Promise<Call<Input, Output>>,
): Call<Input, Output> {
  return async (input, signal) => (await load())(input, signal)
}
