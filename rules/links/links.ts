import { appPath } from './appPath'
import { isAppRoute, isAuthRoute } from './appRoutes'
import { outwardHref } from './outwardHref'

/**
 * The target of an address in content: a page of the app, another page of our own server, or an
 * external one. `href` is normalised.
 */
export type SafeLink =
  | { kind: 'route'; path: string }
  | { kind: 'page'; path: string }
  | { kind: 'out'; href: string }

/**
 * Parses an address in content (docs/behaviour.md#links-in-content); null if it leads nowhere. No
 * link can sign the user out.
 */
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

/** The address of a link that opens in a new tab. */
export function hrefOf(link: SafeLink): string {
  return link.kind === 'out' ? link.href : link.path
}

/**
 * The address of a picture on our own server or the web; null for other schemes, which browsers do
 * not fetch.
 */
export function pictureSource(input: string | null | undefined): string | null {
  const link = safeLink(input)
  if (link === null) return null
  return link.kind === 'out' && !link.href.startsWith('http') ? null : hrefOf(link)
}

/** Whether the document viewer shows it. */
export function isDocument(href: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(href)
}
