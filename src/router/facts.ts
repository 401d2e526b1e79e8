import { featuresNow } from '@machines/platform/app/features'
import { wizardOf } from '@machines/platform/app/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import type { RouterContext } from './context'
import type { Facts } from './place'

/** The machines' current snapshots, as the guards read them. */
export function factsOf({ app, system, deployment }: RouterContext): Facts {
  const snapshot = app.getSnapshot()
  const brand = brandingOf(system.whitelabel.getSnapshot())?.whitelabel.brand_identifier
  return {
    app: snapshot,
    building: system.building.getSnapshot(),
    wizard: wizardOf(snapshot)?.getSnapshot() ?? null,
    maintenance: featuresNow(system, deployment).maintenance
      ? { showsUtilities: brand === deployment.maintenanceBrand }
      : null,
  }
}
