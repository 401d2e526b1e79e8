import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Connection } from '../../db/database'
import { rateLimits } from '../../db/schema'
import type { KeyedHash } from '../auth/keyedHash'
import { Refusal } from './refusal'

/** Points per number of seconds. Codes and passwords have further limits by account. */
export const limitTable = {
  lookupByAddress: { points: 60, duration: 60 },
  lookupByClient: { points: 120, duration: 60 },
  loginByClient: { points: 120, duration: 60 },
  samlByClient: { points: 120, duration: 60 },
  registerByClient: { points: 60, duration: 3600 },
  codeSentByClient: { points: 100, duration: 3600 },
  codeTriedByClient: { points: 300, duration: 3600 },
  keyedByClient: { points: 3600, duration: 3600 },
  keyedByUser: { points: 3600, duration: 3600 },
  trackedByClient: { points: 1200, duration: 3600 },
  trackedByUser: { points: 1200, duration: 3600 },
  errorsByClient: { points: 60, duration: 3600 },
  // Each report is a log line, however many clients send them.
  errorsOfAll: { points: 600, duration: 60 },
  passCheckedByUser: { points: 120, duration: 60 },
  savedByUser: { points: 120, duration: 60 },
  authLinkByUser: { points: 60, duration: 3600 },
  authLinkByClient: { points: 120, duration: 60 },
  sessionsEndedByUser: { points: 60, duration: 60 },
  supportByUser: { points: 20, duration: 3600 },
  uploadedKilobytesByUser: { points: 100 * 1024, duration: 3600 },
  suiteRequestedByUser: { points: 60, duration: 60 },
  suiteRequested: { points: 240, duration: 60 },
  appSessionByUser: { points: 240, duration: 3600 },
  // A separate limit per app: one app cannot use up the sessions of all others.
  appSessionByApp: { points: 60, duration: 3600 },
  cardSavedByUser: { points: 20, duration: 3600 },
  cardTokenizedByUser: { points: 60, duration: 60 },
  appLaunchByUser: { points: 240, duration: 3600 },
  appLaunchByClient: { points: 120, duration: 60 },
  bookedByUser: { points: 60, duration: 3600 },
  // Each one is published to everyone who has the building open.
  participationByUser: { points: 60, duration: 60 },
  profileChangedByUser: { points: 600, duration: 3600 },
  // Each one opens a building, and forgets it.
  previewedByUser: { points: 1200, duration: 3600 },
  noticesReadByUser: { points: 600, duration: 3600 },
  requestChangedByUser: { points: 60, duration: 3600 },
  /** Staff work through a list of them. */
  requestStepByStaff: { points: 600, duration: 3600 },
  // Each one sends a mail.
  attendeeChangedByStaff: { points: 600, duration: 3600 },
  // Counts all senders together: the recipient may not know the building.
  letterByRecipient: { points: 6, duration: 3600 },
  // Each one sends mail to an address that a user entered.
  visitorInvitedByUser: { points: 30, duration: 3600 },
  bookingChangedByStaff: { points: 120, duration: 60 },
  visitorMovedByStaff: { points: 120, duration: 60 },
  visitorChangedByUser: { points: 120, duration: 3600 },
  // Entra asks for 25 calls per second when it provisions a whole company.
  scimByToken: { points: 3000, duration: 60 },
  scimRefusedByClient: { points: 60, duration: 60 },
}

export type LimitName = keyof typeof limitTable

export type Limits = {
  /**
   * Consumes one point, or `points`, of the key `whose`; throws `too_many_requests` beyond the limit. Null means a
   * client without an address (in tests), which is not counted.
   */
  consume(name: LimitName, subject: string | null, points?: number): Promise<void>
}

/**
 * Limits shared by all processes that use one database. The rows hold keyed hashes, so they identify no user. If the
 * table cannot be written, the error is reported and this process counts in memory: the limit still applies, and users
 * are not locked out. Limits use the machine's clock.
 */
export function limitsOf(
  connection: Connection,
  hash: KeyedHash,
  report: (error: unknown) => void,
  onRefused: (name: LimitName) => void = () => undefined,
): Limits {
  const entries = Object.entries(limitTable).map(([keyPrefix, limit]) => {
    const shared = new RateLimiterDrizzle({
      ...limit,
      keyPrefix,
      storeClient: connection,
      schema: rateLimits,
      clearExpiredByTimeout: false,
    })
    return [keyPrefix, { shared, own: new RateLimiterMemory({ ...limit, keyPrefix }) }] as const
  })
  const limiters = new Map<string, (typeof entries)[number][1]>(entries)
  return {
    consume: async (name, subject, points = 1) => {
      const limiter = limiters.get(name)
      if (subject === null || limiter === undefined) return
      const key = hash('limit', subject)
      try {
        await limiter.shared.consume(key, points).catch((error: unknown) => {
          if (error instanceof RateLimiterRes) throw error
          report(error)
          return limiter.own.consume(key, points)
        })
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        onRefused(name)
        throw new Refusal('too_many_requests', {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        })
      }
    },
  }
}

type Lookup = { client: string | null; address: string; device: string | null }

/**
 * Counts one look-up of an address, both for the address and for the client. A device where the address has signed in
 * is counted separately; otherwise attackers could use up the limit and block the owner.
 */
export async function consumeLookup(
  limits: Limits,
  { client, address, device }: Lookup,
): Promise<void> {
  await limits.consume('lookupByClient', client)
  await limits.consume('lookupByAddress', device === null ? address : `${address} ${device}`)
}
