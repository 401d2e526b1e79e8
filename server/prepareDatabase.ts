import type { Configuration } from './configuration'
import { openDatabase } from './db/choose'
import type { Database } from './db/database'
import { refuseDemoDatabase } from './services/platform/demoDatabase'
import { saveBrands } from './services/tenancy/brands'

/**
 * Opens and migrates the database, seeds the demo or refuses its database, and updates the white-labels of the brand
 * files. The server and its commands begin with this.
 *
 * @throws `StartError` if the operator can fix the cause
 */
export async function prepareDatabase(
  { root, environment, deployment, dataFolder, demo }: Configuration,
  now: Date,
): Promise<Database> {
  const database = await openDatabase(environment, dataFolder, root)
  try {
    if (demo !== null) await demo.seed(database, deployment.brands, now)
    else await refuseDemoDatabase(database.connection)
    await database.transaction((tx) => saveBrands(tx, deployment.brands))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
