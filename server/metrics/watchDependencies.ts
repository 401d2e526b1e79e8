import type { Dependencies } from '../http/dependencies'

/** Adds the state of the server's dependencies to its metrics. Called once. */
export function watchDependencies(dependencies: Dependencies): void {
  const { database, deployment, formsInFlight, live, metrics, outbox, streams } = dependencies
  metrics.runs(deployment.browser.app.version)
  metrics.watch({
    streams: streams.open,
    isListening: live.isListening,
    pool: database.pool,
    mail: outbox.state,
    uploads: formsInFlight.total,
  })
}
