import type { BrowserDeployment } from '@contract/deployment'
import type { LoadedPage } from '@machines/embed/embeddedPage/machine'
import { withToken } from '@platform/openUrl'
import { hrefOf, safeLink } from '@rules/links/links'

type LoadedAddress = Pick<LoadedPage, 'address' | 'isDocument'>

/** How a failed page describes its status, if its text is readable. */
const failureMarker = /"?status_?code"?\s*[:=]\s*"?[45]\d\d/i
/** Maximum number of characters of a page to inspect. */
const maxRead = 4000

/** Whether our own server has responded with a PDF, regardless of the address. */
function isPdf({ type, ok, headers }: Response): boolean {
  const [kind = ''] = (headers.get('content-type') ?? '').split(';')
  return type === 'basic' && ok && kind.trim().toLowerCase() === 'application/pdf'
}

type Given = {
  goodToken: () => Promise<string>
  /** A kiosk shows no documents: their viewer opens tabs and cannot be sandboxed. */
  isKiosk: boolean
  fetch: typeof fetch
}

/**
 * Requests a page before the frame shows it, because a frame does not report a failed load. Only
 * pages of our own origin and of registered origins are framed. The token is added only to the
 * frame's address.
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
    // Browsers show documents only outside a sandbox, and a response from another origin does not
    // reveal whether it is a document.
    if (isDocument ? isKiosk : /\.pdf$/i.test(url.pathname)) {
      throw new Error('This document can only open in a tab')
    }
    // Neither body nor status of an opaque response is readable.
    if (response.type !== 'opaque') {
      const text = (await response.text()).slice(0, maxRead)
      if (!response.ok || failureMarker.test(text)) throw new Error('The page did not load')
    }
    const { href: address } = await withToken(url, tokenOrigins, goodToken)
    return isDocument ? { address, isDocument } : { address }
  }
}
