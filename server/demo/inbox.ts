import type { Mail, Mailer } from '../ports/mail'

const keptAtMost = 200

export type ReceivedMail = Mail & { sentAt: Date }

/** Where mail goes that would otherwise need a mail server; it lives as long as the process. */
export type Inbox = Mailer & {
  /** Newest first; of one address if one is given. */
  mails(to?: string): readonly ReceivedMail[]
  clear(): void
}

export function createInbox(now: () => Date): Inbox {
  let kept: ReceivedMail[] = []
  return {
    send: (mail) => {
      kept = [{ ...mail, sentAt: now() }, ...kept].slice(0, keptAtMost)
      return Promise.resolve()
    },
    close: () => undefined,
    mails: (to) => (to === undefined ? kept : kept.filter((mail) => mail.to === to.toLowerCase())),
    clear: () => {
      kept = []
    },
  }
}
