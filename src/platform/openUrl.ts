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

/** How apps that want to know who comes are opened. */
type Launches = {
  /** Whether apps may be registered at an origin. */
  isApp: (origin: string) => boolean
  /** The address that opens a page for the user. */
  launch: (address: string) => Promise<string>
}
const noLaunches: Launches = { isApp: () => false, launch: (address) => Promise.resolve(address) }

/** Opens an address, of the web or of another page of our own server, in a new tab that has no opener. */
export function openUrl(
  text: string,
  tokenOrigins: readonly string[],
  goodToken: () => Promise<string>,
  onFailed: () => void = () => undefined,
  { isApp, launch }: Launches = noLaunches,
): void {
  const link = safeLink(text)
  // A page of the app is not for a tab of its own.
  if (link === null || link.kind === 'route') return
  const url = new URL(hrefOf(link), window.location.origin)
  const isLaunched = isApp(url.origin)
  const hasToken = [...url.searchParams.values()].some((value) => placeholder.test(value))
  if (!isLaunched && !hasToken) {
    window.open(url, '_blank', 'noopener,noreferrer')
    return
  }
  const tab = openTab()
  if (tab === null) {
    onFailed()
    return
  }
  const opened = async () => {
    const { href } = await withToken(url, tokenOrigins, goodToken)
    return isLaunched ? launch(href) : href
  }
  opened().then(
    (href) => tab.location.replace(href),
    () => {
      tab.close()
      onFailed()
    },
  )
}
