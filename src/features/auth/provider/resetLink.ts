import type { ResetLink } from '@machines/platform/app/context'

/**
 * Reads the link of a password e-mail from `/reset-password`; null without one. Removes it from the
 * address immediately, so that its token appears in no history entry or screenshot.
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
