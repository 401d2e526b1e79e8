import type { Dependencies } from './http/dependencies'
import { worldTopic } from './services/platform/live/publish'

/**
 * Clears what this process caches about buildings when any process applies a document. A missed notification is
 * harmless: the caches expire.
 */
export function clearCachesOnChange({
  contentCache,
  directoryIndexes,
  live,
}: Pick<Dependencies, 'contentCache' | 'directoryIndexes' | 'live'>): void {
  live.subscribe([worldTopic], null, () => {
    contentCache.clear()
    directoryIndexes.clear()
  })
}
