import type { RawSearch } from '@shared/pages/definePage'
import type { Needed } from '@shared/pages/needsOf'
import type { RouterContext } from './context'

export type Loading = {
  context: RouterContext
  params: object
  /** `search` is not validated: the router validates it for matches alone. */
  location: { pathname: string; search: RawSearch }
  preload: boolean
}

/** Route options that load code and texts when the route is loaded or preloaded; `prefetch` runs when it is preloaded. */
export const openCode = (needed: Needed, prefetch?: (loading: Loading) => void) => ({
  loader: (loading: Loading) => {
    if (loading.preload) prefetch?.(loading)
    return loading.context.code.open(needed)
  },
  // What it loads lives as long as the app; nothing of it depends on where one is.
  staleTime: Number.POSITIVE_INFINITY,
})
