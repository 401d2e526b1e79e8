import { access, constants, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { openDatabase } from './db/choose'
import { readDeployment } from './deployment'
import { accessTokens } from './domain/accessToken'
import { signingSecret } from './domain/signingSecret'
import { announce } from './demo/announce'
import { serveDemo } from './demo/pages'
import { seedDemo } from './demo/seed'
import { readEnvironment } from './environment'
import { createServer } from './http/server'
import { serveApp } from './http/serveApp'
import { createLog } from './log'
import type { FirstPaint } from './ports/firstPaint'
import { StartError } from './startError'

const drainMs = 10_000

async function start(root: string): Promise<void> {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.LOG_LEVEL)
  const deployment = await readDeployment(resolve(root, environment.PORTICO_CONFIG))
  const dataFolder =
    environment.DATA_DIR === ':memory:' ? null : resolve(root, environment.DATA_DIR)
  if (environment.DATABASE_URL === undefined && dataFolder !== null) await checkWritable(dataFolder)
  const migrations = join(root, 'server/db/migrations')
  const database = await openDatabase(environment.DATABASE_URL, dataFolder, migrations)
  const stopping = new AbortController()
  const dependencies = {
    database,
    deployment,
    accessTokens: accessTokens(await signingSecret(database.connection, environment.TOKEN_SECRET)),
    demo: environment.demo,
    draining: stopping.signal,
    log,
    now: () => new Date(),
  }
  if (environment.demo) await seedDemo(database.connection, dependencies.now())

  const app = createServer(dependencies)
  if (environment.demo) serveDemo(app, dependencies)
  const entry = pathToFileURL(join(root, 'dist/first-paint/firstPaint.js')).href
  const { firstPaint } = (await import(/* @vite-ignore */ entry)) as { firstPaint: FirstPaint }
  await serveApp(app, dependencies, join(root, 'dist/app'), firstPaint)

  const { PORT: port, HOST: hostname } = environment
  const server = serve({ fetch: app.fetch, port, hostname }, () => announce(environment))
  server.on('error', (error: NodeJS.ErrnoException) => {
    void database
      .close()
      .finally(() =>
        fail(
          error.code === 'EADDRINUSE'
            ? new StartError(
                `Port ${port} is in use; stop what listens there or set PORT to another one.`,
              )
            : error,
        ),
      )
  })

  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // Requests under way are answered; a client that never ends its own is cut off.
    const cut = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      drainMs,
    )
    server.close(() => {
      clearTimeout(cut)
      void database.close().then(() => process.exit(0))
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
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

function fail(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${String(text)}\n`)
  process.exit(1)
}

start(process.env.PORTICO_ROOT ?? process.cwd()).catch(fail)
