import { randomUUID } from 'node:crypto'
import type { Grant } from '@contract/operate/grants'
import { type RoleName, roles } from '@contract/operate/roles'
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companies, operatorGrants, portfolios, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { lockOperators, refuseWithoutOperator } from './lastOperator'
import { type ListQuery, matching, pageSize } from './list'
import { companiesWithin, grantWithin, type HeldRole, type Reach } from './reach'

type Access = { held: readonly HeldRole[]; reach: Reach }
type Query = ListQuery & { role?: RoleName | undefined; building?: string | undefined }

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

function grantsWhere(connection: Connection, condition: SQL | undefined) {
  return connection
    .select({
      grant: operatorGrants,
      person: { uuid: users.uuid, name: fullName, email: users.email },
      building: { uuid: buildings.uuid, name: buildings.name },
      portfolio: { uuid: portfolios.uuid, name: portfolios.name },
      company: { uuid: companies.uuid, name: companies.name },
    })
    .from(operatorGrants)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .leftJoin(buildings, eq(buildings.uuid, operatorGrants.buildingUuid))
    .leftJoin(portfolios, eq(portfolios.uuid, operatorGrants.portfolioUuid))
    .leftJoin(companies, eq(companies.uuid, operatorGrants.companyUuid))
    .where(condition)
}

