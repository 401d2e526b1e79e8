import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Listener } from './http/listener'

/**
 * `drainMs`: how long calls under way and waiting mail have, together. `closeMs`: how long closing everything else may
 * take; what hangs then is left to the end of the process.
 */
const timeLimits = { drainMs: 10_000, closeMs: 3000 }

type Parts = {
  /** Aborted first: the server says that it is not ready, and lets clients go. */
  stopping: AbortController
  /** Aborted once it accepts nothing more: streams end. */
  draining: AbortController
  listener: Pick<Listener, 'drain'>
  log: Logger
  /** How long calls are still accepted after that, so that a balancer notices first. */
  noticeMs: number
  sendMail: (ms: number) => Promise<void>
  /** Closed in this order, after the last call. */
  close: readonly (readonly [name: string, close: () => Promise<unknown>])[]
}

/**
 * Ends the server without dropping a call: not ready, a moment later no new connections, then the calls under way, the
 * mail, and the rest. A second call, or a hurried one, cuts the notice short. Resolves within `noticeMs` and 13 s.
 */
export function createShutdown(
  parts: Parts,
  { drainMs, closeMs } = timeLimits,
): (isHurried: boolean) => Promise<void> {
  const { stopping, draining, listener, log, noticeMs, sendMail, close } = parts
  const hurry = new AbortController()
  let ending: Promise<void> | null = null

  const closeAll = async () => {
    for (const [name, one] of close) {
      await one().catch((err: unknown) => log.error({ err, part: name }, 'not closed'))
    }
  }
  const end = async () => {
    stopping.abort()
    await pause(noticeMs, undefined, { signal: hurry.signal }).catch(() => undefined)
    const until = Date.now() + drainMs
    const left = () => Math.max(0, until - Date.now())
    draining.abort()
    await listener.drain(left())
    await sendMail(left())
    const isClosed = await Promise.race([
      closeAll().then(() => true),
      pause(closeMs, false, { ref: false }),
    ])
    if (!isClosed) log.error('stopped before everything was closed')
  }
  return (isHurried) => {
    if (isHurried || ending !== null) hurry.abort()
    ending ??= end()
    return ending
  }
}
