import { openAttachmentChecks } from './adapters/attachments/attachmentChecks'
import { openDomainRecords } from './adapters/domainRecords'
import { openFileParser } from './adapters/fileParser/fileParser'
import { openIdClient } from './adapters/openid/openid'
import { fetchPictures } from './adapters/remotePictures'
import { openSaml } from './adapters/saml/saml'
import { clearCachesOnChange } from './clearCachesOnChange'
import type { Configuration } from './configuration'
import type { Dependencies } from './http/dependencies'
import { createFormsInFlight } from './http/formsInFlight'
import { securityLogOf } from './http/securityLog'
import { imagesOf } from './images/images'
import { ownPictures } from './images/own'
import { openLiveHub } from './live/hub'
import { countStreams } from './live/streams'
import { createLog } from './log'
import { createMetrics } from './metrics/metrics'
import { watchDependencies } from './metrics/watchDependencies'
import { openBuildingSystems } from './openBuildingSystems'
import { openCardVaults } from './openCardVaults'
import { openConnectionTests } from './openConnectionTests'
import { openFiles } from './openFiles'
import { openFlags } from './openFlags'
import { openMail, openMailer } from './openMail'
import { prepareDatabase } from './prepareDatabase'
import { accessTokens } from './services/auth/accessToken'
import { confirmationLinksOf } from './services/auth/confirmationLinks'
import { devicesOf } from './services/auth/devices'
import { documentSessionsOf } from './services/auth/documentSessions'
import { keyedHash } from './services/auth/keyedHash'
import { keyringOf } from './services/auth/keyring'
import { sealOf } from './services/auth/seal'
import { signingSecrets } from './services/auth/signingSecrets'
import { signUpTokens } from './services/auth/signUp/signUpTokens'
import { appSessionsOf } from './services/embed/appSessions'
import { createContentCache } from './services/home/contentCache'
import { limitsOf } from './services/platform/limits'
import { uploadedPictures } from './services/platform/uploads/uploads'
import { createDirectoryIndexes } from './services/search/directoryIndexes'
import { ruledFlags } from './services/tenancy/flags/ruledFlags'

/** The signals that stop a server; without them it never stops. */
export type StopSignals = Pick<Dependencies, 'stopping' | 'draining'>

/** Opens and seeds the database, and opens all other dependencies of the server. */
export async function openDependencies(
  configuration: Configuration,
  signals: StopSignals = neverStopping(),
): Promise<Dependencies> {
  const { root, environment, deployment, brandFiles, dataFolder, demo } = configuration
  const log = createLog(environment.LOG_LEVEL)
  const now = () => new Date()
  const { mailer, inbox } = openMailer(environment, demo, now)
  const sandbox = demo?.cardVault ?? null
  const cards = openCardVaults({ deployment, secrets: environment, sandbox })
  const database = await prepareDatabase(configuration, now())
  const ruled = ruledFlags({
    database,
    deployment,
    now,
    report: (err) => log.warn({ err }, 'flag rules not read'),
  })
  const secrets = await signingSecrets(database.connection, environment.tokenSecrets)
  const [keyring, hash] = [keyringOf(secrets), keyedHash(secrets[0])]
  const metrics = createMetrics()
  const files = openFiles(root, dataFolder, environment)
  const uploads = uploadedPictures({ connection: database.connection, files })
  const dependencies: Dependencies = {
    metrics,
    database,
    deployment,
    brandFiles,
    accessTokens: accessTokens(keyring),
    signUpTokens: signUpTokens(keyring),
    appSessions: appSessionsOf(keyring),
    confirmationLinks: confirmationLinksOf(keyring),
    hash,
    devices: devicesOf(keyring, hash),
    documentSessions: documentSessionsOf(keyring, hash),
    limits: limitsOf(
      database.connection,
      hash,
      (err) => log.error({ err }, 'limit not shared'),
      metrics.limitRefused,
    ),
    contentCache: createContentCache(),
    live: await openLiveHub(database),
    streams: countStreams(),
    formsInFlight: createFormsInFlight(),
    files,
    directoryIndexes: createDirectoryIndexes(),
    outbox: openMail(mailer, { database, seal: sealOf(secrets), log, now }),
    inbox,
    flags: openFlags({ deployment, apiKey: environment.UNLEASH_API_KEY }, ruled),
    buildingSystems: await openBuildingSystems({
      deployment,
      mqttUrl: environment.MQTT_URL,
      database,
      now,
      report: (what, err) => log.warn({ err }, what),
      onTick: (succeeded) =>
        succeeded ? metrics.workerSucceeded('suites') : metrics.workerFailed('suites'),
    }),
    connectionTests: openConnectionTests(configuration),
    domainRecords: openDomainRecords(),
    cards,
    prefetch: null,
    drawPage: null,
    openId: openIdClient,
    saml: openSaml(),
    attachmentChecks: openAttachmentChecks(),
    fileParser: openFileParser(),
    images: imagesOf({
      own: ownPictures(brandFiles, uploads, demo?.pictures),
      remote: fetchPictures(),
      origins: deployment.server.imageOrigins,
      now,
    }),
    kioskExitPin: environment.KIOSK_EXIT_PIN ?? null,
    demo: demo !== null,
    metricsToken: environment.METRICS_TOKEN ?? null,
    ...signals,
    log,
    security: securityLogOf(log, hash),
    now,
  }
  clearCachesOnChange(dependencies)
  watchDependencies(dependencies)
  return dependencies
}

function neverStopping(): StopSignals {
  const { signal } = new AbortController()
  return { stopping: signal, draining: signal }
}
