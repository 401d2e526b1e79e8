import { setTimeout as pause } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'

export type Listener = {
  /** The changed subjects, by uuid, and when each was first received. */
  received: Map<string, number>
  /** When it was notified that it may have missed changes: it would read everything again then. */
  gaps: number[]
  /** How often a stream was opened. */
  opened(): number
  /** How often it was asked to reconnect immediately. */
  restarts(): number
  stop(): void
}

/** Follows a topic like the app: opens another stream when one ends, and reports how long it has received nothing. */
export function listen(url: string, token: string, topic: string): Listener {
  const ending = new AbortController()
  const { signal } = ending
  const received = new Map<string, number>()
  const gaps: number[] = []
  let opened = 0
  let restarts = 0
  let receivedAt: number | null = null
  const parser = () =>
    createParser({
      onEvent: ({ event, data }) => {
        if (event === 'open') opened += 1
        if (event === 'gap') gaps.push(Date.now())
        if (event === 'restart') restarts += 1
        if (event !== 'changed') return
        const { uuid } = (JSON.parse(data) as { data: { uuid: string } }).data
        if (!received.has(uuid)) received.set(uuid, Date.now())
      },
    })
  const follow = async () => {
    const age = receivedAt === null ? '' : `&age=${Date.now() - receivedAt}`
    const response = await fetch(`${url}/api/portico/v1/live?topics=${topic}${age}`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    })
    if (response.status !== 200 || response.body === null) return
    const events = parser()
    const decoder = new TextDecoder()
    for await (const chunk of response.body) {
      receivedAt = Date.now()
      events.feed(decoder.decode(chunk as Uint8Array, { stream: true }))
    }
  }
  const followAll = async () => {
    while (!signal.aborted) {
      await follow().catch(() => undefined)
      await pause(20)
    }
  }
  void followAll()
  return {
    received,
    gaps,
    opened: () => opened,
    restarts: () => restarts,
    stop: () => ending.abort(),
  }
}
