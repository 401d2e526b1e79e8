import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, instant, nothing, uuid } from './values'

/** The kind of device, guessed from its browser's `User-Agent`. */
export const deviceKind = v.picklist(['desktop', 'phone', 'tablet', 'unknown'])

/** One of the account's sessions. Browser and system are proper names; null if unknown. */
export const ownSession = v.object({
  uuid,
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  device: deviceKind,
  started_at: instant,
  /** When the session was started or last refreshed, rounded to a quarter of an hour. */
  last_seen_at: instant,
  /** Whether it is the caller's own session. */
  current: v.boolean(),
})

export const ownSessions = endpoint({
  method: 'GET',
  path: '/portico/v1/sessions',
  access: 'user',
  summary: 'The sessions of the account: the current one first, then by last use',
  reply: envelope(v.array(ownSession)),
  errors: [],
})

/**
 * Responds with "not found" for an unknown session, one that has ended, and one of another account.
 */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/portico/v1/sessions/:sessionUuid',
  access: 'user',
  summary: 'End one session of the account',
  params: v.object({ sessionUuid: uuid }),
  reply: nothing,
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/portico/v1/sessions',
  access: 'user',
  summary: 'End all sessions of the account except the current one',
  reply: envelope(v.object({ ended: v.number() })),
  errors: [],
})

export type OwnSession = v.InferOutput<typeof ownSession>
