import { tagOf } from '@contract/locales'
import { localeOf } from '@machines/tenancy/language/machine'
import { useShared } from './useShared'

/** The active locale in the form that `Intl` expects: `de-DE`. */
export function useLocale(): string {
  return tagOf(useShared('language', localeOf))
}
