import type { Mail, MailAttachment } from '../../ports/mail'
import { withoutLinks } from '../platform/withoutLinks'
import type { CheckedAttachment } from './attachments'
import type { SupportRequest } from './supportRequest'

/** Sender and building as the server knows them; the form's input may differ. */
type Origin = { to: string; accountEmail: string; buildingName: string; brand: string }

/**
 * The mail to the help desk. Replies go to the address in the form. The description is quoted line by line, so that
 * none of its lines can imitate ours, and nothing that was typed becomes a link.
 */
export async function helpDeskMail(
  request: SupportRequest,
  attachments: readonly CheckedAttachment[],
  { to, accountEmail, buildingName, brand }: Origin,
): Promise<Mail> {
  const { reference, emailAddress, description, about } = request
  const issueType = withoutLinks(request.issueType)
  const subject = withoutLinks(request.subject)
  const lines = [
    `Reference: ${reference}`,
    `Brand: ${brand}`,
    `Building: ${withoutLinks(buildingName)}`,
    `From: ${withoutLinks(request.name)} <${emailAddress}>`,
    `Account: ${accountEmail}`,
    `Nature: ${issueType}`,
    `Subject: ${subject}`,
    ...Object.entries(about).map(([field, value]) => `${field}: ${withoutLinks(value)}`),
    ...attachments.map(
      (file) => `Attached: ${withoutLinks(file.name)} (${kilobytes(file)} kB)${warning(file)}`,
    ),
    '',
    'Description, as typed:',
    ...description.split('\n').map((line) => `> ${withoutLinks(line)}`),
    '',
  ]
  return {
    to,
    replyTo: emailAddress,
    subject: `[${reference}] ${issueType}: ${subject}`,
    text: lines.join('\n'),
    ...(attachments.length > 0 && { attachments: await contentsOf(attachments) }),
  }
}

async function contentsOf(attachments: readonly CheckedAttachment[]): Promise<MailAttachment[]> {
  const contents: MailAttachment[] = []
  for (const { name, contentType, file } of attachments) {
    contents.push({ name, contentType, content: new Uint8Array(await file.arrayBuffer()) })
  }
  return contents
}

/** Warns the help desk of active content, where the deployment accepts such files. */
function warning({ active }: CheckedAttachment): string {
  return active === null ? '' : ` – CAREFUL, it holds ${active}`
}

function kilobytes({ file }: CheckedAttachment): number {
  return Math.ceil(file.size / 1024)
}
