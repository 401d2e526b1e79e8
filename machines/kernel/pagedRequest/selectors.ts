import type { Failure } from '../failure'

/** What of a paged request's snapshot is looked at, whatever it lists. */
type PagedSnapshot = {
  value: unknown
  context: { data: readonly unknown[] | null; total: number; failure: Failure | null }
}

export const hasMoreRows = ({ context: { data, total } }: PagedSnapshot): boolean =>
  data !== null && data.length < total
export const isLoadingMoreRows = ({ value }: PagedSnapshot): boolean => value === 'loadingMore'
/** Why newer rows, or the next page, did not come. */
export const rowsFailure = ({ value, context: { failure } }: PagedSnapshot): Failure | null =>
  value === 'fulfilled' ? failure : null
