import type { Language } from '@contract/buildings'

/** Supported UI locales; `en` is American English. */
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

/** What a building offers that lists no languages. */
export const defaultLanguages: readonly Language[] = [
  { code: 'en_US', name: 'English (US)', priority: 0 },
  { code: 'es_ES', name: 'Español (ES)', priority: 1 },
  { code: 'el_EL', name: 'Elvish (EL)', priority: 2 },
]

/** `de_DE`, `de-de`, `de` or `DE` → `de-de`; null for what we do not speak. */
export function toLocale(code: string | null | undefined): Locale | null {
  if (code === null || code === undefined) return null
  const wanted = code.toLowerCase().replace('_', '-')
  const exact = locales.find((locale) => locale === wanted)
  if (exact !== undefined) return exact
  const language = wanted.slice(0, 2)
  if (!/^[a-z]{2}(-|$)/.test(wanted)) return null
  return locales.find((locale) => locale.startsWith(`${language}-`) && locale !== 'el-el') ?? null
}

export function languagesOffered(languages: readonly Language[] | null | undefined): Language[] {
  const listed = languages?.length ? languages : defaultLanguages
  return listed
    .filter(({ code }) => toLocale(code) !== null)
    .toSorted((a, b) => a.priority - b.priority)
}

export type LocaleWishes = {
  /** From the address bar. */
  queried: Locale | null
  /** Chosen by the user, now or earlier. */
  chosen: Locale | null
  buildingDefault: Locale | null
  browser: Locale | null
}

/** J2: query, then the stored choice, then the building's default, then the browser's. */
export function resolveLocale(wishes: LocaleWishes): Locale {
  return wishes.queried ?? wishes.chosen ?? wishes.buildingDefault ?? wishes.browser ?? 'en-us'
}
