import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Deployment } from '@contract/deployment'
import { readBrandFiles } from './brands'
import { openDatabase } from './db/choose'
import { brandFolder, readDeployment } from './deployment'
import { accessTokens } from './domain/accessToken'
import { appSessionsOf } from './domain/appSessions'
import { keepBrands } from './domain/brands'
import { refuseDemoDatabase } from './domain/demoDatabase'
import { devicesOf } from './domain/devices'
import { documentSessionsOf } from './domain/documentSessions'
import { createContentCache } from './domain/home/contentCache'
import { keyedHash } from './domain/keyedHash'
import { keyringOf } from './domain/keyring'
import { limitsOf } from './domain/limits'
import { createDirectoryIndexes } from './domain/search/directoryIndexes'
import { signingSecrets } from './domain/signingSecrets'
import { signUpTokens } from './domain/signUp/signUpTokens'
import type { Environment } from './environment'
import type { Dependencies } from './http/dependencies'
import { securityLogOf } from './http/securityLog'
import { imagesOf } from './images/images'
import { ownPictures } from './images/own'
import { openLiveHub } from './live/hub'
import { countStreams } from './live/streams'
import { createLog } from './log'
import { openBuildingSystems } from './openBuildingSystems'
import { openCardVaults } from './openCardVaults'
import { openFiles } from './openFiles'
import { openMail } from './openMail'
import { loadDemo } from './ports/demo'
import { configuredFlags, type FlagSource, unleashFlags } from './ports/flags'
import { fetchPictures } from './ports/remotePictures'
import { openSaml } from './ports/saml'
import { StartError } from './startError'

/** Opens and fills the database and reads the configuration. `draining` stops the health check. */
export async function openDependencies(
  root: string,
  environment: Environment,
  draining: AbortSignal = new AbortController().signal,
): Promise<Dependencies> {
  const log = createLog(environment.LOG_LEVEL)
  const config = resolve(root, environment.PORTICO_CONFIG)
  const read = await readDeployment(config)
  const brandFiles = await readBrandFiles(brandFolder(config), read.brands)
  const folder = environment.DATA_DIR === ':memory:' ? null : resolve(root, environment.DATA_DIR)
  if (environment.DATABASE_URL === undefined && folder !== null) await checkWritable(folder)
  const now = () => new Date()
  const demo = await loadDemo(environment)
  const deployment = demo?.deployment(read, environment) ?? read
  // What is missing in the environment is said before a database is made.
  const { mail, inbox } = openMail(environment, log, demo, now)
  const sandbox = demo?.cardVault ?? null
  const cards = openCardVaults({ deployment, secrets: environment, sandbox })
  const flags = flagSource(deployment, environment.UNLEASH_API_KEY)
  const database = await openDatabase(environment.DATABASE_URL, folder, root)
  if (demo !== null) await demo.seed(database.connection, deployment.brands, now())
  else await refuseDemoDatabase(database.connection)
  await keepBrands(database.connection, deployment.brands)
  const secrets = await signingSecrets(database.connection, environment.tokenSecrets)
  const [keyring, hash] = [keyringOf(secrets), keyedHash(secrets[0])]
  return {
    database,
    deployment,
    brandFiles,
    accessTokens: accessTokens(keyring),
    signUpTokens: signUpTokens(keyring),
    appSessions: appSessionsOf(keyring),
    hash,
    devices: devicesOf(keyring, hash),
    documentSessions: documentSessionsOf(keyring, hash),
    limits: limitsOf(database.connection, hash, (err) => log.error({ err }, 'limit not shared')),
    contentCache: createContentCache(),
    live: await openLiveHub(database),
    streams: countStreams(),
    files: openFiles(root, folder, environment),
    directoryIndexes: createDirectoryIndexes(),
    mail,
    inbox,
    flags,
    buildingSystems: await openBuildingSystems({
      deployment,
      mqttUrl: environment.MQTT_URL,
      connection: database.connection,
      now,
      report: (what, err) => log.warn({ err }, what),
    }),
    cards,
    saml: openSaml(),
    images: imagesOf({
      own: ownPictures(brandFiles, demo?.pictures),
      remote: fetchPictures(),
      origins: deployment.server.imageOrigins,
      now,
    }),
    kioskExitPin: environment.KIOSK_EXIT_PIN ?? null,
    demo: demo !== null,
    metricsToken: environment.METRICS_TOKEN ?? null,
    draining,
    log,
    security: securityLogOf(log, hash),
    now,
  }
}

async function checkWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written; make it writable or set DATA_DIR to another folder.`,
    )
  }
}

function flagSource({ server }: Deployment, key: string | undefined): FlagSource {
  const configured = configuredFlags(server.flags)
  if (server.unleash === undefined) return configured
  if (key === undefined) {
    throw new StartError('server.unleash is configured; set UNLEASH_API_KEY to its front-end key.')
  }
  return unleashFlags(server.unleash.url, key, configured)
}
