import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * Renders the whole page to markup, and waits for code that is fetched when it is shown.
 *
 * @throws where a part of the page cannot be rendered before the signal: half a page is worse than one that the browser
 * renders
 */
export async function draw(page: ReactNode, signal: AbortSignal): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    signal,
    // React puts the fallback in the place of a part that fails, and goes on.
    onError: (error) => void errors.push(error),
    // React moves large parts behind the page and back by inline scripts, which the content policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) {
    throw new Error('A part of the page could not be drawn', { cause: errors[0] })
  }
  return new Response(prelude).text()
}
