import { scopeOf } from '@machines/platform/app/context'
import type { DiscoverMode } from '@rules/content/discoverMode'
import { useApp } from './useShared'

/** How the building's content is listed and addressed. */
export function useDiscoverMode(): DiscoverMode {
  return useApp(({ context }) => scopeOf(context)?.mode ?? 'older')
}
