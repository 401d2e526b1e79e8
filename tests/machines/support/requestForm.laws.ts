import { isDeepStrictEqual } from 'node:util'
import { inputOf } from '@kit/calls'
import {
  both,
  done,
  either,
  failed,
  is,
  left,
  not,
  running,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import type { Attachment } from '@machines/support/requestForm/attachments'
import type { requestFormMachine, SentRequest } from '@machines/support/requestForm/machine'
import { failureLaws, mutationLaws } from '../kernel/mutation.laws'

const allowed = /\.(pdf|jpe?g|png|docx?|mov|mpg|xlsx)$/i
/** The call's own limit allows half a gigabit on a slow line; no sending lasts longer than this. */
const sendingMs = 300_000

type Step = Moment<typeof requestFormMachine>

const offered = after('files.offered').from('editing')
const filesIn = (event: Step['event']) => event?.files as Attachment[]
const isUntouched = ({ context: { fields, initialFields, attachments } }: Step['after']) =>
  attachments.length === 0 && isDeepStrictEqual(fields, initialFields)
const isFilled = (fields: object) => Object.values(fields).every((text) => String(text).trim())

/** docs/behaviour.md#attachments and #support-requests. */
export const requestFormLaws: Laws<typeof requestFormMachine> = {
  'the files never exceed the limits and contain no duplicate': cites(
    'A request to the help desk or for a service takes up to five files: PDF, JPEG, PNG, DOC, DOCX, MOV, MPG and XLSX.',
    ({
      after: {
        context: { attachments, limits },
      },
    }) =>
      attachments.length <= limits.files &&
      new Set(attachments.map(({ id }) => id)).size === attachments.length &&
      attachments.every(({ name, bytes }) => allowed.test(name) && bytes <= limits.bytes),
  ),
  'every offered file is attached or named as rejected': cites(
    'A request to the help desk or for a service takes up to five files: PDF, JPEG, PNG, DOC, DOCX, MOV, MPG and XLSX.',
    offered.next(({ event, after: { context } }: Step) => {
      const { attachments, declined } = context
      const has = (id: string, name: string) =>
        attachments.some((saved) => saved.id === id) ||
        declined.some((other) => other.name === name)
      return filesIn(event).every(({ id, name }) => has(id, name))
    }),
  ),
  'an allowed file with room is attached': cites(
    'A request to the help desk or for a service takes up to five files: PDF, JPEG, PNG, DOC, DOCX, MOV, MPG and XLSX.',
    offered.next(({ before, event, after: now }: Step) => {
      const { attachments = [], limits = now.context.limits } = before?.context ?? {}
      const files = filesIn(event)
      const hasRoom = attachments.length + files.length <= limits.files
      const good = files.filter(({ name, bytes }) => allowed.test(name) && bytes <= limits.bytes)
      return (
        !hasRoom || good.every(({ id }) => now.context.attachments.some((saved) => saved.id === id))
      )
    }),
  ),
  'attached files stay until they are removed': (step) => {
    const { before, event, after: now } = step
    const { attachments } = now.context
    const isRemoved = after('file.removed').from('editing')(step)
    const remaining = (before?.context.attachments ?? []).filter(
      ({ id }) => !isRemoved || id !== event?.id,
    )
    return (
      isDeepStrictEqual(attachments.slice(0, remaining.length), remaining) &&
      (attachments.length === remaining.length || event?.type === 'files.offered')
    )
  },
  'the form shows the latest text, and keeps it through sending, failures and dialogs': cites(
    'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.',
    (step) => {
      const { before, event, after: now } = step
      const isTyped = after('field.changed').from('editing')(step)
      const typed = isTyped ? { [event?.name as string]: event?.value as string } : {}
      return (
        before === null ||
        isDeepStrictEqual(now.context.fields, { ...before.context.fields, ...typed })
      )
    },
  ),
  ...mutationLaws<typeof requestFormMachine>(
    ['submitRequest'],
    // The form may be filled in from the start.
    either(after('start'), after('field.changed', 'files.offered', 'file.removed').from('editing')),
    sendingMs,
  ),
  'nothing is sent without a nature, a subject and a description': cites(
    'Sending needs a nature, a subject and a description.',
    during(running('submitRequest')).always(
      is<typeof requestFormMachine>(({ context }) => isFilled(context.fields)),
    ),
  ),
  'only a press on Send sends a complete form, once': iff(
    started('submitRequest'),
    both(
      after('request.submitted').from('editing'),
      ({ before }: Step) => before !== null && isFilled(before.context.fields),
    ),
  ),
  'a retry clears progress': during(started('submitRequest')).always(
    ({ after: { context } }: Step) => context.progress === null,
  ),
  'progress is reported while sending': cites(
    'The app uploads the files first, and the request refers to them; files that no request refers to within a day are deleted.',
    all(
      after('upload.progressed')
        .from('submittingRequest')
        .next(({ event, after: { context } }: Step) => context.progress === event?.fraction),
      after('upload.progressed')
        .from(not(was('submittingRequest')))
        .nothing(),
    ),
  ),
  'the request names the service that the form was opened for': cites(
    "A request opened from a service names the service and its provider (service_uuid, service_provider_uuid), which the help desk's mail includes.",
    during(running('submitRequest')).always(
      ({ after: now }: Step) =>
        (inputOf(now, 'submitRequest') as SentRequest).service === now.context.service,
    ),
  ),
  'a received request shows its reference': after(done('submitRequest')).next(
    'fulfilled',
    ({ event, after: at }: Step) =>
      at.context.answer?.reference ===
      (event?.output as { reference: string | null } | undefined)?.reference,
  ),
  ...failureLaws(
    ['submitRequest'],
    'rejected',
    'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.',
  ),
  'the form cannot be discarded while sending': only(left('submittingRequest')).after(
    done('submitRequest'),
    failed('submitRequest'),
    timedOut(),
  ),
  'after a failure the form shows again': cites(
    'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.',
    all(
      after('dialog.closed').from('rejected').next('editing'),
      only(left('rejected')).after('dialog.closed'),
    ),
  ),
  'Cancel closes an untouched form, and confirms before discarding anything': cites(
    'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.',
    all(
      after('cancel.pressed')
        .from(both(was('editing'), was(isUntouched)))
        .next('closed'),
      after('cancel.pressed')
        .from(both(was('editing'), not(was(isUntouched))))
        .next('confirmingCancel'),
    ),
  ),
  'declining the confirmation returns to the form, and accepting discards it': cites(
    'A failure opens a dialog and keeps the input; Cancel asks before it discards the input.',
    all(
      after('cancel.dismissed').from('confirmingCancel').next('editing'),
      after('cancel.confirmed').from('confirmingCancel').next('closed'),
      only(left('confirmingCancel')).after('cancel.dismissed', 'cancel.confirmed'),
    ),
  ),
  'the form closes after a confirmed success or a cancellation': all(
    after('dialog.closed').from('fulfilled').next('closed'),
    only('closed').from('fulfilled', 'editing', 'confirmingCancel'),
    only('closed').after('dialog.closed', 'cancel.pressed', 'cancel.confirmed'),
  ),
  'typing stays possible': only(left('editing')).after('request.submitted', 'cancel.pressed'),
}
