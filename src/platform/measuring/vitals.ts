import type { Measured } from '@machines/platform/consent/machine'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Emits the web vitals of a page load, each once when its value is final. */
export function watchVitals(measure: (measured: Measured) => void): void {
  const emit = ({ name, value, rating }: Metric) =>
    measure({
      event: 'WEB_VITAL',
      path: window.location.pathname,
      properties: { name, value: Math.round(value * 1000) / 1000, rating },
    })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(emit)
}
