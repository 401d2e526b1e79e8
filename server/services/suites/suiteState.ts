import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { smartSuites, smartSystems, suiteStates } from '../../db/schema'
import type { SuiteAddress, SuiteRow, SuiteState } from '../../ports/suite'
import { isState, isStateOf } from './suite'

/** The changed fields of a state, without the revision, which `saveState` increments. */
export type StateChange = Partial<
  Pick<
    SuiteState,
    | 'isOnline'
    | 'temperature'
    | 'requestedTemperature'
    | 'lighting'
    | 'requestedLighting'
    | 'reportedAt'
  >
> & { at: Date }

/**
 * The state of a suite, locked until the transaction ends, so the second of two concurrent changes sees the first. Null
 * if the suite has none.
 */
export async function lockState(tx: Connection, at: SuiteAddress): Promise<SuiteState | null> {
  const [state] = await tx.select().from(suiteStates).where(isState(at)).for('update')
  return state ?? null
}

/** Stores a change under the next revision, and returns the whole state. */
export async function saveState(
  tx: Connection,
  at: SuiteAddress,
  change: StateChange,
): Promise<SuiteState> {
  const [state] = await tx
    .insert(suiteStates)
    .values({ ...at, isOnline: false, ...change, revision: 1 })
    .onConflictDoUpdate({
      target: [suiteStates.buildingUuid, suiteStates.floorId, suiteStates.suiteId],
      set: { ...change, revision: sql`${suiteStates.revision} + 1` },
    })
    .returning()
  if (state === undefined) throw new Error('The state of the suite was not stored')
  return state
}

/** All suites of an adapter with their states. */
export async function suitesOfAdapter(
  connection: Connection,
  adapter: SuiteRow['adapter'],
): Promise<SuiteRow[]> {
  const rows = await connection
    .select({ suite: smartSuites, state: suiteStates })
    .from(smartSuites)
    .innerJoin(smartSystems, eq(smartSystems.buildingUuid, smartSuites.buildingUuid))
    .leftJoin(suiteStates, isStateOf)
    .where(eq(smartSystems.adapter, adapter))
  return rows.map(({ suite, state }) => ({ ...suite, adapter, state }))
}
