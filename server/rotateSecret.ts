import { resolve } from 'node:path'
import { openDatabase } from './db/choose'
import { readEnvironment } from './environment'
import { rotateSigningSecret } from './services/auth/signingSecrets'
import { StartError } from './startError'

/** `node dist/server/main.js rotate-secret`: replaces the secret that is stored in the database, and exits. */
export async function rotateSecret(root: string): Promise<void> {
  const environment = readEnvironment(process.env)
  if (environment.tokenSecrets.length > 0) {
    throw new StartError('TOKEN_SECRET is set; rotate it there, not in the database.')
  }
  const folder = environment.DATA_DIR === ':memory:' ? null : resolve(root, environment.DATA_DIR)
  const database = await openDatabase(environment, folder, root)
  try {
    await rotateSigningSecret(database)
  } finally {
    await database.close()
  }
}
