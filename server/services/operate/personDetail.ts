import type { OperatedPersonDetail } from '@contract/operate/people'
import { roleNames } from '@contract/operate/roles'
import { allPermissions } from '@contract/permissionRegistry'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  addressChanges,
  buildings,
  companies,
  companyBuildings,
  operatorGrants,
  userBuildings,
  userPermissions,
  users,
} from '../../db/schema'
import { readPerson, type View } from './people'
import { isForBuilding, reaches, within } from './reach'

/**
 * A person with their memberships within reach, the permissions and roles in each, and the companies that may be theirs.
 * @throws `not_found`
 */
export async function readPersonDetail(
  connection: Connection,
  uuid: string,
  view: View,
): Promise<OperatedPersonDetail> {
  const person = await readPerson(connection, uuid, view)
  const memberships = await connection
    .select({
      uuid: buildings.uuid,
      name: buildings.name,
      source: userBuildings.source,
      requestedAt: userBuildings.requestedAt,
    })
    .from(userBuildings)
    .innerJoin(users, eq(users.id, userBuildings.userId))
    .innerJoin(buildings, eq(buildings.uuid, userBuildings.buildingUuid))
    .where(
      and(
        eq(users.uuid, uuid),
        isNull(userBuildings.revokedAt),
        within(view.shown, buildings.uuid),
      ),
    )
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  const granted = await connection
    .select({ building: userPermissions.buildingUuid, permission: userPermissions.permission })
    .from(userPermissions)
    .innerJoin(users, eq(users.id, userPermissions.userId))
    .where(eq(users.uuid, uuid))
  const held = await connection
    .selectDistinct({ building: buildings.uuid, role: operatorGrants.role })
    .from(operatorGrants)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .innerJoin(buildings, isForBuilding)
    .where(and(eq(users.uuid, uuid), within(view.shown, buildings.uuid)))
  const [requested] = await connection
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(eq(users.uuid, uuid))
  const isOfCompany = !memberships.some((each) => reaches(view.reach, each.uuid))
  return {
    ...person,
    requested_email: requested?.email ?? null,
    memberships: memberships.map(({ source, requestedAt, ...building }) => ({
      building,
      source,
      is_waiting: requestedAt !== null,
      permissions: allPermissions.filter((name) =>
        granted.some((each) => each.building === building.uuid && each.permission === name),
      ),
      roles: roleNames.filter((name) =>
        held.some((each) => each.building === building.uuid && each.role === name),
      ),
    })),
    companies: (
      await companiesIn(
        connection,
        memberships.map((each) => each.uuid),
      )
    ).filter(({ uuid: company }) => !isOfCompany || view.companies.has(company)),
  }
}

async function companiesIn(connection: Connection, uuids: readonly string[]) {
  if (uuids.length === 0) return []
  return connection
    .selectDistinct({ uuid: companies.uuid, name: companies.name })
    .from(companies)
    .innerJoin(companyBuildings, eq(companyBuildings.companyUuid, companies.uuid))
    .where(inArray(companyBuildings.buildingUuid, [...uuids]))
    .orderBy(asc(companies.name), asc(companies.uuid))
}
