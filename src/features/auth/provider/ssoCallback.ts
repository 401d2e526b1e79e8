import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import { ssoDetails } from '@platform/storage/stored'

/**
 * What an identity provider brought to `/login`, or null. Code and state leave the address at once, so
 * that they stand in no history; the page that was asked for and the language come back into it.
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
