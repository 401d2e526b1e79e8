import { endpoint } from '@contract/endpoint'
import {
  requestStates,
  requestViews,
  spokenActions,
  staffActions,
} from '@contract/serviceRequestSteps'
import { requestStatus } from '@contract/serviceRequests'
import { day, envelope, instant, moment, personName, text, uuid } from '@contract/values'
import { visitorStatus } from '@contract/visitors'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'

const params = v.object({ buildingId: uuid })
const path = '/portico/v1/operate/buildings/:buildingId'
const named = v.object({ uuid, name: v.string() })
const person = v.object({ uuid, name: v.string(), email: v.string(), company: text })

/** What happens in a building today, by its clock, and what waits for its staff. */
export const buildingDay = v.object({
  building: v.object({ ...named.entries, locality: text, timezone: v.string() }),
  people: v.number(),
  companies: v.number(),
  bookings: v.object({ today: v.number(), waiting: v.number() }),
  visitors: v.object({ today: v.number(), here: v.number() }),
  requests: v.object({ open: v.number() }),
  sign_ups: v.object({ waiting: v.number() }),
})
export type BuildingDay = v.InferOutput<typeof buildingDay>

export const readBuildingDay = endpoint({
  method: 'GET',
  path: `${path}/today`,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The figures of a building today, and what waits for its staff',
  params,
  reply: envelope(buildingDay),
  errors: [],
})

/** The use of a building in one week, which begins on Monday by the building's clock. */
const week = v.object({
  /** Its Monday. */
  start: day,
  /** People of the building who used the app, booked, claimed, invited or requested something. */
  active: v.number(),
  /** Made in this week, whatever became of them. */
  bookings: v.number(),
  /** Expected in this week; null if they have been deleted since. */
  visitors: v.nullable(v.number()),
  /** Places at events and offers that were taken in this week and not given back. */
  claims: v.number(),
  requests: v.number(),
})
export const buildingWeeks = v.object({
  building: v.object({ ...named.entries, timezone: v.string() }),
  /** The newest first: it is not over yet. */
  weeks: v.array(week),
})
export type BuildingWeeks = v.InferOutput<typeof buildingWeeks>

export const readBuildingWeeks = endpoint({
  method: 'GET',
  path: `${path}/weeks`,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The use of a building in the last eight weeks',
  params,
  reply: envelope(buildingWeeks),
  errors: [],
})

export const bookingPeriods = ['today', 'upcoming', 'past'] as const
/** The words of a booking that matter to staff: it waits, stands, or does not take place. */
export const bookingStates = ['waiting', 'confirmed', 'denied', 'cancelled'] as const
export const bookingState = v.picklist(bookingStates)
export type BookingState = v.InferOutput<typeof bookingState>

export const operatedBooking = v.object({
  uuid,
  resource: named,
  booked_by: person,
  name: text,
  state: bookingState,
  start_at: instant,
  end_at: instant,
  timezone: v.string(),
})
export type OperatedBooking = v.InferOutput<typeof operatedBooking>

export const operatedBookings = endpoint({
  method: 'GET',
  path: `${path}/bookings`,
  access: 'user',
  operate: 'bookings.read',
  summary: 'The bookings of a building',
  params,
  query: listQuery(['start_at'], {
    state: v.optional(bookingState),
    period: v.optional(v.picklist(bookingPeriods)),
  }),
  reply: listOf(operatedBooking),
  errors: [],
})

/**
 * Each of these has been done after a repetition, too. `back`: one who has left is in the building again, or was marked
 * by mistake.
 */
export const visitorSteps = ['arrive', 'leave', 'back'] as const
export type VisitorStep = (typeof visitorSteps)[number]

export const operatedVisitor = v.object({
  uuid,
  name: v.string(),
  company: text,
  host_name: v.string(),
  /** Of the host, for the desk. */
  note: text,
  /** The host's account. */
  invited_by: person,
  expected_at: instant,
  timezone: v.string(),
  status: visitorStatus,
  /** What the desk can do now. */
  steps: v.array(v.picklist(visitorSteps)),
  checked_in_at: moment,
  left_at: moment,
})
export type OperatedVisitor = v.InferOutput<typeof operatedVisitor>

export const operatedVisitors = endpoint({
  method: 'GET',
  path: `${path}/visitors`,
  access: 'user',
  operate: 'visitors.read',
  summary: 'The visitors of a building, without their codes',
  params,
  query: listQuery(['expected_at'], { period: v.optional(v.picklist(bookingPeriods)) }),
  reply: listOf(operatedVisitor),
  errors: [],
})

const visitorPath = `${path}/visitors` as const
const visitorParams = v.object({ buildingId: uuid, visitorId: uuid })

export const readOperatedVisitor = endpoint({
  method: 'GET',
  path: `${visitorPath}/:visitorId`,
  access: 'user',
  operate: 'visitors.read',
  summary: 'A visitor of a building, without the code',
  params: visitorParams,
  reply: envelope(operatedVisitor),
  errors: [],
})

export const moveVisitor = endpoint({
  method: 'POST',
  path: `${visitorPath}/:visitorId/steps`,
  access: 'user',
  operate: 'visitors.edit',
  summary: 'Mark a visitor as arrived or left. The host gets a mail about the arrival',
  params: visitorParams,
  body: v.object({ step: v.picklist(visitorSteps) }),
  reply: envelope(operatedVisitor),
  errors: ['visitor_not_expected', 'visitor_not_here'],
})

