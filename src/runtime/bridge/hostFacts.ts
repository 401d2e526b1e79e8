import type { BrowserDeployment } from '@contract/deployment'
import { featuresNow } from '@machines/app/features'
import type { AppSystem } from '@machines/app/system'
import { buildingOf, buildingsOf, buildingThemeOf } from '@machines/building/selectors'
import { isKiosk } from '@machines/kiosk/machine'
import { localeOf } from '@machines/language/machine'
import { userOf } from '@machines/session/selectors'
import { lookOf } from '@machines/whitelabel/machine'

/** What the host of mini-apps knows at this moment. */
export const hostFacts = (system: AppSystem, deployment: BrowserDeployment) => {
  const { app } = deployment
  const building = system.building.getSnapshot()
  return {
    version: app.version,
    user: userOf(system.session.getSnapshot()),
    building: buildingOf(building),
    buildings: buildingsOf(building),
    theme: buildingThemeOf(building),
    look: lookOf(system.whitelabel.getSnapshot()),
    isKiosk: isKiosk(system.kiosk.getSnapshot()),
    locale: localeOf(system.language.getSnapshot()),
    hasDirectLinks: featuresNow(system, deployment).directLinks,
  }
}

export type HostFacts = ReturnType<typeof hostFacts>
