import type { BrowserDeployment } from '@contract/deployment'
import type { LoadedPage } from '@machines/embed/embeddedPage/machine'
import { withToken } from '@platform/openUrl'
import { hrefOf, safeLink } from '@rules/links/links'

type LoadedAddress = Pick<LoadedPage, 'address' | 'isDocument'>

/** What a page that failed says of itself, where its text may be read. */
const failureMarker = /"?status_?code"?\s*[:=]\s*"?[45]\d\d/i
/** More of a page need not be looked at. */
const maxRead = 4000

/** Our own server has answered with a PDF, whatever the address looks like. */
function isPdf({ type, ok, headers }: Response): boolean {
  const [kind = ''] = (headers.get('content-type') ?? '').split(';')
  return type === 'basic' && ok && kind.trim().toLowerCase() === 'application/pdf'
}

type Given = {
  goodToken: () => Promise<string>
  /** A kiosk shows no documents: their viewer opens tabs, and no sandbox holds it. */
  isKiosk: boolean
  fetch: typeof fetch
}

/**
 * Asks for a page before the frame shows it: a frame tells nobody that it stayed empty. Only pages of our
 * own origin and of registered ones are framed. The token is put into the address of the frame and nowhere else.
 */
export function pageLoader(
  { frameOrigins, tokenOrigins }: Pick<BrowserDeployment, 'frameOrigins' | 'tokenOrigins'>,
  { goodToken, isKiosk, fetch: load }: Given,
) {
  return async (
    { href: wanted }: { href: string },
    signal: AbortSignal,
  ): Promise<LoadedAddress> => {
    const link = safeLink(wanted)
    const { origin } = window.location
    const url = link && new URL(hrefOf(link), origin)
    if (!url || !(url.origin === origin || frameOrigins.includes(url.origin))) {
      throw new Error('This page may not be shown in the frame')
    }
    const bare = await withToken(url, [], goodToken)
    const response = await load(bare, { mode: 'no-cors', credentials: 'omit', signal })
    const isDocument = isPdf(response)
    // Browsers show documents only outside of a sandbox, and whether one from elsewhere is a document cannot be seen.
    if (isDocument ? isKiosk : /\.pdf$/i.test(url.pathname)) {
      throw new Error('This document can be shown in a tab alone')
    }
    // Of a page from elsewhere nothing may be read, not even its status.
    if (response.type !== 'opaque') {
      const text = (await response.text()).slice(0, maxRead)
      if (!response.ok || failureMarker.test(text)) throw new Error('The page did not load')
    }
    const { href: address } = await withToken(url, tokenOrigins, goodToken)
    return isDocument ? { address, isDocument } : { address }
  }
}
