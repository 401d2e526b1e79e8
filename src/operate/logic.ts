import type { createCollection } from '@machines/operate/collection/machine'
import { createForm } from '@machines/operate/form/machine'
import { createList, type ListRows } from '@machines/operate/list/machine'
import type { Call } from '@platform/actorOf'
import { fromPromise } from 'xstate'
import { apiQuery, type ListQuery } from './table/query'

type Page<Row> = { data: Row[]; total: number }

/** A list that reads with this call. */
export function listOf<Row>(call: Call<never, Page<Row>>) {
  return createList<ListQuery, Row>().provide({
    actors: {
      load: fromPromise<ListRows<Row>, { query: ListQuery }>(async ({ input, signal }) => {
        // The filters of a list are among those of its endpoint: its page reads them from the address.
        const { data, total } = await call(apiQuery(input.query) as never, signal)
        return { rows: data, total }
      }),
    },
  })
}

/** A form that sends with this call. */
export function formOf<Fields extends object, Result = void>(
  isComplete: (fields: Fields) => boolean,
  send: Call<{ fields: Fields; key: string }, Result>,
) {
  return createForm<Fields, Result>(isComplete).provide({
    actors: {
      send: fromPromise<Result, { fields: Fields; key: string }>(({ input, signal }) =>
        send(input, signal),
      ),
    },
  })
}

export type CollectionOf<Row extends object, Fields extends object> = ReturnType<
  typeof createCollection<ListQuery, Row, Fields>
>
