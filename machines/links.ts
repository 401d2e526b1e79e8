/** Where an address of the content leads: into the app, or out of it. `href` is normalised. */
export type SafeLink = { kind: 'route'; path: string } | { kind: 'out'; href: string }

const schemes = ['https:', 'http:', 'mailto:', 'tel:']
const inside = 'https://inside.invalid'

/** A path of this app, as it was given, or null for anything that could lead elsewhere (A9, C4). */
export function appPath(given: string): string | null {
  if (!/^\/(?![/\\])/.test(given) || /[\\\s]/.test(given)) return null
  const url = URL.canParse(given, inside) ? new URL(given, inside) : null
  // `/x/..//y` is the path `//y` once it is normalised.
  if (url === null || url.origin !== inside || url.pathname.startsWith('//')) return null
  return given
}

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

/** A web address as people type it: without a scheme it gets `http://`. Null if it is none even then. */
export function websiteHref(given: string | null | undefined): string | null {
  const typed = given?.trim() ?? ''
  if (typed === '') return null
  const hasScheme = /^https?:\/\//i.test(typed)
  // Other schemes are not repaired: `javascript:…` is no website; `house.example:8080` is one.
  if (!hasScheme && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)) return null
  const address = hasScheme ? typed : `http://${typed.replace(/^\/+/, '')}`
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && url.hostname !== '' ? url.href : null
}
