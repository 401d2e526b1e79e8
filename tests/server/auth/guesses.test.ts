import type { Database } from '@server/db/database'
import { guesses } from '@server/db/schema'
import {
  forgiveGuesses,
  type GuessBucket,
  type GuessDependencies,
  guess,
} from '@server/services/auth/guesses'
import { keyedHash } from '@server/services/auth/keyedHash'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../database'

const hash = keyedHash(new TextEncoder().encode('secret of the test'.padEnd(32, '.')))
const begin = new Date('2026-11-22T12:00:00Z')
const bucket: GuessBucket = { secret: 'sign-in', owner: 'ada', from: null }
const onLock = vi.fn<GuessDependencies['onLock']>()
let database: Database
let now = begin
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
beforeEach(async () => {
  now = begin
  onLock.mockReset()
  await database.connection.delete(guesses)
})
afterAll(() => database.close())

const dependencies = (): GuessDependencies => ({
  database,
  hash,
  now: () => now,
  onLock,
})
const at = (seconds: number) => {
  now = new Date(begin.getTime() + seconds * 1000)
}
const wrong = (of = bucket) => guess(dependencies(), of, () => Promise.resolve(null))
const right = (of = bucket) => guess(dependencies(), of, () => Promise.resolve('it'))
const wrongs = async (count: number, of = bucket) => {
  for (let n = 0; n < count; n += 1) expect(await wrong(of)).toEqual({ outcome: 'wrong' })
}
const locked = (forMs: number) => ({ outcome: 'locked', forMs })
const found = { outcome: 'right', value: 'it' }

/** Starts a guess, and returns a function that ends its comparison. */
function slowly(of = bucket) {
  return new Promise<() => Promise<unknown>>((isUnderWay) => {
    const guessed = guess(
      dependencies(),
      of,
      () =>
        new Promise<null>((resolve) =>
          isUnderWay(() => {
            resolve(null)
            return guessed
          }),
        ),
    )
  })
}
const several = async (count: number) => {
  const ends: Awaited<ReturnType<typeof slowly>>[] = []
  for (let n = 0; n < count; n += 1) ends.push(await slowly())
  return ends
}

describe('a guessed secret', () => {
  it('is locked by ten failures for half a minute, and logged once', async () => {
    await wrongs(9)
    expect(onLock).not.toHaveBeenCalled()
    await wrongs(1)
    expect(onLock.mock.calls).toEqual([[bucket, 30_000]])
    expect(await right()).toEqual(locked(30_000))
    at(29.999)
    expect(await right()).toEqual(locked(1))
    expect(onLock).toHaveBeenCalledTimes(1)
    at(30)
    expect(await right()).toEqual(found)
  })

  it("is not locked by one failure, even if another server's clock is behind", async () => {
    await wrongs(1)
    at(-1)
    expect(await right()).toEqual(found)
  })

  it('is not compared while it is locked', async () => {
    await wrongs(10)
    const compare = vi.fn<() => Promise<null>>()
    await guess(dependencies(), bucket, compare)
    expect(compare).not.toHaveBeenCalled()
  })

  it('is locked twice as long after the next failure, up to its limit', async () => {
    await wrongs(10)
    at(30)
    await wrongs(1)
    expect(onLock).toHaveBeenLastCalledWith(bucket, 60_000)
    const shorter: GuessBucket = { ...bucket, secret: 'exit pin', maxLockMs: 5000 }
    await wrongs(10, shorter)
    expect(await right(shorter)).toEqual(locked(5000))
  })

  it('counts from zero after a correct guess', async () => {
    await wrongs(9)
    expect(await right()).toEqual(found)
    await wrongs(9)
    expect(onLock).not.toHaveBeenCalled()
  })

  it('is counted separately by kind, owner and client', async () => {
    await wrongs(10)
    expect(await right({ ...bucket, secret: 'current password' })).toEqual(found)
    expect(await right({ ...bucket, owner: 'ben' })).toEqual(found)
    expect(await right({ ...bucket, from: 'device' })).toEqual(found)
    expect(await right()).toEqual(locked(30_000))
  })

  it('is not counted if the comparison fails, and releases its place', async () => {
    const failing = () =>
      guess(dependencies(), bucket, () => Promise.reject(new Error('no memory left')))
    for (let n = 0; n < 12; n += 1) await expect(failing()).rejects.toThrow('no memory left')
    expect(onLock).not.toHaveBeenCalled()
    expect(await right()).toEqual(found)
  })

  it('stays locked across an update of the server', async () => {
    await database.connection.insert(guesses).values({
      bucket: 'iooEqrGiN3xPvnsN_5oL7z-LKCNrum_1GMmH_13XCjg',
      owner: 'X4tsr2mD49LEKeoBLQCTOvRIYhIMVdITph8xemOedAU',
      failures: 10,
      underWay: 0,
      lastAt: begin,
      lockedUntil: new Date(begin.getTime() + 30_000),
    })
    expect(await right()).toEqual(locked(30_000))
    await forgiveGuesses(database.connection, hash, bucket.owner)
    expect(await right()).toEqual(found)
  })
})

describe('concurrent guesses', () => {
  it('are compared five at a time; the next one waits a second', async () => {
    const ends = await several(5)
    expect(await right()).toEqual(locked(1000))
    expect(await ends[0]?.()).toEqual({ outcome: 'wrong' })
    await several(1)
    expect(await right()).toEqual(locked(1000))
  })

  it('are also five when a lock ends', async () => {
    await wrongs(10)
    at(30)
    await several(5)
    expect(await right()).toEqual(locked(1000))
  })

  it('lock for the first step only, however many are wrong', async () => {
    await wrongs(9)
    const ends = await several(5)
    for (const end of ends.slice(0, 4)) expect(await end()).toEqual({ outcome: 'wrong' })
    at(29.999)
    await ends[4]?.()
    expect(onLock.mock.calls).toEqual([[bucket, 30_000]])
    expect(await right()).toEqual(locked(1))
  })

  it('count again once the lock is over', async () => {
    await wrongs(9)
    const ends = await several(2)
    await ends[0]?.()
    at(30)
    await ends[1]?.()
    expect(await right()).toEqual(locked(60_000))
  })

  it('hold their place for a minute, in case their process has died', async () => {
    const ends = await several(5)
    at(60)
    expect(await right()).toEqual(locked(1000))
    at(60.001)
    expect(await right()).toEqual(found)
    // Those that were considered dead leave no more room behind than there was.
    for (const end of ends) await end()
    await several(5)
    expect(await right()).toEqual(locked(1000))
  })

  it('hold it for a minute from the latest of them', async () => {
    await several(4)
    at(50)
    await several(1)
    at(61)
    expect(await right()).toEqual(locked(1000))
  })
})

describe('a user with proof of identity', () => {
  it('finds all their own locks open, and no others', async () => {
    const ben = { ...bucket, owner: 'ben' }
    const device = { ...bucket, from: 'device' }
    for (const each of [bucket, device, ben]) await wrongs(10, each)
    await forgiveGuesses(database.connection, hash, 'ada')
    expect(await right()).toEqual(found)
    expect(await right(device)).toEqual(found)
    expect(await right(ben)).toEqual(locked(30_000))
  })

  it('is not locked by a guess that was in progress', async () => {
    await wrongs(9)
    const end = await slowly()
    await forgiveGuesses(database.connection, hash, 'ada')
    expect(await end()).toEqual({ outcome: 'wrong' })
    expect(onLock).not.toHaveBeenCalled()
    expect(await right()).toEqual(found)
  })
})
