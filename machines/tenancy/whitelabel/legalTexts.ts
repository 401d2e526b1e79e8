import type { BrowserDeployment } from '@contract/deployment'
import type { Branding } from './machine'

type Given = {
  /** Of the page; null if another server delivers the app. */
  branding: Branding | null
  deployment: Pick<BrowserDeployment, 'brands'>
}

/**
 * Whether the brand has an address of terms or of a privacy policy, its own or that of the white-label. If the page does
 * not say, it may have them.
 */
export function hasLegalTexts({ branding, deployment: { brands } }: Given): boolean {
  if (branding === null) return true
  const { brand_identifier, eula_link, privacy_policy } = branding.whitelabel
  const own = brands[brand_identifier]
  return [own?.termsUrl ?? eula_link, own?.privacyUrl ?? privacy_policy].some(Boolean)
}
