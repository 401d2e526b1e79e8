import { join } from 'node:path'
import { announceSetup } from './announceSetup'
import { readConfiguration } from './configuration'
import { doctor } from './doctor/doctor'
import { readAppFiles } from './http/appFiles'
import { listen } from './http/listener'
import { serveApp } from './http/serveApp'
import { serveOperate } from './http/serveOperate'
import { createServer } from './http/server'
import type { Worker } from './metrics/metrics'
import { openDependencies } from './openDependencies'
import { rotateSecret } from './rotateSecret'
import { startPublishing } from './services/operate/publishDue'
import { startPruning } from './services/platform/prune'
import { repeat } from './services/platform/repeat'
import { createShutdown } from './shutdown'
import { drawPageWith } from './ssr/drawPage'
import { measuredRenderer } from './ssr/measuredRenderer'
import { prefetchWith } from './ssr/prefetch'
import { openRenderer } from './ssr/workerRenderer'
import { StartError } from './startError'
import { applyFile } from './world/commands/applyFile'
import { exportFile } from './world/commands/exportFile'
import { printSchema } from './world/commands/printSchema'

/** How long a mail waits at most after its pause, or after the process that had stored it died. */
const mailRoundMs = 2000

async function start(root: string): Promise<void> {
  const configuration = await readConfiguration(root, process.env)
  const { demo, deployment, environment } = configuration
  // Before the database is opened: if the port is in use, no migration has run.
  const listener = await listen(environment, deployment)
  const stopping = new AbortController()
  const draining = new AbortController()
  const dependencies = await openDependencies(configuration, {
    stopping: stopping.signal,
    draining: draining.signal,
  })
  const { buildingSystems, database, files, live, log, metrics, now, outbox } = dependencies
  const roundsOf = (worker: Worker) => ({
    onSuccess: () => metrics.workerSucceeded(worker),
    onFailure: (err: unknown) => {
      metrics.workerFailed(worker)
      log.error({ err, worker }, 'a background worker failed')
    },
  })
  const stopPruning = startPruning(database, files, now, roundsOf('prune'))
  const sendMail = async () => {
    await outbox.sendDue()
    await outbox.count()
  }
  const stopMail = repeat(sendMail, mailRoundMs, roundsOf('mail'))
  const stopPublishing = startPublishing(database, now, roundsOf('publication'))
  const renderer = measuredRenderer(await openRenderer(join(root, 'dist/ssr')), metrics.renders)
  const appFolder = join(root, 'dist/app')
  const app = createServer({
    ...dependencies,
    prefetch: prefetchWith(dependencies, renderer),
    drawPage: drawPageWith(dependencies, renderer, await readAppFiles(appFolder)),
  })
  demo?.serve(app, dependencies)
  await serveOperate(app, dependencies, join(root, 'dist/operate'))
  await serveApp(app, dependencies, appFolder, renderer)
  listener.open(app)

  const shutdown = createShutdown({
    stopping,
    draining,
    listener,
    log,
    noticeMs: environment.SHUTDOWN_NOTICE_MS,
    sendMail: (ms) => outbox.close(ms),
    close: [
      ['mail', stopMail],
      ['pruning', stopPruning],
      ['publishing', stopPublishing],
      ['renderer', () => renderer.close()],
      ['simulator', () => buildingSystems.simulator.close()],
      ['mqtt', () => buildingSystems.mqtt.close()],
      ['live', () => live.close()],
      ['database', () => database.close()],
    ],
  })
  const stop = (isHurried: boolean) => void shutdown(isHurried).then(() => process.exit(0), fail)
  process.on('SIGTERM', () => stop(false))
  // A user is waiting at a terminal.
  process.on('SIGINT', () => stop(true))
  if (demo !== null) demo.announce(environment, deployment.brands)
  else {
    process.stdout.write(`Portico is ready on port ${environment.PORT}\n`)
    await announceSetup(dependencies, environment.PORT)
  }
}

function fail(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${String(text)}\n`)
  process.exit(1)
}

const [command, ...args] = process.argv.slice(2)
const commands: Record<string, (root: string, args: readonly string[]) => Promise<void>> = {
  apply: applyFile,
  doctor,
  export: exportFile,
  'rotate-secret': rotateSecret,
  schema: printSchema,
}
const run = command === undefined ? start : commands[command]
if (run === undefined)
  fail(
    new StartError(
      `Portico has no command ${command}; it has ${new Intl.ListFormat('en').format(Object.keys(commands))}.`,
    ),
  )
run(process.cwd(), args).catch(fail)