/** The roles in the places within reach, by the person's name unless sorted otherwise. */
export async function grantPage(connection: Connection, query: Query, { held, reach }: Access) {
  const { search } = query
  const found = and(
    grantWithin(connection, reach, held),
    query.role === undefined ? undefined : eq(operatorGrants.role, query.role),
    query.building === undefined ? undefined : eq(operatorGrants.buildingUuid, query.building),
    search === undefined
      ? undefined
      : or(
          sql`${fullName} ilike ${matching(search)}`,
          sql`${users.email} ilike ${matching(search)}`,
        ),
  )
  const order = query.descending === true ? desc : asc
  const column =
    query.sort === 'role'
      ? operatorGrants.role
      : query.sort === 'granted_at'
        ? operatorGrants.grantedAt
        : fullName
  const rows = await grantsWhere(connection, found)
    .orderBy(order(column), asc(users.email), asc(operatorGrants.uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const [counted] = await connection
    .select({ total: sql<number>`count(*)::int` })
    .from(operatorGrants)
    .innerJoin(users, eq(users.id, operatorGrants.userId))
    .where(found)
  return { data: rows.map(grantReply), total: counted?.total ?? 0 }
}

type GrantRow = Awaited<ReturnType<typeof grantsWhere>>[number]

const grantReply = ({ grant, person, building, portfolio, company }: GrantRow): Grant => ({
  uuid: grant.uuid,
  role: grant.role,
  person,
  building,
  portfolio,
  company,
  granted_at: grant.grantedAt.toISOString(),
})

type NewGrant = {
  email: string
  role: RoleName
  building_uuid: string | null
  portfolio_uuid: string | null
  company_uuid: string | null
}

/**
 * Grants a role. The person keeps the same role of the same place if they have it already.
 * @returns the role, whether it is new, and the person's language
 * @throws `account_unknown`, `invalid_request` for a role with the wrong scope, `permission_denied` for a role that
 *   allows more than the caller's own roles, `not_found`
 */
export async function grantRole(
  tx: Connection,
  { email, role, ...place }: NewGrant,
  { held, reach, now }: Access & { now: Date },
): Promise<{ grant: Grant; isNew: boolean; locale: string | null }> {
  const { building_uuid: buildingUuid, portfolio_uuid: portfolioUuid } = place
  const { company_uuid: companyUuid } = place
  checkScope(role, { buildingUuid, portfolioUuid, companyUuid })
  refuseHigher(role, held)
  if (companyUuid !== null) await refusePartial(tx, companyUuid, reach)
  if (buildingUuid !== null) await refuseMissing(tx, 'building', buildingUuid)
  if (portfolioUuid !== null) await refuseMissing(tx, 'portfolio', portfolioUuid)
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (user === undefined || user.roles.includes('kiosk')) {
    throw new Refusal('account_unknown', {
      errors: [
        {
          path: 'body.email',
          code: 'account_unknown',
          message: 'No account has this address; invite the person first',
        },
      ],
    })
  }
  const same = and(
    eq(operatorGrants.userId, user.id),
    eq(operatorGrants.role, role),
    buildingUuid === null
      ? isNull(operatorGrants.buildingUuid)
      : eq(operatorGrants.buildingUuid, buildingUuid),
    portfolioUuid === null
      ? isNull(operatorGrants.portfolioUuid)
      : eq(operatorGrants.portfolioUuid, portfolioUuid),
    companyUuid === null
      ? isNull(operatorGrants.companyUuid)
      : eq(operatorGrants.companyUuid, companyUuid),
  )
  const [known] = await grantsWhere(tx, same)
  const { locale } = user
  if (known !== undefined) return { grant: grantReply(known), isNew: false, locale }
  const uuid = randomUUID()
  await tx.insert(operatorGrants).values({
    uuid,
    userId: user.id,
    role,
    buildingUuid,
    portfolioUuid,
    companyUuid,
    grantedAt: now,
  })
  return { grant: await readGrant(tx, uuid), isNew: true, locale }
}

/**
 * Revokes a role.
 * @throws `own_access` for the last operator, and for one's own last role; `permission_denied`, `not_found`
 */
export async function revokeRole(
  tx: Connection,
  uuid: string,
  { held, reach, userId }: Access & { userId: number },
): Promise<Grant> {
  await lockOperators(tx)
  const [row] = await tx.select().from(operatorGrants).where(eq(operatorGrants.uuid, uuid))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such role.' })
  refuseHigher(row.role, held)
  if (row.companyUuid !== null) await refusePartial(tx, row.companyUuid, reach)
  const grant = await readGrant(tx, uuid)
  await tx.delete(operatorGrants).where(eq(operatorGrants.uuid, uuid))
  if (
    row.userId === userId &&
    (await tx.$count(operatorGrants, eq(operatorGrants.userId, userId))) === 0
  ) {
    throw new Refusal('own_access', {
      detail: 'This is your own last role. Ask another operator to revoke it.',
    })
  }
  if (row.role === 'operator') await refuseWithoutOperator(tx)
  return grant
}

async function readGrant(connection: Connection, uuid: string): Promise<Grant> {
  const [row] = await grantsWhere(connection, eq(operatorGrants.uuid, uuid))
  if (row === undefined) throw new Error('The role was not inserted')
  return grantReply(row)
}

function checkScope(role: RoleName, place: Omit<HeldRole, 'role'>): void {
  const { buildingUuid, portfolioUuid, companyUuid } = place
  const { scope } = roles[role]
  const fits =
    (buildingUuid !== null) === (scope === 'building') &&
    (portfolioUuid !== null) === (scope === 'portfolio') &&
    (companyUuid !== null) === (scope === 'company')
  if (fits) return
  throw new Refusal('invalid_request', {
    errors: [
      {
        path: 'body.role',
        code: 'scope',
        message: `The role ${role} is granted for ${scopeName[scope]}`,
      },
    ],
  })
}

const scopeName = {
  deployment: 'the whole deployment, without building and portfolio',
  portfolio: 'a portfolio alone',
  building: 'a building alone',
  company: 'a company alone',
}

/** Otherwise a manager could give away, or to themselves, what they may not do. */
function refuseHigher(role: RoleName, held: readonly HeldRole[]): void {
  const wanted = roles[role].capabilities
  const isCovered = held.some((own) => {
    const allowed: readonly string[] = roles[own.role].capabilities
    return wanted.every((each) => allowed.includes(each))
  })
  if (isCovered) return
  throw new Refusal('permission_denied', { detail: 'This role allows more than your own.' })
}

/** The administrator of a company acts wherever it rents, so the caller's roles must cover all of it. */
async function refusePartial(tx: Connection, companyUuid: string, reach: Reach): Promise<void> {
  if ((await tx.$count(companies, eq(companies.uuid, companyUuid))) === 0) {
    throw new Refusal('not_found', { detail: 'No such company.' })
  }
  if (reach === 'all') return
  if ((await companiesWithin(tx, new Set([companyUuid]), reach)).has(companyUuid)) return
  throw new Refusal('permission_denied', {
    detail: 'This company also rents in buildings that your roles do not cover.',
  })
}

async function refuseMissing(
  tx: Connection,
  kind: 'building' | 'portfolio',
  uuid: string,
): Promise<void> {
  const table = kind === 'building' ? buildings : portfolios
  if ((await tx.$count(table, eq(table.uuid, uuid))) > 0) return
  throw new Refusal('not_found', { detail: `No such ${kind}.` })
}
