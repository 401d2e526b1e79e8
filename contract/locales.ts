/** Languages that app and server speak; the last is made up and shows what is not translated. */
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

/** Shows what is not translated; nobody reads it, so nobody is answered in it. */
export const pseudoLocale = 'el-el'
export type SpokenLocale = Exclude<Locale, typeof pseudoLocale>

/** The region that a language gets when it names none that we have; see docs/behaviour.md#regions. */
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

/** `de_DE`, `de-AT`, `de` or `DE` → `de-de`; null for what we do not speak. */
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

/** The language that a browser's `Accept-Language` asks for, among those that we speak. */
export function preferredLocale(header: string | undefined): SpokenLocale {
  for (const part of (header ?? '').split(',').slice(0, 20)) {
    const locale = toLocale(part.split(';')[0]?.trim())
    if (locale !== null && locale !== pseudoLocale) return locale
  }
  return 'en-us'
}

/** BCP 47, as `lang` and `Intl` want it: `de-de` → `de-DE`. The made-up language is written in English. */
export function tagOf(locale: Locale): string {
  if (locale === pseudoLocale) return 'en'
  return locale.replace(/-.+/, (region) => region.toUpperCase())
}

/** Written from right to left: Arabic, Hebrew, Persian, Urdu and others. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** Which way a language is written, as the attribute `dir` has it. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = ''] = tag.toLowerCase().split('-')
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
