import { Refusal, statusOf } from '../services/platform/refusal'
import { ScimRefusal } from '../services/scim/scimRefusal'

const schema = 'urn:ietf:params:scim:api:messages:2.0:Error'
export const scimType = 'application/scim+json'

/** Refusals that RFC 7644 gives a status of its own. */
const statuses: Partial<Record<Refusal['code'], number>> = { version_conflict: 412 }

/** Refusals of other services, as identity providers tell them apart. */
const scimTypes: Partial<Record<Refusal['code'], string>> = {
  account_exists: 'uniqueness',
  malformed_json: 'invalidSyntax',
  invalid_request: 'invalidValue',
}

/** A refusal in the form of RFC 7644, section 3.12; the status is a text there. */
export function scimProblem(refusal: Refusal): Response {
  const { code, more } = refusal
  const status = statuses[code] ?? statusOf[code]
  const type = refusal instanceof ScimRefusal ? refusal.scimType : scimTypes[code]
  const body = {
    schemas: [schema],
    status: String(status),
    ...(type !== undefined && { scimType: type }),
    detail: more.detail ?? `The request was refused: ${code.replaceAll('_', ' ')}.`,
  }
  const headers = new Headers({ 'content-type': scimType, 'cache-control': 'no-store' })
  if (more.retryAfter !== undefined) headers.set('retry-after', String(more.retryAfter))
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status, headers })
}
