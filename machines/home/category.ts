import type { CategoryWithContents } from '@contract/content'
import type { Failure } from '@machines/kernel/failure'

/** A category as its read answers it. In the newer mode a single one may have failed to come. */
export type HomeCategory = CategoryWithContents & { failure: Failure | null }

/** The tags, in the order of the server, that items of these categories carry. */
export function usableTags(tags: readonly string[], categories: readonly HomeCategory[]): string[] {
  const carried = new Set(
    categories.flatMap(({ contents }) => contents.flatMap((item) => item.sanitized_tags ?? [])),
  )
  return tags.filter((tag) => carried.has(tag))
}

/** Categories with those items alone that carry one of the tags; without tags, all items. */
export function withTags(
  categories: readonly HomeCategory[],
  tags: readonly string[],
): readonly HomeCategory[] {
  if (tags.length === 0) return categories
  const isTagged = ({ sanitized_tags }: HomeCategory['contents'][number]) =>
    sanitized_tags?.some((tag) => tags.includes(tag)) === true
  return categories.map((each) => ({ ...each, contents: each.contents.filter(isTagged) }))
}

/** Only categories that have content are shown; and those of which nobody knows, to be tried again. */
export function worthShowing(categories: readonly HomeCategory[]): HomeCategory[] {
  return categories.filter(({ contents, failure }) => contents.length > 0 || failure !== null)
}
