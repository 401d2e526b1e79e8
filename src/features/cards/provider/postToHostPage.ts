import type { CardResult } from '@contract/cards'

/**
 * Tells the page that shows us in a frame what became of a card. Only pages of our own origin may frame us
 * (`frame-ancestors`), and only one of them hears it.
 */
export function postToHostPage(result: CardResult): void {
  if (window.parent === window) return
  const text = JSON.stringify({ event: 'cardResult', data: result })
  window.parent.postMessage(text, window.location.origin)
}
