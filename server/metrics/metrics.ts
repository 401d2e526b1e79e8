import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { LimitName } from '../services/platform/limits'
import { httpMetrics } from './httpMetrics'
import { renderMetrics } from './renderMetrics'
import { type Sources, watchSources } from './sources'

/** The background workers. */
const workers = ['mail', 'prune', 'publication', 'suites'] as const
export type Worker = (typeof workers)[number]

export type Metrics = ReturnType<typeof createMetrics>

/** The Prometheus metrics of one server. docs/operations.md lists them, with the alerts to set. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const refusals = new Counter({
    name: 'portico_rate_limit_refusals_total',
    help: 'Requests refused with 429, by the limit that they exceeded',
    labelNames: ['limit'],
    registers,
  })
  const lastSuccess = new Gauge({
    name: 'portico_worker_last_success_timestamp_seconds',
    help: 'Time of the last success of a background worker, in seconds since 1970; 0: none yet',
    labelNames: ['worker'],
    registers,
  })
  const failures = new Counter({
    name: 'portico_worker_failures_total',
    help: 'Rounds of a background worker that ended with an error',
    labelNames: ['worker'],
    registers,
  })
  const build = new Gauge({
    name: 'portico_build_info',
    help: 'Always 1; the label is the running version',
    labelNames: ['version'],
    registers,
  })
  for (const worker of workers) {
    lastSuccess.set({ worker }, 0)
    failures.inc({ worker }, 0)
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    http: httpMetrics(registry),
    renders: renderMetrics(registry),
    /** Reads the state of these sources whenever the metrics are requested. */
    watch: (sources: Sources) => watchSources(registry, sources),
    runs: (version: string) => build.set({ version }, 1),
    limitRefused: (limit: LimitName) => refusals.inc({ limit }),
    workerSucceeded: (worker: Worker) => lastSuccess.setToCurrentTime({ worker }),
    workerFailed: (worker: Worker) => failures.inc({ worker }),
  }
}
