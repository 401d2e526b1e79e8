import type { Logger } from 'pino'
import type { Environment } from './environment'
import type { Demo } from './ports/demoWorld'
import type { Inbox } from './ports/inbox'
import { type Mailer, smtpMailer } from './ports/mail'
import { type Outbox, outboxOf } from './ports/outbox'
import { StartError } from './startError'

/** Mail goes to the mail server that is configured; without one, in a demo, to an inbox of its own. */
export function openMail(
  { smtp }: Environment,
  log: Logger,
  demo: Pick<Demo, 'openInbox'> | null,
  now: () => Date,
): { mail: Outbox; inbox: Inbox | null } {
  if (smtp !== null) return { mail: outbox(smtpMailer(smtp.url, smtp.from), log), inbox: null }
  if (demo === null) {
    throw new StartError(
      'Without the demo, codes go out by mail; set SMTP_URL and MAIL_FROM to a mail server and a sender, or DEMO=true for the demo.',
    )
  }
  const inbox = demo.openInbox(now)
  return { mail: outbox(inbox, log), inbox }
}

function outbox(mailer: Mailer, log: Logger): Outbox {
  return outboxOf(mailer, ({ error, tries }) => log.error({ err: error, tries }, 'mail given up'))
}
