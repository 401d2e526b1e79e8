import type { Deployment } from '@contract/deployment'
import { unleashFlags } from '../adapters/flags/unleash'
import { type Configuration, readConfiguration } from '../configuration'
import { openExistingDatabase } from '../db/choose'
import type { Environment } from '../environment'
import type { FlagSource } from '../ports/flags'
import { providerReach } from '../settings/providerReach'
import { StartError } from '../startError'
import { checkDatabase } from './checkDatabase'
import { checkFiles } from './checkFiles'
import { checkFlags } from './checkFlags'
import { checkIdentityProviders } from './checkIdentityProviders'
import { checkMail } from './checkMail'
import { checkOutbox } from './checkOutbox'
import { checkSuites } from './checkSuites'
import { checkTenancy } from './checkTenancy'
import { checkTiles } from './checkTiles'
import { type Finding, finding } from './finding'

const configured = finding('Configuration')

/**
 * Checks everything that a start needs: the configuration first, since all else follows from it. Migrates nothing.
 *
 * @param root the installation folder
 */
export async function examine(
  root: string,
  input: NodeJS.ProcessEnv,
  now: Date = new Date(),
): Promise<Finding[]> {
  let configuration: Configuration
  try {
    configuration = await readConfiguration(root, input)
  } catch (error) {
    return mistakesOf(error).map((mistake) => configured('failed', mistake))
  }
  const { dataFolder, demo, deployment, environment, path } = configuration
  const found = await Promise.all([
    examineDatabase(configuration, now),
    checkMail(environment),
    checkFiles(root, dataFolder, environment),
    checkSuites(deployment, environment),
    checkFlags(deployment, environment),
  ])
  const text = `${path ?? 'the defaults of one machine, since PORTICO_CONFIG is unset'}, with ${deployment.brands.length} brands${demo === null ? '' : '; the demo is on'}`
  return [configured('ok', text), ...found.flat()]
}

async function examineDatabase(
  { root, dataFolder, deployment, environment }: Configuration,
  now: Date,
): Promise<Finding[]> {
  const about = finding('Database')
  try {
    const database = await openExistingDatabase(environment, dataFolder)
    if (database === null) return [about('ok', 'will be created by the first start')]
    try {
      const { findings, isMigrated } = await checkDatabase(database, root, environment)
      // Older tables lack columns that the other checks read.
      if (!isMigrated) return findings
      const { connection } = database
      return [
        ...findings,
        ...(await checkTenancy(connection, deployment)),
        ...(await checkTiles(connection, deployment, unleashOf(deployment, environment))),
        ...(await checkOutbox(connection, now)),
        ...(await checkIdentityProviders({ connection, ...providerReach(deployment), now })),
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    return mistakesOf(error).map((mistake) => about('failed', mistake))
  }
}

/** The flags that Unleash itself lists; null if it is not configured. */
function unleashOf(
  { server: { unleash } }: Pick<Deployment, 'server'>,
  { UNLEASH_API_KEY: key = '' }: Pick<Environment, 'UNLEASH_API_KEY'>,
): FlagSource | null {
  if (unleash === undefined) return null
  return unleashFlags({ url: unleash.url, key }, () => Promise.reject(new Error('No answer')))
}

/** The mistakes that explain an error; its own message if nothing does, so that the other checks are still printed. */
function mistakesOf(error: unknown): readonly string[] {
  if (error instanceof StartError) return error.mistakes
  return [error instanceof Error ? error.message : String(error)]
}
