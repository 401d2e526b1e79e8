import type { AccountState, OperatedPerson } from '@contract/operate/people'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companies, userBuildings, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { type ListQuery, matching, pageSize } from './list'
import { type Access, type Reach, within } from './reach'

type Row = typeof users.$inferSelect
type Query = ListQuery & {
  state?: AccountState | undefined
  building?: string | undefined
  company?: string | undefined
}

/** Kiosks are devices with an account, not people. */
export const isHuman = sql`not (${users.roles} @> '["kiosk"]')`

/** Where the caller's roles allow a look at people, and when. */
export type View = Omit<Access, 'held'> & { now: Date }

/** A column of `users`: the state of an account as seen from the buildings within reach. */
function stateColumn(connection: Connection, { shown, now }: View): SQL<AccountState> {
  const requests = connection
    .select({ one: sql`1` })
    .from(userBuildings)
    .where(
      and(
        eq(userBuildings.userId, users.id),
        isNull(userBuildings.revokedAt),
        isNotNull(userBuildings.requestedAt),
        within(shown, userBuildings.buildingUuid),
      ),
    )
  return sql`case when ${users.deactivated} then 'deactivated' when ${exists(requests)} then 'waiting' when ${users.confirmed} then 'active' when ${lte(users.invitationEndsAt, now)} then 'expired' else 'invited' end`
}

/** The people of the buildings within reach, by last name unless sorted otherwise. */
export async function peoplePage(connection: Connection, query: Query, view: View) {
  const state = stateColumn(connection, view)
  const { search } = query
  const found = and(
    isHuman,
    placesOf(connection, query, view),
    query.state === undefined ? undefined : sql`${state} = ${query.state}`,
    query.company === undefined ? undefined : eq(users.companyUuid, query.company),
    search === undefined ? undefined : matchesPerson(search),
  )
  // A filter has to look at everyone, so it counts in the same pass; without one, a page in the order of an index
  // needs only its own rows, and counting needs no order.
  const isFiltered = search !== undefined || query.state !== undefined
  const { offset = 0 } = query
  const page = await connection
    .select({
      id: users.id,
      total: (isFiltered ? sql`count(*) over ()` : sql`null`).mapWith(Number),
    })
    .from(users)
    .where(found)
    .orderBy(...orderOf(query, state))
    .limit(query.limit ?? pageSize)
    .offset(offset)
  const [first] = page
  const total =
    isFiltered && (first !== undefined || offset === 0)
      ? (first?.total ?? 0)
      : await connection.$count(users, found)
  const ids = page.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await connection.select({ user: users, state }).from(users).where(inArray(users.id, ids))
  const inOrder = rows.toSorted(
    (one, other) => ids.indexOf(one.user.id) - ids.indexOf(other.user.id),
  )
  return {
    data: await withPlaces(connection, inOrder, view.shown),
    total,
  }
}

/** Those who belong to a building within reach, and those of the companies that the caller administers. */
function placesOf(
  connection: Connection,
  { building }: Query,
  { reach, companies: own, shown }: View,
): SQL | undefined {
  if (reach === 'all' && building === undefined) return undefined
  const belongsWithin = (places: Reach) =>
    exists(
      connection
        .select({ one: sql`1` })
        .from(userBuildings)
        .where(
          and(
            eq(userBuildings.userId, users.id),
            isNull(userBuildings.revokedAt),
            within(places, userBuildings.buildingUuid),
            building === undefined ? undefined : eq(userBuildings.buildingUuid, building),
          ),
        ),
    )
  if (own.size === 0) return belongsWithin(reach)
  const isOwn = inArray(users.companyUuid, [...own])
  return or(belongsWithin(reach), building === undefined ? isOwn : and(isOwn, belongsWithin(shown)))
}

/** Finds a part of the address, or of first and last name in this order. */
function matchesPerson(search: string): SQL {
  // One text for both: the comparison takes most of the time of a search.
  return sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email} ilike ${matching(search)}`
}

function orderOf({ sort, descending }: Query, state: SQL<AccountState>): SQL[] {
  const columns = sort === 'email' ? [users.email] : [users.lastName, users.firstName, users.email]
  const order = descending === true ? desc : asc
  return [...(sort === 'state' ? [order(state)] : []), ...columns.map((each) => order(each))]
}

/** @throws `not_found` */
export async function readPerson(
  connection: Connection,
  uuid: string,
  view: View,
): Promise<OperatedPerson> {
  const [person] = await readPeople(connection, [uuid], view)
  if (person === undefined) throw personNotFound()
  return person
}

/** Those of the people that exist. */
export async function readPeople(
  connection: Connection,
  uuids: readonly string[],
  view: View,
): Promise<OperatedPerson[]> {
  const rows = await connection
    .select({ user: users, state: stateColumn(connection, view) })
    .from(users)
    .where(and(inArray(users.uuid, [...uuids]), isHuman))
  return withPlaces(connection, rows, view.shown)
}

export const personNotFound = () => new Refusal('not_found', { detail: 'No such person.' })

/** The row of a person, locked until the transaction ends. */
export async function lockPerson(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.uuid, uuid), isHuman))
    .for('update')
  if (row === undefined) throw personNotFound()
  return row
}

async function withPlaces(
  connection: Connection,
  rows: readonly { user: Row; state: AccountState }[],
  reach: Reach,
): Promise<OperatedPerson[]> {
  if (rows.length === 0) return []
  const memberships = await connection
    .select({ userId: userBuildings.userId, uuid: buildings.uuid, name: buildings.name })
    .from(userBuildings)
    .innerJoin(buildings, eq(buildings.uuid, userBuildings.buildingUuid))
    .where(
      and(
        inArray(
          userBuildings.userId,
          rows.map(({ user }) => user.id),
        ),
        isNull(userBuildings.revokedAt),
        within(reach, buildings.uuid),
      ),
    )
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  const employers = [...new Set(rows.flatMap(({ user }) => user.companyUuid ?? []))]
  const named =
    employers.length === 0
      ? []
      : await connection
          .select({ uuid: companies.uuid, name: companies.name })
          .from(companies)
          .where(inArray(companies.uuid, employers))
  return rows.map(({ user: row, state }) => ({
    uuid: row.uuid,
    version: row.version,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    state,
    company: named.find(({ uuid }) => uuid === row.companyUuid) ?? null,
    buildings: memberships
      .filter(({ userId }) => userId === row.id)
      .map(({ uuid, name }) => ({ uuid, name })),
  }))
}
