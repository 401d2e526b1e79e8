import { addressOf } from '@contract/email'
import type { Inbox, ReceivedMail } from '@server/ports/inbox'

const maxStored = 200

export function createInbox(now: () => Date): Inbox {
  let stored: ReceivedMail[] = []
  return {
    send: ({ attachments, ...mail }) => {
      const names = attachments?.map(({ name }) => name)
      const received = {
        ...mail,
        sentAt: now(),
        ...(names !== undefined && { attachments: names }),
      }
      stored = [received, ...stored].slice(0, maxStored)
      return Promise.resolve()
    },
    close: () => undefined,
    mails: (to) =>
      to === undefined ? stored : stored.filter((mail) => mail.to === (addressOf(to) ?? to)),
    clear: () => {
      stored = []
    },
  }
}
