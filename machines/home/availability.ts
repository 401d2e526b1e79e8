import type { ContentItem } from '@contract/content'

/** Fewer remaining than this are few (product section 9). */
const few = 5

/** Whether places or deals are left; `open` also where there is no limit. */
export function availability(
  item: Pick<ContentItem, 'capacity' | 'max_claims_total' | 'claims_details'>,
): 'open' | 'fewLeft' | 'soldOut' {
  const limit = item.capacity ?? item.max_claims_total
  if (limit === null || limit === undefined) return 'open'
  const left = limit - (item.claims_details?.count ?? 0)
  if (left <= 0) return 'soldOut'
  return left < few ? 'fewLeft' : 'open'
}
