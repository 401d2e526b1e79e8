import { hrefOf, safeLink } from '@rules/links/links'

const placeholder = /\{token\}/

/**
 * Replaces `{token}` in the query of an address whose origin may have the user's token; elsewhere the
 * parameter is dropped. See docs/behaviour.md#tokens-in-addresses.
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

/** A tab that has no opener, opened while a press still counts as the user's; its address follows. Null where it is blocked. */
export function openTab(): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (tab !== null) tab.opener = null
  return tab
}

/** Opens an address, of the web or of another page of our own server, in a new tab that has no opener. */
export function openUrl(
  text: string,
  tokenOrigins: readonly string[],
  goodToken: () => Promise<string>,
  onFailed: () => void = () => undefined,
): void {
  const link = safeLink(text)
  // A page of the app is not for a tab of its own.
  if (link === null || link.kind === 'route') return
  const url = new URL(hrefOf(link), window.location.origin)
  if (![...url.searchParams.values()].some((value) => placeholder.test(value))) {
    window.open(url, '_blank', 'noopener,noreferrer')
    return
  }
  const tab = openTab()
  if (tab === null) {
    onFailed()
    return
  }
  withToken(url, tokenOrigins, goodToken).then(
    (filled) => tab.location.replace(filled.href),
    () => {
      tab.close()
      onFailed()
    },
  )
}
