import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../db/database'
import { guesses } from '../../db/schema'
import { lockGuesses } from './addressLock'
import type { KeyedHash } from './keyedHash'

/** One counter of failed guesses. Every secret that can be guessed goes through `guess`; codes have separate limits. */
export type GuessBucket = {
  secret: 'sign-in' | 'current password' | 'earlier passwords' | 'exit pin'
  /** The owner of the secret: an address, or a kiosk's session. */
  owner: string
  /** A known device or a session, which is counted separately; null counts all unknown devices together. */
  from: string | null
  maxLockMs?: number
}

export type Guess<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong' }
  /** The secret was not compared. */
  | { outcome: 'locked'; forMs: number }

export type GuessDependencies = {
  database: Pick<Database, 'connection' | 'transaction'>
  hash: KeyedHash
  now: () => Date
  /** Called when a bucket has just been locked. */
  onLock: (bucket: GuessBucket, forMs: number) => void
}

const freeTries = 10
const concurrency = 5
const maxLockMs = 24 * 60 * 60 * 1000
/** After this time a comparison counts as abandoned: its process has died. */
const abandonedAfterMs = 60_000

/**
 * The duration of a lock in milliseconds: half a minute after ten failures, doubled with each further one, up to a day.
 */
export function lockMs(failures: number, maxLength = maxLockMs): number {
  if (failures < freeTries) return 0
  return Math.min(30_000 * 2 ** (failures - freeTries), maxLength)
}

/**
 * Runs `compare`, unless the bucket is locked or five of its comparisons are running across all processes. No
 * transaction is open during the comparison, because hashing is slow and connections are few. `compare` returns null
 * for a wrong guess.
 */
export async function guess<T>(
  dependencies: GuessDependencies,
  bucket: GuessBucket,
  compare: () => Promise<T | null>,
): Promise<Guess<T>> {
  const key = dependencies.hash('guesses', bucket.secret, bucket.owner, bucket.from ?? '')
  const forMs = await begin(dependencies, key, bucket)
  if (forMs > 0) return { outcome: 'locked', forMs }
  const value = await compare().catch(async (error: unknown) => {
    await end(dependencies, key, () => ({}))
    throw error
  })
  const lockedForMs = await end(dependencies, key, (row, at) =>
    value === null ? failed(row, at, bucket.maxLockMs) : forgiven,
  )
  if (lockedForMs > 0) dependencies.onLock(bucket, lockedForMs)
  return value === null ? { outcome: 'wrong' } : { outcome: 'right', value }
}

type Row = typeof guesses.$inferSelect
type Count = Partial<Pick<Row, 'failures' | 'lockedUntil'>>

const lockLeftMs = (row: Row | undefined, at: Date) =>
  (row?.lockedUntil?.getTime() ?? 0) - at.getTime()

const forgiven: Count = { failures: 0, lockedUntil: null }

/**
 * Several guesses may be running when one of them locks the bucket. The others do not extend the lock: otherwise five
 * concurrent guesses would lock the bucket for a day.
 */
function failed(row: Row, at: Date, maxLength: number | undefined): Count {
  if (lockLeftMs(row, at) > 0) return {}
  const failures = row.failures + 1
  const lock = lockMs(failures, maxLength)
  return { failures, lockedUntil: lock === 0 ? null : new Date(at.getTime() + lock) }
}

/** Registers a comparison and returns 0, or returns for how many milliseconds none is allowed. */
function begin(
  { database, hash, now }: GuessDependencies,
  key: string,
  bucket: GuessBucket,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockGuesses(tx, key)
    const [row] = await tx.select().from(guesses).where(eq(guesses.bucket, key))
    const at = now()
    const lockedForMs = lockLeftMs(row, at)
    if (lockedForMs > 0) return lockedForMs
    const isAlone = row === undefined || at.getTime() - row.lastAt.getTime() > abandonedAfterMs
    const others = isAlone ? 0 : row.underWay
    if (others >= concurrency) return 1000
    const taken = { underWay: others + 1, lastAt: at }
    await tx
      .insert(guesses)
      .values({ bucket: key, owner: ownerKey(hash, bucket.owner), ...taken })
      .onConflictDoUpdate({ target: guesses.bucket, set: taken })
    return 0
  })
}

/** Ends a comparison and counts its result; returns for how many milliseconds the bucket is now locked. */
function end(
  { database, now }: GuessDependencies,
  key: string,
  count: (row: Row, at: Date) => Count,
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockGuesses(tx, key)
    const [row] = await tx.select().from(guesses).where(eq(guesses.bucket, key))
    // The owner has meanwhile proved their identity, and the row was deleted.
    if (row === undefined) return 0
    const at = now()
    const counted = count(row, at)
    await tx
      .update(guesses)
      .set({ ...counted, underWay: Math.max(0, row.underWay - 1) })
      .where(eq(guesses.bucket, key))
    return (counted.lockedUntil ?? at).getTime() - at.getTime()
  })
}

/** Deletes the counters of an owner who has proved their identity in another way, so that no lock affects them. */
export async function forgiveGuesses(
  tx: Connection,
  hash: KeyedHash,
  owner: string,
): Promise<void> {
  await tx.delete(guesses).where(eq(guesses.owner, ownerKey(hash, owner)))
}

const ownerKey = (hash: KeyedHash, owner: string) => hash('owner of guesses', owner)
