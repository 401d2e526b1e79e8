const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Web, mail and telephone addresses, normalised as a browser does; null for anything else. */
export function outwardHref(input: string): string | null {
  const url = URL.canParse(input) ? new URL(input) : null
  return url !== null && schemes.includes(url.protocol) ? url.href : null
}
