import { directionOf, type Locale, locales, pseudoLocale, tagOf } from '@contract/locales'
import { i18n, type Messages } from '@lingui/core'
import { createCatalogues } from '@platform/language/createCatalogues'

/** The languages of the console: those of the app. */
export const consoleLocales = locales.filter((locale) => locale !== pseudoLocale)

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/operate.po')

/** Loads the console's messages and shows them; see `createCatalogues`. */
export const { showLanguage } = createCatalogues<'operate', Locale>(
  i18n,
  'operate',
  async (part, locale) => {
    const load = catalogues[`../locales/${locale}/${part}.po`]
    if (load === undefined) throw new Error(`The console has no texts in ${locale}`)
    return (await load()).messages
  },
)

i18n.on('change', () => {
  const page = document.documentElement
  page.lang = tagOf(i18n.locale as Locale)
  page.dir = directionOf(i18n.locale)
})
