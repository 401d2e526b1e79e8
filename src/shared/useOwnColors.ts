import { buildingThemeOf } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useShared } from './useShared'

/**
 * Whether the building has its own colors instead of the host's; the brand's logo then uses them
 * too.
 */
export function useOwnColors(): boolean {
  const branding = useShared('whitelabel', brandingOf)
  const own = useShared('building', buildingThemeOf)?.primary_color?.toLowerCase()
  // The white-label's own colors take precedence over a building's (docs/behaviour.md#colours).
  if (!own || branding?.whitelabel.primaryColor) return false
  return own !== branding?.theme.primary_color?.toLowerCase()
}
