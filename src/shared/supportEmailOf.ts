import type { BrowserDeployment } from '@contract/deployment'
import type { HostLook } from '@machines/tenancy/whitelabel/machine'

/** Whom to write to: a listed brand may differ from its white-label, and before any is known the deployment helps. */
export function supportEmailOf(deployment: BrowserDeployment, look: HostLook | null): string {
  const whitelabel = look?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return settings?.supportEmail ?? whitelabel?.support_email ?? deployment.defaultSupportEmail
}
