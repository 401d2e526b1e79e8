import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { listenAndCheck } from './checkListening'
import type { Database } from './database'
import { listenTo } from './listen'
import { type FolderLock, lockFolder } from './lock'
import * as schema from './schema'

const casing = 'snake_case'
const maxConnections = 10
/** How long a call may wait for one of the connections: a rush for one event takes its turns within that. */
const connectionMs = 15_000
/** How long a check of the database may take: longer, and it counts as away. */
const probeMs = 1000
/** Any number, as long as every process of ours uses the same one. */
const migrationLock = 4_310_001

/**
 * Embedded database in `folder`, or in memory. Durable against the end of the process, not against power loss.
 *
 * @param dump what a new one begins with; without it one is made from nothing, which takes four times as long
 */
export async function openEmbedded(
  folder: string | null,
  migrationsFolder: string,
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
    await client.waitReady
    const drizzle = drizzlePglite(client, { schema, casing })
    await migratePglite(drizzle, { migrationsFolder })
    // Both drivers share their query builder; only the type of raw results differs.
    return {
      connection: drizzle,
      transaction: (work) => drizzle.transaction(work),
      pool: () => null,
      ping: async () => void (await client.query('select 1')),
      // This process is the only one, and its database cannot be lost without it.
      listen: (channel, { onMessage }) => client.listen(channel, onMessage),
      close: async () => {
        await client.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/**
 * A PostgreSQL server, or a pooler of transactions in front of it. Processes that start together migrate one after the
 * other.
 *
 * @param listenUrl the server itself, for what a pooler cannot do: to listen
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  listenUrl: string = url,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionMs,
  })
  // Of its own: while a rush takes its turns for the connections above, the database is there all the same.
  const probe = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    allowExitOnIdle: true,
  })
  for (const each of [pool, probe]) {
    // An idle connection that breaks must not end the process; the next query reports it.
    each.on('error', () => undefined)
  }
  const drizzle = drizzleNodePostgres(pool, { schema, casing })
  const client = await pool.connect()
  let isMigrated = false
  try {
    // Of a transaction and not of the session: behind a pooler the next query may run in another session.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await migrateNodePostgres(drizzle, { migrationsFolder })
    await client.query('commit')
    isMigrated = true
  } finally {
    // With its transaction open it could serve nobody else.
    client.release(!isMigrated)
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
