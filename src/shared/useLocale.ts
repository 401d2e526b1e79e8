import { tagOf } from '@contract/locales'
import { localeOf } from '@machines/tenancy/language/machine'
import { useShared } from './useShared'

/** The locale of the texts on show, as `Intl` wants it: `de-DE`. */
export function useLocale(): string {
  return tagOf(useShared('language', localeOf))
}
