import type { BuildingTheme } from '@contract/buildings'
import type { BrowserDeployment } from '@contract/deployment'
import type { Branding } from '@machines/tenancy/whitelabel/machine'
import type { Brand } from '@ui/theme/brand'

/**
 * The white-label's colors override those of the building's theme, which override those of the
 * host's.
 */
export function brandOf(
  branding: Branding | null,
  building: BuildingTheme | null,
  deployment: BrowserDeployment,
): Brand {
  const whitelabel = branding?.whitelabel
  const host = branding?.theme
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return {
    primaryColor: whitelabel?.primaryColor ?? building?.primary_color ?? host?.primary_color ?? '',
    secondaryColor:
      whitelabel?.secondaryColor ?? building?.secondary_color ?? host?.secondary_color ?? '',
    primaryFontColor: building?.primary_font_color ?? host?.primary_font_color ?? null,
    font: building?.font ?? host?.font ?? null,
    allowsDark: settings?.allowsDark ?? true,
  }
}
