import {
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import { either, started, was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import type { ChosenFile, CutPicture, SentFile } from '@machines/operate/upload/context'
import { createUpload } from '@machines/operate/upload/machine'
import {
  croppedFile,
  croppedSize,
  declinedFile,
  fieldOfUpload,
  hasCutFailed,
  isCutting,
  isMeasuring,
  isUploadBusy,
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
  event?.type === 'file.chosen' && (before === null || !isUploadBusy(before))
/** The file that was chosen last, and what was cut out of it since. */
const lastChoice = (step: Step) => {
  const steps = [...step.past, step]
  const start = steps.findLastIndex(isChosen)
  const event = steps[start]?.event
  if (event?.type !== 'file.chosen') return null
  const cut = steps.slice(start).findLast((each) => hasAnswered(each.event, 'cut'))
  const { field, file }: Pick<ChosenFile, 'field' | 'file'> = {
    field: event.field,
    file: event.file,
  }
  return { field, file: cut === undefined ? file : (cut.event?.output as ChosenFile['file']) }
}
/** The frame is around all of a picture of 400 × 300 pixels. */
const isAll = ({ event }: Step) =>
  event?.type === 'crop.confirmed' && event.area.width === 400 && event.area.height === 300
const hasForgotten = ({ after: now }: Step) =>
  now.context.changes === null && fieldOfUpload(now) === null && !isUploadBusy(now)
const isNotDecoded = ({ event }: Step) =>
  hasFailed(event, 'measure') || hasTimedOut(event, 'pictureTimeout')
const isNotCut = ({ event }: Step) =>
  hasFailed(event, 'cut') || hasTimedOut(event, 'pictureTimeout')

/** docs/behaviour.md#uploads-in-the-console. */
export const uploadLaws: Laws<typeof uploadMachine> = {
  ...mutationLaws<typeof uploadMachine>(['send'], isChosen, 150_000),
  'a file is sent once it is chosen, and again only when the operator wants it': during(
    started('send'),
  ).always((step: Step) => {
    const { event } = step
    if (event?.type === 'file.chosen') return event.kind !== 'picture'
    return (
      ['request.retried', 'operator.confirmed', 'crop.skipped'].includes(event?.type ?? '') ||
      isAll(step) ||
      hasAnswered(event, 'cut') ||
      (step.before !== null && isMeasuring(step.before) && isNotDecoded(step))
    )
  }),
  'what is sent is the file that was chosen last, or its part, for its field': cites(
    'It can be cancelled; after a failure, the same file, or the same part of it, can be sent again.',
    during(started('send')).always((step: Step) => {
      const { field, file } = inputOf(step.after, 'send') as SentFile
      const last = lastChoice(step)
      return last?.field === field && last.file === file
    }),
  ),
  'a photograph is shown before it is sent, once the browser has decoded it': cites(
    'A photograph is shown in a dialog before it is sent, with a frame of the shape in which tenants see it.',
    (step) => {
      const { event, after: now } = step
      if (event?.type === 'file.chosen' && isChosen(step) && declinedFile(now) === null)
        return isMeasuring(now) === (event.kind === 'picture')
      if (!hasAnswered(event, 'measure')) return true
      return croppedFile(now) === lastChoice(step)?.file && croppedSize(now) === event?.output
    },
  ),
  'a photograph that the browser cannot decode is sent as it is': cites(
    'A photograph that the browser cannot decode is sent, so that the server says what is wrong with it.',
    (step) =>
      step.before === null ||
      !isMeasuring(step.before) ||
      !isNotDecoded(step) ||
      isUploading(step.after),
  ),
  'a frame around a part cuts that part out of the chosen file, and sends it': cites(
    'Use this part cuts the part out in the browser, and sends it.',
    (step) => {
      const { event, before, after: now } = step
      if (hasAnswered(event, 'cut')) return isUploading(now)
      if (!hasCalled(step, 'cut')) return true
      const { area, file } = inputOf(now, 'cut') as CutPicture
      return (
        event?.type === 'crop.confirmed' &&
        event.area === area &&
        before !== null &&
        croppedFile(before) === file &&
        isCutting(now)
      )
    },
  ),
  'a frame around all of the picture, or none, sends it without another copy': cites(
    'Use the whole picture, or a frame around all of it, sends the file as it is.',
    during(
      either(after('crop.skipped'), (step: Step) => isAll(step)) as (step: Step) => boolean,
    ).always((step: Step) => step.before?.matches('cropping') !== true || isUploading(step.after)),
  ),
  'a photograph that is not used is forgotten': cites(
    'Cancel sends nothing.',
    after('crop.cancelled').from(was('cropping'), was('cutting')).next(hasForgotten),
  ),
  'a part that cannot be cut out leaves the dialog open, which says so until the next try': cites(
    'If the part cannot be cut out, the dialog says so and stays.',
    (step) => {
      const { before, after: now } = step
      if (before !== null && isCutting(before) && isNotCut(step)) {
        return hasCutFailed(now) && croppedFile(now) === croppedFile(before)
      }
      return !hasCutFailed(now) || (before !== null && hasCutFailed(before))
    },
  ),
  'the browser is not waited for endlessly': (step) =>
    (!isMeasuring(step.after) && !isCutting(step.after)) || endsWithin(step, 20_000),
  'a file that is too large or of another type is not sent, and says why': cites(
    'The console refuses a file that is too large or of another type before it is sent; the server examines the bytes of every file.',
    (step) => {
      if (!isChosen(step) || step.event?.type !== 'file.chosen') return true
      const { name, bytes } = step.event.file
      const reason = name.endsWith('.exe') ? 'type' : bytes > 1e6 ? 'too_large' : null
      return declinedFile(step.after) === reason && isUploadBusy(step.after) === (reason === null)
    },
  ),
  'a press while a file is being sent sends no other one': cites(
    'One file is uploaded at a time.',
    (step) =>
      step.event?.type !== 'file.chosen' ||
      step.before === null ||
      !isUploadBusy(step.before) ||
      (step.after.value === step.before.value && !hasCalled(step, 'send')),
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
    'It can be cancelled; after a failure, the same file, or the same part of it, can be sent again.',
    after('upload.cancelled').from(was('measuring'), was('sending')).next(hasForgotten),
  ),
  'a failure says why at its field, and the same file can be sent again': cites(
    'It can be cancelled; after a failure, the same file, or the same part of it, can be sent again.',
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
