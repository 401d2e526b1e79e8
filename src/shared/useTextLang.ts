import { buildingOf } from '@machines/tenancy/building/selectors'
import { foreignLang } from './format/foreignLang'
import { useLocale } from './useLocale'
import { useShared } from './useShared'

/**
 * Returns the `lang` of a text of the building: its own language, if the server names one, otherwise the building's.
 * Undefined if that is the page's language.
 */
export function useTextLang(): (own?: string | null) => string | undefined {
  const page = useLocale()
  const building = useShared('building', buildingOf)
  return (own) => foreignLang(page, own ?? building?.locale)
}
