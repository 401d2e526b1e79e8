import type { BrowserDeployment } from '@contract/deployment'
import { type Features, featuresOf } from '@machines/tenancy/flags/features'
import { enabledFlags } from '@machines/tenancy/flags/machine'
import { lookOf } from '@machines/tenancy/whitelabel/machine'
import type { AppSystem } from './system'

/** What the visit has at this moment. */
export function featuresNow(system: AppSystem, deployment: BrowserDeployment): Features {
  return featuresOf({
    enabled: enabledFlags(system.flags.getSnapshot()),
    look: lookOf(system.whitelabel.getSnapshot()),
    deployment,
  })
}
