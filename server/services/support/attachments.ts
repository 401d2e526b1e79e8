import type { Deployment } from '@contract/deployment'
import type { AttachmentChecks } from '../../ports/attachmentChecks'
import type { FormFile } from '../platform/files/formFile'
import { oneLine } from '../platform/oneLine'
import { Refusal } from '../platform/refusal'

/** `active` names the active content found, such as macros; null if none was found. */
export type CheckedAttachment = {
  name: string
  contentType: string
  active: string | null
  file: FormFile
}

/** Checks number, size and actual type of the files; docs/behaviour.md#attachments has the rules. */
export async function checkedAttachments(
  files: readonly File[],
  checks: AttachmentChecks,
  { browser: { limits }, server }: Deployment,
): Promise<CheckedAttachment[]> {
  if (files.length > limits.attachments) {
    throw new Refusal('too_many_attachments', { detail: `At most ${limits.attachments} files.` })
  }
  const tooLarge = files.findIndex(({ size }) => size > limits.attachmentBytes)
  if (tooLarge !== -1) throw refused('attachment_too_large', tooLarge)
  const checked: CheckedAttachment[] = []
  for (const [n, file] of (files as FormFile[]).entries()) {
    const name = fileName(file.name)
    const { contentType, active } = await checks.check({ name, path: file.path })
    if (contentType === null) throw refused('attachment_type_not_allowed', n)
    if (active !== null && server.attachments.activeContent === 'refuse')
      throw refusedActive(active, n)
    checked.push({ name, contentType, active, file })
  }
  return checked
}

function refusedActive(active: string, n: number): Refusal {
  const message = `The file holds ${active}, which may not be attached`
  return new Refusal('attachment_type_not_allowed', {
    detail: message,
    errors: [{ path: `body.attachments.${n}`, code: 'active_content', message }],
  })
}

/** The file name without folders and without characters that are unsafe in a mail header. */
function fileName(input: string): string {
  return oneLine(input)
    .replace(/^.*[/\\]/, '')
    .slice(-120)
}

function refused(code: 'attachment_too_large' | 'attachment_type_not_allowed', n: number): Refusal {
  const message =
    code === 'attachment_too_large'
      ? 'The file is too large'
      : 'Files of this type cannot be attached, or the name has another extension'
  return new Refusal(code, { errors: [{ path: `body.attachments.${n}`, code, message }] })
}
