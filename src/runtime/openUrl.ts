const placeholder = /\{token\}/

/** Web and mail addresses only (C4); null for anything else. */
export function safeUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url : null
}

/**
 * Replaces `{token}` in the query of an address whose origin may have the user's token; elsewhere the
 * parameter is dropped (C3).
 */
export async function withToken(
  url: URL,
  tokenOrigins: readonly string[],
  goodToken: () => Promise<string>,
): Promise<URL> {
  const filled = new URL(url)
  for (const [name, value] of url.searchParams) {
    if (!placeholder.test(value)) continue
    if (tokenOrigins.includes(url.origin)) {
      filled.searchParams.set(name, value.replace(placeholder, await goodToken()))
    } else filled.searchParams.delete(name)
  }
  return filled
}

/** Opens an address in a new tab that has no opener. */
export function openUrl(
  text: string,
  tokenOrigins: readonly string[],
  goodToken: () => Promise<string>,
): void {
  const url = safeUrl(text)
  if (url === null) return
  if (![...url.searchParams.values()].some((value) => placeholder.test(value))) {
    window.open(url, '_blank', 'noopener,noreferrer')
    return
  }
  // Opened at once, while the press still counts as the user's; the address follows.
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return
  tab.opener = null
  withToken(url, tokenOrigins, goodToken).then(
    (filled) => tab.location.replace(filled.href),
    () => tab.close(),
  )
}
