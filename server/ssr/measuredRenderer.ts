import type { Renderer } from '@contract/rendering'
import type { Metrics } from '../metrics/metrics'
import { RenderError } from './renderError'

/** Counts and times rendered pages. */
export function measuredRenderer<Given extends Renderer>(
  renderer: Given,
  renders: Metrics['renders'],
): Given {
  return {
    ...renderer,
    render: async (request) => {
      renders.begin()
      const began = performance.now()
      const secondsTaken = () => (performance.now() - began) / 1000
      try {
        const page = await renderer.render(request)
        renders.end(page.isLate ? 'late' : 'complete', secondsTaken())
        return page
      } catch (error) {
        renders.end(error instanceof RenderError ? error.code : 'failed', secondsTaken())
        throw error
      }
    },
  }
}
