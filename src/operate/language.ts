import { directionOf, type Locale, tagOf } from '@contract/locales'
import { i18n, type Messages } from '@lingui/core'
import { createCatalogues } from '@platform/language/createCatalogues'

/** The languages of the console. */
export const consoleLocales = [
  'en-us',
  'en-gb',
  'de-de',
  'nb-no',
  'nl-nl',
  'pl-pl',
  'pt-pt',
] as const satisfies readonly Locale[]

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/operate.po')

/** The console's language that is nearest: of the same language, otherwise English. */
const nearest = (locale: Locale): Locale =>
  consoleLocales.find((each) => each === locale) ??
  consoleLocales.find((each) => each.slice(0, 2) === locale.slice(0, 2)) ??
  'en-us'

/** Loads the console's messages and shows them; see `createCatalogues`. */
export const { showLanguage } = createCatalogues<'operate', Locale>(
  i18n,
  'operate',
  async (part, locale) => {
    const load = catalogues[`../locales/${nearest(locale)}/${part}.po`]
    if (load === undefined) throw new Error(`The console has no texts in ${locale}`)
    return (await load()).messages
  },
)

i18n.on('change', () => {
  const page = document.documentElement
  page.lang = tagOf(nearest(i18n.locale as Locale))
  page.dir = directionOf(i18n.locale)
})
