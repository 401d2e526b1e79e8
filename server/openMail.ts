import type { Logger } from 'pino'
import { outboxOf } from './adapters/mail/outbox'
import { smtpMailer } from './adapters/mail/smtp'
import type { Environment } from './environment'
import type { Demo } from './ports/demoWorld'
import type { Inbox } from './ports/inbox'
import type { Mailer } from './ports/mail'
import type { Outbox } from './ports/outbox'
import type { Missing } from './settings/variables'
import { StartError } from './startError'

const noMail =
  'Without the demo, codes go out by mail; set SMTP_URL and MAIL_FROM to a mail server and a sender, or DEMO=true for the demo.'

export function missingForMail({
  url,
  demo,
}: {
  url: string | undefined
  demo: Pick<Demo, 'openInbox'> | null
}): Missing[] {
  if (demo !== null || url !== undefined) return []
  return [{ variable: 'SMTP_URL', message: noMail }]
}

/** Mail goes to the configured mail server; without one, in a demo, to the demo's inbox. */
export function openMail(
  { smtp }: Environment,
  log: Logger,
  demo: Pick<Demo, 'openInbox'> | null,
  now: () => Date,
): { mail: Outbox; inbox: Inbox | null } {
  if (smtp !== null) return { mail: outbox(smtpMailer(smtp.url, smtp.from), log), inbox: null }
  const inbox = demo?.openInbox(now)
  if (inbox !== undefined) return { mail: outbox(inbox, log), inbox }
  throw new StartError(noMail)
}

function outbox(mailer: Mailer, log: Logger): Outbox {
  return outboxOf(mailer, ({ error, tries }) => log.error({ err: error, tries }, 'mail given up'))
}
