import { Gauge, Histogram, type Registry } from 'prom-client'

type Observation = { method: string; route: string; status: number; seconds: number }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** The statuses that the server sends. */
const statuses = new Set([
  200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 408, 409, 410,
  412, 413, 415, 416, 422, 425, 429, 500, 501, 502, 503, 504,
])
/** More patterns than the server has. A route named by its path by mistake would soon exceed it. */
const maxRoutes = 400

/** Counts and times requests. Callers choose methods and paths, so every label has a bounded set of values. */
export function httpMetrics(registry: Registry) {
  const routes = new Set<string>()
  const registers = [registry]
  const duration = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Duration of requests in seconds, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const inFlight = new Gauge({
    name: 'portico_http_requests_in_flight',
    help: 'Requests in progress, without open live streams',
    registers,
  })
  const routeLabel = (route: string) => {
    if (routes.has(route)) return route
    if (routes.size >= maxRoutes) return 'other'
    routes.add(route)
    return route
  }
  return {
    begin: () => inFlight.inc(),
    end: ({ method, route, status, seconds }: Observation) => {
      inFlight.dec()
      const labels = {
        method: methods.has(method) ? method : 'other',
        route: routeLabel(route),
        status: statuses.has(status) ? String(status) : 'other',
      }
      duration.observe(labels, seconds)
    },
  }
}
