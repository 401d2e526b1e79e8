import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

const openRoot = '<div id="root">'
const closeRoot = '</div>'

type Drawn = {
  /** Hints of what the browser should fetch first, such as the largest picture. */
  head: string
  /** What stands in the root element of the document. */
  body: string
}

/**
 * Renders the whole page to markup, and waits for code that is fetched when it is shown.
 *
 * @throws where a part of the page cannot be rendered before the signal: half a page is worse than one that the browser
 * renders
 */
export async function draw(page: ReactNode, signal: AbortSignal): Promise<Drawn> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<div id="root">{page}</div>, {
    signal,
    // React puts the fallback in the place of a part that fails, and goes on.
    onError: (error) => void errors.push(error),
    // React moves large parts behind the page and back by inline scripts, which the content policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) {
    throw new Error('A part of the page could not be drawn', { cause: errors[0] })
  }
  const html = await new Response(prelude).text()
  // Without a `head` of its own, React writes the hints before the first element.
  const start = html.indexOf(openRoot)
  return {
    head: html.slice(0, start),
    body: html.slice(start + openRoot.length, -closeRoot.length),
  }
}
