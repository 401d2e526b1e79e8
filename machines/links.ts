import { appPath } from './appPath'
import { isAppRoute, isBarred } from './appRoutes'
import { outwardHref } from './outwardHref'

/**
 * Where an address of the content leads: to a page of the app, to another page of our own server, or to
 * somewhere else. `href` is normalised.
 */
export type SafeLink =
  | { kind: 'route'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'out'; href: string }

/** What an address of the content may do; null is inert (C4). Nobody is signed out by one. */
export function safeLink(given: string | null | undefined): SafeLink | null {
  if (given === null || given === undefined) return null
  const path = appPath(given)
  if (path !== null) {
    if (isBarred(path)) return null
    return { kind: isAppRoute(path) ? 'route' : 'page', path }
  }
  const href = outwardHref(given)
  return href === null ? null : { kind: 'out', href }
}

/** The address of a link that is followed in a tab of its own. */
export function hrefOf(link: SafeLink): string {
  return link.kind === 'out' ? link.href : link.path
}

/** Where a picture may come from: our own server or the web. A browser asks other schemes for nothing. */
export function pictureSource(given: string | null | undefined): string | null {
  const link = safeLink(given)
  if (link === null) return null
  return link.kind === 'out' && !link.href.startsWith('http') ? null : hrefOf(link)
}

/** The document viewer shows it. */
export function isDocument(href: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(href)
}
