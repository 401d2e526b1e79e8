const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Web, mail and telephone addresses, normalised as a browser does; null for anything else. */
export function outwardHref(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null
  return url !== null && schemes.includes(url.protocol) ? url.href : null
}
