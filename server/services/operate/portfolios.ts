import { randomUUID } from 'node:crypto'
import { type OperatedPortfolio, portfolios as record } from '@contract/operate/portfolios'
import { and, asc, desc, eq, ilike, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, operatorGrants, portfolios } from '../../db/schema'
import { publishBuildings } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { type ListQuery, matching, pageSize } from './list'
import { searchedService } from './recordService'
import { checkVersion } from './versioned'

type Row = typeof portfolios.$inferSelect

/** The portfolios of the deployment. */
export const portfolioService = searchedService(record, {
  nameOf: ({ name }) => name,
  list: (connection, _, query) => portfolioPage(connection, query),
  create: (tx, _, fields) => createPortfolio(tx, fields),
  read: readPortfolio,
  update: updatePortfolio,
  remove: deletePortfolio,
})

/** The portfolios of the deployment, by name. */
async function portfolioPage(connection: Connection, query: ListQuery) {
  const { name, uuid } = portfolios
  const found = query.search === undefined ? undefined : ilike(name, matching(query.search))
  const rows = await connection
    .select()
    .from(portfolios)
    .where(found)
    .orderBy(query.descending === true ? desc(name) : asc(name), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: await withBuildings(connection, rows),
    total: await connection.$count(portfolios, found),
  }
}

/** @throws `not_found` */
async function readPortfolio(connection: Connection, uuid: string): Promise<OperatedPortfolio> {
  const rows = await connection.select().from(portfolios).where(eq(portfolios.uuid, uuid))
  const [portfolio] = await withBuildings(connection, rows)
  if (portfolio === undefined) throw notFound()
  return portfolio
}

async function createPortfolio(
  tx: Connection,
  { name }: { name: string },
): Promise<OperatedPortfolio> {
  const uuid = randomUUID()
  await tx.insert(portfolios).values({ uuid, name })
  return readPortfolio(tx, uuid)
}

type PortfolioChange = {
  version: number
  name?: string | undefined
  buildings?: readonly { uuid: string }[] | undefined
}

/** @throws `not_found`, also for a building that does not exist; `version_conflict` */
async function updatePortfolio(
  tx: Connection,
  uuid: string,
  { version, name, buildings: chosen }: PortfolioChange,
): Promise<{ before: OperatedPortfolio; after: OperatedPortfolio }> {
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = await readPortfolio(tx, uuid)
  await tx
    .update(portfolios)
    .set({ name: name ?? row.name, version: row.version + 1 })
    .where(eq(portfolios.uuid, uuid))
  if (chosen !== undefined) await setBuildings(tx, row.uuid, chosen)
  const after = await readPortfolio(tx, uuid)
  await publishBuildings(
    tx,
    [...before.buildings, ...after.buildings].map((building) => building.uuid),
  )
  return { before, after }
}

async function setBuildings(
  tx: Connection,
  portfolioUuid: string,
  chosen: readonly { uuid: string }[],
): Promise<void> {
  const wanted = [...new Set(chosen.map(({ uuid }) => uuid.toLowerCase()))]
  const isOwn = eq(buildings.portfolioUuid, portfolioUuid)
  await tx
    .update(buildings)
    .set({ portfolioUuid: null })
    .where(wanted.length === 0 ? isOwn : and(isOwn, notInArray(buildings.uuid, wanted)))
  if (wanted.length === 0) return
  const moved = await tx
    .update(buildings)
    .set({ portfolioUuid })
    .where(inArray(buildings.uuid, wanted))
    .returning({ uuid: buildings.uuid })
  if (moved.length < wanted.length) {
    throw new Refusal('not_found', { detail: 'No such building.' })
  }
}

/** Removes a portfolio; its buildings stay. @throws `not_found`, `portfolio_in_use` */
async function deletePortfolio(tx: Connection, uuid: string): Promise<OperatedPortfolio> {
  const row = await lockedRow(tx, uuid)
  const portfolio = await readPortfolio(tx, uuid)
  if (portfolio.roles > 0) {
    throw new Refusal('portfolio_in_use', {
      detail: `${portfolio.roles} roles are granted for it. Revoke them first.`,
    })
  }
  await setBuildings(tx, row.uuid, [])
  await tx.delete(portfolios).where(eq(portfolios.uuid, uuid))
  await publishBuildings(
    tx,
    portfolio.buildings.map((building) => building.uuid),
  )
  return portfolio
}

async function lockedRow(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx.select().from(portfolios).where(eq(portfolios.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  return row
}

const notFound = () => new Refusal('not_found', { detail: 'No such portfolio.' })

async function withBuildings(
  connection: Connection,
  rows: readonly Row[],
): Promise<OperatedPortfolio[]> {
  if (rows.length === 0) return []
  const uuids = rows.map(({ uuid }) => uuid)
  const own = await connection
    .select({ uuid: buildings.uuid, name: buildings.name, portfolio: buildings.portfolioUuid })
    .from(buildings)
    .where(inArray(buildings.portfolioUuid, uuids))
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  const grants = await connection
    .select({ portfolio: operatorGrants.portfolioUuid, count: sql<number>`count(*)::int` })
    .from(operatorGrants)
    .where(inArray(operatorGrants.portfolioUuid, uuids))
    .groupBy(operatorGrants.portfolioUuid)
  return rows.map(({ uuid, version, name }) => ({
    uuid,
    version,
    name,
    buildings: own
      .filter(({ portfolio }) => portfolio === uuid)
      .map((building) => ({ uuid: building.uuid, name: building.name })),
    roles: grants.find(({ portfolio }) => portfolio === uuid)?.count ?? 0,
  }))
}
