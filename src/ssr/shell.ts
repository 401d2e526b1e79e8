import type { Boot } from '@contract/deployment'
import type { Renderer } from '@contract/rendering'
import { brandOf } from '@features/tenancy/brandOf'
import { brandCss } from '@ui/theme/brand'
import { shellAreas } from './areas'

/** The host's branding; null if it has none. */
export function brandingOf({ whitelabel, theme }: Boot) {
  return whitelabel && theme ? { whitelabel, theme } : null
}

export const shell: Renderer['shell'] = (boot, audience) => ({
  css: brandCss(brandOf(brandingOf(boot), null, boot.deployment)),
  ownCss: '',
  title: boot.whitelabel?.brand ?? 'Portico',
  head: '',
  body: '',
  rendered: null,
  areas: shellAreas[audience],
  replies: [],
  toggles: boot.toggles,
  isLate: false,
})
