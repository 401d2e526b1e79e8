import type { FormattedTexts } from '@contract/rendering'
import { recordFormatted } from '@shared/format/formatters'
import { setRenderTime } from '@shared/renderTime'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

const openRoot = '<div id="root">'
const closeRoot = '</div>'

type Drawn = {
  /** Preload hints for the browser, such as for the largest picture. */
  head: string
  /** Markup of the document's root element. */
  body: string
  /** The numbers and dates in it. */
  formatted: FormattedTexts
  /** The time that it shows. */
  at: number
}

/** One page is drawn after the other, so that each records only its own texts, and shows one time. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Renders the whole page to markup, and waits for lazily loaded code.
 *
 * @throws if a part of the page cannot be rendered before the signal aborts: the browser then
 * renders the whole page, which is better than half a page
 */
export function draw(page: ReactNode, signal: AbortSignal): Promise<Drawn> {
  const drawn = last.then(async () => {
    const at = Date.now()
    setRenderTime(at)
    const { result, formatted } = await recordFormatted(() => markupOf(page, signal))
    return { ...result, formatted, at }
  })
  last = drawn.catch(() => undefined)
  return drawn
}

async function markupOf(
  page: ReactNode,
  signal: AbortSignal,
): Promise<Pick<Drawn, 'head' | 'body'>> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<div id="root">{page}</div>, {
    signal,
    // React replaces a failed part with its fallback and continues.
    onError: (error) => void errors.push(error),
    // React moves large parts behind the page and back with inline scripts, which the content
    // security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) {
    throw new Error('A part of the page could not be drawn', { cause: errors[0] })
  }
  const html = await new Response(prelude).text()
  // React writes the hints before the first element, because the tree contains no `head`.
  const start = html.indexOf(openRoot)
  return {
    head: html.slice(0, start),
    body: html.slice(start + openRoot.length, -closeRoot.length),
  }
}
