import {
  type Attendee,
  addAttendee,
  admitAttendee,
  attendees,
  readAttendance,
  removeAttendee,
} from '@contract/operate/attendees'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import { postToAttendees } from '../../http/postToAttendees'
import type { ContentRow } from '../../services/content/contentReply'
import { attendanceOf, attendeesOf } from '../../services/operate/contents/attendees'
import {
  addAttendee as add,
  admitAttendee as admit,
  removeAttendee as remove,
} from '../../services/operate/contents/changeAttendees'

/** The log has them in the history of the item. */
const change = (
  { uuid, title, buildingUuid }: ContentRow,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) => ({ kind: 'content' as const, subject: title, subjectUuid: uuid, buildingUuid, before, after })

const logged = ({ person, taken_at, came_at }: Attendee) => ({
  attendee: person.email,
  taken_at,
  came_at,
})

export const operateAttendeeRoutes = [
  implement(attendees, ({ database, params, query }) =>
    attendeesOf(database.connection, params.contentId, query),
  ),
  implement(readAttendance, async ({ database, params, now }) => ({
    data: await attendanceOf(database.connection, params.contentId, now()),
  })),
  operateMutation(
    addAttendee,
    async (tx, call) => {
      const { params, body, now } = call
      const at = { email: body.email, now: now() }
      const { row, person, isNew, attendee } = await add(tx, params.contentId, at)
      if (isNew) {
        const userIds = [person.id]
        await postToAttendees(tx, call, row, { kind: 'attendeeAdded', userIds, now: at.now })
      }
      const before = isNew ? null : logged(attendee)
      return { reply: { data: attendee }, changes: [change(row, before, logged(attendee))] }
    },
    { limit: 'attendeeChangedByStaff' },
  ),
  operateMutation(
    removeAttendee,
    async (tx, call) => {
      const { params, body, now } = call
      const { row, userId, attendee } = await remove(tx, params.attendeeId)
      const note = body.reason
      const news = { kind: 'attendeeRemoved', userIds: [userId], note, now: now() } as const
      await postToAttendees(tx, call, row, news)
      return { reply: {}, changes: [change(row, { ...logged(attendee), reason: note }, null)] }
    },
    { limit: 'attendeeChangedByStaff' },
  ),
  operateMutation(admitAttendee, async (tx, { params, caller, now }) => {
    const at = { operatorId: caller.principal.id, now: now() }
    const { row, before, after } = await admit(tx, params.attendeeId, at)
    const entry = change(row, { came_at: before.came_at }, logged(after))
    return { reply: { data: after }, changes: [entry] }
  }),
]
