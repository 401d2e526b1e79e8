import { hasCapability, roleNames, roles } from '@contract/operate/roles'
import { and, asc, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/database'
import { buildings, operatorGrants, userBuildings, users } from '../../db/schema'
import { isWaiting } from '../tenancy/membership'
import { isForBuilding } from './reach'

type Approver = { email: string; locale: string | null }
const maxApprovers = 20

/**
 * Those who decide about the sign-ups that this user has made since then, for each building where no other sign-up waits:
 * the mail about the first one leads to a list of all.
 */
export async function approversOf(
  connection: Connection,
  userId: number,
  since: Date,
): Promise<{ building: { uuid: string; name: string }; approvers: Approver[] }[]> {
  const other = alias(userBuildings, 'other')
  const others = connection
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.buildingUuid, userBuildings.buildingUuid),
        ne(other.userId, userId),
        sql`${other.requestedAt} is not null and ${other.revokedAt} is null`,
      ),
    )
  const waiting = await connection
    .select({ uuid: buildings.uuid, name: buildings.name })
    .from(userBuildings)
    .innerJoin(buildings, eq(buildings.uuid, userBuildings.buildingUuid))
    .where(
      and(
        eq(userBuildings.userId, userId),
        isWaiting,
        gte(userBuildings.requestedAt, since),
        notExists(others),
      ),
    )
    .orderBy(asc(buildings.uuid))
  const found = []
  for (const building of waiting)
    found.push({ building, approvers: await approversIn(connection, building.uuid) })
  return found
}

/** The managers of a building; the operators of the deployment if it has none. */
async function approversIn(connection: Connection, buildingUuid: string): Promise<Approver[]> {
  const deciding = roleNames.filter(
    (role) => roles[role].scope !== 'company' && hasCapability(role, 'people.edit'),
  )
  const rows = await connection
    .selectDistinct({ email: users.email, locale: users.locale, role: operatorGrants.role })
    .from(operatorGrants)
    .innerJoin(buildings, isForBuilding)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .where(
      and(
        eq(buildings.uuid, buildingUuid),
        inArray(operatorGrants.role, deciding),
        eq(users.deactivated, false),
      ),
    )
    .orderBy(asc(users.email))
  const managers = rows.filter(({ role }) => roles[role].scope !== 'deployment')
  const byEmail = new Map(
    (managers.length > 0 ? managers : rows).map(({ email, locale }) => [email, { email, locale }]),
  )
  return [...byEmail.values()].slice(0, maxApprovers)
}
