import type { RawSearch } from '@shared/pages/definePage'
import type { Needed } from '@shared/pages/needsOf'
import type { RouterContext } from './context'

export type Loading = {
  context: RouterContext
  params: object
  /** `search` is not validated: the router validates it only for matches. */
  location: { pathname: string; search: RawSearch }
  preload: boolean
}

/**
 * Route options that load code and messages when the route is loaded or preloaded; `prefetch` runs
 * on preload.
 */
export const openCode = (needed: Needed, prefetch?: (loading: Loading) => void) => ({
  loader: (loading: Loading) => {
    if (loading.preload) prefetch?.(loading)
    return loading.context.code.open(needed)
  },
  // Loaded code stays valid for the lifetime of the app, whatever the location.
  staleTime: Number.POSITIVE_INFINITY,
})
