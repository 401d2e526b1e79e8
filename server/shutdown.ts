import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Listener } from './http/listener'

/**
 * `drainMs`: the total time for calls in progress and queued mail. `closeMs`: the time for closing everything else;
 * whatever hangs then ends with the process.
 */
const timeLimits = { drainMs: 10_000, closeMs: 3000 }

type Parts = {
  /** Aborted first: the server reports that it is not ready, and asks clients to disconnect. */
  stopping: AbortController
  /** Aborted when the server accepts no more connections: streams end. */
  draining: AbortController
  listener: Pick<Listener, 'drain'>
  log: Logger
  /** How long calls are still accepted after that, so that a load balancer can react first. */
  noticeMs: number
  sendMail: (ms: number) => Promise<void>
  /** Closed in this order, after the last call. */
  close: readonly (readonly [name: string, close: () => Promise<unknown>])[]
}

/**
 * Stops the server without dropping a call: it reports not ready, then refuses new connections, finishes the calls in
 * progress, sends the mail, and closes the rest. A second call, or a hurried one, skips the remaining notice. Resolves
 * within `noticeMs` and 13 s.
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
