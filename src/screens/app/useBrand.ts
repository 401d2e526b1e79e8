import { lookOf } from '@machines/whitelabel/machine'
import { appPath } from '@rules/links/appPath'
import { outwardHref } from '@rules/links/outwardHref'
import { useAppServices } from './AppContext'
import { supportEmailOf } from './supportEmailOf'
import { useShared } from './useShared'

/** A brand's own document, on our server or on the web; null for any other address. */
const safeAddress = (given: string | null | undefined) =>
  given ? (appPath(given) ?? outwardHref(given)) : null

/** Whose app this is: name, mark, addresses. Listed brands may differ from their white-label. */
export function useBrand() {
  const { deployment } = useAppServices()
  const look = useShared('whitelabel', lookOf)
  const whitelabel = look?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  const family = whitelabel?.family ?? 'default'
  const supportEmail = supportEmailOf(deployment, look)
  return {
    name: whitelabel?.brand ?? 'Portico',
    family,
    logo: whitelabel?.logo_url ?? null,
    picture: look?.theme.home_header_image_url ?? null,
    supportEmail,
    termsUrl: safeAddress(settings?.termsUrl ?? whitelabel?.eula_link),
    privacyUrl: safeAddress(settings?.privacyUrl ?? whitelabel?.privacy_policy),
    /** Where one asks what is known of one; by mail where the brand has no page for it, and in the first family only. */
    dataRequestUrl:
      family === 'default'
        ? (safeAddress(settings?.dataRequestUrl) ?? `mailto:${supportEmail}`)
        : null,
  }
}
