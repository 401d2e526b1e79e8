import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { appPath } from '@rules/links/appPath'
import { outwardHref } from '@rules/links/outwardHref'
import { useAppServices } from './AppContext'
import { supportEmailOf } from './supportEmailOf'
import { useShared } from './useShared'

/** A brand document's address, on our server or on the web; null for any other address. */
export const safeAddress = (input: string | null | undefined) =>
  input ? (appPath(input) ?? outwardHref(input)) : null

/** The brand of this app: name, logo, addresses. Listed brands may override their white-label. */
export function useBrand() {
  const { deployment } = useAppServices()
  const branding = useShared('whitelabel', brandingOf)
  const whitelabel = branding?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return {
    name: whitelabel?.brand ?? 'Portico',
    family: whitelabel?.family ?? 'default',
    logo: whitelabel?.logo_url ?? null,
    picture: branding?.theme.home_header_image_url ?? null,
    supportEmail: supportEmailOf(deployment, branding),
    termsUrl: safeAddress(settings?.termsUrl ?? whitelabel?.eula_link),
    privacyUrl: safeAddress(settings?.privacyUrl ?? whitelabel?.privacy_policy),
  }
}
