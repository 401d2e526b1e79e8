import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { Renderer } from '@contract/rendering'
import { table } from '@contract/table'
import { demoPassword } from '@demo/accounts'
import { sandboxVault } from '@demo/cards/vault'
import { createInbox } from '@demo/inbox'
import { serveDemo } from '@demo/pages'
import { demoPictures } from '@demo/pictures/demoPictures'
import { seedDemo } from '@demo/seed'
import { memoryFiles } from '@server/adapters/files/localFiles'
import { openOutbox } from '@server/adapters/mail/outbox'
import { openIdClient } from '@server/adapters/openid/openid'
import { openSaml } from '@server/adapters/saml/saml'
import { openSimulator } from '@server/adapters/simulator'
import { readBrandFiles } from '@server/brands'
import { clearCachesOnChange } from '@server/clearCachesOnChange'
import { users } from '@server/db/schema'
import { brandFolder, readDeployment } from '@server/deployment'
import { readEnvironment } from '@server/environment'
import type { Dependencies } from '@server/http/dependencies'
import { createFormsInFlight } from '@server/http/formsInFlight'
import { securityLogOf } from '@server/http/securityLog'
import { createServer } from '@server/http/server'
import { imagesOf } from '@server/images/images'
import { ownPictures } from '@server/images/own'
import { openLiveHub } from '@server/live/hub'
import { countStreams } from '@server/live/streams'
import { createLog } from '@server/log'
import { createMetrics } from '@server/metrics/metrics'
import { watchDependencies } from '@server/metrics/watchDependencies'
import { openConnectionTests } from '@server/openConnectionTests'
import type { ReceivedMail } from '@server/ports/inbox'
import type { OwnPictures } from '@server/ports/pictures'
import { accessTokens } from '@server/services/auth/accessToken'
import { confirmationLinksOf } from '@server/services/auth/confirmationLinks'
import { devicesOf } from '@server/services/auth/devices'
import { documentSessionsOf } from '@server/services/auth/documentSessions'
import { keyedHash } from '@server/services/auth/keyedHash'
import { keyringOf } from '@server/services/auth/keyring'
import { forgetAllSessions } from '@server/services/auth/principal'
import { sealOf } from '@server/services/auth/seal'
import { startSession } from '@server/services/auth/session'
import { ownerOf } from '@server/services/auth/sessionKind'
import { signUpTokens } from '@server/services/auth/signUp/signUpTokens'
import { appSessionsOf } from '@server/services/embed/appSessions'
import { createContentCache } from '@server/services/home/contentCache'
import { fileParserOf, parseFile } from '@server/services/operate/uploads/parseFile'
import { limitsOf } from '@server/services/platform/limits'
import { uploadedPictures } from '@server/services/platform/uploads/uploads'
import { createDirectoryIndexes } from '@server/services/search/directoryIndexes'
import { checkFile } from '@server/services/support/checkFile'
import { ruledFlags } from '@server/services/tenancy/flags/ruledFlags'
import { drawPageWith } from '@server/ssr/drawPage'
import { prefetchWith } from '@server/ssr/prefetch'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { password as builtPassword } from './builders/people'
import { openTestDatabase, restoreSeed, type Seed } from './database'

const config = fileURLToPath(new URL('../../config/demo.json', import.meta.url))
/** The demo's configuration, with its brands. */
export const demo = await readDeployment(config)
const brandFiles = await readBrandFiles(brandFolder(config), demo.brands)
export const secret = new TextEncoder().encode('a secret of the tests, 32 bytes or more')

export type Sent = {
  body?: unknown
  /** Sent unchanged instead of `body`. */
  raw?: string
  /** Sent as a form instead. */
  form?: FormData
  /** Sent piece by piece instead. */
  stream?: ReadableStream<Uint8Array>
  token?: string
  host?: string
  headers?: Record<string, string>
  /** The address of the client's socket; without one, no limit counts for the client. */
  client?: string
}
export type Answer = {
  status: number
  /** Parsed if it is JSON, otherwise text. */
  body: unknown
  bytes: Uint8Array
  headers: Headers
}

type Session = { token: string; refresh: string; userUuid: string }

