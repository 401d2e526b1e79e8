import { createCollection } from '@machines/operate/collection/machine'
import { createForm } from '@machines/operate/form/machine'
import { createList, type ListRows } from '@machines/operate/list/machine'
import { orderMachine, type SavingOrder } from '@machines/operate/order/machine'
import { type OwnerQuery, orderedPage } from '@machines/operate/page/pages'
import type { Saving, Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import type { SentFile } from '@machines/operate/upload/context'
import { createUpload } from '@machines/operate/upload/machine'
import { type Call, promiseOf } from '@platform/actorOf'
import { fromPromise } from 'xstate'
import type { Owned, Removed, Sent } from './api/sent'
import type { PageDependencies } from './definePage'
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

type CollectionCalls<Row, Fields> = {
  list: Call<never, Page<Row>>
  create: Call<{ fields: Fields; key: string }, void>
  remove: Call<{ id: string; key: string }, void>
  reportBroken: () => void
}

/** The page of a list that is searched and sorted, with these calls. */
export function collectionOf<Row extends { uuid: string }, Fields extends object>(
  isComplete: (fields: Fields) => boolean,
  { list, create, remove, reportBroken }: CollectionCalls<Row, Fields>,
) {
  return createCollection<ListQuery, Row, Fields>(isComplete).provide({
    actors: {
      list: listOf<Row>(list),
      form: formOf<Fields>(isComplete, create),
      remove: promiseOf(({ row, key }, signal) => remove({ id: row.uuid, key }, signal)),
    },
    actions: { reportBroken },
  })
}

type OrderedCalls<Row, Fields> = {
  list: Call<OwnerQuery, Page<Row> & { order: string }>
  create: Call<Sent<Owned<Fields>>, void>
  remove: Call<Removed, void>
  order: Call<Omit<SavingOrder, 'uuids'> & { uuids: string[] }, { order: string }>
}

type OrderedOptions<Row, Draft, Fields> = {
  calls: OrderedCalls<Row, Fields>
  isComplete: (draft: Draft) => boolean
  /** What a draft means for the server. */
  fieldsOf: (draft: Draft) => Fields
  reportBroken: () => void
}

/** The page of a list that operators put in order. Its form names the owner of a new record. */
export function orderedPageOf<
  Row extends { uuid: string },
  Draft extends object,
  Fields extends object,
>({ calls, isComplete, fieldsOf, reportBroken }: OrderedOptions<Row, Draft, Fields>) {
  const { list, create, remove, order } = calls
  return orderedPage<Row, Owned<Draft>>({
    collection: createCollection<OwnerQuery, Row, Owned<Draft>>(isComplete).provide({
      actors: {
        list: createList<OwnerQuery, Row>().provide({
          actors: {
            load: fromPromise<ListRows<Row>, { query: OwnerQuery }>(async ({ input, signal }) => {
              const { data, ...rest } = await list(input.query, signal)
              return { ...rest, rows: data }
            }),
          },
        }),
        form: formOf<Owned<Draft>>(isComplete, ({ fields: { owner, ...draft }, key }, signal) => {
          const fields = fieldsOf(draft as Draft)
          return create({ fields: { ...fields, owner }, key }, signal)
        }),
        remove: promiseOf(({ row, key }, signal) => remove({ id: row.uuid, key }, signal)),
      },
      actions: { reportBroken },
    }),
    order: orderMachine.provide({
      actors: {
        save: promiseOf(({ uuids, ...saving }, signal) =>
          order({ ...saving, uuids: [...uuids] }, signal),
        ),
      },
    }),
  }).provide({ actions: { reportBroken } })
}

/** The input of a page with the list of an owner, which the path names. */
export const ownerInput = ({ params: { id } }: { params: { id: string } }, keyPrefix: string) => ({
  id,
  query: { id },
  keyPrefix,
})

type RecordCalls<Fields, Stored, Changes> = {
  read: Call<{ id: string }, Stored>
  /** Saves what `changesOf` makes of the edits. */
  update: Call<Changes & { id: string; key: string; version: number }, Stored>
  /** What the server has stored, as the page edits it. */
  versioned: (stored: Stored) => Versioned<Fields>
  /** The edits as the server expects them; `fields` are all fields with these edits. */
  changesOf: (edits: Partial<Fields>, fields: Fields) => Changes
}

/** A record that these calls read and save. */
export function recordOf<Fields extends object, Stored, Changes>(
  isValid: (fields: Fields) => boolean,
  { read, update, versioned, changesOf }: RecordCalls<Fields, Stored, Changes>,
) {
  return createRecord<Fields>(isValid).provide({
    actors: {
      read: fromPromise<Versioned<Fields>, { id: string }>(async ({ input, signal }) =>
        versioned(await read(input, signal)),
      ),
      save: fromPromise<Versioned<Fields>, Saving<Fields>>(
        async ({ input: { id, key, version, edits, fields }, signal }) =>
          versioned(await update({ ...changesOf(edits, fields), id, key, version }, signal)),
      ),
    },
  })
}

/** Uploads with this call, which returns what the file changes in the record. */
export function uploadOf<Changes>(
  { pictures: { measure, cut } }: Pick<PageDependencies, 'pictures'>,
  send: Call<SentFile, Changes>,
) {
  return createUpload<Changes>().provide({
    actors: {
      measure: promiseOf(measure),
      cut: promiseOf(cut),
      send: fromPromise<Changes, SentFile>(({ input, signal }) => send(input, signal)),
    },
  })
}

/** Uploads for fields of a record that a building has. */
export const uploadForRecordOf = <Fields>({
  calls,
  pictures,
}: Pick<PageDependencies, 'calls' | 'pictures'>) =>
  uploadOf<Partial<Fields>>({ pictures }, async ({ building = '', ...sent }, signal) => {
    const { url } = await calls.uploadForBuilding({ ...sent, building }, signal)
    return { [sent.field]: url } as Partial<Fields>
  })
