import * as v from 'valibot'
import { endpoint } from './endpoint'
import { spokenActions, tenantActions } from './serviceRequestSteps'
import { envelope, instant, limit, locale, moment, offset, page, text, uuid } from './values'

export const requestStatus = v.picklist([
  'Pending',
  'Submitted',
  'Denied_Available',
  'Denied_Unavailable',
  'Denied',
  'Accepted',
  'Canceled',
])

/** One entry of the conversation about a request. */
const threadEntry = v.object({
  uuid,
  by: v.picklist(['tenant', 'building']),
  /** Null once the account is deleted. */
  author: text,
  /** What was done; free text, as a later version may know more. */
  action: v.string(),
  text: v.string(),
  created_at: instant,
})

export const attachment = v.object({ name: v.string(), url: v.string() })

export const serviceRequest = v.object({
  id: uuid,
  category: v.string(),
  subject: v.string(),
  description: v.string(),
  attachments: v.array(attachment),
  /** Free text: an unknown status must not break a list. */
  status: v.string(),
  created_at: instant,
  /** Where it stands, more closely than its status says. */
  state: v.optional(v.string()),
  /** Who has it. */
  assignee: text,
  /** When it was done. */
  completed_at: moment,
  /** What was said and done since, the oldest first. */
  thread: v.optional(v.array(threadEntry)),
  /** What its tenant can do now. */
  actions: v.optional(v.array(v.picklist(tenantActions))),
})

const inBuilding = v.object({ buildingId: uuid })

export const serviceRequests = endpoint({
  method: 'GET',
  path: '/service-request/buildings/:buildingId/requests',
  access: 'user',
  summary: 'The caller’s service requests in a building',
  params: inBuilding,
  query: v.object({ limit, offset }),
  reply: page(serviceRequest),
  errors: [],
})

export const createServiceRequest = endpoint({
  method: 'POST',
  path: '/service-request/buildings/:buildingId/create',
  access: 'user',
  summary: 'Submit a service request',
  params: inBuilding,
  body: v.object({
    category: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    subject: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
    attachments: v.optional(v.pipe(v.array(attachment), v.maxLength(5))),
  }),
  reply: envelope(serviceRequest),
  status: 201,
  errors: [],
})

export const updateServiceRequest = endpoint({
  method: 'PUT',
  path: '/service-request/buildings/:buildingId/service-request/:requestId',
  access: 'user',
  summary: 'Change the status of a service request',
  params: v.object({ buildingId: uuid, requestId: uuid }),
  body: v.object({ status: requestStatus }),
  reply: envelope(serviceRequest),
  errors: ['request_status_invalid'],
})

const own = '/portico/v1/buildings/:buildingId/service-requests/:requestId'
const ownParams = v.object({ buildingId: uuid, requestId: uuid })

export const readServiceRequest = endpoint({
  method: 'GET',
  path: own,
  access: 'user',
  summary: 'One of the caller’s service requests, with its conversation',
  params: ownParams,
  reply: envelope(serviceRequest),
  errors: [],
})

export const stepServiceRequest = endpoint({
  method: 'POST',
  path: `${own}/steps`,
  access: 'user',
  summary: 'Reply to the building, or withdraw, confirm or reopen a service request',
  params: ownParams,
  body: v.pipe(
    v.object({
      action: v.picklist(tenantActions),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5000)), ''),
    }),
    v.check(
      ({ action, text: said }) => said !== '' || !spokenActions.includes(action),
      'Send a text',
    ),
  ),
  reply: envelope(serviceRequest),
  errors: ['request_status_invalid'],
})

export const serviceRequestMetadata = endpoint({
  method: 'GET',
  path: '/service-request/buildings/:buildingId/metadata',
  access: 'user',
  summary: 'The categories of service requests',
  params: inBuilding,
  query: v.object({ lang: v.optional(locale) }),
  reply: envelope(
    v.object({
      categories: v.array(
        /** `lang` is that of a translation; absent for a label in the building's own language. */
        v.object({ name: v.string(), lang: text, label: text }),
      ),
    }),
  ),
  errors: [],
})

export type ServiceRequest = v.InferOutput<typeof serviceRequest>
export type RequestStatus = v.InferOutput<typeof requestStatus>
