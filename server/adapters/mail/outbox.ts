import type { Mail, Mailer } from '../../ports/mail'
import type { Outbox } from '../../ports/outbox'

/** The report about mail that will not be sent. It never names the recipient. */
export type Lost = { error?: unknown; tries: number }

type Options = {
  /** Pauses before each retry, in milliseconds. */
  pausesMs?: readonly number[]
  /** The maximum number of queued mails. Further mail is dropped and reported. */
  max?: number
  /** The maximum number of bytes of queued attachments. Further mail is sent without its attachments. */
  maxAttached?: number
}

const growingPausesMs = [1000, 5000, 30_000, 120_000, 600_000]

export function outboxOf(
  mailer: Mailer,
  lost: (what: Lost) => void,
  { pausesMs = growingPausesMs, max = 1000, maxAttached = 100 * 2 ** 20 }: Options = {},
): Outbox {
  /** Queued mails with the time they were queued, in that order. */
  const underWay = new Map<Promise<void>, number>()
  const counts = { sent: 0, retried: 0, given_up: 0, dropped: 0 }
  const draining = new AbortController()
  let attached = 0

  async function deliver(mail: Mail): Promise<void> {
    // Sending starts after the reply of the request has been sent.
    await new Promise((resolve) => setImmediate(resolve))
    for (let tries = 1; ; tries += 1) {
      const last = draining.signal.aborted
      try {
        await mailer.send(mail)
        counts.sent += 1
        return
      } catch (error) {
        const pause = pausesMs[tries - 1]
        if (pause === undefined || last || isForGood(error)) {
          counts.given_up += 1
          lost({ error, tries })
          return
        }
        counts.retried += 1
        await pauseUnless(draining.signal, pause)
      }
    }
  }

  return {
    state: () => {
      const [oldest] = underWay.values()
      const oldestSeconds = oldest === undefined ? 0 : (performance.now() - oldest) / 1000
      return { waiting: underWay.size, oldestSeconds, counts: { ...counts } }
    },
    post: (mail) => {
      if (underWay.size >= max) {
        counts.dropped += 1
        lost({ tries: 0 })
        return
      }
      const { attachments = [], ...letter } = mail
      const size = attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
      const fits = attached + size <= maxAttached
      const weight = fits ? size : 0
      attached += weight
      const delivery = deliver(fits ? mail : letter).finally(() => {
        attached -= weight
        underWay.delete(delivery)
      })
      underWay.set(delivery, performance.now())
    },
    drain: async (ms) => {
      draining.abort()
      await Promise.race([
        Promise.all(underWay.keys()),
        new Promise((resolve) => setTimeout(resolve, ms).unref()),
      ])
      for (let left = underWay.size; left > 0; left -= 1) {
        counts.dropped += 1
        lost({ tries: 0 })
      }
      mailer.close()
    },
  }
}

/** A mail server that responds with 5xx will not accept the mail later either. */
function isForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 && code < 600
}

function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    timer.unref()
    signal.addEventListener('abort', done)
  })
}
