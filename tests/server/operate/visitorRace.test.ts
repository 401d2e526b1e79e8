import { moveVisitor } from '@server/services/operate/frontDesk/visitorDesk'
import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { aVisitor } from '../builders/visitors'
import { postgresUrl } from '../database'
import { withSharedWorld } from '../withWorld'

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('two desks at once on PostgreSQL', () => {
  const world = withSharedWorld()
  let tower: Building
  let host: Person
  beforeAll(async () => {
    tower = await aBuilding(world)
    host = await aPerson(world, { in: tower })
  })

  /** One visitor, whom nine desks check in: how many of them have done so. */
  async function arrivals(): Promise<number> {
    const { uuid } = await aVisitor(world, { in: tower, by: host })
    const { now } = world.clock
    const acting = { buildingUuid: tower.uuid, userId: host.id, now }
    const moved = await Promise.all(
      Array.from({ length: 9 }, () =>
        world.database.transaction((tx) => moveVisitor(tx, uuid, 'arrive', acting)),
      ),
    )
    return moved.filter(({ isNew }) => isNew).length
  }

  it('make one arrival, so the host gets one letter', async () => {
    for (let round = 0; round < 5; round += 1) expect(await arrivals()).toBe(1)
  })

  it('both make it without the lock on the row: the control', async () => {
    const unlocked = vi
      .spyOn(PgSelectQueryBuilderBase.prototype, 'for')
      .mockImplementation(function withoutLock(this: unknown) {
        return this as never
      })
    let most = 0
    for (let round = 0; round < 10 && most < 2; round += 1) {
      most = Math.max(most, await arrivals())
    }
    unlocked.mockRestore()
    expect(most).toBeGreaterThan(1)
  }, 60_000)
})
