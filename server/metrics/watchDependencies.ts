import type { Dependencies } from '../http/dependencies'

/** Lets the metrics of a server show the state of what it works with. Called once. */
export function watchDependencies(dependencies: Dependencies): void {
  const { database, deployment, formsInFlight, live, mail, metrics, streams } = dependencies
  metrics.runs(deployment.browser.app.version)
  metrics.watch({
    streams: streams.open,
    isListening: live.isListening,
    pool: database.pool,
    mail: mail.state,
    uploads: formsInFlight.total,
  })
}
