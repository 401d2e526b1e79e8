import type { BuildingTheme } from '@contract/buildings'
import type { BrowserDeployment } from '@contract/deployment'
import type { buildingMachine } from '@machines/tenancy/building/machine'
import { buildingThemeOf } from '@machines/tenancy/building/selectors'
import type { Branding } from '@machines/tenancy/whitelabel/machine'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { brandOf } from './brandOf'

const loadCode = () => Promise.all([import('@ui/theme/brand'), import('@ui/theme/applyBrand')])

const isLoading = (snapshot: SnapshotFrom<typeof buildingMachine>) =>
  snapshot.matches('loadingBuildings') || snapshot.matches('switching')

/**
 * Applies the theme of the entered building. The host's own theme, and that of a rendered page's
 * building, are already in the page. While `keepsRendered`, the page keeps its initial theme until
 * its building has been entered again.
 */
export function wearBuildingThemes(
  building: ActorRefFrom<typeof buildingMachine>,
  branding: () => Branding | null,
  deployment: BrowserDeployment,
  rendered: { theme: BuildingTheme | null; keepsRendered: boolean },
): void {
  let worn = JSON.stringify(rendered.theme)
  let { keepsRendered } = rendered
  building.subscribe((snapshot) => {
    const theme = buildingThemeOf(snapshot)
    // The code loads while the building does; if it cannot be loaded, applying the theme tries again.
    if (!keepsRendered && isLoading(snapshot)) loadCode().catch(() => undefined)
    if (theme === null && keepsRendered) return
    keepsRendered = false
    const wanted = JSON.stringify(theme)
    if (wanted === worn) return
    worn = wanted
    const wear = async () => {
      const [{ brandCss }, { applyBrand }] = await loadCode()
      if (wanted === worn) applyBrand(brandCss(brandOf(branding(), theme, deployment)))
    }
    void wear()
  })
}
