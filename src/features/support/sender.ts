import type { BrowserDeployment } from '@contract/deployment'
import type { RequestSender } from '@features/support/api/support'
import { userOf } from '@machines/auth/session/selectors'
import { FailedCall } from '@machines/kernel/failure'
import type { AppSystem } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'

/**
 * The user, building and app of a request to the help desk. @throws if the user is in no building.
 */
export function senderOf(system: AppSystem, deployment: BrowserDeployment): RequestSender {
  const user = userOf(system.session.getSnapshot())
  const building = buildingOf(system.building.getSnapshot())
  if (user === null || building === null) throw new FailedCall({ kind: 'unexpected' })
  const { buildingNamePortfolio } = deployment
  return {
    user,
    building,
    brand: brandingOf(system.whitelabel.getSnapshot())?.whitelabel.brand ?? 'Portico',
    appVersion: deployment.app.version,
    namesBuilding:
      buildingNamePortfolio !== undefined && building.portfolio_uuid === buildingNamePortfolio,
  }
}
