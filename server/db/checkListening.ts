import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../startError'
import type { Hearing } from './database'

const waitMs = 5000

type Given = {
  channel: string
  hearing: Hearing
  listen: (hearing: Hearing) => Promise<() => Promise<void>>
  notify: (payload: string) => Promise<unknown>
}

/**
 * Listens, and sends itself a notification through the connections that publish changes. A transaction pooler accepts
 * `LISTEN` but delivers nothing, and so does a different database; this check makes such a mistake visible.
 *
 * @throws `StartError` if the notification does not arrive
 */
export async function listenAndCheck({ hearing, listen, notify, channel }: Given) {
  const probe = `probe ${crypto.randomUUID()}`
  let arrive = () => {}
  const arrived = new Promise<true>((resolve) => {
    arrive = () => resolve(true)
  })
  const stop = await listen({
    ...hearing,
    onMessage: (payload) => (payload === probe ? arrive() : hearing.onMessage(payload)),
  })
  await notify(probe)
  if (await Promise.race([arrived, pause(waitMs, false, { ref: false })])) return stop
  await stop()
  throw new StartError(
    `What is notified on the channel ${channel} does not arrive; set DATABASE_LISTEN_URL to the PostgreSQL of DATABASE_URL itself, not to a pooler of transactions.`,
  )
}
