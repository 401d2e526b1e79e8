import type { Failure } from '../failure'

/** The part of a paged request's snapshot that selectors use, whatever the type of its rows. */
export type PagedSnapshot = {
  value: unknown
  context: {
    data: readonly unknown[] | null
    received: number
    total: number
    failure: Failure | null
  }
}

export const hasMoreRows = ({ context: { received, total } }: PagedSnapshot): boolean =>
  received < total
export const isLoadingMoreRows = ({ value }: PagedSnapshot): boolean => value === 'loadingMore'
/** Why a refresh or the next page failed; the rows before it are visible. */
export const rowsFailure = ({ context: { data, failure } }: PagedSnapshot): Failure | null =>
  data === null ? null : failure
