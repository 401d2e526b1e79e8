import type { Logger } from 'pino'
import { openOutbox } from './adapters/mail/outbox'
import { smtpMailer } from './adapters/mail/smtp'
import type { Database } from './db/database'
import type { Environment } from './environment'
import type { Demo } from './ports/demoWorld'
import type { Inbox } from './ports/inbox'
import type { Mailer } from './ports/mail'
import type { Outbox } from './ports/outbox'
import type { Seal } from './services/auth/seal'
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
export function openMailer(
  { smtp }: Environment,
  demo: Pick<Demo, 'openInbox'> | null,
  now: () => Date,
): { mailer: Mailer; inbox: Inbox | null } {
  if (smtp !== null) return { mailer: smtpMailer(smtp.url, smtp.from), inbox: null }
  const inbox = demo?.openInbox(now)
  if (inbox !== undefined) return { mailer: inbox, inbox }
  throw new StartError(noMail)
}

export function openMail(
  mailer: Mailer,
  parts: { database: Pick<Database, 'connection'>; seal: Seal; log: Logger; now: () => Date },
): Outbox {
  const { log, ...rest } = parts
  return openOutbox({
    ...rest,
    mailer,
    onGivenUp: ({ error, tries }) => log.error({ err: error, tries }, 'mail given up'),
    onFailure: (err) => log.error({ err }, 'the outbox could not be read'),
  })
}
