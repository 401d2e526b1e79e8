import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import { ssoDetails } from '@platform/storage/stored'

/**
 * Reads the response of an identity provider from `/login`; null without one. Removes code and
 * state from the address immediately, so that they appear in no history entry, and restores the
 * requested page and language in it.
 */
export function takeSsoCallback(): SsoCallback | null {
  const query = new URLSearchParams(window.location.search)
  const state = query.get('state')
  if (window.location.pathname !== '/login' || state === null) return null
  const stored = ssoDetails.read()
  const { returnTo, lang } = stored ?? {}
  const brought = new URLSearchParams({ ...(returnTo && { returnTo }), ...(lang && { lang }) })
  const search = brought.size > 0 ? `?${brought}` : ''
  window.history.replaceState(window.history.state, '', `/login${search}`)
  return { state, code: query.get('code'), error: query.get('error'), details: stored }
}
