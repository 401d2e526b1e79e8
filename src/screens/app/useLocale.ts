import { localeOf } from '@machines/language/machine'
import { useShared } from './useShared'

/** The locale of the texts on show, as `Intl` wants it: `de-DE`. */
export function useLocale(): string {
  const locale = useShared('language', localeOf)
  if (locale === 'el-el') return 'en-US'
  const [language, region] = locale.split('-')
  return `${language}-${region?.toUpperCase()}`
}
