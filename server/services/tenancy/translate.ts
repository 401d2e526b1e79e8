import type { Translations } from '../../db/schema'

type Translated = { locale: string | null; texts: Record<string, string> }

/**
 * The texts of a row in a locale (`de-de`, `de_DE`): the locale's own, otherwise any of its language. If there are
 * none, the row's own texts apply, and `locale` is null.
 */
export function translationOf(translations: Translations, lang: string | undefined): Translated {
  const wanted = localeOf(lang ?? '')
  const language = wanted.slice(0, 2)
  const locale =
    Object.keys(translations).find((each) => each === wanted) ??
    Object.keys(translations).find((each) => language !== '' && each.startsWith(language))
  return { locale: locale ?? null, texts: (locale && translations[locale]) || {} }
}

export function translationFor(
  translations: Translations,
  lang: string | undefined,
): Record<string, string> {
  return translationOf(translations, lang).texts
}

/** `de_DE` → `de-de`. */
export function localeOf(input: string): string {
  return input.toLowerCase().replace('_', '-')
}
