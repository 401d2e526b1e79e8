import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isCalling } from '@kit/calls'
import { started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import { createUpload, type SentFile } from '@machines/operate/upload/machine'
import {
  declinedFile,
  fieldOfUpload,
  isUploading,
  storedField,
  uploadFailure,
} from '@machines/operate/upload/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

export type Fields = { logo_url: string }
export const uploadMachine = createUpload<Fields>()

type Step = Moment<typeof uploadMachine>
const hasEnded = ({ event }: Step) =>
  hasFailed(event, 'send') || hasTimedOut(event, 'mutationTimeout')
const isChosen = ({ before, event }: Step) =>
  event?.type === 'file.chosen' && (before === null || !isUploading(before))

/** docs/behaviour.md#uploads-in-the-console. */
export const uploadLaws: Laws<typeof uploadMachine> = {
  ...mutationLaws<typeof uploadMachine>(['send'], isChosen, 150_000),
  'a file is sent once it is chosen, and again only when the operator wants it': during(
    started('send'),
  ).always((step: Step) =>
    ['file.chosen', 'request.retried', 'operator.confirmed'].includes(step.event?.type ?? ''),
  ),
  'what is sent is the file that was chosen last, for its field': during(started('send')).always(
    (step: Step) => {
      const { field, file } = inputOf(step.after, 'send') as SentFile
      const last = [...step.past, step].findLast(isChosen)?.event
      return last?.type === 'file.chosen' && last.field === field && last.file === file
    },
  ),
  'a file that is too large or of another type is not sent, and says why': cites(
    'The console refuses a file that is too large or of another type before it is sent; the server examines the bytes of every file.',
    (step) => {
      if (!isChosen(step) || step.event?.type !== 'file.chosen') return true
      const { name, bytes } = step.event.file
      const reason = name.endsWith('.exe') ? 'type' : bytes > 1e6 ? 'too_large' : null
      return declinedFile(step.after) === reason && isUploading(step.after) === (reason === null)
    },
  ),
  'a press while a file is being sent sends no other one': cites(
    'One file is uploaded at a time.',
    (step) => step.before === null || !isUploading(step.before) || !hasCalled(step, 'send'),
  ),
  'the record changes by what the server has stored, once for each upload': cites(
    'The field then has the address of the file on this server; the record is saved as usual.',
    (step) => {
      const isStored = hasAnswered(step.event, 'send')
      const { context } = step.after
      const reported = step.did.filter(({ type }) => type === 'file.stored')
      return (
        reported.length === Number(isStored) &&
        reported.every(
          ({ params }) => (params as { changes: unknown }).changes === context.changes,
        ) &&
        (!isStored || context.changes === step.event?.output) &&
        (!isStored || (storedField(step.after) !== null && fieldOfUpload(step.after) === null))
      )
    },
  ),
  'a cancelled upload changes nothing': cites(
    'It can be cancelled; after a failure, the same file can be sent again.',
    after('upload.cancelled').next(
      (step: Step) =>
        step.before?.matches('sending') !== true ||
        (step.after.context.changes === null && fieldOfUpload(step.after) === null),
    ),
  ),
  'a failure says why at its field, and the same file can be sent again': cites(
    'It can be cancelled; after a failure, the same file can be sent again.',
    (step) =>
      !hasEnded(step) ||
      (!isUploading(step.after) &&
        step.after.context.mutation.failure !== null &&
        fieldOfUpload(step.after) === (step.before && fieldOfUpload(step.before))),
  ),
  'an upload that waits for the operator goes on once they have signed in again': after(
    'operator.confirmed',
  ).next((step: Step) => {
    const failure = step.before?.context.mutation.failure
    const waits =
      step.before?.matches('idle') === true &&
      failure?.kind === 'refused' &&
      failure.code === 'unauthenticated'
    return isCalling(step.after, 'send') === (waits || step.before?.matches('sending') === true)
  }),
  'a failure is shown unless the dialog for the password does': (step) =>
    uploadFailure(step.after) === step.after.context.mutation.failure,
}
