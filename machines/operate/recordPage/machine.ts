import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import type { RecordInput } from '../record/context'
import { createRecord } from '../record/machine'
import { createToggle } from '../toggle/machine'
import { createUpload } from '../upload/machine'

type RecordPageContext = RecordInput & {
  applied: number
  /** The uploads whose addresses the page knows. */
  stored: number
  /** The changes by uploads that the record has not taken yet, each with the name of its field. */
  waiting: readonly [name: string, value: unknown][]
  /** Whether the fields of the record can be changed: it is neither read nor saved. */
  isOpen: boolean
}

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
      setOpen: update<{ isOpen: boolean }>((_, { isOpen }) => ({ isOpen })),
      addWaiting: update<{ stored: number; changes: object | null }>(
        ({ waiting }, { stored, changes }) => ({
          stored,
          waiting: [...waiting, ...Object.entries(changes ?? {})],
        }),
      ),
      dropWaiting: update(({ waiting }) => ({ waiting: waiting.slice(1) })),
      changeField: sendTo('record', ({ context: { waiting } }) => {
        const [name, value] = waiting[0] ?? []
        return { type: 'field.changed', name, value }
      }),
      readAgain: sendTo('record', { type: 'record.retried' }),
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      confirmChange: sendTo('toggle', { type: 'operator.confirmed' }),
      confirmUpload: sendTo('upload', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasApplied: ({ context }, { applied }: { applied: number }) => applied > context.applied,
      hasOpened: ({ context }, { isOpen }: { isOpen: boolean }) => isOpen !== context.isOpen,
      hasStored: ({ context }, { stored }: { stored: number }) => stored > context.stored,
      canTake: ({ context: { isOpen, waiting } }) => isOpen && waiting.length > 0,
    },
  }).createMachine({
    id: 'recordPage',
    description: 'The page of a record.',
    context: ({ input }) => ({ ...input, applied: 0, stored: 0, waiting: [], isOpen: false }),
    // A file that is stored while the record is being saved is taken afterwards.
    always: { guard: 'canTake', actions: ['changeField', 'dropWaiting'] },
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

/** Its fields can be changed in these two states alone. */
const openOf = ({ value }: { value: unknown }) => ({
  isOpen: value === 'clean' || value === 'dirty',
})

export type RecordPageMachine<Fields extends object, Change = void, Reply = void> = ReturnType<
  typeof createRecordPage<Fields, Change, Reply>
>
