import { useLingui } from '@lingui/react/macro'
import { useBrand } from '@shared/useBrand'

/** "Building information" in the first brand family, "amenities" in the others. */
export function useAmenitiesTitle(): string {
  const { t } = useLingui()
  return useBrand().family === 'default' ? t`Building information` : t`Amenities`
}
