import { addressOf } from '@contract/email'
import type { Inbox, ReceivedMail } from '@server/ports/inbox'

const maxStored = 200

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
      kept = [received, ...kept].slice(0, maxStored)
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
