import { addressOf } from '@contract/email'
import type { Mail, Mailer } from '../ports/mail'

const keptAtMost = 200

/** Of what was attached only the names are kept. */
export type ReceivedMail = Omit<Mail, 'attachments'> & { sentAt: Date; attachments?: string[] }

/** Where mail goes that would otherwise need a mail server; it lives as long as the process. */
export type Inbox = Mailer & {
  /** Newest first; of one address if one is given. */
  mails(to?: string): readonly ReceivedMail[]
  clear(): void
}

export function createInbox(now: () => Date): Inbox {
  let kept: ReceivedMail[] = []
  return {
    send: ({ attachments, ...mail }) => {
      const names = attachments?.map(({ name }) => name)
      const received = {
        ...mail,
        sentAt: now(),
        ...(names !== undefined && { attachments: names }),
      }
      kept = [received, ...kept].slice(0, keptAtMost)
      return Promise.resolve()
    },
    close: () => undefined,
    mails: (to) =>
      to === undefined ? kept : kept.filter((mail) => mail.to === (addressOf(to) ?? to)),
    clear: () => {
      kept = []
    },
  }
}
