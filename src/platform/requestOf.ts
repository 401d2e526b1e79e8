import {
  createPagedRequest,
  type Rows,
  type RowsWanted,
} from '@machines/kernel/pagedRequest/machine'
import { createRequest } from '@machines/kernel/request/machine'
import type { Call } from '@platform/actorOf'
import { fromPromise } from 'xstate'

/** Creates a request machine that reads with this call. */
export function requestOf<Of, Data>(call: Call<Of, Data>) {
  return createRequest<Of, Data>().provide({
    actors: {
      load: fromPromise<Data, { of: Of }>(({ input: { of }, signal }) => call(of, signal)),
    },
  })
}

/** Creates a machine that reads a list page by page with this call. */
export function pagedRequestOf<Of, Item, Extra extends object>(
  call: Call<RowsWanted<Of>, Rows<Item> & Extra>,
  keyOf: (item: Item) => string,
  pageSize?: number,
) {
  return createPagedRequest<Of, Item, Extra>(keyOf, pageSize).provide({
    actors: {
      load: fromPromise<Rows<Item> & Extra, RowsWanted<Of>>(({ input, signal }) =>
        call(input, signal),
      ),
    },
  })
}
