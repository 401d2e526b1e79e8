import { verifySmtp } from '../adapters/mail/smtp'
import type { Environment } from '../environment'
import { connectionReason } from '../settings/connectionReason'
import { type Finding, finding } from './finding'

const mail = finding('Mail')

/** Connects to the mail server and signs in. */
export async function checkMail({ smtp }: Pick<Environment, 'smtp'>): Promise<Finding[]> {
  if (smtp === null) return [mail('ok', 'goes to the inbox of the demo')]
  const { host } = new URL(smtp.url)
  try {
    await verifySmtp(smtp.url)
    return [mail('ok', `${host} accepts mail from ${smtp.from}`)]
  } catch (error) {
    const reason = isRefusedSignIn(error)
      ? 'it does not accept the user or the password'
      : (connectionReason(error) ?? 'it does not speak SMTP, or not with this encryption')
    return [
      mail(
        'failed',
        `${host} cannot be used: ${reason}. Set SMTP_URL to the address, the user and the password of a mail server.`,
      ),
    ]
  }
}

const isRefusedSignIn = (error: unknown) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'EAUTH'
