import { describeMachine } from '@kit/describeMachine'
import type { Saving, Versioned } from '@machines/operate/record/context'
import { fieldsIn, isConflicted } from '@machines/operate/record/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { type Fields, recordLaws, recordMachine } from './record.laws'

const input = { id: 'one', keyPrefix: 'key' }
const stored = (version: number, name: string, city = 'Bonn'): Versioned<Fields> => ({
  version,
  fields: { name, city },
})

describeMachine('record', recordMachine, {
  inputs: [input],
  system: ['console'],
  events: {
    'field.changed': [
      { name: 'name', value: 'Mine' },
      { name: 'name', value: 'Stored' },
      { name: 'name', value: '' },
    ],
    'record.submitted': [],
    'request.invalidated': [],
    'edits.discarded': [],
    'side.chosen': [
      { name: 'name', side: 'mine' },
      { name: 'name', side: 'theirs' },
    ],
    'conflict.resolved': [],
    'file.stored': [{ changes: { city: 'Ulm' } }],
    'operator.confirmed': [],
  },
  actors: {
    read: {
      done: [stored(1, 'Stored'), stored(2, 'Theirs'), stored(3, 'Stored')],
      error: [offline, refused('not_found', 404), refused('unauthenticated', 401)],
    },
    save: {
      done: [stored(3, 'Mine')],
      error: [
        offline,
        refused('version_conflict', 409),
        refused('password_required', 403),
        refused('unauthenticated', 401),
        refused('not_found', 404),
      ],
    },
  },
  laws: recordLaws,
  contextKey: ({ known, edits, theirs, kept, waiting, mutation: { failure } }) => [
    known?.fields.name ?? null,
    edits.name ?? null,
    theirs?.fields.name ?? null,
    kept.name ?? null,
    waiting !== null,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

/** A server that keeps one record and compares versions, as ours does. */
function server(record: Versioned<Fields>) {
  let current = record
  return {
    store: (fields: Partial<Fields>) => {
      current = { version: current.version + 1, fields: { ...current.fields, ...fields } }
    },
    current: () => current,
    actors: {
      read: fromPromise<Versioned<Fields>, { id: string }>(async () => current),
      save: fromPromise<Versioned<Fields>, Saving<Fields>>(
        async ({ input: { version, edits } }) => {
          if (version !== current.version) throw refused('version_conflict', 409)
          current = { version: version + 1, fields: { ...current.fields, ...edits } }
          return current
        },
      ),
    },
  }
}

test('the second editor sees what the first changed, keeps one value of their own and takes the other', async () => {
  const { store, current, actors } = server(stored(1, 'Stored', 'Bonn'))
  const record = createActor(recordMachine.provide({ actors }), { input }).start()
  await waitFor(record, (at) => fieldsIn(at) !== null)
  record.send({ type: 'field.changed', name: 'name', value: 'Mine' })
  record.send({ type: 'field.changed', name: 'city', value: 'Köln' })
  store({ name: 'Theirs', city: 'Ulm' })
  record.send({ type: 'record.submitted' })
  await waitFor(record, isConflicted)
  record.send({ type: 'side.chosen', name: 'name', side: 'mine' })
  record.send({ type: 'conflict.resolved' })
  expect(isConflicted(record.getSnapshot())).toBe(true)
  record.send({ type: 'side.chosen', name: 'city', side: 'theirs' })
  record.send({ type: 'conflict.resolved' })
  await waitFor(record, (at) => at.matches('clean'))
  expect(current()).toEqual({ version: 3, fields: { name: 'Mine', city: 'Ulm' } })
})

test('what the first editor changed elsewhere stays, without a question about it', async () => {
  const { store, current, actors } = server(stored(1, 'Stored', 'Bonn'))
  const record = createActor(recordMachine.provide({ actors }), { input }).start()
  await waitFor(record, (at) => fieldsIn(at) !== null)
  record.send({ type: 'field.changed', name: 'name', value: 'Mine' })
  store({ city: 'Ulm' })
  record.send({ type: 'record.submitted' })
  await waitFor(record, isConflicted)
  record.send({ type: 'conflict.resolved' })
  await waitFor(record, (at) => at.matches('clean'))
  expect(current().fields).toEqual({ name: 'Mine', city: 'Ulm' })
})

test('a read that the session refused is repeated once the operator is known again, and the edits stay', async () => {
  const { store, current, actors } = server(stored(1, 'Stored', 'Bonn'))
  let isKnown = true
  const read = fromPromise<Versioned<Fields>, { id: string }>(async () => {
    if (!isKnown) throw refused('unauthenticated', 401)
    return current()
  })
  const record = createActor(recordMachine.provide({ actors: { ...actors, read } }), {
    input,
  }).start()
  await waitFor(record, (at) => fieldsIn(at) !== null)
  record.send({ type: 'field.changed', name: 'name', value: 'Mine' })
  store({ city: 'Ulm' })
  isKnown = false
  record.send({ type: 'request.invalidated' })
  await waitFor(record, (at) => at.matches('dirty'))
  isKnown = true
  record.send({ type: 'operator.confirmed' })
  await waitFor(record, (at) => fieldsIn(at)?.city === 'Ulm')
  expect(fieldsIn(record.getSnapshot())).toEqual({ name: 'Mine', city: 'Ulm' })
})
