import type { BrowserDeployment } from '@contract/deployment'
import type { Branding } from './machine'

/** Whether the brand has an address of terms or of a privacy policy, its own or that of the white-label. */
export function hasLegalTexts(
  branding: Branding | null,
  { brands }: Pick<BrowserDeployment, 'brands'>,
): boolean {
  const whitelabel = branding?.whitelabel
  const own = brands[whitelabel?.brand_identifier ?? '']
  return [
    own?.termsUrl ?? whitelabel?.eula_link,
    own?.privacyUrl ?? whitelabel?.privacy_policy,
  ].some((address) => Boolean(address))
}
