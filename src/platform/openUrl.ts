import type { Host } from '@platform/host'
import { hrefOf, safeLink } from '@rules/links/links'

const placeholder = /\{token\}/

/**
 * Replaces `{token}` in the query of an address whose origin may receive the user's token; for
 * other origins, drops the parameter. See docs/behaviour.md#tokens-in-addresses.
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

type Opening = {
  /** How tabs are opened; see `Host`. */
  host: Pick<Host, 'openLink' | 'openTab'>
  tokenOrigins: readonly string[]
  goodToken: () => Promise<string>
  onFailed: () => void
  /** Whether mini-apps may be registered at an origin. */
  isApp: (origin: string) => boolean
  /** Resolves with the address that opens a mini-app's page for the user. */
  launch: (address: string) => Promise<string>
}

/** Opens a web address, or another page of our own server, in a new tab without an opener. */
export function openUrl(text: string, opening: Opening): void {
  const { host, tokenOrigins, goodToken, onFailed, isApp, launch } = opening
  const link = safeLink(text)
  // A page of the app does not open in a separate tab.
  if (link === null || link.kind === 'route') return
  const url = new URL(hrefOf(link), window.location.origin)
  const isLaunched = isApp(url.origin)
  const hasToken = [...url.searchParams.values()].some((value) => placeholder.test(value))
  if (!isLaunched && !hasToken) {
    host.openLink(url.href)
    return
  }
  const tab = host.openTab()
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
