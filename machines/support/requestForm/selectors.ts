import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { Attachment, Declined } from './attachments'
import type { RequestFields } from './fields'
import type { requestFormMachine } from './machine'

type Snapshot = SnapshotFrom<typeof requestFormMachine>

export const fieldsOf = (snapshot: Snapshot): RequestFields => snapshot.context.fields
export const attachmentsOf = (snapshot: Snapshot): Attachment[] => snapshot.context.attachments
export const declinedOf = (snapshot: Snapshot): Declined[] => snapshot.context.declined
export const limitsOf = (snapshot: Snapshot) => snapshot.context.limits
export const referenceOf = (snapshot: Snapshot): string | null =>
  snapshot.context.answer?.reference ?? null
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.mutation.failure

/** The reasons for which the server refuses a file, by the code of its field. */
const reasons: Record<string, RefusedFile['why']> = {
  active_content: 'active',
  attachment_too_large: 'tooLarge',
  attachment_type_not_allowed: 'typeNotAllowed',
}

export type RefusedFile = { name: string; why: 'active' | 'tooLarge' | 'typeNotAllowed' }

/** The file that the server has refused, and why; null if it names none. */
export function refusedFileOf({
  context: { mutation, attachments },
}: Pick<Snapshot, 'context'>): RefusedFile | null {
  const { failure } = mutation
  const fields = failure?.kind === 'refused' ? failure.fields : []
  const refused = fields.flatMap(({ path, code }) => {
    const at = /^body\.attachments\.(\d+)$/.exec(path)?.[1]
    const name = at === undefined ? undefined : attachments[Number(at)]?.name
    const why = reasons[code]
    return name === undefined || why === undefined ? [] : { name, why }
  })
  return refused[0] ?? null
}

/** The sent fraction, 0 to 1; null while it is unknown. */
export const progressOf = (snapshot: Snapshot): number | null => snapshot.context.progress
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

export type RequestFormView = 'form' | 'confirmCancel' | 'fulfilled' | 'rejected'

/** The visible part of the form. */
export function viewOf(snapshot: Snapshot): RequestFormView {
  if (snapshot.matches('confirmingCancel')) return 'confirmCancel'
  if (snapshot.matches('fulfilled')) return 'fulfilled'
  return snapshot.matches('rejected') ? 'rejected' : 'form'
}
