import { hasCapability, roleNames, roles } from '@contract/operate/roles'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, operatorGrants, serviceRequests, users } from '../../../db/schema'
import { nameOf } from '../../support/requestSteps'
import { type HeldRole, isForBuilding, reaches, reachOf } from '../reach'

/** A member of staff, and their roles that allow what they ask for. */
export type Staff = { id: number; held: readonly HeldRole[] }

/** Whether they see all requests of a building and assign them; others see those that are assigned to themselves. */
export async function mayAssign(
  connection: Connection,
  { held }: Staff,
  buildingUuid: string,
): Promise<boolean> {
  const assigning = held.filter(({ role }) => hasCapability(role, 'requests.assign'))
  return reaches(await reachOf(connection, assigning), buildingUuid)
}

/** A condition on the requests of a building: they may know of them. */
export async function shownTo(
  connection: Connection,
  staff: Staff,
  buildingUuid: string,
): Promise<SQL | undefined> {
  if (await mayAssign(connection, staff, buildingUuid)) return undefined
  return eq(serviceRequests.assigneeId, staff.id)
}

/** Those who work on the requests of a building, by name. */
export async function assigneesIn(connection: Connection, buildingUuid: string) {
  const working = roleNames.filter(
    (role) => roles[role].scope !== 'company' && hasCapability(role, 'requests.answer'),
  )
  const rows = await connection
    .selectDistinct({
      id: users.id,
      uuid: users.uuid,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(operatorGrants)
    .innerJoin(buildings, isForBuilding)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .where(
      and(
        eq(buildings.uuid, buildingUuid),
        inArray(operatorGrants.role, working),
        eq(users.deactivated, false),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  return rows.map(({ id, uuid, ...person }) => ({ id, uuid, name: nameOf(person) ?? '' }))
}
