import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment'
import { connectionReason } from '../settings/connectionReason'
import { StartError } from '../startError'
import type { Database } from './database'
import { openEmbedded, openPostgres } from './open'

type Urls = Pick<Environment, 'DATABASE_URL' | 'DATABASE_LISTEN_URL'>

/**
 * PostgreSQL if a URL is given, otherwise the embedded database in `folder` (null: in memory).
 *
 * @param root the installation folder, with the migrations and the build output
 */
export async function openDatabase(
  urls: Urls,
  folder: string | null,
  root: string,
): Promise<Database> {
  const migrationsFolder = migrationsOf(root)
  const { DATABASE_URL: url } = urls
  if (url === undefined) return openEmbedded(folder, migrationsFolder, await emptyDatabase(root))
  return openExplained(url, urls, migrationsFolder)
}

/** The same database without migrating it; null if the embedded one has not been created yet. */
export async function openExistingDatabase(
  urls: Urls,
  folder: string | null,
): Promise<Database | null> {
  const { DATABASE_URL: url } = urls
  if (url !== undefined) return openExplained(url, urls, null)
  const exists = folder !== null && existsSync(join(folder, 'postgres/PG_VERSION'))
  return exists ? openEmbedded(folder, null) : null
}

export const migrationsOf = (root: string): string => join(root, 'server/db/migrations')

async function openExplained(
  url: string,
  { DATABASE_LISTEN_URL: listenUrl }: Urls,
  migrationsFolder: string | null,
): Promise<Database> {
  const database = await openPostgres(url, migrationsFolder, listenUrl).catch(
    explained('DATABASE_URL'),
  )
  const name = listenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL'
  return {
    ...database,
    listen: (channel, hearing) => database.listen(channel, hearing).catch(explained(name)),
  }
}

const reasons: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist',
  '42501': 'the user may not create tables there',
  '53300': 'it has no connection left',
}

/** Throws a one-sentence explanation if the operator can fix the error; rethrows any other error unchanged. */
const explained =
  (variable: keyof Urls) =>
  (error: unknown): never => {
    const code = (error as NodeJS.ErrnoException).code
    const reason = (code === undefined ? undefined : reasons[code]) ?? connectionReason(error)
    if (reason === null) throw error
    throw new StartError(`The database of ${variable} cannot be opened: ${reason}.`)
  }

/** The build's copy of an empty database; undefined without a build. */
const emptyDatabase = (root: string): Promise<Blob | undefined> =>
  openAsBlob(join(root, 'dist/empty-database.tar')).catch(() => undefined)
