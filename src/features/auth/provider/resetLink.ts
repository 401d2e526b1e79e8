import type { ResetLink } from '@machines/platform/app/context'

/**
 * What the link of a password mail brought to `/reset-password`, or null. It leaves the address at once, so that
 * its token stands in no history and no screenshot.
 */
export function takeResetLink(): ResetLink | null {
  const query = new URLSearchParams(window.location.search)
  const [token, email] = [query.get('link'), query.get('email')]
  if (window.location.pathname !== '/reset-password' || !token || !email) return null
  query.delete('link')
  query.delete('email')
  const search = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', `/reset-password${search}`)
  return { email, token }
}
