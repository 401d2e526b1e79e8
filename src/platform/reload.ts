import type { Locale } from '@contract/locales'

/** Loads everything anew. A language that an address once asked for stays, though the address lost it. */
export function reloadPage(queried: Locale | null): void {
  const url = new URL(window.location.href)
  if (queried !== null) url.searchParams.set('lang', queried)
  if (url.href === window.location.href) window.location.reload()
  else window.location.replace(url)
}
