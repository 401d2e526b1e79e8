import type { Attendance, Attendee } from '@contract/operate/attendees'
import { checkInMachine } from '@machines/operate/checkIn/machine'
import { createCollection } from '@machines/operate/collection/machine'
import { createGather } from '@machines/operate/gather/machine'
import { attendeesPage as pageOf } from '@machines/operate/page/pages'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { formOf, listOf, recordOf } from '../logic'
import { paths } from '../paths'
import { apiQuery, type ListQuery, listQuery, queryChanged } from '../table/query'
import { AttendeesScreen } from './AttendeesScreen'
import { type AttendeeFields, allRows, isComplete, versioned } from './attendees.logic'

const never = async (): Promise<Attendance> => Promise.reject(new Error('Figures are only read'))

/** Those who attend an event or have claimed a deal: added, removed, and checked in. */
export const attendeesPage = definePage({
  name: 'attendees',
  path: paths.attendees('$building', '$id'),
  validateSearch: listQuery(['name', 'taken_at', 'came_at'], ['company', 'came']),
  logic: ({ calls, report }) => {
    const reportBroken = () => report('the page of attendees ended in an error')
    return pageOf({
      record: recordOf<Attendance, Attendance, object>(() => true, {
        read: calls.attendance,
        update: never,
        versioned,
        changesOf: () => ({}),
      }),
      collection: createCollection<ListQuery, Attendee, AttendeeFields>(isComplete).provide({
        actors: {
          list: listOf<Attendee>(calls.attendees),
          form: formOf<AttendeeFields>(
            isComplete,
            async ({ fields: { content, attendee, email, reason }, key }, signal) =>
              attendee === null
                ? calls.addAttendee({ content, email: email.trim(), key }, signal)
                : calls.removeAttendee({ id: attendee.uuid, reason: reason.trim(), key }, signal),
          ),
        },
        actions: { reportBroken },
      }),
      checkIn: checkInMachine.provide({
        actors: { checkIn: promiseOf(calls.admitAttendee) },
      }),
      gather: createGather<ListQuery, Attendee>().provide({
        actors: {
          loadAll: promiseOf(({ query }, signal) =>
            allRows((page) => calls.attendees({ ...apiQuery(query), ...page } as never, signal)),
          ),
        },
      }),
    }).provide({ actions: { reportBroken } })
  },
  input: ({ params: { id }, search }, keyPrefix) => ({
    id,
    query: { ...search, content: id },
    keyPrefix,
  }),
  queryEvent: ({ params: { id }, search }) => queryChanged({ search: { ...search, content: id } }),
  screen: AttendeesScreen,
})
