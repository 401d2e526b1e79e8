import type { Translations } from '../db/schema'

/** The texts of a row in a locale (`de-de`, `de_DE`): the locale's own, else any of its language. */
export function translationFor(
  translations: Translations,
  lang: string | undefined,
): Record<string, string> {
  if (lang === undefined) return {}
  const wanted = lang.toLowerCase().replace('_', '-')
  const exact = translations[wanted]
  if (exact !== undefined) return exact
  const language = wanted.slice(0, 2)
  const related = Object.keys(translations).find((locale) => locale.startsWith(language))
  return related === undefined ? {} : (translations[related] ?? {})
}
