import type { ContentItem } from '@contract/content'
import type { DiscoverMode } from './discoverMode'

type Named = Pick<ContentItem, 'type' | 'uuid'>

/**
 * The address of a content item: below the building's `/content` in the newer mode; in the older one
 * `{current path}/{type}s/{uuid}`, the type lowercased and its underscores as hyphens.
 */
export function contentPath(
  { type, uuid }: Named,
  at: { mode: DiscoverMode; buildingUuid: string; currentPath: string },
): string {
  if (at.mode === 'newer') return `/building/${at.buildingUuid}/content/${uuid}`
  const segment = `${type.toLowerCase().replaceAll('_', '-')}s`
  return `${at.currentPath.replace(/\/+$/, '')}/${segment}/${encodeURIComponent(uuid)}`
}

const older = /(?:^|\/)[a-z]+(?:-[a-z]+)*s\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** The item that a path of the older mode names with its last two parts; null if it names none. */
export function contentNamedBy(path: string): string | null {
  return older.exec(path)?.[1] ?? null
}
