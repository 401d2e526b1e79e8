import { assigner, effectAction } from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import type { StoredPublication } from '../publication/context'
import { publicationMachine } from '../publication/machine'
import type { RecordInput, Versioned } from '../record/context'
import { createRecord } from '../record/machine'
import { openOf, type StoredUpload, type UploadsContext, uploads } from '../recordPage/uploads'
import { createUpload } from '../upload/machine'

type PublishedFields = Omit<StoredPublication, 'version'>

type BuildingPageContext = RecordInput &
  UploadsContext & {
    /** The building as it was read last. */
    known: Versioned<PublishedFields> | null
    /** The readings that the publication has asked for. */
    outdated: number
  }

/**
 * The page of a building: its fields, and whether tenants may enter it. The publication learns what the record has
 * read, and the record is read again when the publication says that it is outdated. The parent provides `record`,
 * `publication` and `upload`.
 *
 * @param isValid whether the fields may be saved
 */
export function createBuildingPage<Fields extends PublishedFields>(
  isValid: (fields: Fields) => boolean,
) {
  const update = assigner<BuildingPageContext, OperatorConfirmed>()
  return setup({
    types: {
      context: {} as BuildingPageContext,
      events: {} as OperatorConfirmed,
      input: {} as RecordInput,
    },
    actors: {
      record: createRecord<Fields>(isValid),
      publication: publicationMachine,
      upload: createUpload<Partial<Fields>>(),
    },
    actions: {
      setKnown: update<{ known: Versioned<PublishedFields> | null }>((_, { known }) => ({ known })),
      setOutdated: update<{ outdated: number }>((_, { outdated }) => ({ outdated })),
      sendKnown: sendTo('publication', ({ context: { known } }) => {
        const { version, fields } = known as Versioned<PublishedFields>
        const { publication, live_at, end_at, timezone } = fields
        return {
          type: 'publication.read',
          stored: { version, publication, live_at, end_at, timezone },
        }
      }),
      setOpen: update<{ isOpen: boolean }>(uploads.changes.setOpen),
      addWaiting: update<StoredUpload>(uploads.changes.addWaiting),
      dropWaiting: update(uploads.changes.dropWaiting),
      changeField: sendTo('record', ({ context }) => uploads.changeOf(context)),
      confirmUpload: sendTo('upload', { type: 'operator.confirmed' }),
      readAgain: sendTo('record', { type: 'record.retried' }),
      confirmSaving: sendTo('record', { type: 'operator.confirmed' }),
      confirmChange: sendTo('publication', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
    },
    guards: {
      hasOpened: ({ context }, { isOpen }: { isOpen: boolean }) => isOpen !== context.isOpen,
      hasStored: ({ context }, { stored }: { stored: number }) => stored > context.stored,
      canTake: ({ context }) => uploads.canTake(context),
      isRead: ({ context }, { known }: { known: Versioned<PublishedFields> | null }) =>
        known !== null && known !== context.known,
      isOutdated: ({ context }, { outdated }: { outdated: number }) => outdated > context.outdated,
    },
  }).createMachine({
    id: 'buildingPage',
    description: 'The page of a building.',
    context: ({ input }) => ({ ...input, ...uploads.initial, known: null, outdated: 0 }),
    always: uploads.always,
    invoke: [
      {
        id: 'publication',
        src: 'publication',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-publication` }),
        onSnapshot: {
          guard: {
            type: 'isOutdated',
            params: ({ event }) => ({ outdated: event.snapshot.context.outdated }),
          },
          actions: [
            {
              type: 'setOutdated',
              params: ({ event }) => ({ outdated: event.snapshot.context.outdated }),
            },
            'readAgain',
          ],
        },
        onError: { actions: 'reportBroken' },
      },
      {
        id: 'record',
        src: 'record',
        systemId: 'record',
        input: ({ context: { id, keyPrefix } }) => ({ id, keyPrefix: `${keyPrefix}-record` }),
        onSnapshot: [
          {
            guard: {
              type: 'isRead',
              params: ({ event }) => ({ known: event.snapshot.context.known }),
            },
            actions: [
              {
                type: 'setKnown',
                params: ({ event }) => ({ known: event.snapshot.context.known }),
              },
              { type: 'setOpen', params: ({ event }) => openOf(event.snapshot) },
              'sendKnown',
            ],
          },
          {
            guard: { type: 'hasOpened', params: ({ event }) => openOf(event.snapshot) },
            actions: { type: 'setOpen', params: ({ event }) => openOf(event.snapshot) },
          },
        ],
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
