import { effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { createOrderedPage } from '../orderedPage/machine'
import type { RecordInput } from '../record/context'
import { createRecord } from '../record/machine'

/**
 * The page of a record that owns a list: the fields of a category, and its amenities. The parent provides `record` and
 * `owned`.
 *
 * @param isValid whether the record's fields may be saved
 * @param isComplete whether the form for a new row may be sent
 */
export function createOwnerPage<Owner extends object, Row extends object, Fields extends object>(
  isValid: (owner: Owner) => boolean,
  isComplete: (fields: Fields) => boolean,
) {
  return setup({
    types: {
      context: {} as RecordInput,
      events: {} as OperatorConfirmed,
      input: {} as RecordInput,
    },
    actors: {
      record: createRecord<Owner>(isValid),
      owned: createOrderedPage<Row, Fields>(isComplete),
    },
    actions: {
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      confirmInOwned: sendTo('owned', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
  }).createMachine({
    id: 'ownerPage',
    description: 'The page of a record that owns a list.',
    context: ({ input }) => input,
    invoke: [
      {
        id: 'record',
        src: 'record',
        systemId: 'record',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-record` }),
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'owned',
        src: 'owned',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-owned` }),
        onError: { actions: 'reportBroken' },
      },
    ],
    on: { 'operator.confirmed': { actions: ['confirmSaving', 'confirmInOwned'] } },
  })
}

export type OwnerPageMachine<
  Owner extends object,
  Row extends object,
  Fields extends object,
> = ReturnType<typeof createOwnerPage<Owner, Row, Fields>>
