import { guesses } from '@server/db/schema'
import * as addressLock from '@server/services/auth/addressLock'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPerson } from '../builders/people'
import { watchComparedPasswords } from '../comparedPasswords'
import { postgresUrl } from '../database'
import { signInCalls } from '../signInCalls'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'

/** Removes the lock until the test ends, to show that it prevents the race. */
function withoutLock() {
  const spy = vi.spyOn(addressLock, 'lockGuesses').mockResolvedValue()
  onTestFinished(() => spy.mockRestore())
}

const compared = watchComparedPasswords()
const ada = 'ada@tenants.example'
const world = withSharedWorld()
let other: World
let calls: ReturnType<typeof signInCalls>[]
beforeAll(async () => {
  other = await openWorld({ database: world.database })
  calls = [signInCalls(world), signInCalls(other)]
})
beforeEach(begin)

async function begin() {
  await world.reset()
  other.clock.now = world.clock.now
  await aPerson(world, { email: ada })
}

/** Wrong passwords sent concurrently to both processes. */
async function burst(size: number): Promise<typeof compared> {
  Object.assign(compared, { now: 0, concurrency: 0, all: 0 })
  const answers = await Promise.all(
    Array.from({ length: size }, (_, n) => calls[n % 2]?.wrong(ada) ?? Promise.reject(new Error())),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(size).fill(401))
  return { ...compared }
}

async function standing() {
  const [row] = await world.database.connection.select().from(guesses)
  const { failures = 0, lockedUntil = null, underWay = 0 } = row ?? {}
  const lockedForMs = lockedUntil === null ? 0 : lockedUntil.getTime() - world.clock.now.getTime()
  return { failures, lockedForMs, underWay }
}

describe('concurrent wrong passwords', () => {
  it('lock for the first step only, however many there are', async () => {
    for (let n = 0; (await standing()).lockedForMs === 0; n += 1) {
      if (n > 10) throw new Error('never locked')
      expect((await burst(25)).concurrency).toBeLessThanOrEqual(5)
    }
    expect(await standing()).toEqual({ failures: 10, lockedForMs: 30_000, underWay: 0 })
    expect((await burst(25)).all).toBe(0)
    world.clock.now = new Date(world.clock.now.getTime() + 31_000)
    expect((await signInCalls(world).right(ada)).status).toBe(200)
  })

  it('advance one step per window', async () => {
    while ((await standing()).lockedForMs === 0) await burst(25)
    for (const step of [60_000, 120_000, 240_000]) {
      const { lockedForMs } = await standing()
      world.clock.now = new Date(world.clock.now.getTime() + lockedForMs)
      other.clock.now = world.clock.now
      const { all } = await burst(25)
      expect(all).toBeGreaterThan(0)
      expect(all).toBeLessThanOrEqual(5)
      expect((await standing()).lockedForMs).toBe(step)
    }
  })

  it('hold no place of a process that died', async () => {
    await burst(1)
    await world.database.connection.update(guesses).set({ underWay: 5 })
    expect((await signInCalls(world).right(ada)).status).toBe(401)
    world.clock.now = new Date(world.clock.now.getTime() + 61_000)
    expect((await signInCalls(world).right(ada)).status).toBe(200)
  })
})

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('118 concurrent wrong passwords on PostgreSQL', () => {
  it('are compared at most five at a time, every time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await begin()
      const { concurrency, all } = await burst(118)
      expect(concurrency).toBeLessThanOrEqual(5)
      expect(all).toBeLessThanOrEqual(14)
    }
  })

  it('are compared more at a time without the lock on the bucket: the control', async () => {
    withoutLock()
    let most = 0
    for (let round = 0; round < 5 && most <= 5; round += 1) {
      await begin()
      most = (await burst(118)).concurrency
    }
    expect(most).toBeGreaterThan(5)
    // Without the lock each call compares: on a busy machine the passwords take their time.
  }, 60_000)
})
