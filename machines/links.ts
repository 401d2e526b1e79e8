import { appPath } from './appPath'

/** Where an address of the content leads: into the app, or out of it. `href` is normalised. */
export type SafeLink = { kind: 'route'; path: string } | { kind: 'out'; href: string }

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Web, mail and telephone addresses, as the browser would read them; null for anything else (C4). */
export function outwardHref(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null
  return url !== null && schemes.includes(url.protocol) ? url.href : null
}

/** What an address of the content may do; null is inert (C4). */
export function safeLink(given: string | null | undefined): SafeLink | null {
  if (given === null || given === undefined) return null
  const path = appPath(given)
  if (path !== null) return { kind: 'route', path }
  const href = outwardHref(given)
  return href === null ? null : { kind: 'out', href }
}

/** Where a picture may come from: our own server or the web. A browser asks other schemes for nothing. */
export function pictureSource(given: string | null | undefined): string | null {
  const link = safeLink(given)
  if (link?.kind === 'route') return link.path
  return link?.href.startsWith('http') ? link.href : null
}
