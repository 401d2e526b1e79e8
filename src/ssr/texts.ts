import { type Locale, locales } from '@contract/locales'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

const catalogues = import.meta.glob<{ messages: Messages }>(
  ['../locales/*/*.po', '!../locales/*/developer.po'],
  { eager: true },
)

/** One for each language, whole and never changed: pages that are painted at once share no language. */
const spoken = new Map<Locale, I18n>(
  locales.map((locale) => {
    const messages: Messages = {}
    for (const [path, catalogue] of Object.entries(catalogues)) {
      if (path.startsWith(`../locales/${locale}/`)) Object.assign(messages, catalogue.messages)
    }
    return [locale, setupI18n({ locale, messages: { [locale]: messages } })]
  }),
)

/** All texts of the app in a language. */
export function textsOf(locale: Locale): I18n {
  const i18n = spoken.get(locale)
  if (i18n === undefined) throw new Error(`There are no texts in ${locale}`)
  return i18n
}
