import type { Mail } from '../../ports/mail'
import type { CheckedAttachment } from './attachments'
import type { SupportRequest } from './supportRequest'

/** Who sent it from where, as the server knows it: what was typed may say something else. */
type Origin = { to: string; accountEmail: string; buildingName: string; brand: string }

/** What the help desk gets. Answering it writes to the address that the form named. */
export function helpDeskMail(
  request: SupportRequest,
  attachments: readonly CheckedAttachment[],
  { to, accountEmail, buildingName, brand }: Origin,
): Mail {
  const { reference, name, emailAddress, issueType, subject, description, about } = request
  const lines = [
    `Reference: ${reference}`,
    `Brand: ${brand}`,
    `Building: ${buildingName}`,
    `From: ${name} <${emailAddress}>`,
    `Account: ${accountEmail}`,
    `Nature: ${issueType}`,
    `Subject: ${subject}`,
    ...Object.entries(about).map(([field, value]) => `${field}: ${value}`),
    ...attachments.map((file) => `Attached: ${file.name} (${kilobytes(file)} kB)${warning(file)}`),
    '',
    description,
    '',
  ]
  return {
    to,
    replyTo: emailAddress,
    subject: `[${reference}] ${issueType}: ${subject}`,
    text: lines.join('\n'),
    ...(attachments.length > 0 && { attachments }),
  }
}

/** For the help desk, where the deployment lets such files through. */
function warning({ active }: CheckedAttachment): string {
  return active === null ? '' : ` – CAREFUL, it holds ${active}`
}

function kilobytes({ content }: CheckedAttachment): number {
  return Math.ceil(content.byteLength / 1024)
}
