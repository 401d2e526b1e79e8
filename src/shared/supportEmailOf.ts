import type { BrowserDeployment } from '@contract/deployment'
import type { Branding } from '@machines/tenancy/whitelabel/machine'

/**
 * The support address: a listed brand may override its white-label's, and the deployment's applies
 * before any brand is known.
 */
export function supportEmailOf(deployment: BrowserDeployment, branding: Branding | null): string {
  const whitelabel = branding?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return settings?.supportEmail ?? whitelabel?.support_email ?? deployment.defaultSupportEmail
}
