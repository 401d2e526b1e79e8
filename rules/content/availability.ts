import type { ContentItem } from '@contract/content'

/** Fewer remaining places than this count as few. */
const few = 5

export type Availability = 'open' | 'fewLeft' | 'soldOut'

/** Whether places or deals are left; `open` if there is no limit. */
export function availabilityOf(taken: number, limit: number | null | undefined): Availability {
  if (limit === null || limit === undefined) return 'open'
  const left = limit - taken
  if (left <= 0) return 'soldOut'
  return left < few ? 'fewLeft' : 'open'
}

export function availability(
  item: Pick<ContentItem, 'capacity' | 'max_claims_total' | 'claims_details'>,
): Availability {
  return availabilityOf(item.claims_details?.count ?? 0, item.capacity ?? item.max_claims_total)
}
