import type { InlinedBoot, RenderedState } from '@contract/rendering'
import { wearBuildingThemes } from '@features/tenancy/appearance'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import type { AppSystem } from '@machines/platform/app/system'
import { hasShortcuts } from '@machines/platform/shortcuts'
import { buildingOf, buildingThemeOf, visitedFrom } from '@machines/tenancy/building/selectors'
import { chosenLocale } from '@machines/tenancy/language/machine'
import { persistSession } from '@platform/session/persistSession'
import { kioskFlag, shortcuts, stored } from '@platform/storage/stored'
import { inlinedBranding } from './input'

/**
 * Persists state for the next page load and applies the building's theme. `rendered`: the part of
 * `boot` that belongs to this user.
 */
export function persistState(
  system: AppSystem,
  boot: InlinedBoot,
  rendered: RenderedState | null,
): void {
  persistSession(system.session)
  system.building.subscribe((snapshot) => {
    const building = buildingOf(snapshot)
    const { userUuid } = snapshot.context
    // A building that is only visited does not open at the next page load.
    if (building === null || userUuid === null || visitedFrom(snapshot) !== null) return
    stored.building.write({ userUuid, building })
    stored.theme.write(buildingThemeOf(snapshot))
  })
  system.language.subscribe((snapshot) => stored.language.write(chosenLocale(snapshot)))
  system.kiosk.subscribe((snapshot) => {
    if (isKiosk(snapshot) !== kioskFlag.read()) kioskFlag.write(isKiosk(snapshot))
  })
  system.shortcuts.subscribe((snapshot) => shortcuts.write(hasShortcuts(snapshot) ? null : false))
  wearBuildingThemes(system.building, () => inlinedBranding(boot), boot.deployment, {
    theme: boot.rendered?.theme ?? null,
    keepsRendered: rendered !== null,
  })
}
