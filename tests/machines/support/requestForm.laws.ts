import { isDeepStrictEqual } from 'node:util'
import {
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { Attachment } from '@machines/support/requestForm/attachments'
import type { requestFormMachine, SentRequest } from '@machines/support/requestForm/machine'

const allowed = /\.(pdf|jpe?g|png|docx?|mov|mpg|xlsx)$/i
/** The call's own limit lets half a gigabit through a slow line; no sending lasts longer than this. */
const sendingMs = 300_000

const isFilled = (fields: object) => Object.values(fields).every((text) => String(text).trim())

/** docs/behaviour.md#attachments and #support-requests. */
export const requestFormLaws: Laws<typeof requestFormMachine> = {
  'never more files are kept than are allowed, none twice, too large or of another type': ({
    after: {
      context: { attachments, limits },
    },
  }) =>
    attachments.length <= limits.files &&
    new Set(attachments.map(({ id }) => id)).size === attachments.length &&
    attachments.every(({ name, bytes }) => allowed.test(name) && bytes <= limits.bytes),
  'every file that is offered is kept, or is named as not taken': ({ before, event, after }) => {
    if (event?.type !== 'files.offered' || !before?.matches('editing')) return true
    const { attachments, declined } = after.context
    const has = (id: string, name: string) =>
      attachments.some((saved) => saved.id === id) || declined.some((not) => not.name === name)
    return (event.files as Attachment[]).every(({ id, name }) => has(id, name))
  },
  'a file that is allowed and has room is kept': ({ before, event, after }) => {
    if (event?.type !== 'files.offered' || !before?.matches('editing')) return true
    const { attachments, limits } = before.context
    const files = event.files as Attachment[]
    const hasRoom = attachments.length + files.length <= limits.files
    const good = files.filter(({ name, bytes }) => allowed.test(name) && bytes <= limits.bytes)
    return (
      !hasRoom || good.every(({ id }) => after.context.attachments.some((saved) => saved.id === id))
    )
  },
  'files that were kept stay until they are removed': ({ before, event, after }) => {
    if (before === null) return true
    const { attachments } = after.context
    const isRemoved = event?.type === 'file.removed' && before.matches('editing')
    const left = before.context.attachments.filter(({ id }) => !isRemoved || id !== event.id)
    return (
      isDeepStrictEqual(attachments.slice(0, left.length), left) &&
      (attachments.length === left.length || event?.type === 'files.offered')
    )
  },
  'what was typed last stands in the form, and is not lost by sending, failing or asking': ({
    before,
    event,
    after,
  }) => {
    if (before === null) return true
    const isTyped = event?.type === 'field.changed' && before.matches('editing')
    const typed = isTyped ? { [event.name as string]: event.value as string } : {}
    return isDeepStrictEqual(after.context.fields, { ...before.context.fields, ...typed })
  },
  'a changed request is another one, and the same one tried again is the same': ({
    before,
    event,
    after,
  }) => {
    if (before === null) return true
    const isChange = ['field.changed', 'files.offered', 'file.removed'].includes(event?.type ?? '')
    const isAnother = after.context.intentId !== before.context.intentId
    return isAnother === (isChange && before.matches('editing'))
  },
  'nothing is sent without a nature, a subject and a description': ({ after }) =>
    !isCalling(after, 'submitRequest') || isFilled(after.context.fields),
  'a press on Send sends a filled form, once, and nothing else sends it': (moment) => {
    const { before, event } = moment
    const isSent =
      before?.matches('editing') === true &&
      event?.type === 'request.submitted' &&
      isFilled(before.context.fields)
    return hasCalled(moment, 'submitRequest') === isSent
  },
  'another try tells neither of the progress nor of the failure of the one before': (moment) =>
    !hasCalled(moment, 'submitRequest') ||
    (moment.after.context.progress === null && moment.after.context.failure === null),
  'while it is being sent, it is told how much has been': ({ before, event, after }) =>
    event?.type !== 'upload.progressed' ||
    after.context.progress ===
      (before?.matches('submittingRequest') ? event.fraction : before?.context.progress),
  'what is sent names the service that the form was opened for': ({ after }) =>
    !isCalling(after, 'submitRequest') ||
    (inputOf(after, 'submitRequest') as SentRequest).service === after.context.service,
  'sending ends by itself': (moment) =>
    !isCalling(moment.after, 'submitRequest') || endsWithin(moment, sendingMs),
  'a request that has arrived is told with its reference': ({ event, after }) =>
    !hasAnswered(event, 'submitRequest') ||
    (after.matches('fulfilled') &&
      after.context.answer?.reference ===
        (event?.output as { reference: string | null } | undefined)?.reference),
  'a request that could not be sent opens a dialog, with the reason': ({ event, after }) => {
    if (hasTimedOut(event)) {
      return after.matches('rejected') && after.context.failure?.kind === 'timeout'
    }
    return (
      !hasFailed(event, 'submitRequest') ||
      (after.matches('rejected') && after.context.failure?.kind === 'network')
    )
  },
  'nothing is given up while it is being sent': ({ before, event, after }) =>
    !before?.matches('submittingRequest') ||
    after.matches('submittingRequest') ||
    event?.type.startsWith('xstate.') === true,
  'after a failure the form is there again': ({ before, event, after }) =>
    !before?.matches('rejected') ||
    after.matches(event?.type === 'dialog.closed' ? 'editing' : 'rejected'),
  'Cancel closes an untouched form, and asks before anything is thrown away': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('editing') || event?.type !== 'cancel.pressed') return true
    const { fields, initialFields, attachments } = before.context
    const isUntouched = attachments.length === 0 && isDeepStrictEqual(fields, initialFields)
    return after.matches(isUntouched ? 'closed' : 'confirmingCancel')
  },
  'whoever does not want to throw it away goes on with it, and whoever does is rid of it': ({
    before,
    event,
    after,
  }) => {
    if (!before?.matches('confirmingCancel')) return true
    if (event?.type === 'cancel.dismissed') return after.matches('editing')
    return after.matches(event?.type === 'cancel.confirmed' ? 'closed' : 'confirmingCancel')
  },
  'the form closes when it is told of as sent and read, or cancelled': ({
    before,
    event,
    after,
  }) => {
    if (before?.matches('fulfilled') && event?.type === 'dialog.closed')
      return after.matches('closed')
    return (
      !after.matches('closed') ||
      before?.matches('closed') === true ||
      ['cancel.pressed', 'cancel.confirmed'].includes(event?.type ?? '')
    )
  },
  'whoever is still typing goes on typing': ({ before, event, after }) =>
    !before?.matches('editing') ||
    ['request.submitted', 'cancel.pressed'].includes(event?.type ?? '') ||
    after.matches('editing'),
}
