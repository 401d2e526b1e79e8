import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Hearing } from './database'

const firstPauseMs = 200
const maxPauseMs = 5000

/**
 * Listens to a PostgreSQL channel on a dedicated connection. A broken connection is reopened, however long that takes;
 * then `onGap` reports that notifications may have been missed. The returned function stops listening.
 */
export async function listenTo(
  url: string,
  channel: string,
  { onMessage, onGap, onLost }: Hearing,
): Promise<() => Promise<void>> {
  const ending = new AbortController()
  let current: Client | null = null

  const connect = async () => {
    // Without probes, a connection whose peer has vanished would never report an error.
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      void client.end().catch(() => undefined)
      if (current === client) void recover()
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      lose()
      throw error
    }
    current = client
  }

  const recover = async () => {
    current = null
    onLost?.()
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        await pause(pauseMs, undefined, { signal: ending.signal, ref: false })
        await connect()
        return onGap()
      } catch {
        if (ending.signal.aborted) return
      }
    }
  }

  await connect()
  return async () => {
    ending.abort()
    const last = current
    current = null
    await last?.end()
  }
}