/** The visitor of a code; `is_new` is false if they had arrived before, perhaps someone else with the same code. */
export const checkedInVisitor = v.object({ visitor: operatedVisitor, is_new: v.boolean() })
export type CheckedInVisitor = v.InferOutput<typeof checkedInVisitor>

export const checkInByCode = endpoint({
  method: 'POST',
  path: `${visitorPath}/check-in`,
  access: 'user',
  operate: 'visitors.edit',
  summary:
    'Mark the visitor with this code as arrived; `not_found` for a code of no visitor of the building',
  params,
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  reply: envelope(checkedInVisitor),
  errors: ['visitor_not_expected'],
})

export const admitWalkIn = endpoint({
  method: 'POST',
  path: visitorPath,
  access: 'user',
  operate: 'visitors.edit',
  summary: 'Take in a visitor whom no one has announced, for a person of the building',
  params,
  body: v.object({
    first_name: personName,
    last_name: personName,
    company: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    host_uuid: uuid,
  }),
  reply: envelope(operatedVisitor),
  status: 201,
  errors: [],
})

/** Who is in a building at a moment, for an evacuation: those who have left are not on it. */
export const visitorsInside = v.object({
  building: v.object({ ...named.entries, timezone: v.string() }),
  /** By the server's clock. */
  read_at: instant,
  visitors: v.array(
    v.object({
      uuid,
      name: v.string(),
      company: text,
      host_name: v.string(),
      checked_in_at: instant,
    }),
  ),
})
export type VisitorsInside = v.InferOutput<typeof visitorsInside>

export const readVisitorsInside = endpoint({
  method: 'GET',
  path: `${path}/inside`,
  access: 'user',
  operate: 'visitors.read',
  summary: 'All visitors who are in the building now, by name',
  params,
  reply: envelope(visitorsInside),
  errors: [],
})

export const operatedRequest = v.object({
  uuid,
  subject: v.string(),
  description: v.string(),
  /** Its label; its name if the building no longer has the category. */
  category: v.string(),
  sent_by: person,
  state: v.picklist(requestStates),
  status: requestStatus,
  /** Who has it. */
  assignee: v.nullable(named),
  attachments: v.number(),
  created_at: instant,
  timezone: v.string(),
})
export type OperatedRequest = v.InferOutput<typeof operatedRequest>

export const operatedRequests = endpoint({
  method: 'GET',
  path: `${path}/requests`,
  access: 'user',
  operate: 'requests.read',
  summary:
    'The service requests of a building; without `requests.assign`, those that are assigned to the caller',
  params,
  query: listQuery(['created_at'], {
    view: v.optional(v.picklist(requestViews)),
    state: v.optional(v.picklist(requestStates)),
  }),
  reply: listOf(operatedRequest),
  errors: [],
})

const requestParams = v.object({ requestId: uuid })

/** What only tenants do. */
const tenantAlone = ['reply', 'withdraw', 'confirm'] as const

/** One step in the life of a request. */
const requestStep = v.object({
  uuid,
  by: v.picklist(['tenant', 'building']),
  /** Null once the account is deleted. */
  author: text,
  action: v.picklist([...staffActions, ...tenantAlone]),
  text: v.string(),
  /** Whom it was assigned to. */
  assignee: text,
  created_at: instant,
})
export type RequestStep = v.InferOutput<typeof requestStep>

export const operatedRequestDetail = v.object({
  ...v.omit(operatedRequest, ['attachments']).entries,
  version,
  building: named,
  files: v.array(v.object({ name: v.string(), url: v.string() })),
  completed_at: moment,
  /** The oldest first, with the notes of staff. */
  thread: v.array(requestStep),
  /** What the caller can do now. */
  actions: v.array(v.picklist(staffActions)),
  /** Whom it can be assigned to; empty for those who may not assign it. */
  assignees: v.array(named),
})
export type OperatedRequestDetail = v.InferOutput<typeof operatedRequestDetail>

export const readOperatedRequest = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/requests/:requestId',
  access: 'user',
  operate: 'requests.read',
  summary: 'A service request with its files and all that was said about it',
  params: requestParams,
  reply: envelope(operatedRequestDetail),
  errors: [],
})

export const stepOperatedRequest = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/requests/:requestId/steps',
  access: 'user',
  operate: 'requests.answer',
  summary:
    'Assign, start, answer, ask, note, finish, decline or reopen a service request. The tenant gets a mail about what concerns them',
  params: requestParams,
  body: v.pipe(
    v.object({
      version,
      action: v.picklist(staffActions),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5000)), ''),
      /** Whom to assign it to. */
      assignee_uuid: v.optional(uuid),
    }),
    v.check(
      ({ action, text: said }) => said !== '' || !spokenActions.includes(action),
      'Send a text',
    ),
    v.check(
      ({ action, assignee_uuid }) => (action === 'assign') === (assignee_uuid !== undefined),
      'Name an assignee to assign it, and only then',
    ),
  ),
  reply: envelope(operatedRequestDetail),
  errors: ['version_conflict', 'request_status_invalid'],
})
