import type { CardResult } from '@contract/cards'

/**
 * Posts the result of adding a card to the page that embeds the app. Only pages of our own origin
 * may embed it (`frame-ancestors`), and only that page receives the message.
 */
export function postToHostPage(result: CardResult): void {
  if (window.parent === window) return
  const text = JSON.stringify({ event: 'cardResult', data: result })
  window.parent.postMessage(text, window.location.origin)
}
