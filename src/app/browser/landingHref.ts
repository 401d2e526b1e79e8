import type { Locale } from '@contract/locales'
import { safeReturn } from '@router/place'
import { isAuthRoute } from '@rules/links/appRoutes'

/**
 * Path and query of the page that opens once the user is signed in: the current one, or the one that the sign-in returns
 * to. `/` leads to home, which is that of `building` if one is named. `chosen` is the language of this device.
 */
export function landingHref(building: string | null, chosen: Locale | null): string {
  const { origin, pathname, search } = window.location
  const returnTo = safeReturn(new URLSearchParams(search).get('returnTo'))
  const landing = isAuthRoute(pathname) ? (returnTo ?? '/') : `${pathname}${search}`
  const url = new URL(landing, origin)
  if (url.pathname === '/' && building !== null) url.pathname = `/building/${building}`
  if (chosen !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', chosen)
  return `${url.pathname}${url.search}`
}
