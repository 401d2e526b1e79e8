import type { Painter } from '@contract/paint'
import type { Metrics } from '../metrics/metrics'
import { PaintError } from './paintError'

/** Counts and times what is painted. */
export function measuredPainter<Given extends Painter>(
  painter: Given,
  renders: Metrics['renders'],
): Given {
  return {
    ...painter,
    paint: async (request) => {
      renders.begin()
      const began = performance.now()
      const secondsTaken = () => (performance.now() - began) / 1000
      try {
        const page = await painter.paint(request)
        renders.end(page.isLate ? 'late' : 'complete', secondsTaken())
        return page
      } catch (error) {
        renders.end(error instanceof PaintError ? error.code : 'failed', secondsTaken())
        throw error
      }
    },
  }
}
