import type { Language } from '@contract/buildings'
import { type Locale, pseudoLocale, toLocale } from '@contract/locales'
/** The languages of a building that lists none. */
export const defaultLanguages: readonly Language[] = [
  { code: 'en_US', name: 'English (US)', priority: 0 },
  { code: 'es_ES', name: 'Spanish (ES)', priority: 1 },
  { code: 'el_EL', name: 'Elvish (EL)', priority: 2 },
]

/** The pseudo-language is offered only if the deployment enables it (docs/behaviour.md#languages-of-a-building). */
export function languagesOffered(
  languages: readonly Language[] | null | undefined,
  offersPseudo: boolean,
): Language[] {
  const listed = languages?.length ? languages : defaultLanguages
  const isOffered = (locale: Locale | null) =>
    locale !== null && (offersPseudo || locale !== pseudoLocale)
  return listed
    .filter(({ code }) => isOffered(toLocale(code)))
    .toSorted((a, b) => a.priority - b.priority)
}

export type LocalePreferences = {
  /** From the address bar. */
  queried: Locale | null
  /** Chosen by the user, now or earlier. */
  chosen: Locale | null
  /** The language in the user's profile. */
  user: Locale | null
  buildingDefault: Locale | null
  browser: Locale | null
}

/** In this order: the query, the stored choice, the user's profile, the building's default, the browser. */
export function resolveLocale(preferences: LocalePreferences): Locale {
  const { queried, chosen, user, buildingDefault, browser } = preferences
  return queried ?? chosen ?? user ?? buildingDefault ?? browser ?? 'en-us'
}
