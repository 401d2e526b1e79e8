import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startError'
import type { Database } from './database'
import { openEmbedded, openPostgres } from './open'

/**
 * PostgreSQL where a URL is given, else the embedded database in `folder` (null: in memory).
 *
 * @param root the folder of the installation, with the migrations and what the build has written
 */
export async function openDatabase(
  url: string | undefined,
  folder: string | null,
  root: string,
): Promise<Database> {
  const migrationsFolder = join(root, 'server/db/migrations')
  if (url === undefined) return openEmbedded(folder, migrationsFolder, await emptyDatabase(root))
  try {
    return await openPostgres(url, migrationsFolder)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    const reasons: Record<string, string> = {
      ECONNREFUSED: 'nothing answers there',
      ENOTFOUND: 'its host is unknown',
      '28P01': 'the password is wrong',
      '3D000': 'the database does not exist',
    }
    const reason = code === undefined ? undefined : reasons[code]
    if (reason === undefined) throw error
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${reason}.`)
  }
}

/** The build's copy of a database without anything in it; nothing where nobody has built. */
const emptyDatabase = (root: string): Promise<Blob | undefined> =>
  openAsBlob(join(root, 'dist/empty-database.tar')).catch(() => undefined)
