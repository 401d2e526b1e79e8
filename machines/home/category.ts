import type { CategoryWithContents } from '@contract/content'
import type { Failure } from '@machines/kernel/failure'

/** A category as its read returns it. In the newer mode, the read of a single category may have failed. */
export type HomeCategory = CategoryWithContents & { failure: Failure | null }

/** The tags of the items in these categories, in the server's order. */
export function usableTags(tags: readonly string[], categories: readonly HomeCategory[]): string[] {
  const carried = new Set(
    categories.flatMap(({ contents }) => contents.flatMap((item) => item.sanitized_tags ?? [])),
  )
  return tags.filter((tag) => carried.has(tag))
}

/** The categories with only the items that have one of the tags; without tags, all items. */
export function withTags(
  categories: readonly HomeCategory[],
  tags: readonly string[],
): readonly HomeCategory[] {
  if (tags.length === 0) return categories
  const isTagged = ({ sanitized_tags }: HomeCategory['contents'][number]) =>
    sanitized_tags?.some((tag) => tags.includes(tag)) === true
  return categories.map((each) => ({ ...each, contents: each.contents.filter(isTagged) }))
}

/** Only categories with content are shown, and those that failed to load, so that the user can retry. */
export function worthShowing(categories: readonly HomeCategory[]): HomeCategory[] {
  return categories.filter(({ contents, failure }) => contents.length > 0 || failure !== null)
}
