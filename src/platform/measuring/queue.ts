import type { Body } from '@contract/endpoint'
import type { trackBatch } from '@contract/platform'
import type { Measured } from '@machines/platform/consent/machine'
import { randomUuid } from '../randomKey'
import { isRecord, local } from '../storage/persisted'
import { useEventsKey } from '../storage/stored'

type Sent = Body<typeof trackBatch>['events'][number]
/**
 * An event with its user, so that one user's events are never sent in another's name. Null if no
 * user was signed in.
 */
type Collected = Sent & { user: string | null }

type Outlet = {
  /** Rejects if the events may be sent again; resolves if they were accepted or never will be. */
  send: (events: Sent[], isLeaving: boolean) => Promise<void>
  /** UUID of the signed-in user. */
  user: () => string | null
}

export type Queue = { add: (measured: Measured) => void; stop: () => void }

const batchSize = 50
/** Enough for a day offline; the oldest events are dropped first. */
const maxItems = 500
const pauseMs = 10_000
const maxPauseMs = 300_000

/** Collects events, sends them in batches, and stores unsent events across a reload. */
export function openQueue({ send, user }: Outlet): Queue {
  let waiting = restored()
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const keep = () =>
    local.write(
      useEventsKey,
      waiting.length === 0 ? null : JSON.stringify(waiting.slice(-maxItems)),
    )
  const flush = async (isLeaving: boolean) => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    // Events of a user who is no longer signed in can never be sent.
    waiting = waiting.filter((event) => event.user === user())
    if (isLeaving) keep()
    if (isSending || waiting.length === 0 || !navigator.onLine) return
    isSending = true
    const batch = waiting.slice(0, batchSize)
    try {
      await send(batch.map(withoutUser), isLeaving)
      waiting = waiting.filter((event) => !batch.includes(event))
      failures = 0
    } catch {
      failures += 1
    }
    isSending = false
    keep()
    if (waiting.length > 0) wait()
  }
  const wait = () => {
    timer ??= setTimeout(() => void flush(false), Math.min(pauseMs * 2 ** failures, maxPauseMs))
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush(true)
  }
  const onOnline = () => void flush(false)
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('online', onOnline)
  if (waiting.length > 0) wait()
  return {
    add: (measured) => {
      const at = new Date().toISOString()
      waiting = [
        ...waiting.slice(1 - maxItems),
        { ...measured, id: randomUuid(), at, user: user() },
      ]
      if (waiting.length >= batchSize && failures === 0) void flush(false)
      else wait()
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('online', onOnline)
      if (timer !== null) clearTimeout(timer)
      waiting = []
    },
  }
}

const withoutUser = ({ user: _user, ...event }: Collected): Sent => event

/**
 * Reads the events that an earlier page could not send. Drops entries of another shape; the server
 * validates the rest.
 */
function restored(): Collected[] {
  try {
    const stored: unknown = JSON.parse(local.read(useEventsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCollected).slice(-maxItems) : []
  } catch {
    return []
  }
}

const isCollected = (input: unknown): input is Collected =>
  isRecord(input) &&
  ['event', 'id', 'at'].every((name) => typeof input[name] === 'string') &&
  (input.user === null || typeof input.user === 'string')
