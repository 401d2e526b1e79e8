import { buildingThemeOf } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useShared } from './useShared'

/** Whether the building wears colours of its own, and not those of the host: then the brand's mark wears them too. */
export function useOwnColors(): boolean {
  const branding = useShared('whitelabel', brandingOf)
  const own = useShared('building', buildingThemeOf)?.primary_color?.toLowerCase()
  // The white-label's own colours win over those of any building (docs/behaviour.md#colours).
  if (!own || branding?.whitelabel.primaryColor) return false
  return own !== branding?.theme.primary_color?.toLowerCase()
}
