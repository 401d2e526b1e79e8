import { type Locale, pseudoLocale } from '@contract/locales'
import { formatter } from '@shared/format/formatters'

const regions: Partial<Record<string, string>> = { gb: 'UK' }

/** Its name in the language of the page, with its region: `Spanish (ES)`. `tag` as `Intl` wants it. */
export function translatedName(locale: Locale, tag: string): string {
  if (locale === pseudoLocale) return 'Elvish (EL)'
  const [language = '', region = ''] = locale.split('-')
  // `nb` is "Norwegian Bokmål" to `Intl`; everybody says Norwegian.
  const code = language === 'nb' ? 'no' : language
  const name = formatter.names(tag, { type: 'language' }).of(code) ?? code
  const capital = name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
  return `${capital} (${regions[region] ?? region.toUpperCase()})`
}
