import type { UploadKind } from '@contract/operate/uploads'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import type { Attachment } from '@machines/support/requestForm/attachments'
import { type Declined, declinedUpload } from '@rules/operate/upload'
import { emit, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'

export type UploadInput = {
  /** The record that has the field. */
  id: string
  /** The building that has the record; not for records of the deployment. */
  building?: string
  keyPrefix: string
}

/** A file for a field of the record. */
export type ChosenFile = { field: string; kind: UploadKind; file: Attachment }

export type SentFile = ChosenFile & { id: string; building?: string; key: string }

export type UploadEvent =
  | OperatorConfirmed
  | EventsOf<{
      'file.chosen': ChosenFile
      'upload.cancelled': NoPayload
      'request.retried': NoPayload
    }>

/** The server has stored a file; `changes` is what it changes in the record. */
type FileStored<Changes> = { type: 'file.stored'; changes: Changes }

type UploadContext<Changes> = UploadInput &
  MutationContext & {
    /** What is being sent, or was not; null once it is stored. */
    chosen: ChosenFile | null
    declined: Declined | null
    /** What the last one changes in the record; null until there is one, and while another is sent. */
    changes: Changes | null
    /** The field that the last one is for. */
    field: string | null
  }

/**
 * Uploads a file for a field of a record. The page gives the address to the field; the record itself is saved by its
 * form. The parent provides `send`, whose output is what the upload changes in the record.
 */
export function createUpload<Changes>() {
  type Context = UploadContext<Changes>
  const update = assigner<Context, UploadEvent>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as UploadEvent,
      input: {} as UploadInput,
      emitted: {} as FileStored<Changes>,
      tags: {} as 'busy',
    },
    actors: { send: promiseActor<Changes, SentFile>('send') },
    actions: {
      setChosen: update<ChosenFile>((_, { field, kind, file }) => ({
        chosen: { field, kind, file },
        declined: declinedUpload(kind, file),
        changes: null,
        field: null,
      })),
      setChanges: update<{ output: Changes }>(({ chosen }, { output }) => ({
        chosen: null,
        changes: output,
        field: chosen?.field ?? null,
      })),
      reportStored: emit((_, { output }: { output: Changes }) => ({
        type: 'file.stored' as const,
        changes: output,
      })),
      forgetChosen: update(() => ({ chosen: null })),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      isDeclined: (_, { kind, file }: ChosenFile) => declinedUpload(kind, file) !== null,
      hasFailed: ({ context: { chosen, mutation } }) =>
        chosen !== null && mutation.failure !== null,
      isWaitingToSend: (facts) =>
        facts.context.chosen !== null && sensitive.guards.isWaitingForOperator(facts),
    },
    // The call has a limit of its own; the additional half minute allows for a token refresh.
    delays: { mutationTimeout: 150_000 },
  }).createMachine({
    id: 'upload',
    description: 'An upload for a field of a record.',
    context: ({ input }) => ({
      ...input,
      chosen: null,
      declined: null,
      changes: null,
      field: null,
      mutation: mutations.initial,
    }),
    initial: 'idle',
    states: {
      idle: {
        description: 'A file can be chosen; shows why the last one was not stored.',
        on: {
          'file.chosen': [
            {
              guard: withEvent('isDeclined'),
              actions: ['startIntent', withEvent('setChosen')],
            },
            { target: 'sending', actions: ['startIntent', withEvent('setChosen')] },
          ],
          'request.retried': { guard: 'hasFailed', target: 'sending' },
          'operator.confirmed': { guard: 'isWaitingToSend', target: 'sending' },
        },
      },
      sending: {
        ...createMutation({
          description: 'Sending the file; the server checks and stores it.',
          src: 'send',
          input: ({ id, building, chosen }: Context) => ({
            id,
            ...(building !== undefined && { building }),
            ...(chosen as ChosenFile),
          }),
          done: { target: 'idle', actions: [withOutput('setChanges'), withOutput('reportStored')] },
          failed: { target: 'idle', actions: ['askOperator'] },
        }),
        on: { 'upload.cancelled': { target: 'idle', actions: 'forgetChosen' } },
      },
    },
  })
}

export type UploadMachine<Changes> = ReturnType<typeof createUpload<Changes>>
