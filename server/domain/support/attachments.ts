import type { BrowserDeployment } from '@contract/deployment'
import { Refusal } from '../../http/refusal'
import type { MailAttachment } from '../../ports/mail'
import { oneLine } from '../oneLine'
import { attachmentType } from './attachmentType'

type Limits = Pick<BrowserDeployment['limits'], 'attachments' | 'attachmentBytes'>

/** The files, if they are few and small enough and each is what it says it is (D3). */
export async function checkedAttachments(
  files: readonly File[],
  limits: Limits,
): Promise<MailAttachment[]> {
  if (files.length > limits.attachments) {
    throw new Refusal('too_many_attachments', { detail: `At most ${limits.attachments} files.` })
  }
  const tooLarge = files.findIndex(({ size }) => size > limits.attachmentBytes)
  if (tooLarge !== -1) throw refused('attachment_too_large', tooLarge)
  return Promise.all(
    files.map(async (file, n) => {
      const name = fileName(file.name)
      const content = new Uint8Array(await file.arrayBuffer())
      const contentType = await attachmentType(name, content)
      if (contentType === null) throw refused('attachment_type_not_allowed', n)
      return { name, contentType, content }
    }),
  )
}

/** The last part of a path; what is left of a name may stand in the header of a mail. */
function fileName(given: string): string {
  return oneLine(given)
    .replace(/^.*[/\\]/, '')
    .slice(-120)
}

function refused(code: 'attachment_too_large' | 'attachment_type_not_allowed', n: number): Refusal {
  const message =
    code === 'attachment_too_large'
      ? 'The file is too large'
      : 'The file is not of a type that may be attached, or is named like another one'
  return new Refusal(code, { errors: [{ path: `body.attachments.${n}`, code, message }] })
}
