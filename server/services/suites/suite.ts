import type { Floor, SmartPlace, Suite } from '@contract/smartBuilding'
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { smartFloors, smartSuites, smartSystems, suiteStates } from '../../db/schema'
import type { SuiteAddress, SuiteReport, SuiteRow } from '../../ports/suite'
import { Refusal } from '../platform/refusal'

const noSystem = () =>
  new Refusal('system_not_available', { detail: 'The building has no such system.' })

/** @throws `system_not_available` for a building without a system. */
async function enterSystem(connection: Connection, buildingUuid: string): Promise<void> {
  const isThere = eq(smartSystems.buildingUuid, buildingUuid)
  if ((await connection.$count(smartSystems, isThere)) === 0) throw noSystem()
}

const placeOf = ({ id, name }: { id: string; name: string }): SmartPlace => ({ id, navName: name })

export async function floorsOf(connection: Connection, buildingUuid: string) {
  await enterSystem(connection, buildingUuid)
  const { buildingUuid: building, floorId } = smartSuites
  const isInFloor = and(eq(building, smartFloors.buildingUuid), eq(floorId, smartFloors.id))
  const rows = await connection
    .select({ ...getTableColumns(smartFloors), suites: count(smartSuites.id) })
    .from(smartFloors)
    .leftJoin(smartSuites, isInFloor)
    .where(eq(smartFloors.buildingUuid, buildingUuid))
    .groupBy(smartFloors.buildingUuid, smartFloors.id)
    .orderBy(asc(smartFloors.position), asc(smartFloors.id))
  return rows.map((row): Floor => ({ ...placeOf(row), suites: row.suites }))
}

export async function suitesOf(
  connection: Connection,
  buildingUuid: string,
  floorId: string,
): Promise<SuiteRow[]> {
  const floors = await floorsOf(connection, buildingUuid)
  if (!floors.some(({ id }) => id === floorId)) {
    throw new Refusal('not_found', { detail: 'The building has no such floor.' })
  }
  const rows = await connection
    .select({ adapter: smartSystems.adapter, suite: smartSuites, state: suiteStates })
    .from(smartSuites)
    .innerJoin(smartSystems, eq(smartSystems.buildingUuid, smartSuites.buildingUuid))
    .leftJoin(suiteStates, isStateOf)
    .where(and(eq(smartSuites.buildingUuid, buildingUuid), eq(smartSuites.floorId, floorId)))
    .orderBy(asc(smartSuites.position), asc(smartSuites.id))
  return rows.map(({ suite, adapter, state }) => ({ ...suite, adapter, state }))
}

/** @throws `system_not_available`, or `not_found` if the system has no such suite */
export async function suiteAt(connection: Connection, at: SuiteAddress): Promise<SuiteRow> {
  const [row] = await connection
    .select({ adapter: smartSystems.adapter, suite: smartSuites, state: suiteStates })
    .from(smartSystems)
    .leftJoin(
      smartSuites,
      and(
        eq(smartSuites.buildingUuid, smartSystems.buildingUuid),
        eq(smartSuites.floorId, at.floorId),
        eq(smartSuites.id, at.suiteId),
      ),
    )
    .leftJoin(suiteStates, isStateOf)
    .where(eq(smartSystems.buildingUuid, at.buildingUuid))
  if (row === undefined) throw noSystem()
  if (row.suite === null) {
    throw new Refusal('not_found', { detail: 'The building has no such suite.' })
  }
  return { ...row.suite, adapter: row.adapter, state: row.state }
}

/** Joins suites and their states. */
export const isStateOf = and(
  eq(suiteStates.buildingUuid, smartSuites.buildingUuid),
  eq(suiteStates.floorId, smartSuites.floorId),
  eq(suiteStates.suiteId, smartSuites.id),
)

export const isState = ({ buildingUuid, floorId, suiteId }: SuiteAddress) =>
  and(
    eq(suiteStates.buildingUuid, buildingUuid),
    eq(suiteStates.floorId, floorId),
    eq(suiteStates.suiteId, suiteId),
  )

export const addressOf = ({ buildingUuid, floorId, id: suiteId }: SuiteRow): SuiteAddress => ({
  buildingUuid,
  floorId,
  suiteId,
})

const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
const whole = (value: number | null) => (value === null ? null : Math.round(value))

/** A suite as sent on the wire, without the capabilities it lacks. */
export function suiteReply(suite: SuiteRow, report: SuiteReport): Suite {
  const { tempUnit, hasLighting } = suite
  return {
    id: suite.id,
    navName: suite.name,
    temp: tempUnit === null ? null : tenths(report.temperature),
    requested_temp: tempUnit === null ? null : whole(report.requestedTemperature),
    temp_unit: tempUnit,
    temp_equipment_name: suite.tempEquipmentName,
    lighting: hasLighting ? whole(report.lighting) : null,
    requested_lighting: hasLighting ? whole(report.requestedLighting) : null,
    available: report.isOnline,
    revision: report.revision,
    reported_at: report.at.toISOString(),
  }
}
