import type { ContentItem } from '@contract/content'

const newerMode = 'content'

/**
 * The address of a content item: `/content/{uuid}` in the newer mode; `{type}s/{uuid}` in the older one,
 * the type lowercased and the underscores of event posts as hyphens.
 */
export function contentLink(
  buildingUuid: string,
  { type, uuid }: Pick<ContentItem, 'type' | 'uuid'>,
  mode: 'older' | 'newer',
): string {
  const segment = mode === 'newer' ? newerMode : `${type.toLowerCase().replaceAll('_', '-')}s`
  return `/building/${buildingUuid}/${segment}/${uuid}`
}
