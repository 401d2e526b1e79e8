import { appPath } from './appPath'
import { isAppRoute, isAuthRoute } from './appRoutes'
import { outwardHref } from './outwardHref'

/**
 * Where an address of the content leads: to a page of the app, to another page of our own server, or to
 * somewhere else. `href` is normalised.
 */
export type SafeLink =
  | { kind: 'route'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'out'; href: string }

/** What an address from content may do (docs/behaviour.md#links-in-content); null for one that does nothing. No link signs anybody out. */
export function safeLink(input: string | null | undefined): SafeLink | null {
  if (input === null || input === undefined) return null
  const path = appPath(input)
  if (path !== null) {
    if (isAuthRoute(path)) return null
    return { kind: isAppRoute(path) ? 'route' : 'page', path }
  }
  const href = outwardHref(input)
  return href === null ? null : { kind: 'out', href }
}

/** The address of a link that is followed in a tab of its own. */
export function hrefOf(link: SafeLink): string {
  return link.kind === 'out' ? link.href : link.path
}

/** Where a picture may come from: our own server or the web. A browser asks other schemes for nothing. */
export function pictureSource(input: string | null | undefined): string | null {
  const link = safeLink(input)
  if (link === null) return null
  return link.kind === 'out' && !link.href.startsWith('http') ? null : hrefOf(link)
}

/** The document viewer shows it. */
export function isDocument(href: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(href)
}
