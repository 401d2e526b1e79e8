import { categoryType, contentItem } from '@contract/content'
import {
  clearable,
  currency,
  instant,
  key,
  name,
  price,
  reference,
  translations,
  uuid,
  wholeNumber,
} from '@contract/world/fields'
import * as v from 'valibot'

export const worldContentCategory = v.strictObject({
  key,
  uuid: v.optional(uuid),
  type: categoryType,
  name,
  active: v.optional(v.boolean()),
  translations,
})

/** The fields of an item that have columns of their own, or that the server computes. */
const columns = [
  'uuid',
  'lang',
  'type',
  'title',
  'start_at',
  'end_at',
  'timezone',
  'price',
  'currency_type',
  'capacity',
  'max_claims_total',
  'max_claims_per_user',
  'claims_details',
  'cancelled_at',
  'moved_from',
] as const

/** Texts, pictures and calls to action, under their names in the API. */
const details = v.looseObject(v.omit(contentItem, columns).entries)

/** An event, a post or an offer. */
export const worldContent = v.strictObject({
  key,
  uuid: v.optional(uuid),
  type: v.picklist(['EVENT', 'EVENT_POST', 'DEAL', 'OFFER', 'POST']),
  title: name,
  /** The keys of the categories that show it. */
  categories: v.array(reference),
  startAt: clearable(instant),
  endAt: clearable(instant),
  /** The keys of the companies whose people see it; everyone does without it, or if it is empty. */
  audience: v.optional(v.pipe(v.array(reference), v.maxLength(100))),
  /** Whether tenants see it at all, between `displayFrom` and `displayUntil`. */
  publication: v.optional(v.picklist(['draft', 'published', 'archived'])),
  displayFrom: clearable(instant),
  displayUntil: clearable(instant),
  price: clearable(price),
  currency: clearable(currency),
  capacity: clearable(wholeNumber(0, 1_000_000)),
  maxClaimsTotal: clearable(wholeNumber(0, 1_000_000)),
  maxClaimsPerUser: clearable(wholeNumber(0, 1_000_000)),
  details: v.optional(details),
  translations,
})

export const worldContents = v.strictObject({
  categories: v.array(worldContentCategory),
  items: v.array(worldContent),
  /** The keys of up to six items that home shows first; the first is the largest. */
  promoted: v.optional(v.pipe(v.array(reference), v.maxLength(6, 'must be at most six items'))),
})
