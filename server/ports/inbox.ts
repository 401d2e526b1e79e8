import type { Mail, Mailer } from './mail'

/** A mail in the inbox. Of attachments, only the names are stored. */
export type ReceivedMail = Omit<Mail, 'attachments'> & { sentAt: Date; attachments?: string[] }

/** Receives mail in place of a mail server; it lives as long as the process. */
export type Inbox = Mailer & {
  /** Newest first; only those to `to` if given. */
  mails(to?: string): readonly ReceivedMail[]
  clear(): void
}
