import { createRequest } from '@machines/request/machine'
import { fromPromise } from 'xstate'
import type { Call } from './effects'

/** A request that reads by this call. */
export function requestOf<Of, Data>(call: Call<Of, Data>) {
  return createRequest<Of, Data>().provide({
    actors: {
      load: fromPromise<Data, { of: Of }>(({ input: { of }, signal }) => call(of, signal)),
    },
  })
}
