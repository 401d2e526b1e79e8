import type { InlinedBoot, Paint } from '@contract/paint'
import type { AppSystem } from '@machines/app/system'
import { buildingOf, buildingThemeOf } from '@machines/building/selectors'
import { isKiosk } from '@machines/kiosk/machine'
import { chosenLocale } from '@machines/language/machine'
import { hasShortcuts } from '@machines/shortcuts/machine'
import { wearBuildingThemes } from '../appearance'
import { keepSession } from '../session/keepSession'
import { kioskFlag, shortcuts, stored } from '../storage/stored'
import { inlinedLook } from './input'

/** Keeps what the next visit wants to find, and wears the building's colours. `paint`: what of `boot` is this visitor's. */
export function keepAcrossVisits(system: AppSystem, boot: InlinedBoot, paint: Paint | null): void {
  keepSession(system.session)
  system.building.subscribe((snapshot) => {
    const building = buildingOf(snapshot)
    const { userUuid } = snapshot.context
    if (building === null || userUuid === null) return
    stored.building.write({ userUuid, building })
    stored.theme.write(buildingThemeOf(snapshot))
  })
  system.language.subscribe((snapshot) => stored.language.write(chosenLocale(snapshot)))
  system.kiosk.subscribe((snapshot) => {
    if (isKiosk(snapshot) !== kioskFlag.read()) kioskFlag.write(isKiosk(snapshot))
  })
  system.shortcuts.subscribe((snapshot) => shortcuts.write(hasShortcuts(snapshot) ? null : false))
  wearBuildingThemes(system.building, () => inlinedLook(boot), boot.deployment, {
    theme: boot.paint?.theme ?? null,
    keepsPaint: paint !== null,
  })
}
