import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import type { Database } from './database'
import { listenTo } from './listen'
import { type FolderLock, lockFolder } from './lock'
import * as schema from './schema'

const casing = 'snake_case'
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
    return database({
      connection: drizzle,
      // This process is the only one, and its database cannot be lost without it.
      listen: (channel, { onMessage }) => client.listen(channel, onMessage),
      close: async () => {
        await client.close()
        await lock?.release()
      },
    })
  } catch (error) {
    await lock?.release()
    throw error
  }
}

/** A PostgreSQL server. Processes that start together migrate one after the other. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => undefined)
  const drizzle = drizzleNodePostgres(pool, { schema, casing })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateNodePostgres(drizzle, { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release()
  }
  return database({
    connection: drizzle,
    listen: (channel, hearing) => listenTo(url, channel, hearing),
    close: () => pool.end(),
  })
}

function database(opened: Omit<Database, 'ping'>): Database {
  const { connection } = opened
  return {
    ...opened,
    ping: async () => {
      await Promise.race([
        connection.execute(sql`select 1`),
        new Promise((_, reject) =>
          setTimeout(reject, 1000, new Error('database too slow')).unref(),
        ),
      ])
    },
  }
}
