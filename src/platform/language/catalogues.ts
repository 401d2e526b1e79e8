import { directionOf, type Locale, tagOf } from '@contract/locales'
import { i18n, type Messages } from '@lingui/core'
import { createCatalogues } from './createCatalogues'

type Catalogue = { messages: Messages }
type Loader = () => Promise<Catalogue>

/**
 * Messages of the sign-in, of the wizard after it, and of the app inside; each part is fetched when
 * needed.
 */
const parts = {
  entry: import.meta.glob<Catalogue>('../../locales/*/entry.po'),
  wizard: import.meta.glob<Catalogue>('../../locales/*/wizard.po'),
  inside: import.meta.glob<Catalogue>('../../locales/*/inside.po'),
  details: import.meta.glob<Catalogue>('../../locales/*/details.po'),
  suites: import.meta.glob<Catalogue>('../../locales/*/suites.po'),
  search: import.meta.glob<Catalogue>('../../locales/*/search.po'),
  accessibility: import.meta.glob<Catalogue>('../../locales/*/accessibility.po'),
  // Written out instead of using `isDeveloperBuild`, so that other builds contain none of these
  // files.
  ...(import.meta.env.PORTICO_DEVELOPER === 'true'
    ? { developer: import.meta.glob<Catalogue>('../../locales/*/developer.po') }
    : ({} as { developer: Record<string, Loader> })),
} satisfies Record<string, Record<string, Loader>>
/** A part of the messages. */
export type Texts = keyof typeof parts

const fetched = new Map<string, Promise<Messages>>()

function load(part: Texts, locale: Locale): Promise<Messages> {
  const path = `../../locales/${locale}/${part}.po`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const loader = parts[part][path]
  if (loader === undefined) return Promise.reject(new Error(`There is no catalogue at ${path}`))
  const messages = loader().then((catalogue) => catalogue.messages)
  // A failed fetch must not be cached: the next attempt may succeed.
  messages.catch(() => fetched.delete(path))
  fetched.set(path, messages)
  return messages
}

export const { showLanguage, activateCatalogues } = createCatalogues<Texts, Locale>(
  i18n,
  'entry',
  load,
)

// The active language decides, not the requested one.
i18n.on('change', () => {
  const page = document.documentElement
  page.lang = tagOf(i18n.locale as Locale)
  page.dir = directionOf(i18n.locale)
})
