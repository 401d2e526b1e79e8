import { publicationAt } from '@rules/operate/publication'
import { and, asc, eq, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { buildings } from '../../db/schema'
import { type Rounds, repeat } from '../platform/repeat'
import { writeAudit } from './auditLog'
import { changeBuilding } from './buildings'
import { announceDue } from './contents/announceDue'
import { announcePublication } from './publishBuilding'
import { buildingChange } from './recordChange'

/** Who made the change, in the log of changes. */
export const scheduleActor = 'schedule'

/**
 * Moves the buildings whose time has come: scheduled ones go live, and live ones end. Each is a transaction of its own,
 * so that a failure stops no other. Of several processes, the first one moves a building; for the others, its state no
 * longer waits for a time.
 */
export async function publishDue(
  database: Pick<Database, 'connection' | 'transaction'>,
  now: Date,
): Promise<void> {
  const { uuid, publication, liveAt, endAt } = buildings
  const isDue = or(
    and(eq(publication, 'scheduled'), lte(liveAt, now)),
    and(eq(publication, 'live'), lte(endAt, now)),
  )
  const due = await database.connection
    .select({ uuid })
    .from(buildings)
    .where(isDue)
    .orderBy(asc(uuid))
  const failures: unknown[] = []
  for (const building of due) {
    try {
      await database.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(buildings)
          .where(and(eq(uuid, building.uuid), isDue))
          .for('update')
        if (row === undefined) return
        const plan = publicationAt(row, now)
        const { before, after } = await changeBuilding(tx, row.uuid, row, {
          publication: plan.publication,
          liveAt: plan.liveAt,
          endAt: plan.endAt,
        })
        await announcePublication(tx, row.uuid, plan.publication)
        const author = { actor: scheduleActor, client: null, action: 'publishBuilding', at: now }
        await writeAudit(tx, author, buildingChange(before, after))
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some buildings were not moved')
}

/** How long a building may wait after its time has come. */
const roundMs = 5000

/** What came due while the server restarted is announced, too. */
const restartMs = 60_000

/** Moves the buildings whose time has come, and announces the items whose time has come, until it is stopped. */
export function startPublishing(
  database: Pick<Database, 'connection' | 'transaction'>,
  now: () => Date,
  rounds: Rounds,
): () => Promise<void> {
  let announced = new Date(now().getTime() - restartMs)
  const round = async () => {
    const at = now()
    await announceDue(database.connection, announced, at)
    announced = at
    await publishDue(database, at)
  }
  return repeat(round, roundMs, rounds)
}
