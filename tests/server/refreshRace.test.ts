import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, postgresUrl, type World } from './world'

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('parallel refreshes on PostgreSQL', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  }, 60_000)
  afterAll(() => world.close())

  /** How many of forty calls with one token are answered with a successor. */
  async function successors(): Promise<number> {
    const { refresh } = await world.signIn('ada@meridian.example')
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: refresh } }),
      ),
    )
    return answers.filter(({ status }) => status === 200).length
  }

  it('make one successor, every time', async () => {
    for (let round = 0; round < 10; round += 1) expect(await successors()).toBe(1)
  })

  it('make several once the row is not locked: the control', async () => {
    const unlocked = vi
      .spyOn(PgSelectQueryBuilderBase.prototype, 'for')
      .mockImplementation(function withoutLock(this: unknown) {
        return this as never
      })
    const counts: number[] = []
    for (let round = 0; round < 5; round += 1) counts.push(await successors())
    unlocked.mockRestore()
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})
