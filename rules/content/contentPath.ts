import type { ContentItem } from '@contract/content'
import { withoutTrailingSlashes } from '../links/withoutTrailingSlashes'
import type { DiscoverMode } from './discoverMode'

type Named = Pick<ContentItem, 'type' | 'uuid'>

/**
 * The address of a content item: below the building's `/content` in the newer mode. In the older
 * mode it is `{current path}/{type}s/{uuid}`, with the type in lower case and its underscores
 * replaced by hyphens.
 */
export function contentPath(
  { type, uuid }: Named,
  at: { mode: DiscoverMode; buildingUuid: string; currentPath: string },
): string {
  if (at.mode === 'newer') return `/building/${at.buildingUuid}/content/${uuid}`
  const segment = `${type.toLowerCase().replaceAll('_', '-')}s`
  return `${withoutTrailingSlashes(at.currentPath)}/${segment}/${encodeURIComponent(uuid)}`
}
