import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope, instant, nothing, uuid } from './values'

/** What kind of device it seems to be, by what its browser says of itself. */
export const deviceKind = v.picklist(['desktop', 'phone', 'tablet', 'unknown'])

/** A place where the account is signed in. Names of browser and system are proper names; null where nobody knows. */
export const ownSession = v.object({
  uuid,
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  device: deviceKind,
  started_at: instant,
  /** To the quarter of an hour: when its session was begun or renewed last. */
  last_seen_at: instant,
  /** The one that asks. */
  current: v.boolean(),
})

export const ownSessions = endpoint({
  method: 'GET',
  path: '/portico/v1/sessions',
  access: 'user',
  summary: 'Where the account is signed in: this session first, then those that were seen last',
  reply: envelope(v.array(ownSession)),
  errors: [],
})

/** An unknown session, one that is over and one of another account are all not found. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/portico/v1/sessions/:sessionUuid',
  access: 'user',
  summary: 'Ends one session of the account',
  params: v.object({ sessionUuid: uuid }),
  reply: nothing,
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/portico/v1/sessions',
  access: 'user',
  summary: 'Ends all sessions of the account but the one that asks',
  reply: envelope(v.object({ ended: v.number() })),
  errors: [],
})

export type OwnSession = v.InferOutput<typeof ownSession>
