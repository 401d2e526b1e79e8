import type { BrowserDeployment } from '@contract/deployment'
import type { Branding } from '@machines/tenancy/whitelabel/machine'

/** Whom to write to: a listed brand may differ from its white-label, and before any is known the deployment helps. */
export function supportEmailOf(deployment: BrowserDeployment, branding: Branding | null): string {
  const whitelabel = branding?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return settings?.supportEmail ?? whitelabel?.support_email ?? deployment.defaultSupportEmail
}
