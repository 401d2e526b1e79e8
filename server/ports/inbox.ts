import type { Mail, Mailer } from './mail'

/** A mail in the inbox. Of attachments only the names are kept. */
export type ReceivedMail = Omit<Mail, 'attachments'> & { sentAt: Date; attachments?: string[] }

/** Where mail goes that would otherwise need a mail server; it lives as long as the process. */
export type Inbox = Mailer & {
  /** Newest first; of one address if one is given. */
  mails(to?: string): readonly ReceivedMail[]
  clear(): void
}
