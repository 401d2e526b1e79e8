import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '@machines/language/resolve'

type Catalogue = { messages: Messages }
type Loader = () => Promise<Catalogue>

/** Texts of the signed-out screens, and of the house behind them: each fetched when needed. */
const entry = import.meta.glob<Catalogue>('../../locales/*/entry.po')
const inside = import.meta.glob<Catalogue>('../../locales/*/inside.po')

const loaded = new Map<string, Promise<Messages>>()

function load(part: Record<string, Loader>, locale: Locale, name: string): Promise<Messages> {
  const path = `../../locales/${locale}/${name}.po`
  const known = loaded.get(path)
  if (known !== undefined) return known
  const loader = part[path]
  if (loader === undefined) return Promise.reject(new Error(`No catalogue ${path}`))
  const messages = loader().then((catalogue) => catalogue.messages)
  // A failed fetch must not be remembered: the next try may find the network back.
  messages.catch(() => loaded.delete(path))
  loaded.set(path, messages)
  return messages
}

/** Whether the texts of the house are wanted too; once inside they come with every language. */
let isInside = false

/** Loads the texts of a locale and shows them. */
export async function showLanguage(locale: Locale): Promise<void> {
  const parts = [load(entry, locale, 'entry')]
  if (isInside) parts.push(load(inside, locale, 'inside'))
  const messages: Messages = Object.assign({}, ...(await Promise.all(parts)))
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = languageTag(locale)
}

/** Adds the texts of the house to those on show; called by every route behind the sign-in. */
export async function showInsideTexts(): Promise<void> {
  isInside = true
  const locale = i18n.locale as Locale | ''
  if (locale === '') return
  i18n.load(locale, await load(inside, locale, 'inside'))
}

/** BCP 47: `de-de` → `de-DE`. The made-up language has no tag of its own. */
export function languageTag(locale: Locale): string {
  if (locale === 'el-el') return 'en'
  const [language, region] = locale.split('-')
  return `${language}-${region?.toUpperCase()}`
}
