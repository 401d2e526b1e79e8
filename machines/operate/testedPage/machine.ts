import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import { createConnectionTest } from '../connectionTest/machine'
import type { OperatorConfirmed } from '../console/events'
import type { RecordInput } from '../record/context'
import { createRecord } from '../record/machine'

type TestedPageContext = RecordInput & {
  /** The edits that the last report may be about. */
  edits: object | null
}

/**
 * The page of a record whose settings can be tried before they are saved. An edit removes the report about earlier
 * ones. The parent provides `record` and `connectionTest`.
 *
 * @param isValid whether the fields may be saved
 */
export function createTestedPage<Fields extends object>(isValid: (fields: Fields) => boolean) {
  const update = assigner<TestedPageContext, OperatorConfirmed>()
  return setup({
    types: {
      context: {} as TestedPageContext,
      events: {} as OperatorConfirmed,
      input: {} as RecordInput,
    },
    actors: {
      record: createRecord<Fields>(isValid),
      connectionTest: createConnectionTest<Fields>(),
    },
    actions: {
      setEdits: update<{ edits: object }>((_, { edits }) => ({ edits })),
      dropReport: sendTo('connectionTest', { type: 'settings.changed' }),
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasEdited: ({ context }, { edits }: { edits: object }) => edits !== context.edits,
    },
  }).createMachine({
    id: 'testedPage',
    description: 'The page of a record whose settings can be tried.',
    context: ({ input }) => ({ ...input, edits: null }),
    invoke: [
      { id: 'connectionTest', src: 'connectionTest', onError: { actions: 'reportBroken' } },
      {
        id: 'record',
        src: 'record',
        systemId: 'record',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-record` }),
        onSnapshot: {
          guard: {
            type: 'hasEdited',
            params: ({ event }) => ({ edits: event.snapshot.context.edits }),
          },
          actions: [
            {
              type: 'setEdits',
              params: ({ event }) => ({ edits: event.snapshot.context.edits }),
            },
            'dropReport',
          ],
        },
        onError: { actions: 'reportBroken' },
      },
    ],
    on: { 'operator.confirmed': { actions: 'confirmSaving' } },
  })
}

export type TestedPageMachine<Fields extends object> = ReturnType<typeof createTestedPage<Fields>>
