import type { BrowserDeployment } from '@contract/deployment'
import { hrefOf, safeLink } from '@rules/links/links'
import { withToken } from '../openUrl'

/** What a page that failed says of itself, where its text may be read. */
const failureMarker = /"?status_?code"?\s*[:=]\s*"?[45]\d\d/i
/** More of a page need not be looked at. */
const readAtMost = 4000

/**
 * Asks for a page before the frame shows it: a frame tells nobody that it stayed empty. Only pages of our
 * own origin and of registered ones are framed. The token is put into the address of the frame and nowhere else.
 */
export function pageLoader(
  { frameOrigins, tokenOrigins }: Pick<BrowserDeployment, 'frameOrigins' | 'tokenOrigins'>,
  goodToken: () => Promise<string>,
) {
  return async ({ href }: { href: string }, signal: AbortSignal): Promise<{ address: string }> => {
    const link = safeLink(href)
    const { origin } = window.location
    const url = link && new URL(hrefOf(link), origin)
    if (!url || !(url.origin === origin || frameOrigins.includes(url.origin))) {
      throw new Error('This page may not be shown in the frame')
    }
    const bare = await withToken(url, [], goodToken)
    const response = await fetch(bare, { mode: 'no-cors', credentials: 'omit', signal })
    // Of a page from elsewhere nothing may be read, not even its status.
    if (response.type !== 'opaque') {
      const text = (await response.text()).slice(0, readAtMost)
      if (!response.ok || failureMarker.test(text)) throw new Error('The page did not load')
    }
    return { address: (await withToken(url, tokenOrigins, goodToken)).href }
  }
}
