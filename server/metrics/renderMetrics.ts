import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { RenderFailure } from '../ssr/renderError'

/** `late`: some data had not arrived in time, and the browser fetches it. */
export type RenderOutcome = 'complete' | 'late' | RenderFailure

/** `shell`: a page that the browser has to render. */
export type DocumentKind = 'complete' | 'late' | 'shell'

/** Pages rendered on the server, and the documents that were sent. */
export function renderMetrics(registry: Registry) {
  const registers = [registry]
  const documents = new Counter({
    name: 'portico_documents_total',
    help: 'HTML documents, by content: a complete page, one with parts still loading, or a shell',
    labelNames: ['kind'],
    registers,
  })
  const renders = new Counter({
    name: 'portico_renders_total',
    help: 'Pages sent to the render thread, by outcome; busy and starting were refused immediately',
    labelNames: ['outcome'],
    registers,
  })
  const inFlight = new Gauge({
    name: 'portico_renders_in_flight',
    help: 'Pages being rendered; beyond the limit of the thread they are refused, not queued',
    registers,
  })
  const duration = new Histogram({
    name: 'portico_render_duration_seconds',
    help: 'Duration of rendering a page in seconds, including its reads',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
    registers,
  })
  return {
    document: (kind: DocumentKind) => documents.inc({ kind }),
    begin: () => inFlight.inc(),
    end: (outcome: RenderOutcome, seconds: number) => {
      inFlight.dec()
      renders.inc({ outcome })
      if (outcome === 'complete' || outcome === 'late') duration.observe(seconds)
    },
  }
}
