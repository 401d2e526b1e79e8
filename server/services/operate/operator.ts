import type { Operator } from '@contract/operate/operator'
import { capabilities, hasCapability } from '@contract/operate/roles'
import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  buildings,
  companies,
  companyBuildings,
  openings,
  operatorGrants,
  portfolios,
  sessionFamilies,
  users,
} from '../../db/schema'
import type { Principal } from '../auth/principal'
import { Refusal } from '../platform/refusal'
import { type Access, within } from './reach'

const maxBuildings = 300

/** The caller's account and roles, the buildings that the roles cover, and those that the caller is opening. */
export async function operatorOf(
  connection: Connection,
  { id }: Pick<Principal, 'id'>,
  { held, reach, companies: own, shown }: Access,
): Promise<Operator> {
  const [user] = await connection.select().from(users).where(eq(users.id, id))
  if (user === undefined) throw new Refusal('unauthenticated')
  const grants = await connection
    .select({
      role: operatorGrants.role,
      building: { uuid: buildings.uuid, name: buildings.name },
      portfolio: { uuid: portfolios.uuid, name: portfolios.name },
      company: { uuid: companies.uuid, name: companies.name },
    })
    .from(operatorGrants)
    .leftJoin(buildings, eq(buildings.uuid, operatorGrants.buildingUuid))
    .leftJoin(portfolios, eq(portfolios.uuid, operatorGrants.portfolioUuid))
    .leftJoin(companies, eq(companies.uuid, operatorGrants.companyUuid))
    .where(eq(operatorGrants.userId, id))
    .orderBy(asc(operatorGrants.grantedAt), asc(operatorGrants.uuid))
  const covered = await connection
    .select({ uuid: buildings.uuid, name: buildings.name })
    .from(buildings)
    .where(within(shown, buildings.uuid))
    .orderBy(asc(buildings.name), asc(buildings.uuid))
    .limit(maxBuildings)
  const granted = new Map(
    grants.flatMap(({ portfolio }) => (portfolio ? [[portfolio.uuid, portfolio]] : [])),
  )
  const grouped =
    reach === 'all'
      ? await connection
          .select({ uuid: portfolios.uuid, name: portfolios.name })
          .from(portfolios)
          .orderBy(asc(portfolios.name), asc(portfolios.uuid))
          .limit(maxBuildings)
      : [...granted.values()]
  const mayGrant = held.some(({ role }) => hasCapability(role, 'roles.grant'))
  const renting = connection
    .select({ one: sql`1` })
    .from(companyBuildings)
    .where(
      and(
        eq(companyBuildings.companyUuid, companies.uuid),
        within(reach, companyBuildings.buildingUuid),
      ),
    )
  const known = await connection
    .select({ uuid: companies.uuid, name: companies.name })
    .from(companies)
    .where(
      or(
        mayGrant ? exists(renting) : sql`false`,
        own.size === 0 ? sql`false` : inArray(companies.uuid, [...own]),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.uuid))
    .limit(maxBuildings)
  const drafts = await connection
    .select()
    .from(openings)
    .where(and(eq(openings.startedBy, id), isNull(openings.url)))
    .orderBy(asc(openings.startedAt), asc(openings.uuid))
  return {
    uuid: user.uuid,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    grants,
    capabilities: capabilities.filter((each) =>
      grants.some(({ role }) => hasCapability(role, each)),
    ),
    buildings: covered,
    portfolios: grouped,
    companies: known,
    openings: drafts.map(({ uuid, draft, startedAt }) => ({
      uuid,
      name: draft.building?.name ?? draft.brand?.name ?? null,
      started_at: startedAt.toISOString(),
    })),
  }
}

/** Allows sensitive changes of this session for some time; the caller has just entered the password. */
export async function rememberPassword(
  tx: Connection,
  { familyUuid }: Pick<Principal, 'familyUuid'>,
  now: Date,
): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ passwordConfirmedAt: now })
    .where(eq(sessionFamilies.uuid, familyUuid))
}
