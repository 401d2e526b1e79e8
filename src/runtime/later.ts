import { fromPromise } from 'xstate'

/** An effect whose code is fetched when it is first needed, so that screens start without it. */
export function later<Output, Input>(
  load: () => Promise<(input: Input, signal: AbortSignal) => Promise<Output>>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => (await load())(input, signal))
}
