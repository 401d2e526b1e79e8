import { createMutation, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import type { Attachment } from '@machines/support/requestForm/attachments'
import { isWholePicture, type PictureArea, type PictureSize } from '@rules/operate/pictureArea'
import { declinedUpload } from '@rules/operate/upload'
import { emit, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'
import {
  type ChosenFile,
  type CutPicture,
  initialUpload,
  type SentFile,
  type UploadContext,
  type UploadInput,
} from './context'

export type UploadEvent =
  | OperatorConfirmed
  | EventsOf<{
      'file.chosen': ChosenFile
      /** This part of the picture is used. */
      'crop.confirmed': { area: PictureArea }
      /** The whole picture is used. */
      'crop.skipped': NoPayload
      'crop.cancelled': NoPayload
      'upload.cancelled': NoPayload
      'request.retried': NoPayload
    }>

/** The server has stored a file; `changes` is what it changes in the record. */
type FileStored<Changes> = { type: 'file.stored'; changes: Changes }

/**
 * Uploads a file for a field of a record. The operator chooses the part of a photograph that is used. The page gives the
 * address to the field; the record itself is saved by its form. The parent provides `measure`, `cut` and `send`, whose
 * output is what the upload changes in the record.
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
    actors: {
      measure: promiseActor<PictureSize, Pick<ChosenFile, 'file'>>('measure'),
      cut: promiseActor<Attachment, CutPicture>('cut'),
      send: promiseActor<Changes, SentFile>('send'),
    },
    actions: {
      setChosen: update<ChosenFile>((_, { field, kind, file }) => ({
        ...initialUpload,
        chosen: { field, kind, file },
        declined: declinedUpload(kind, file),
      })),
      setPicture: update<{ output: PictureSize }>((_, { output }) => ({ picture: output })),
      setArea: update<{ area: PictureArea }>((_, { area }) => ({ area, hasCutFailed: false })),
      setCutFailure: update(() => ({ hasCutFailed: true })),
      setCutFile: update<{ output: Attachment }>(({ chosen }, { output }) => ({
        chosen: chosen && { ...chosen, file: output },
      })),
      setChanges: update<{ output: Changes }>(({ chosen }, { output }) => ({
        ...initialUpload,
        changes: output,
        field: chosen?.field ?? null,
      })),
      reportStored: emit((_, { output }: { output: Changes }) => ({
        type: 'file.stored' as const,
        changes: output,
      })),
      forgetChosen: update(() => initialUpload),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      isDeclined: (_, { kind, file }: ChosenFile) => declinedUpload(kind, file) !== null,
      isPhotograph: (_, { kind }: ChosenFile) => kind === 'picture',
      isWhole: ({ context: { picture } }, { area }: { area: PictureArea }) =>
        picture !== null && isWholePicture(area, picture),
      hasFailed: ({ context: { chosen, mutation } }) =>
        chosen !== null && mutation.failure !== null,
      isWaitingToSend: (facts) =>
        facts.context.chosen !== null && sensitive.guards.isWaitingForOperator(facts),
    },
    delays: {
      // The call has a limit of its own; the additional half minute allows for a token refresh.
      mutationTimeout: 150_000,
      // A slow phone needs seconds for a large picture.
      pictureTimeout: 20_000,
    },
  }).createMachine({
    id: 'upload',
    description: 'An upload for a field of a record.',
    context: ({ input }) => ({ ...input, ...initialUpload, mutation: mutations.initial }),
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
            {
              guard: withEvent('isPhotograph'),
              target: 'measuring',
              actions: ['startIntent', withEvent('setChosen')],
            },
            { target: 'sending', actions: ['startIntent', withEvent('setChosen')] },
          ],
          'request.retried': { guard: 'hasFailed', target: 'sending' },
          'operator.confirmed': { guard: 'isWaitingToSend', target: 'sending' },
        },
      },
      measuring: {
        description:
          'The browser decodes the photograph. One that it cannot decode is sent, so that the server says why.',
        tags: 'busy',
        invoke: {
          id: 'measure',
          src: 'measure',
          input: ({ context: { chosen } }) => ({ file: (chosen as ChosenFile).file }),
          onDone: { target: 'cropping', actions: withOutput('setPicture') },
          onError: { target: 'sending' },
        },
        after: { pictureTimeout: { target: 'sending' } },
        on: { 'upload.cancelled': { target: 'idle', actions: 'forgetChosen' } },
      },
      cropping: {
        description:
          'The operator chooses the part of the photograph that is used; nothing is sent.',
        on: {
          'crop.confirmed': [
            { guard: withEvent('isWhole'), target: 'sending' },
            { target: 'cutting', actions: withEvent('setArea') },
          ],
          'crop.skipped': { target: 'sending' },
          'crop.cancelled': { target: 'idle', actions: 'forgetChosen' },
        },
      },
      cutting: {
        description: 'The browser cuts the part out of the photograph.',
        tags: 'busy',
        invoke: {
          id: 'cut',
          src: 'cut',
          input: ({ context: { chosen, area } }) => {
            const { kind, file } = chosen as ChosenFile
            return { kind, file, area: area as PictureArea }
          },
          onDone: { target: 'sending', actions: withOutput('setCutFile') },
          onError: { target: 'cropping', actions: 'setCutFailure' },
        },
        after: { pictureTimeout: { target: 'cropping', actions: 'setCutFailure' } },
        on: { 'crop.cancelled': { target: 'idle', actions: 'forgetChosen' } },
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
