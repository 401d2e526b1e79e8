import type { Brand } from '@contract/brand'
import type { Connection, Database } from '@server/db/database'
import * as tables from '@server/db/schema'
import { hashPassword } from '@server/services/auth/password'
import { forgetAllSessions } from '@server/services/auth/principal'
import { refuseOthersDatabase, seededKey } from '@server/services/platform/demoDatabase'
import { saveBrands } from '@server/services/tenancy/brands'
import { applyWorld } from '@server/world/applyWorld'
import { planWorld } from '@server/world/planWorld'
import { eq, inArray, sql } from 'drizzle-orm'
import { demoAccounts, demoPassword } from './accounts'
import { insertBookings } from './bookings/insert'
import { buildingUuid } from './buildings'
import { insertCards } from './cards/insert'
import { insertConsole } from './console'
import { demoDocument } from './document/worldDocument'
import { demoUuid } from './ids'
import { insertClaims, insertNeighbours } from './insertClaims'
import { samlKey } from './saml/key'
import { insertSuiteStates } from './suites'

const versionKey = 'demo_seed_version'
/**
 * Raise this with every change of the seeded data, so that demos of an earlier release are seeded
 * again.
 */
const version = '22'

/** Tables that the demo world fills or that its users write to; `settings` stays. */
const seeded = [
  tables.whitelabels,
  tables.buildings,
  tables.portfolios,
  tables.companies,
  tables.miniApps,
  tables.users,
  tables.emailDomains,
  tables.ssoProviders,
  tables.ssoTransactions,
  tables.samlAssertions,
  tables.registrations,
  tables.verificationCodes,
  tables.rateLimits,
  tables.guesses,
  tables.idempotencyKeys,
  tables.analyticsEvents,
  tables.flagRules,
  tables.setupLinks,
  tables.auditEntries,
  tables.outboxMails,
]

let hashed: Promise<string> | null = null

/** Hashed once for all accounts, because hashing takes half as long as the rest of the seed. */
function hashOfDemo(): Promise<string> {
  hashed ??= hashPassword(demoPassword)
  return hashed
}

/**
 * Fills an empty database with the demo world; does nothing if it has the world of this release.
 */
export async function seedDemo(
  database: Pick<Database, 'transaction'>,
  brands: readonly Brand[],
  now: Date,
): Promise<void> {
  const passwordHash = await hashOfDemo()
  await database.transaction(async (tx) => {
    // Two servers that start on one new database must not both seed it.
    await tx.execute(sql`lock table settings in exclusive mode`)
    const [seededAt, seededVersion] = [await stored(tx, seededKey), await stored(tx, versionKey)]
    if (seededAt !== null && seededVersion === version) return
    if (seededAt !== null) await clear(tx)
    else await refuseOthersDatabase(tx)
    await insertWorld(tx, { brands, passwordHash, now })
  })
}

/** Restores the demo world to its initial state. Every session ends. */
export async function resetDemo(
  database: Pick<Database, 'transaction'>,
  brands: readonly Brand[],
  now: Date,
): Promise<void> {
  forgetAllSessions()
  const passwordHash = await hashOfDemo()
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table settings in exclusive mode`)
    await clear(tx)
    await insertWorld(tx, { brands, passwordHash, now })
  })
}

async function stored(tx: Connection, key: string): Promise<string | null> {
  const [row] = await tx.select().from(tables.settings).where(eq(tables.settings.key, key))
  return row?.value ?? null
}

async function clear(tx: Connection): Promise<void> {
  // All tables in one statement: each cascade empties most of the others, and repeating that takes
  // long.
  const names = sql.join(seeded, sql`, `)
  await tx.execute(sql`truncate table ${names} restart identity cascade`)
  await tx.delete(tables.settings).where(inArray(tables.settings.key, [seededKey, versionKey]))
}

type Given = { brands: readonly Brand[]; passwordHash: string; now: Date }

async function insertWorld(tx: Connection, { brands, passwordHash, now }: Given): Promise<void> {
  await saveBrands(tx, brands)
  const { certificate } = await samlKey(tx, now)
  await applyWorld(tx, await planWorld(tx, demoDocument({ brands, certificate, now }), now))
  await insertAccounts(tx, passwordHash, now)
  await insertNeighbours(tx)
  await insertCards(tx, now)
  await insertSuiteStates(tx, now)
  await insertClaims(tx, now)
  await insertBookings(tx, now)
  await insertConsole(tx, now)
  await tx.insert(tables.settings).values([
    { key: seededKey, value: now.toISOString() },
    { key: versionKey, value: version },
  ])
}

async function insertAccounts(tx: Connection, passwordHash: string, now: Date): Promise<void> {
  const users = demoAccounts.map((account) => {
    const { note: _, buildings: __, permissions: ___, console: ____, ...row } = account
    return { ...row, passwordHash: row.confirmed ? passwordHash : null }
  })
  const { id, email } = tables.users
  const rows = await tx.insert(tables.users).values(users).returning({ id, email })
  const ids = new Map(rows.map((row) => [row.email, row.id]))
  const idOf = (address: string): number => {
    const found = ids.get(address)
    if (found === undefined) throw new Error(`${address} was not inserted`)
    return found
  }
  const rented = demoAccounts.flatMap(({ buildings, permissions = [], ...account }) =>
    buildings.map((name) => ({
      userId: idOf(account.email),
      buildingUuid: buildingUuid[name],
      source: account.createdBy === 'user' ? ('manager' as const) : ('invitation' as const),
      permissions,
    })),
  )
  await tx.insert(tables.userBuildings).values(rented)
  await tx
    .insert(tables.userPermissions)
    .values(
      rented.flatMap(({ permissions, ...at }) =>
        permissions.map((permission) => ({ ...at, permission })),
      ),
    )
  await tx.insert(tables.operatorGrants).values(
    demoAccounts.flatMap(({ console: held, email: address }) =>
      held === undefined
        ? []
        : [
            {
              uuid: demoUuid(`grant/${address}`),
              userId: idOf(address),
              role: held.role,
              buildingUuid: 'building' in held ? buildingUuid[held.building] : null,
              grantedAt: now,
            },
          ],
    ),
  )
}
