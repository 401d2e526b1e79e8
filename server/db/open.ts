import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNodePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { StartError } from '../startError'
import { listenAndCheck } from './checkListening'
import type { Database } from './database'
import { refuseForeign } from './lineage'
import { listenTo } from './listen'
import { type FolderLock, lockFolder } from './lock'
import { PreparedClient } from './preparedClient'
import * as schema from './schema'

const casing = 'snake_case'
const maxConnections = 10
/** How long a call may wait for a connection; a burst of RSVPs for one event completes within that time. */
const connectionMs = 15_000
/** The timeout of the database check; after it the database counts as unavailable. */
const probeMs = 1000
/** An arbitrary number that all processes share. */
const migrationLock = 4_310_001

/**
 * The embedded database in `folder`, or in memory. Durable if the process ends, but not if the power fails.
 *
 * @param migrationsFolder null opens it as it is
 * @param dump the initial content of a new database; creating one from scratch takes four times as long
 */
export async function openEmbedded(
  folder: string | null,
  migrationsFolder: string | null,
  dump?: Blob,
): Promise<Database> {
  let lock: FolderLock | null = null
  if (folder !== null) {
    await mkdir(folder, { recursive: true })
    lock = await lockFolder(folder)
  }
  const dataDir = folder === null ? undefined : join(folder, 'postgres')
  const isNew = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'))
  const client = new PGlite({
    ...(dataDir !== undefined && { dataDir }),
    ...(isNew && dump !== undefined && { loadDataDir: dump }),
  })
  try {
    await client.waitReady.catch(refuseUnreadable(dataDir))
    // Each statement of a migration runs only once, so that preparing them would be wasted.
    if (migrationsFolder !== null) {
      const migrating = drizzlePglite(client)
      await refuseForeign(migrating, migrationsFolder)
      await migratePglite(migrating, { migrationsFolder })
    }
    const prepared = new PreparedClient(client)
    // Drizzle calls nothing else of its client.
    const drizzle = drizzlePglite(prepared as unknown as PGlite, { schema, casing })
    // Both drivers share their query builder; only the type of raw results differs.
    return {
      connection: drizzle,
      transaction: (work) => drizzle.transaction(work),
      pool: () => null,
      ping: async () => void (await client.query('select 1')),
      maintain: async () => {
        const { rows } = await client.query<{ name: string }>(
          "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
        )
        for (const { name } of rows) await client.exec(`vacuum (analyze) ${name}`)
      },
      // Only this process uses the database, and cannot lose the connection to it.
      listen: (channel, { onMessage }) => client.listen(channel, onMessage),
      close: async () => {
        await client.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await client.close().catch(() => undefined)
    await lock?.release()
    throw error
  }
}

/** @throws `StartError` with the way out, because the driver only says that it failed */
const refuseUnreadable = (dataDir: string | undefined) => (error: unknown) => {
  if (dataDir === undefined) throw error
  throw new StartError(
    `The embedded database in ${dataDir} cannot be read: it is damaged, or of another PostgreSQL than 18; restore a backup, or start the version that wrote it.`,
  )
}

/**
 * A PostgreSQL server, or a transaction pooler in front of it. Processes that start together migrate one after the
 * other.
 *
 * @param migrationsFolder null opens it as it is
 * @param listenUrl the server itself, because a pooler does not support `LISTEN`
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string | null,
  listenUrl: string = url,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionMs,
  })
  // A dedicated connection: the database is available even if all pooled connections are in use.
  const probe = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    allowExitOnIdle: true,
  })
  for (const each of [pool, probe]) {
    // A connection that breaks must not end the process; its next query reports it. A pool listens to its idle
    // connections alone, so each also needs a listener while a transaction uses it.
    each.on('error', () => undefined)
    each.on('connect', (client) => client.on('error', () => undefined))
  }
  const drizzle = drizzleNodePostgres(pool, { schema, casing })
  if (migrationsFolder === null) await pool.query('select 1')
  else {
    await migrate(pool, drizzle, migrationsFolder).catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
  }
  return {
    connection: drizzle,
    transaction: (work) => drizzle.transaction(work),
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: maxConnections,
    }),
    ping: async () => void (await probe.query('select 1')),
    maintain: () => Promise.resolve(),
    listen: (channel, hearing) =>
      listenAndCheck({
        channel,
        hearing,
        listen: (checked) => listenTo(listenUrl, channel, checked),
        notify: (payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
      }),
    close: async () => {
      await probe.end()
      await pool.end()
    },
  }
}

async function migrate(
  pool: Pool,
  drizzle: NodePgDatabase<typeof schema>,
  migrationsFolder: string,
): Promise<void> {
  const client = await pool.connect()
  let isMigrated = false
  try {
    // The lock belongs to the transaction, not the session: behind a pooler the next query may run in another session.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await refuseForeign(drizzle, migrationsFolder)
    await migrateNodePostgres(drizzle, { migrationsFolder })
    await client.query('commit')
    isMigrated = true
  } finally {
    // A connection with an open transaction cannot be reused.
    client.release(!isMigrated)
  }
}
