import * as v from 'valibot'
import { read } from '../platform/reading'
import type { Answer, Sent, World } from '../world'

const user = v.looseObject({
  id: v.string(),
  userName: v.string(),
  externalId: v.optional(v.string()),
  active: v.boolean(),
  name: v.object({ formatted: v.string(), givenName: v.string(), familyName: v.string() }),
  emails: v.array(
    v.object({ value: v.string(), type: v.literal('work'), primary: v.literal(true) }),
  ),
  meta: v.object({
    resourceType: v.literal('User'),
    location: v.string(),
    version: v.string(),
  }),
})
const list = v.object({
  schemas: v.tuple([v.literal('urn:ietf:params:scim:api:messages:2.0:ListResponse')]),
  totalResults: v.number(),
  startIndex: v.number(),
  itemsPerPage: v.number(),
  Resources: v.array(v.looseObject({ id: v.string() })),
})
const problem = v.strictObject({
  schemas: v.tuple([v.literal('urn:ietf:params:scim:api:messages:2.0:Error')]),
  status: v.string(),
  scimType: v.optional(v.string()),
  detail: v.string(),
})

export const userOf = (answer: Answer) => read(user, answer.body)
export const listOf = (answer: Answer) => read(list, answer.body)

/** Status and type of a refusal, which must have the form of RFC 7644. */
export function refusalOf(answer: Answer): [number, string | undefined] {
  const { status, scimType } = read(problem, answer.body)
  if (String(answer.status) !== status) throw new Error(`${answer.status} is not ${status}`)
  const type = answer.headers.get('content-type')
  if (type !== 'application/scim+json') throw new Error(`${type} is not the type of SCIM`)
  return [answer.status, scimType]
}

export const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** The body with which Okta creates a user. */
export const oktaUser = (email: string, changed: object = {}) => ({
  schemas: [core],
  userName: email,
  name: { givenName: 'Nia', familyName: 'Holt' },
  emails: [{ primary: true, value: email, type: 'work' }],
  displayName: 'Nia Holt',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
  ...changed,
})

/** The body with which Entra creates a user. */
export const entraUser = (email: string, changed: object = {}) => ({
  schemas: [core, enterprise],
  externalId: 'nholt',
  userName: email,
  active: true,
  addresses: [{ primary: false, type: 'work', country: 'US', formatted: '' }],
  emails: [{ primary: true, type: 'work', value: email }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Nia Holt', familyName: 'Holt', givenName: 'Nia' },
  roles: [],
  [enterprise]: { department: 'Sales', manager: { value: 'x' } },
  ...changed,
})

export const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})

/** Calls the service of a world with a token. */
export function scimCalls(world: World, token: string) {
  const call = (method: string, path: string, body?: unknown, sent: Sent = {}) =>
    world.request(method, `/scim/v2${path}`, {
      token,
      ...(body !== undefined && { body }),
      ...sent,
      headers: { 'content-type': 'application/scim+json', ...sent.headers },
    })
  return {
    call,
    create: (body: object) => call('POST', '/Users', body),
    find: (filter: string) => call('GET', `/Users?filter=${encodeURIComponent(filter)}`),
    read: (id: string) => call('GET', `/Users/${id}`),
    patch: (id: string, ...operations: object[]) =>
      call('PATCH', `/Users/${id}`, patchOf(...operations)),
    replace: (id: string, body: object) => call('PUT', `/Users/${id}`, body),
    remove: (id: string) => call('DELETE', `/Users/${id}`),
  }
}
