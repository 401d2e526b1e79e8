import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import type { RecordInput } from '../record/context'
import { createRecord } from '../record/machine'
import { createToggle } from '../toggle/machine'

type RecordPageContext = RecordInput & { applied: number }

/**
 * The page of a record: its fields, and a change of it that takes effect at once, after which the record is read again.
 * The parent provides `record` and `toggle`.
 *
 * @param isValid whether the fields may be saved
 */
export function createRecordPage<Fields extends object, Change, Reply = void>(
  isValid: (fields: Fields) => boolean,
) {
  const update = assigner<RecordPageContext, OperatorConfirmed>()
  return setup({
    types: {
      context: {} as RecordPageContext,
      events: {} as OperatorConfirmed,
      input: {} as RecordInput,
    },
    actors: { record: createRecord<Fields>(isValid), toggle: createToggle<Change, Reply>() },
    actions: {
      setApplied: update<{ applied: number }>((_, { applied }) => ({ applied })),
      readAgain: sendTo('record', { type: 'record.retried' }),
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      confirmChange: sendTo('toggle', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasApplied: ({ context }, { applied }: { applied: number }) => applied > context.applied,
    },
  }).createMachine({
    id: 'recordPage',
    description: 'The page of a record.',
    context: ({ input }) => ({ ...input, applied: 0 }),
    invoke: [
      {
        id: 'record',
        src: 'record',
        systemId: 'record',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-record` }),
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'toggle',
        src: 'toggle',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-toggle` }),
        onSnapshot: {
          guard: {
            type: 'hasApplied',
            params: ({ event }) => ({ applied: event.snapshot.context.applied }),
          },
          actions: [
            {
              type: 'setApplied',
              params: ({ event }) => ({ applied: event.snapshot.context.applied }),
            },
            'readAgain',
          ],
        },
        onError: { actions: 'reportBroken' },
      },
    ],
    on: { 'operator.confirmed': { actions: ['confirmSaving', 'confirmChange'] } },
  })
}

export type RecordPageMachine<Fields extends object, Change, Reply = void> = ReturnType<
  typeof createRecordPage<Fields, Change, Reply>
>
