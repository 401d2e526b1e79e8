import { lookOf } from '@machines/whitelabel/machine'
import { useAppServices } from './AppContext'
import { useShared } from './useShared'

/** Whose app this is: name, mark, addresses. Listed brands may differ from their white-label. */
export function useBrand() {
  const { deployment } = useAppServices()
  const look = useShared('whitelabel', lookOf)
  const whitelabel = look?.whitelabel
  const settings = deployment.brands[whitelabel?.brand_identifier ?? '']
  return {
    name: whitelabel?.brand ?? 'Portico',
    family: whitelabel?.family ?? 'default',
    logo: whitelabel?.logo_url ?? null,
    picture: look?.theme.home_header_image_url ?? null,
    showsAvatar: look?.theme.is_avatar_visible ?? true,
    supportEmail:
      settings?.supportEmail ?? whitelabel?.support_email ?? deployment.defaultSupportEmail,
    termsUrl: settings?.termsUrl ?? whitelabel?.eula_link ?? null,
    privacyUrl: settings?.privacyUrl ?? whitelabel?.privacy_policy ?? null,
  }
}
