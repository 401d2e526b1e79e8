import type { Mail, Mailer } from './mail'

/** Takes mail and sends it in the background, so that no request waits for the mail server. */
export type Outbox = {
  post(mail: Mail): void
  /** Sends what is left without pauses, for at most `ms` milliseconds, and closes the outbox. */
  drain(ms: number): Promise<void>
}

/** What is reported about mail that was given up. It never names the recipient. */
export type Lost = { error?: unknown; tries: number }

type Options = {
  /** Pauses before each further try, in milliseconds. */
  pausesMs?: readonly number[]
  /** The most mails that may wait. Further mail is dropped and reported. */
  atMost?: number
  /** The most bytes of attachments that may wait. Further mail is sent without its attachments. */
  attachedAtMost?: number
}

const growingPausesMs = [1000, 5000, 30_000, 120_000, 600_000]

export function outboxOf(
  mailer: Mailer,
  lost: (what: Lost) => void,
  { pausesMs = growingPausesMs, atMost = 1000, attachedAtMost = 100 * 2 ** 20 }: Options = {},
): Outbox {
  const underWay = new Set<Promise<void>>()
  const draining = new AbortController()
  let attached = 0

  async function deliver(mail: Mail): Promise<void> {
    // Sending starts after the reply of the request has gone out.
    await new Promise((resolve) => setImmediate(resolve))
    for (let tries = 1; ; tries += 1) {
      const last = draining.signal.aborted
      try {
        await mailer.send(mail)
        return
      } catch (error) {
        const pause = pausesMs[tries - 1]
        if (pause === undefined || last || isForGood(error)) {
          lost({ error, tries })
          return
        }
        await pauseUnless(draining.signal, pause)
      }
    }
  }

  return {
    post: (mail) => {
      if (underWay.size >= atMost) {
        lost({ tries: 0 })
        return
      }
      const { attachments = [], ...letter } = mail
      const size = attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
      const fits = attached + size <= attachedAtMost
      const weight = fits ? size : 0
      attached += weight
      const delivery = deliver(fits ? mail : letter).finally(() => {
        attached -= weight
        underWay.delete(delivery)
      })
      underWay.add(delivery)
    },
    drain: async (ms) => {
      draining.abort()
      await Promise.race([
        Promise.all(underWay),
        new Promise((resolve) => setTimeout(resolve, ms).unref()),
      ])
      for (let left = underWay.size; left > 0; left -= 1) lost({ tries: 0 })
      mailer.close()
    },
  }
}

/** A mail server that answers 5xx will not take it later either. */
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
