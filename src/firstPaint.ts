import type { Boot } from '@contract/deployment'
import { brandOf } from '@runtime/brandOf'
import { brandCss } from '@ui/theme/brand'

/**
 * What the server writes into the HTML before any script runs; built on its own, for Node. The
 * server knows it as `server/ports/firstPaint.ts`.
 */
export function firstPaint({ whitelabel, theme, deployment }: Boot) {
  const look = whitelabel && theme ? { whitelabel, theme } : null
  return {
    css: brandCss(brandOf(look, null, deployment)),
    title: whitelabel?.brand ?? 'Portico',
  }
}
