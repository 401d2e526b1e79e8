import { lookOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import { safeAddress, useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'

/** Where one asks what is known of one: by mail where the brand has no page for it, and in the first family only. */
export function useDataRequestUrl(): string | null {
  const { deployment } = useAppServices()
  const { family, supportEmail } = useBrand()
  const brand = useShared('whitelabel', lookOf)?.whitelabel.brand_identifier ?? ''
  if (family !== 'default') return null
  return safeAddress(deployment.brands[brand]?.dataRequestUrl) ?? `mailto:${supportEmail}`
}
