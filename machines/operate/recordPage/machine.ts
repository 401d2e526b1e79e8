import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import type { RecordInput } from '../record/context'
import { createRecord } from '../record/machine'
import { createToggle } from '../toggle/machine'
import { createUpload } from '../upload/machine'
import { openOf, type StoredUpload, type UploadsContext, uploads } from './uploads'

type RecordPageContext = RecordInput & UploadsContext & { applied: number }

/**
 * The page of a record: its fields, uploads for them, and a change of it that takes effect at once, after which the
 * record is read again. The parent provides `record`, and `toggle` and `upload` if the page has them.
 *
 * @param isValid whether the fields may be saved
 */
export function createRecordPage<Fields extends object, Change = void, Reply = void>(
  isValid: (fields: Fields) => boolean,
) {
  const update = assigner<RecordPageContext, OperatorConfirmed>()
  return setup({
    types: {
      context: {} as RecordPageContext,
      events: {} as OperatorConfirmed,
      input: {} as RecordInput,
    },
    actors: {
      record: createRecord<Fields>(isValid),
      toggle: createToggle<Change, Reply>(),
      upload: createUpload<Partial<Fields>>(),
    },
    actions: {
      setApplied: update<{ applied: number }>((_, { applied }) => ({ applied })),
      setOpen: update<{ isOpen: boolean }>(uploads.changes.setOpen),
      addWaiting: update<StoredUpload>(uploads.changes.addWaiting),
      dropWaiting: update(uploads.changes.dropWaiting),
      changeField: sendTo('record', ({ context }) => uploads.changeOf(context)),
      confirmUpload: sendTo('upload', { type: 'operator.confirmed' }),
      readAgain: sendTo('record', { type: 'record.retried' }),
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      confirmChange: sendTo('toggle', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasApplied: ({ context }, { applied }: { applied: number }) => applied > context.applied,
      hasOpened: ({ context }, { isOpen }: { isOpen: boolean }) => isOpen !== context.isOpen,
      hasStored: ({ context }, { stored }: { stored: number }) => stored > context.stored,
      canTake: ({ context }) => uploads.canTake(context),
    },
  }).createMachine({
    id: 'recordPage',
    description: 'The page of a record.',
    context: ({ input }) => ({ ...input, ...uploads.initial, applied: 0 }),
    always: uploads.always,
    invoke: [
      {
        id: 'record',
        src: 'record',
        systemId: 'record',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-record` }),
        onSnapshot: {
          guard: { type: 'hasOpened', params: ({ event }) => openOf(event.snapshot) },
          actions: { type: 'setOpen', params: ({ event }) => openOf(event.snapshot) },
        },
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
      {
        id: 'upload',
        src: 'upload',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-upload` }),
        onSnapshot: {
          guard: { type: 'hasStored', params: ({ event }) => event.snapshot.context },
          actions: { type: 'addWaiting', params: ({ event }) => event.snapshot.context },
        },
        onError: { actions: 'reportBroken' },
      },
    ],
    on: {
      'operator.confirmed': { actions: ['confirmSaving', 'confirmChange', 'confirmUpload'] },
    },
  })
}

export type RecordPageMachine<Fields extends object, Change = void, Reply = void> = ReturnType<
  typeof createRecordPage<Fields, Change, Reply>
>
