import type { ErrorReport } from '@contract/errors'

/** Sends a report. Rejects if it cannot be delivered now and may be retried. */
export type Delivery = (report: ErrorReport) => Promise<void>

const maxWaiting = 20
const retryMs = 60_000
const maxTries = 3

/**
 * Delivers reports one after the other. A failed report waits until the browser is online, at most
 * a minute.
 */
export function createOutbox(deliver: Delivery) {
  const waiting: { report: ErrorReport; tries: number }[] = []
  let isSending = false

  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let next = waiting[0]; next !== undefined && navigator.onLine; next = waiting[0]) {
      next.tries += 1
      try {
        await deliver(next.report)
        waiting.shift()
      } catch {
        if (next.tries >= maxTries) waiting.shift()
        setTimeout(() => void send(), retryMs)
        break
      }
    }
    isSending = false
  }
  window.addEventListener('online', () => void send())
  return (report: ErrorReport): void => {
    if (waiting.length >= maxWaiting) return
    waiting.push({ report, tries: 0 })
    void send()
  }
}
