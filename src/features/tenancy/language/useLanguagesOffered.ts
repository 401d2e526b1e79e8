import { type Locale, locales, pseudoLocale, toLocale } from '@contract/locales'
import { isSignedIn } from '@machines/platform/app/selectors'
import { offeredLanguages } from '@machines/tenancy/language/machine'
import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { useAppServices } from '@shared/AppContext'
import { useFeatures } from '@shared/useFeatures'
import { useApp, useShared } from '@shared/useShared'

const spoken = locales.filter((locale) => locale !== pseudoLocale)

/**
 * Selectable languages in order; empty if there is no choice. In a building they are the
 * building's, behind a flag; before a sign-in the brand's (docs/behaviour.md#order-of-choice).
 */
export function useLanguagesOffered(): readonly Locale[] {
  const { deployment } = useAppServices()
  const { languageSetting } = useFeatures()
  const isInside = useApp(isSignedIn)
  const ofBuilding = useShared('language', offeredLanguages)
  const brand = useShared('whitelabel', brandingOf)?.whitelabel.brand_identifier ?? ''
  if (isInside && !languageSetting) return []
  const all = deployment.offersPseudoLocale ? locales : spoken
  const ofBrand = deployment.brands[brand]?.languages ?? all
  const named = ofBuilding.map(({ code }) => toLocale(code)).filter((each) => each !== null)
  const offered: readonly Locale[] = isInside ? [...new Set(named)] : ofBrand
  return offered.length > 1 ? offered : []
}
