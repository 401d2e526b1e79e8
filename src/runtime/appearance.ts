import type { BrowserDeployment } from '@contract/deployment'
import type { buildingMachine } from '@machines/building/machine'
import { buildingThemeOf } from '@machines/building/selectors'
import type { HostLook } from '@machines/whitelabel/machine'
import type { ActorRefFrom } from 'xstate'
import { brandOf } from './brandOf'

/**
 * Wears the theme of the building that was entered. The host's own look needs nothing here: the
 * server has written it into the page.
 */
export function wearBuildingThemes(
  building: ActorRefFrom<typeof buildingMachine>,
  look: () => HostLook | null,
  deployment: BrowserDeployment,
): void {
  let worn: unknown = null
  building.subscribe((snapshot) => {
    const theme = buildingThemeOf(snapshot)
    if (theme === worn) return
    worn = theme
    const wear = async () => {
      const [{ brandCss }, { applyBrand }] = await Promise.all([
        import('@ui/theme/brand'),
        import('@ui/theme/applyBrand'),
      ])
      if (theme === worn) applyBrand(brandCss(brandOf(look(), theme, deployment)))
    }
    void wear()
  })
}
