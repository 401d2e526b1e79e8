import type { Locale } from '@contract/locales'

/** Each language's own name, because its readers may understand no other. */
export const languageNames: Record<Locale, string> = {
  'en-us': 'English (US)',
  'en-gb': 'English (UK)',
  'de-de': 'Deutsch',
  'es-es': 'Español',
  'fr-ca': 'Français (Canada)',
  'fr-fr': 'Français (France)',
  'it-it': 'Italiano',
  'nb-no': 'Norsk',
  'nl-nl': 'Nederlands',
  'pl-pl': 'Polski',
  'pt-pt': 'Português',
  'el-el': 'Elvish',
}
