import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { guesses } from '../db/schema'
import { lockLane } from './addressLock'
import type { KeyedHash } from './keyedHash'

/** Every secret that a person could guess is compared by way of `guess`, but codes, which count for themselves. */
export type Lane = {
  secret: 'sign-in' | 'current password' | 'earlier passwords' | 'exit pin'
  /** Whose secret it is: an address, or a kiosk's session. */
  owner: string
  /** A device or a session that is counted apart from the rest of the world; null for that. */
  from: string | null
  longestLockMs?: number
}

export type Guess<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong' }
  /** Nothing was compared. */
  | { outcome: 'locked'; forMs: number }

export type GuessHands = {
  connection: Connection
  hash: KeyedHash
  now: () => Date
  /** A lane has just been locked. */
  onLock: (lane: Lane, forMs: number) => void
}

const freeTries = 10
const atOnce = 5
const longestLockMs = 24 * 60 * 60 * 1000
/** Whoever has not ended a comparison by then has died; its place is free again. */
const abandonedAfterMs = 60_000

/** Grows from half a minute, doubling with every failure past the tenth, up to a day (A12). */
export function lockMs(failures: number, longest = longestLockMs): number {
  if (failures < freeTries) return 0
  return Math.min(30_000 * 2 ** (failures - freeTries), longest)
}

/**
 * Compares, unless the lane is locked or five comparisons of it are under way in any process. No transaction is
 * open meanwhile: hashing takes long, and connections are few. Null from `compare` is a failure.
 */
export async function guess<T>(
  hands: GuessHands,
  lane: Lane,
  compare: () => Promise<T | null>,
): Promise<Guess<T>> {
  const key = hands.hash('guesses', lane.secret, lane.owner, lane.from ?? '')
  const forMs = await begin(hands, key, lane)
  if (forMs > 0) return { outcome: 'locked', forMs }
  const value = await compare().catch(async (error: unknown) => {
    await end(hands, key, () => ({}))
    throw error
  })
  const lockedForMs = await end(hands, key, (row, at) =>
    value === null ? failed(row, at, lane.longestLockMs) : forgiven,
  )
  if (lockedForMs > 0) hands.onLock(lane, lockedForMs)
  return value === null ? { outcome: 'wrong' } : { outcome: 'right', value }
}

type Row = typeof guesses.$inferSelect
type Count = Partial<Pick<Row, 'failures' | 'lockedUntil'>>

const forgiven: Count = { failures: 0, lockedUntil: null }

/**
 * Failures that end while the lane is locked were under way when another one locked it: together they are one
 * step. Otherwise a handful sent at once would lock it for a day.
 */
function failed(row: Row, at: Date, longest: number | undefined): Count {
  if (row.lockedUntil !== null && row.lockedUntil > at) return {}
  const failures = row.failures + 1
  const lock = lockMs(failures, longest)
  return { failures, lockedUntil: lock === 0 ? null : new Date(at.getTime() + lock) }
}

/** Takes a place; else answers for how long there is none. */
function begin({ connection, hash, now }: GuessHands, key: string, lane: Lane): Promise<number> {
  return connection.transaction(async (tx) => {
    await lockLane(tx, key)
    const [row] = await tx.select().from(guesses).where(eq(guesses.lane, key))
    const at = now()
    const lockedForMs = (row?.lockedUntil?.getTime() ?? 0) - at.getTime()
    if (lockedForMs > 0) return lockedForMs
    const isAbandoned = at.getTime() - (row?.lastAt.getTime() ?? 0) > abandonedAfterMs
    const others = row === undefined || isAbandoned ? 0 : row.underWay
    if (others >= atOnce) return 1000
    const taken = { underWay: others + 1, lastAt: at }
    await tx
      .insert(guesses)
      .values({ lane: key, owner: ownerKey(hash, lane.owner), ...taken })
      .onConflictDoUpdate({ target: guesses.lane, set: taken })
    return 0
  })
}

/** Gives the place back, and counts; answers for how long that locks the lane. */
function end(
  { connection, now }: GuessHands,
  key: string,
  count: (row: Row, at: Date) => Count,
): Promise<number> {
  return connection.transaction(async (tx) => {
    await lockLane(tx, key)
    const [row] = await tx.select().from(guesses).where(eq(guesses.lane, key))
    // Somebody has proved to be the owner meanwhile, and all was forgiven.
    if (row === undefined) return 0
    const at = now()
    const counted = count(row, at)
    await tx
      .update(guesses)
      .set({ ...counted, underWay: Math.max(0, row.underWay - 1) })
      .where(eq(guesses.lane, key))
    return (counted.lockedUntil ?? at).getTime() - at.getTime()
  })
}

/** Whoever has proved to be the owner in another way is locked out nowhere. */
export async function forgiveGuesses(
  tx: Connection,
  hash: KeyedHash,
  owner: string,
): Promise<void> {
  await tx.delete(guesses).where(eq(guesses.owner, ownerKey(hash, owner)))
}

const ownerKey = (hash: KeyedHash, owner: string) => hash('owner of guesses', owner)
