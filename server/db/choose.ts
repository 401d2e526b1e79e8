import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment'
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
  { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl }: Urls,
  folder: string | null,
  root: string,
): Promise<Database> {
  const migrationsFolder = join(root, 'server/db/migrations')
  if (url === undefined) return openEmbedded(folder, migrationsFolder, await emptyDatabase(root))
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
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was closed',
  ETIMEDOUT: 'nothing answers in time',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up',
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
    const reason = code === undefined ? undefined : reasons[code]
    if (reason === undefined) throw error
    throw new StartError(`The database of ${variable} cannot be opened: ${reason}.`)
  }

/** The build's copy of an empty database; undefined without a build. */
const emptyDatabase = (root: string): Promise<Blob | undefined> =>
  openAsBlob(join(root, 'dist/empty-database.tar')).catch(() => undefined)
