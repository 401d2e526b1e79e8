import { describeMachine } from '@kit/describeMachine'
import { isConfirmingRemoval } from '@machines/operate/collection/selectors'
import { createList, type ListRows } from '@machines/operate/list/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { turns } from '../../turns'
import { offline, refused } from '../fixtures'
import { collectionLaws, collectionMachine, type Row } from './collection.laws'

const input = { query: { q: '' }, keyPrefix: 'key' }
const [one, two] = [{ uuid: 'one' }, { uuid: 'two' }]

describeMachine('collection', collectionMachine, {
  inputs: [input],
  system: ['console'],
  events: {
    'query.changed': [{ query: { q: 'ada' } }],
    'request.invalidated': [],
    'create.pressed': [{ fields: { name: '' } }],
    'remove.pressed': [{ row: one }, { row: two }],
    'remove.confirmed': [],
    'remove.dismissed': [],
    'made.dismissed': [],
    'operator.confirmed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    form: {
      done: [{ result: undefined }, { result: 'shown once' }, null],
      error: [new Error('broken')],
    },
    remove: {
      done: [undefined],
      error: [offline, refused('not_found', 404), refused('password_required', 403)],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: collectionLaws,
  contextKey: ({ chosen, made, mutation: { failure } }) => [
    chosen?.uuid ?? null,
    made,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('removes one record with one call, however often it is confirmed, and reads the list once', async () => {
  const removed: string[] = []
  let reads = 0
  const list = createList<{ q: string }, Row>().provide({
    actors: {
      load: fromPromise<ListRows<Row>, { query: { q: string } }>(async () => {
        reads += 1
        return { rows: [one], total: 1 }
      }),
    },
  })
  const remove = fromPromise<void, { row: Row; key: string }>(
    async ({ input: { row } }) => void removed.push(row.uuid),
  )
  const collection = createActor(
    collectionMachine.provide({ actors: { list, remove }, actions: { noteOwnGrants: () => {} } }),
    { input },
  ).start()
  collection.send({ type: 'remove.pressed', row: one })
  collection.send({ type: 'remove.confirmed' })
  collection.send({ type: 'remove.confirmed' })
  await waitFor(collection, (at) => !isConfirmingRemoval(at))
  expect(removed).toEqual(['one'])
  await turns()
  expect(reads).toBe(2)
})
