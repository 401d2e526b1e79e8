/**
 * Languages of app and server; the last one is a pseudo-language that reveals untranslated text.
 */
export const locales = [
  'en-us',
  'en-gb',
  'de-de',
  'es-es',
  'fr-ca',
  'fr-fr',
  'it-it',
  'nb-no',
  'nl-nl',
  'pl-pl',
  'pt-pt',
  'el-el',
] as const

export type Locale = (typeof locales)[number]

/** Reveals untranslated text; the server never responds in it. */
export const pseudoLocale = 'el-el'
export type SpokenLocale = Exclude<Locale, typeof pseudoLocale>

/** The region of a language code without a supported region; see docs/behaviour.md#regions. */
const ofCountry: Readonly<Record<string, Locale>> = {
  de: 'de-de',
  es: 'es-es',
  fr: 'fr-fr',
  it: 'it-it',
  nb: 'nb-no',
  nn: 'nb-no',
  no: 'nb-no',
  nl: 'nl-nl',
  pl: 'pl-pl',
  pt: 'pt-pt',
}
const northAmerica = ['us', 'ca', 'pr', 'vi']

/** `de_DE`, `de-AT`, `de` or `DE` → `de-de`; null for unsupported languages. */
export function toLocale(code: string | null | undefined): Locale | null {
  const wanted = (code ?? '').toLowerCase().replaceAll('_', '-')
  if (!/^[a-z]{2}(-[a-z\d]{2,8})*$/.test(wanted)) return null
  const exact = locales.find((locale) => locale === wanted)
  if (exact !== undefined) return exact
  const [language = '', ...rest] = wanted.split('-')
  const region = rest.find((part) => /^([a-z]{2}|\d{3})$/.test(part))
  if (language === 'fr' && region === 'ca') return 'fr-ca'
  if (language !== 'en')
    return Object.hasOwn(ofCountry, language) ? (ofCountry[language] ?? null) : null
  return region === undefined || northAmerica.includes(region) ? 'en-us' : 'en-gb'
}

/** The supported language that a browser's `Accept-Language` prefers. */
export function preferredLocale(header: string | undefined): SpokenLocale {
  for (const part of (header ?? '').split(',').slice(0, 20)) {
    const locale = toLocale(part.split(';')[0]?.trim())
    if (locale !== null && locale !== pseudoLocale) return locale
  }
  return 'en-us'
}

/**
 * The BCP 47 tag for `lang` and `Intl`: `de-de` → `de-DE`. The pseudo-language is tagged as
 * English.
 */
export function tagOf(locale: Locale): string {
  if (locale === pseudoLocale) return 'en'
  return locale.replace(/-.+/, (region) => region.toUpperCase())
}

/** Right-to-left languages: Arabic, Hebrew, Persian, Urdu and others. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** The direction of a language, as a value of the `dir` attribute. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = ''] = tag.toLowerCase().split('-')
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
