import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type Observation = { method: string; route: string; status: number; seconds: number }

export type Metrics = ReturnType<typeof metricsOf>

/** Prometheus metrics of one server; routes are patterns, so labels stay few. */
export function metricsOf() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe: ({ method, route, status, seconds }: Observation) =>
      duration.observe({ method, route, status: String(status) }, seconds),
  }
}
