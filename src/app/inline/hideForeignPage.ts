/** For whom the server rendered a page. */
export type RenderedFor = {
  /** The UUID of the user; null for an anonymous visitor. */
  user: string | null
  locale: string
}

type Root = { auth?: { user?: { uuid?: string } } | null }

/** A value as `src/platform/storage/persisted.ts` writes it. */
const storedAt = (key: string): unknown =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: unknown } | null)?.value

/** The user of this browser, and the language that they have chosen; null where its storage says nothing. */
function readVisitor(): { user: string | null; locale: string | null } {
  try {
    const root = storedAt('root') as Root | null | undefined
    const locale = storedAt('languages') as string | undefined
    return { user: root?.auth?.user?.uuid ?? null, locale: locale ?? null }
  } catch {
    return { user: null, locale: null }
  }
}

/**
 * Hides a page that was rendered for another user, or in another language than this browser has chosen: the server
 * cannot read its storage. An address that names a language wins over the choice.
 */
export function hideForeignPage({ user, locale }: RenderedFor): void {
  const visitor = readVisitor()
  const isForeign = visitor.locale !== null && visitor.locale !== locale
  const namesLanguage = new URLSearchParams(location.search).has('lang')
  if (visitor.user !== user || (isForeign && !namesLanguage)) {
    document.documentElement.dataset.rendered = 'other'
  }
}
