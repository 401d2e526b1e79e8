import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { startPruning } from './domain/prune'
import { readEnvironment } from './environment'
import { patience } from './http/patience'
import { serveApp } from './http/serveApp'
import { createServer } from './http/server'
import { openDependencies } from './openDependencies'
import { openPainter } from './paint/threadPainter'
import { loadDemo } from './ports/demo'
import { rotateSecret } from './rotateSecret'
import { StartError } from './startError'

const drainMs = 10_000

async function start(root: string): Promise<void> {
  const environment = readEnvironment(process.env)
  const stopping = new AbortController()
  const dependencies = await openDependencies(root, environment, stopping.signal)
  const { buildingSystems, database, live, log, mail, now } = dependencies
  const stopPruning = startPruning(database.connection, dependencies.files, now, (err) =>
    log.error({ err }, 'not pruned'),
  )

  const app = createServer(dependencies)
  const demo = await loadDemo(environment)
  demo?.serve(app, dependencies)
  const painter = await openPainter(join(root, 'dist/paint'))
  await serveApp(app, dependencies, join(root, 'dist/app'), painter)

  const { PORT: port, HOST: hostname } = environment
  const options = { fetch: app.fetch, port, hostname, serverOptions: patience }
  const server = serve(options, () => {
    if (demo !== null) demo.announce(environment, dependencies.deployment.brands)
    else process.stdout.write(`Portico is ready on port ${port}\n`)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? new StartError(
            `Port ${port} is in use; stop what listens there or set PORT to another one.`,
          )
        : error
    void database.close().finally(() => fail(reason))
  })
  const stop = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    const until = Date.now() + drainMs
    const end = async () => {
      await mail.drain(Math.max(0, until - Date.now()))
      await stopPruning()
      await painter.close()
      await buildingSystems.simulator.close()
      await buildingSystems.mqtt.close()
      await live.close()
      await database.close()
      process.exit(0)
    }
    drain(server, () => void end().catch(fail))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * Lets running requests finish, and closes connections that are still open after `drainMs`. One whose request has
 * finished is closed at once: else its client would keep the process alive until it thinks of closing it.
 */
function drain(server: ServerType, onEmpty: () => void): void {
  const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  const sweep = setInterval(closeIdle, 50)
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, drainMs)
  server.close(() => {
    clearInterval(sweep)
    clearTimeout(cut)
    onEmpty()
  })
  closeIdle()
}

function fail(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${String(text)}\n`)
  process.exit(1)
}

const [command] = process.argv.slice(2)
const run = command === 'rotate-secret' ? rotateSecret : start
run(process.cwd()).catch(fail)
