import * as v from 'valibot'
import { endpoint } from './endpoint'
import { nothing, uuid } from './values'

export const healthcheck = endpoint({
  method: 'GET',
  path: '/healthcheck',
  access: 'public',
  summary: 'Responds with 200 while the server is running',
  reply: v.object({ status: v.literal('ok'), version: v.string() }),
  errors: [],
})

export const analyticsEvent = v.picklist([
  'CONTENT_CLICKED',
  'UTILITY_BUTTON_CLICKED',
  'HOME_IMPRESSION',
  'PAGE_VIEW',
  'WEB_VITAL',
])

/** `path` never has a query, because a query could contain a token. */
const measured = {
  event: analyticsEvent,
  building_uuid: v.nullish(uuid),
  path: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^?#]*$/))),
  properties: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(60)),
        v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()]),
      ),
      v.maxEntries(20),
    ),
  ),
}
const source = v.pipe(v.string(), v.maxLength(40))

export const track = endpoint({
  method: 'POST',
  path: '/analytics/v2/track',
  access: 'public',
  summary: 'Record one analytics event',
  body: v.object({ ...measured, source }),
  reply: nothing,
  status: 202,
  errors: [],
})

/**
 * Events wait in the browser until a batch is full or the network returns. Each has an id, so that
 * one that arrives twice counts once.
 */
export const trackBatch = endpoint({
  method: 'POST',
  path: '/portico/v1/events',
  access: 'public',
  summary: 'Record a batch of analytics events',
  body: v.object({
    source,
    events: v.pipe(
      v.array(v.object({ ...measured, id: uuid, at: v.pipe(v.string(), v.isoTimestamp()) })),
      v.minLength(1),
      v.maxLength(50),
    ),
  }),
  reply: nothing,
  status: 202,
  errors: [],
})
