import { table } from '@contract/table'
import { describe, expect, it } from 'vitest'

/** Calls whose method and path are fixed, because other clients use them: listed manually, parameters as `{}`. */
const fixed = `
POST /auth/v2/login
POST /auth/logout
POST /auth/v2/refresh
POST /auth/v2/generate-auth-link
POST /auth/register
POST /auth/validate-email
POST /auth/v2/validate-email
POST /auth/upgrade
PUT /user-verification/code/{}/consume
POST /user-verification/code/reset-password/send
POST /user-verification/v2/code/reset-password/send
PUT /user-verification/code/reset-password/consume
POST /user-verification/code/resend
POST /user-verification/code/reset-password/resend
POST /user-verification/samlResponse
GET /sso/v1/providers/{}
GET /sso/v1/callback/oidc
POST /sso/v2/authenticate
GET /users/current
PUT /users/current
GET /users/current/buildings
GET /tenant/v1/users/current/buildings
GET /tenant/v1/users/current/transactions
GET /tenant/v1/buildings/{}
GET /public/buildings
GET /public/guest-buildings
GET /buildings/{}/theme
GET /public/theme
GET /public/whitelabel
GET /public/whitelabel-config/{}
GET /v1/whitelabels/{}
GET /admin/v1/portfolios/{}
GET /tenant/v1/buildings/{}/amenitiesByCategory
GET /tenant/v1/buildings/{}/utility-buttons
GET /tenant/v1/buildings/{}/categories/contents-spotlight
GET /tenant/v1/buildings/{}/categories/contents
GET /tenant/v1/buildings/{}/contents-promoted
GET /tenant/v2/buildings/{}/promoted-content
GET /tenant/v2/buildings/{}/content/{}
GET /tenant/v1/buildings/{}/categories
GET /tenant/v2/buildings/{}/categories/{}/content
GET /tenant/v2/buildings/{}/sanitized-tags
GET /tenant/v1/posts/{}
GET /tenant/v1/event-posts/{}
PUT /tenant/v1/buildings/{}/event-posts/{}/attend
PUT /tenant/v1/event-posts/{}/recall
GET /tenant/v1/offers/{}
PUT /tenant/v1/buildings/{}/offers/{}/claim
PUT /tenant/v1/buildings/{}/offers/{}/cancel
GET /tenant/v1/buildings/{}/companies
GET /tenant/v1/companies/{}
GET /payment-methods
GET /healthcheck
POST /analytics/v2/track
POST /helpdesk-service/v1/records/create
GET /user-permissions/v1
POST /tenant/v1/apps/{}/sessions
GET /payments/v1/payment-methods/{}/gateway/{}/tokenize
GET /service-request/buildings/{}/requests
POST /service-request/buildings/{}/create
PUT /service-request/buildings/{}/service-request/{}
GET /service-request/buildings/{}/metadata
GET /resource-booking/v2/{}/{}/resources/{}/bookings/{}/mine
DELETE /resource-booking/v2/{}/{}/resources/{}/bookings/{}/mine
GET /smart-building/v1/buildings/{}/zeller/floors
GET /smart-building/v1/buildings/{}/zeller/floors/{}/suites
GET /smart-building/v1/buildings/{}/zeller/floors/{}/suites/{}
PUT /smart-building/v1/buildings/{}/zeller/floors/{}/suites/{}/temp/{}/{}
PUT /smart-building/v1/buildings/{}/zeller/floors/{}/suites/{}/lighting/all/{}
`
  .trim()
  .split('\n')

describe('the contract', () => {
  const listed = table.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, '{}')}`,
  )

  it.each(fixed)('has %s', (line) => {
    expect(listed).toContain(line)
  })

  it('lists no endpoint twice', () => {
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('has no form with a query, which the app does not send with forms', () => {
    const forms = table.filter(({ endpoint }) => endpoint.encoding === 'multipart')
    expect(forms.filter(({ endpoint }) => endpoint.query !== undefined)).toEqual([])
  })

  it('states the format of every path parameter', () => {
    for (const { endpoint } of table) {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
      const params = endpoint.params as unknown as { entries?: object } | undefined
      expect(Object.keys(params?.entries ?? {}).toSorted()).toEqual(named.toSorted())
    }
  })
})
