import * as v from 'valibot'
import { endpoint } from './endpoint'
import { envelope } from './values'

/** Path and query of a page of the app: one slash, and no other origin. */
const pageHref = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^\/(?![/\\])/, 'Must be a path of the app'),
)

/**
 * The responses that server rendering would embed in a page, without the page. After a sign-in or a switch of building
 * the browser makes this one call in place of one for each read. `key` is `keyOfRead` in
 * `src/platform/api/responseCache.ts`. An extension: without it, the browser makes the calls themselves.
 */
export const prefetchPage = endpoint({
  method: 'GET',
  path: '/portico/v1/prefetch',
  access: 'user',
  kiosk: true,
  summary: 'The responses of all initial reads of a page of the app',
  timeLimit: 5000,
  query: v.object({ href: pageHref }),
  reply: envelope(
    v.object({
      replies: v.array(v.object({ key: v.string(), status: v.number(), body: v.unknown() })),
    }),
  ),
  errors: [],
})
