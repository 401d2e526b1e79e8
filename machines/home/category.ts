import type { CategoryWithContents } from '@contract/content'
import type { Failure } from '../failure'

/** A category as its read answers it. In the newer mode a single one may have failed to come. */
export type HomeCategory = CategoryWithContents & { failure: Failure | null }

/** Only categories that have content are shown; and those of which nobody knows, to be tried again. */
export function worthShowing(categories: readonly HomeCategory[]): HomeCategory[] {
  return categories.filter(({ contents, failure }) => contents.length > 0 || failure !== null)
}
