import type { Failure } from '../failure'

/** The part of a paged request's snapshot that selectors use, whatever the type of its rows. */
type PagedSnapshot = {
  value: unknown
  context: { data: readonly unknown[] | null; total: number; failure: Failure | null }
}

export const hasMoreRows = ({ context: { data, total } }: PagedSnapshot): boolean =>
  data !== null && data.length < total
export const isLoadingMoreRows = ({ value }: PagedSnapshot): boolean => value === 'loadingMore'
/** Why a refresh or the next page failed. */
export const rowsFailure = ({ value, context: { failure } }: PagedSnapshot): Failure | null =>
  value === 'fulfilled' ? failure : null
