import type { BrowserDeployment } from '@contract/deployment'
import { userOf } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { featuresNow } from '@machines/platform/app/features'
import type { AppSystem } from '@machines/platform/app/system'
import { buildingOf, buildingsOf, buildingThemeOf } from '@machines/tenancy/building/selectors'
import { localeOf } from '@machines/tenancy/language/machine'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'

/** Current values that mini-apps may read from their host. */
export const hostFacts = (system: AppSystem, deployment: BrowserDeployment) => {
  const { app } = deployment
  const building = system.building.getSnapshot()
  return {
    version: app.version,
    user: userOf(system.session.getSnapshot()),
    building: buildingOf(building),
    buildings: buildingsOf(building),
    theme: buildingThemeOf(building),
    branding: brandingOf(system.whitelabel.getSnapshot()),
    isKiosk: isKiosk(system.kiosk.getSnapshot()),
    locale: localeOf(system.language.getSnapshot()),
    hasDirectLinks: featuresNow(system, deployment).directLinks,
  }
}

export type HostFacts = ReturnType<typeof hostFacts>
