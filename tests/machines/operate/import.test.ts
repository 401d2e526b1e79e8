import { type ImportReport, maxImportBytes } from '@contract/operate/imports'
import { describeMachine } from '@kit/describeMachine'
import { importMachine, type Sending } from '@machines/operate/import/machine'
import { importStep } from '@machines/operate/import/selectors'
import type { Attachment } from '@machines/support/requestForm/attachments'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { importLaws } from './import.laws'

const file = (bytes: number) => ({ id: 'people.csv', name: 'people.csv', bytes, handle: null })
const report = (changed: Partial<ImportReport>): ImportReport => ({
  lines: 2,
  added: 0,
  joined: 0,
  unchanged: 0,
  imported: false,
  error_count: 0,
  errors: [],
  failed_lines: [],
  people: [],
  ...changed,
})
const failed = { error_count: 1, failed_lines: [3] }

describeMachine('import', importMachine, {
  inputs: [
    { buildingUuid: '', keyPrefix: 'key' },
    { buildingUuid: 'tower', keyPrefix: 'key' },
  ],
  events: {
    'building.chosen': [{ uuid: 'tower' }, { uuid: 'annex' }],
    'file.chosen': [{ file: file(100) }, { file: file(0) }, { file: file(maxImportBytes + 1) }],
    'file.removed': [],
    'check.pressed': [],
    'import.pressed': [],
    'cancel.pressed': [],
    'back.pressed': [],
  },
  actors: {
    readFile: { done: ['bGluZXM='], error: [new Error('NotReadableError')] },
    check: {
      done: [report({ added: 2 }), report({ joined: 1, ...failed }), report({ unchanged: 2 })],
      error: [offline, refused('permission_denied', 403)],
    },
    import: {
      done: [
        report({ added: 2, imported: true }),
        report({ added: 1, imported: true, ...failed }),
        report(failed),
      ],
      error: [offline, refused('idempotency_in_progress', 409)],
    },
  },
  laws: importLaws,
  contextKey: (context) => [
    context.buildingUuid,
    context.file?.bytes ?? null,
    context.problem,
    context.content,
    context.report,
    context.wasStopped,
    context.mutation.failure?.kind ?? null,
  ],
})

test('imports what was checked, once for two presses, and again with the same key', async () => {
  const sent: object[] = []
  const people = createActor(
    importMachine.provide({
      actors: {
        readFile: fromPromise<string, { file: Attachment | null }>(async () => 'bGluZXM='),
        check: fromPromise<ImportReport, Sending>(async () => report({ added: 2 })),
        import: fromPromise<ImportReport, Sending>(async ({ input }) => {
          sent.push(input)
          if (sent.length === 1) throw offline
          return report({ added: 2, imported: true })
        }),
      },
    }),
    { input: { buildingUuid: 'tower', keyPrefix: 'key' } },
  ).start()
  people.send({ type: 'file.chosen', file: file(100) })
  people.send({ type: 'check.pressed' })
  const at = (step: ReturnType<typeof importStep>) =>
    waitFor(people, (snapshot) => importStep(snapshot) === step)
  await at('reviewing')
  people.send({ type: 'import.pressed' })
  people.send({ type: 'import.pressed' })
  await at('reviewing')
  people.send({ type: 'import.pressed' })
  await at('done')
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toMatchObject({ buildingUuid: 'tower', content: 'bGluZXM=' })
})
