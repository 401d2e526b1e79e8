const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Web, mail and telephone addresses, as the browser would read them; null for anything else (C4). */
export function outwardHref(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null
  return url !== null && schemes.includes(url.protocol) ? url.href : null
}
