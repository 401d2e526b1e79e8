import { StartError } from '../startError'
import type { Database } from './database'
import { openEmbedded, openPostgres } from './open'

/** PostgreSQL where a URL is given, else the embedded database in `folder` (null: in memory). */
export async function openDatabase(
  url: string | undefined,
  folder: string | null,
  migrationsFolder: string,
): Promise<Database> {
  if (url === undefined) return openEmbedded(folder, migrationsFolder)
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
