/**
 * Reads the code of an operator's link from `/login`; null without one. Removes it from the address
 * immediately, so that it appears in no history entry of the lobby's device.
 */
export function takeKioskCode(): string | null {
  const query = new URLSearchParams(window.location.search)
  const code = query.get('kiosk')
  if (window.location.pathname !== '/login' || !code) return null
  query.delete('kiosk')
  const search = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', `/login${search}`)
  return code
}
