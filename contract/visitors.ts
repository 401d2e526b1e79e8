import * as v from 'valibot'
import { endpoint } from './endpoint'
import { isPersonName, visibleLine } from './personName'
import {
  day,
  email,
  envelope,
  instant,
  limit,
  moment,
  offset,
  page,
  personName,
  text,
  uuid,
} from './values'

/**
 * `missed`: the day has passed and the visitor did not arrive. A visitor who arrived counts as
 * `left` after the day, even if the desk did not check them out.
 */
export const visitorStatus = v.picklist(['expected', 'checked_in', 'left', 'cancelled', 'missed'])

/** An invited visitor. `code` is what they show at the desk, as on a pass. */
export const visitor = v.object({
  uuid,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: text,
  host_name: v.string(),
  note: text,
  expected_at: instant,
  timezone: v.string(),
  status: visitorStatus,
  code: text,
  checked_in_at: moment,
  left_at: moment,
})

const inBuilding = v.object({ buildingId: uuid })
const oneVisitor = v.object({ buildingId: uuid, visitorUuid: uuid })
/** The e-mail to the visitor quotes it. */
const hostName = v.pipe(
  v.string(),
  v.transform(visibleLine),
  v.maxLength(80),
  v.check((name) => name === '' || isPersonName(name), 'Must be a name'),
)
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

export const visitors = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/visitors',
  access: 'user',
  app: 'visitors',
  summary: 'The caller’s visitors in a building: current and upcoming ones first, soonest first',
  params: inBuilding,
  query: v.object({ limit, offset }),
  reply: page(visitor),
  errors: [],
})

/**
 * `date` (`2026-11-23`) and `time` (`09:30`) are local to the building. The visitor receives an
 * e-mail with the code.
 */
export const inviteVisitor = endpoint({
  method: 'POST',
  path: '/portico/v1/buildings/:buildingId/visitors',
  access: 'user',
  app: 'visitors',
  summary: 'Invite a visitor',
  params: inBuilding,
  body: v.object({
    first_name: personName,
    last_name: personName,
    email,
    company: v.nullish(line(100)),
    host_name: v.nullish(hostName),
    date: day,
    time: v.pipe(v.string(), v.isoTime()),
    note: v.nullish(line(500)),
  }),
  reply: envelope(visitor),
  status: 201,
  errors: ['visit_time_invalid', 'too_many_visitors'],
})

export const cancelVisitor = endpoint({
  method: 'PUT',
  path: '/portico/v1/buildings/:buildingId/visitors/:visitorUuid/cancellation',
  access: 'user',
  app: 'visitors',
  summary: 'Cancel an invitation and notify the visitor',
  params: oneVisitor,
  reply: envelope(visitor),
  errors: ['visitor_not_expected'],
})

export const visitorLeft = endpoint({
  method: 'PUT',
  path: '/portico/v1/buildings/:buildingId/visitors/:visitorUuid/departure',
  access: 'user',
  app: 'visitors',
  summary: 'Record that a visitor has left',
  params: oneVisitor,
  reply: envelope(visitor),
  errors: ['visitor_not_here'],
})

export type Visitor = v.InferOutput<typeof visitor>
