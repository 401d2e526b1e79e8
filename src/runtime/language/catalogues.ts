import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@machines/language/resolve'

type Catalogue = { messages: Messages }
type Loader = () => Promise<Catalogue>

/** Texts of the sign-in, of the wizard behind it and of the house: each fetched when needed. */
const parts = {
  entry: import.meta.glob<Catalogue>('../../locales/*/entry.po'),
  wizard: import.meta.glob<Catalogue>('../../locales/*/wizard.po'),
  inside: import.meta.glob<Catalogue>('../../locales/*/inside.po'),
  details: import.meta.glob<Catalogue>('../../locales/*/details.po'),
} satisfies Record<string, Record<string, Loader>>
type Part = keyof typeof parts

const fetched = new Map<string, Promise<Messages>>()

function load(part: Part, locale: Locale): Promise<Messages> {
  const path = `../../locales/${locale}/${part}.po`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const loader = parts[part][path]
  if (loader === undefined) return Promise.reject(new Error(`No catalogue ${path}`))
  const messages = loader().then((catalogue) => catalogue.messages)
  // A failed fetch must not be remembered: the next try may find the network back.
  messages.catch(() => fetched.delete(path))
  fetched.set(path, messages)
  return messages
}

/** The parts that are wanted so far; whatever was needed once comes with every language. */
const wanted = new Set<Part>(['entry'])

/** The last showing, under way or done: parts that are added meanwhile come after it. */
let showing = Promise.resolve()

/** Loads the texts of a locale and shows them. */
export function showLanguage(locale: Locale): Promise<void> {
  const loading = [...wanted].map((part) => load(part, locale))
  const shown = Promise.all(loading).then((loaded) => {
    const messages: Messages = Object.assign({}, ...loaded)
    i18n.loadAndActivate({ locale, messages })
    document.documentElement.lang = languageTag(locale)
  })
  showing = shown.catch(() => undefined)
  return shown
}

/** Adds a part to the texts on show; called by whatever is going to show it. */
export async function showTexts(part: Part): Promise<void> {
  wanted.add(part)
  await showing
  const locale = i18n.locale as Locale | ''
  // Nothing is shown yet: the first showing brings this part along.
  if (locale === '') return
  i18n.load(locale, await load(part, locale))
}

/** BCP 47: `de-de` → `de-DE`. The made-up language has no tag of its own. */
export function languageTag(locale: Locale): string {
  if (locale === 'el-el') return 'en'
  const [language, region] = locale.split('-')
  return `${language}-${region?.toUpperCase()}`
}