export type World = Dependencies & {
  clock: { now: Date }
  logged: string[]
  /** The password of every user who has one. */
  password: string
  request(method: string, path: string, sent?: Sent): Promise<Answer>
  /** The response as it starts, for streams. */
  respond(method: string, path: string, sent?: Sent): Promise<Response>
  /** Starts a session of the user with this address, without the checks and the traces of a sign-in. */
  signIn(who: string | { email: string }): Promise<Session>
  /** Signs in the user with this address by the password; throws with the status of a refusal. */
  login(who: string | { email: string }): Promise<Session>
  /** Restores the initial state: clock, database, mail and the process's memory. */
  reset(): Promise<void>
  /** What has been mailed to an address, newest first. */
  mails(to: string): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

/** Noon in Boston on a Tuesday: a test's data does not depend on the day on which it runs. */
export const noon = new Date('2031-03-04T17:00:00Z')

/** What a test may provide: another server's database, other settings. */
type Brought = { seed?: Seed; renderer?: Pick<Renderer, 'render'> } & Partial<
  Pick<
    Dependencies,
    | 'database'
    | 'deployment'
    | 'images'
    | 'kioskExitPin'
    | 'saml'
    | 'demo'
    | 'metricsToken'
    | 'stopping'
    | 'buildingSystems'
    | 'connectionTests'
    | 'domainRecords'
    | 'cards'
  >
>

/**
 * A separate server on a separate database, called in-process.
 *
 * @param brought `seed: 'demo'` for tests of the demo; all others build their world's contents (`builders/`)
 */
export async function openWorld({ seed = 'empty', ...brought }: Brought = {}): Promise<World> {
  const database = brought.database ?? (await openTestDatabase(seed))
  const startedAt = seed === 'empty' ? noon : new Date()
  const clock = { now: startedAt }
  const logged: string[] = []
  const password = seed === 'demo' ? demoPassword : builtPassword
  const deployment = brought.deployment ?? {
    ...demo,
    server: {
      ...demo.server,
      corsOrigins: ['https://elsewhere.example'],
      cards: { gateways: ['sandbox'] },
    },
  }
  const inbox = createInbox(() => clock.now)
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  const [keyring, hash] = [keyringOf([secret]), keyedHash(secret)]
  const metrics = createMetrics()
  const files = memoryFiles()
  const dependencies: Dependencies = {
    database,
    deployment,
    brandFiles,
    signUpTokens: signUpTokens(keyring),
    appSessions: appSessionsOf(keyring),
    confirmationLinks: confirmationLinksOf(keyring),
    hash,
    devices: devicesOf(keyring, hash),
    documentSessions: documentSessionsOf(keyring, hash),
    limits: limitsOf(
      database.connection,
      hash,
      (error) => {
        throw error
      },
      metrics.limitRefused,
    ),
    contentCache: createContentCache(),
    live: await openLiveHub(database),
    streams: countStreams(),
    formsInFlight: createFormsInFlight(),
    metrics,
    files,
    directoryIndexes: createDirectoryIndexes(),
    outbox: openOutbox({
      mailer: inbox,
      database,
      seal: sealOf([secret]),
      now: () => clock.now,
      lanes: 1,
      onGivenUp: ({ error }) => {
        throw error
      },
      onFailure: (error) => {
        throw error
      },
    }),
    inbox,
    flags: ruledFlags({
      database,
      deployment,
      now: () => clock.now,
      report: (error) => {
        throw error
      },
    }),
    buildingSystems: brought.buildingSystems ?? {
      simulator: openSimulator(),
      mqtt: openSimulator(),
    },
    connectionTests:
      brought.connectionTests ??
      openConnectionTests({
        root: '.',
        dataFolder: null,
        deployment,
        environment: readEnvironment({}),
      }),
    domainRecords: brought.domainRecords ?? { texts: () => Promise.resolve([]) },
    cards: brought.cards ?? { default: sandboxVault, production: null },
    prefetch: null,
    drawPage: null,
    openId: openIdClient,
    saml: brought.saml ?? openSaml(),
    // A thread would have to be compiled again for each world; `held.test.ts` has the real one.
    attachmentChecks: { check: checkFile, close: () => Promise.resolve() },
    fileParser: { ...fileParserOf(parseFile), close: () => Promise.resolve() },
    images:
      brought.images ??
      demoImages(
        deployment.server.imageOrigins,
        uploadedPictures({ connection: database.connection, files }),
      ),
    accessTokens: accessTokens(keyring),
    kioskExitPin: brought.kioskExitPin ?? null,
    demo: brought.demo ?? true,
    metricsToken: brought.metricsToken ?? null,
    stopping: brought.stopping ?? new AbortController().signal,
    draining: new AbortController().signal,
    log,
    security: securityLogOf(log, hash),
    now: () => clock.now,
  }
  if (brought.renderer !== undefined)
    Object.assign(dependencies, {
      prefetch: prefetchWith(dependencies, brought.renderer),
      drawPage: drawPageWith(dependencies, brought.renderer, { styles: '/assets/style.css' }),
    })
  clearCachesOnChange(dependencies)
  watchDependencies(dependencies)
  // A separate database of the world has the seed already.
  if (brought.database !== undefined && seed === 'demo') {
    await seedDemo(database, deployment.brands, clock.now)
  }
  const app = createServer(dependencies)
  serveDemo(app, dependencies)

  const respond: World['respond'] = async (method, path, sent = {}) => {
    const json = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
    // In full, as it comes from a socket: Node 24 fails on a form that the server does not read to its end.
    const form = sent.form && new Response(sent.form)
    const body = sent.stream ?? (await form?.arrayBuffer()) ?? json
    const init = {
      method,
      ...(body !== undefined && { body }),
      ...(sent.stream !== undefined && { duplex: 'half' }),
      headers: {
        host: sent.host ?? 'localhost:4310',
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...sent.headers,
      },
    }
    const socket = { remoteAddress: sent.client }
    return app.request(path, init, { incoming: { socket } })
  }
  const request: World['request'] = async (method, path, sent) => {
    const response = await respond(method, path, sent)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isPacked = response.headers.get('content-encoding') === 'gzip'
    const text = new TextDecoder().decode(isPacked ? gunzipSync(bytes) : bytes)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const answer = {
      status: response.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      bytes,
      headers: response.headers,
    }
    checkAgainstContract(method, path, answer)
    return answer
  }
  return {
    ...dependencies,
    clock,
    logged,
    password,
    request,
    respond,
    signIn: async (who) => {
      const email = typeof who === 'string' ? who : who.email
      const { connection } = database
      const [user] = await connection.select().from(users).where(eq(users.email, email))
      if (user === undefined) throw new Error(`There is no user ${email}`)
      const { sessionDays } = deployment.server
      const session = { accessTokens: dependencies.accessTokens, sessionDays, now: clock.now }
      const { token, refresh_token } = await startSession(
        connection,
        { ...session, agent: '' },
        ownerOf(user),
      )
      return { token, refresh: refresh_token.token, userUuid: user.uuid }
    },
    login: async (who) => {
      const email = typeof who === 'string' ? who : who.email
      const { status, body } = await request('POST', '/api/auth/v2/login', {
        body: { email, password },
      })
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
      const reply = body as {
        token: string
        refresh_token: { token: string }
        user: { uuid: string }
      }
      return { token: reply.token, refresh: reply.refresh_token.token, userUuid: reply.user.uuid }
    },
    reset: async () => {
      await dependencies.outbox.sendDue()
      clock.now = startedAt
      forgetAllSessions()
      await restoreSeed(database)
      dependencies.contentCache.clear()
      dependencies.directoryIndexes.clear()
      inbox.clear()
    },
    mails: async (to) => {
      await dependencies.outbox.sendDue()
      return inbox.mails(to)
    },
    close: async () => {
      await dependencies.outbox.close(5000)
      await dependencies.live.close()
      await dependencies.saml.close()
      await database.close()
    },
  }
}

function demoImages(origins: readonly string[], uploads: OwnPictures) {
  const remote = () => Promise.reject(new Error('Tests do not fetch pictures'))
  return imagesOf({
    own: ownPictures(brandFiles, uploads, demoPictures),
    remote,
    origins,
    now: () => new Date(),
  })
}

/** The endpoints as patterns of paths, the most specific ones first. */
const patterns = table
  .map(({ endpoint }) => ({
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`),
    parameters: endpoint.path.split(':').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters)

/** Every successful reply of the whole suite must match the schema that clients parse it with. */
function checkAgainstContract(method: string, path: string, answer: Answer): void {
  if (answer.status >= 300 || !path.startsWith('/api/')) return
  const found = patterns.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  )
  if (found !== undefined) v.parse(found.endpoint.reply, answer.body)
}
