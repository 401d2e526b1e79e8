/** The user for whom the server rendered a page. */
export type RenderedFor = {
  /** The UUID of the user; null for an anonymous visitor. */
  user: string | null
  locale: string
}

type Root = { auth?: { user?: { uuid?: string } } | null }

/** Reads a value that `src/platform/storage/persisted.ts` wrote. */
const storedAt = (key: string): unknown =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: unknown } | null)?.value

/** This browser's user, and the language that they selected; null if storage has none. */
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
 * Hides a page that was rendered for another user, or in a language other than the one selected in
 * this browser, because the server cannot read its storage. A language in the address takes
 * precedence.
 */
export function hideForeignPage({ user, locale }: RenderedFor): void {
  const visitor = readVisitor()
  const isForeign = visitor.locale !== null && visitor.locale !== locale
  const namesLanguage = new URLSearchParams(location.search).has('lang')
  if (visitor.user !== user || (isForeign && !namesLanguage)) {
    document.documentElement.dataset.rendered = 'other'
  }
}
