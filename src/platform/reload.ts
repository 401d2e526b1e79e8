import type { Locale } from '@contract/locales'

/**
 * Reloads the document in the language that the address requested, even if the parameter has been
 * removed since.
 */
export function reloadPage(queried: Locale | null): void {
  const url = new URL(window.location.href)
  if (queried !== null) url.searchParams.set('lang', queried)
  if (url.href === window.location.href) window.location.reload()
  else window.location.replace(url)
}
