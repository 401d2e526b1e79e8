import type { BrowserDeployment } from '@contract/deployment'
import { type Features, featuresOf } from '@machines/tenancy/flags/features'
import { enabledFlags } from '@machines/tenancy/flags/machine'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import type { AppSystem } from './system'

/** The enabled features. */
export function featuresNow(system: AppSystem, deployment: BrowserDeployment): Features {
  return featuresOf({
    enabled: enabledFlags(system.flags.getSnapshot()),
    branding: brandingOf(system.whitelabel.getSnapshot()),
    deployment,
  })
}
