import { safeReturn } from '@router/place'
import { isAuthRoute } from '@rules/links/appRoutes'

/**
 * Path and query of the page that opens once the user is signed in: the current one, or the one that the sign-in returns
 * to. `/` leads to home, which is that of `building` if one is named.
 */
export function landingHref(building: string | null): string {
  const { pathname, search } = window.location
  const href = isAuthRoute(pathname)
    ? (safeReturn(new URLSearchParams(search).get('returnTo')) ?? '/')
    : `${pathname}${search}`
  return href === '/' && building !== null ? `/building/${building}` : href
}
