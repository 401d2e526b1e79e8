import { describeMachine } from '@kit/describeMachine'
import type { Outcome } from '@machines/operate/bulk/machine'
import { wasUndone } from '@machines/operate/bulk/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { bulkLaws, bulkMachine, type Change, type Row } from './bulk.laws'

const one = { uuid: 'one', version: 1 }
const two = { uuid: 'two', version: 1 }
const conflict = refused('version_conflict', 409).failure

describeMachine('bulk', bulkMachine, {
  inputs: [{ keyPrefix: 'key' }],
  system: ['console'],
  events: {
    'row.toggled': [{ row: one }],
    'rows.chosen': [{ rows: [] }, { rows: [one, two] }],
    'change.pressed': [
      { change: 'deactivate', rows: [one] },
      { change: 'mail', rows: [one] },
    ],
    'change.confirmed': [],
    'change.dismissed': [],
    'undo.pressed': [],
    'report.dismissed': [],
    'operator.confirmed': [],
  },
  actors: {
    apply: {
      done: [
        { changed: [{ uuid: 'one', version: 2 }], failed: [] },
        { changed: [], failed: [{ row: one, failure: conflict }] },
      ],
      error: [offline, refused('password_required', 403)],
    },
    undo: {
      done: [{ changed: [one], failed: [] }],
      error: [offline, refused('unauthenticated', 401)],
    },
  },
  laws: bulkLaws,
  contextKey: ({ chosen, change, outcome, mutation: { failure } }) => [
    chosen.length,
    change,
    outcome?.changed.length ?? null,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('undoes what was changed, with the versions that the server replied, and leaves the rest', async () => {
  const sent: string[] = []
  const bulk = createActor(
    bulkMachine.provide({
      actors: {
        apply: fromPromise<Outcome<Row>, { rows: readonly Row[]; change: Change; key: string }>(
          async ({ input: { rows, change, key } }) => {
            sent.push(
              `${change} ${rows.map(({ uuid, version }) => `${uuid}${version}`).join()} ${key}`,
            )
            const changed = rows
              .filter(({ uuid }) => uuid === 'one')
              .map((row) => ({ ...row, version: row.version + 1 }))
            return { changed, failed: rows.slice(1).map((row) => ({ row, failure: conflict })) }
          },
        ),
      },
    }),
    { input: { keyPrefix: 'key' } },
  ).start()
  bulk.send({ type: 'rows.chosen', rows: [one, two] })
  bulk.send({ type: 'change.pressed', change: 'deactivate', rows: [one, two] })
  bulk.send({ type: 'change.confirmed' })
  await waitFor(bulk, (at) => at.matches('undoable'))
  bulk.send({ type: 'undo.pressed' })
  await waitFor(bulk, (at) => at.matches('reported'))
  expect(sent).toEqual(['deactivate one1,two1 key-apply-1', 'reactivate one2 key-undo-2'])
})

test('an undo that the session refused goes on by itself once the operator has signed in again', async () => {
  const replies = [
    async () => ({ changed: [one], failed: [] }),
    async () => {
      throw refused('unauthenticated', 401)
    },
    async () => ({ changed: [one], failed: [] }),
  ]
  const apply = fromPromise<Outcome<Row>, { rows: readonly Row[]; change: Change; key: string }>(
    () => replies.shift()?.() ?? Promise.reject(new Error('called too often')),
  )
  const bulk = createActor(bulkMachine.provide({ actors: { apply } }), {
    input: { keyPrefix: 'key' },
  }).start()
  bulk.send({ type: 'change.pressed', change: 'deactivate', rows: [one] })
  bulk.send({ type: 'change.confirmed' })
  await waitFor(bulk, (at) => at.matches('undoable'))
  bulk.send({ type: 'undo.pressed' })
  await waitFor(bulk, (at) => at.context.mutation.failure !== null)
  bulk.send({ type: 'operator.confirmed' })
  expect(bulk.getSnapshot().value).toBe('undoing')
  await waitFor(bulk, wasUndone)
})
