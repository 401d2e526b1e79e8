import type { RequestMachine } from '@machines/kernel/request/machine'
import type { BulkMachine } from '../bulk/machine'
import type { CheckInMachine } from '../checkIn/machine'
import type { CollectionMachine } from '../collection/machine'
import type { ConnectionTestMachine } from '../connectionTest/machine'
import type { DayCalendarMachine } from '../dayCalendar/machine'
import type { GatherMachine } from '../gather/machine'
import type { ListMachine } from '../list/machine'
import type { UploadedFile } from '../opening/context'
import type { OpeningMachine } from '../opening/machine'
import type { OrderMachine } from '../order/machine'
import type { PersonSearchMachine } from '../personSearch/machine'
import type { PressMachine } from '../press/machine'
import type { PreviewMachine } from '../preview/machine'
import type { StoredPublication } from '../publication/context'
import type { PublicationMachine } from '../publication/machine'
import type { RecordMachine } from '../record/machine'
import type { TickerMachine } from '../ticker/machine'
import type { ToggleMachine } from '../toggle/machine'
import type { UploadMachine } from '../upload/machine'
import { createPage } from './machine'

// How the parts of the pages are connected.

/** The list of an owner: the rows of a building, or of a category. */
export type OwnerQuery = { id: string }

/** A list that operators put in order. */
export const orderedPage = <Row extends object, Fields extends object>(parts: {
  collection: CollectionMachine<OwnerQuery, Row, Fields>
  order: OrderMachine
}) => createPage(parts, { 'order.settled': { collection: { type: 'request.invalidated' } } })

export type OrderedPageMachine<Row extends object, Fields extends object> = ReturnType<
  typeof orderedPage<Row, Fields>
>

/** A record that owns a list: the fields of a category, and its amenities. */
export const ownerPage = <Owner extends object, Row extends object, Fields extends object>(parts: {
  record: RecordMachine<Owner>
  owned: OrderedPageMachine<Row, Fields>
}) => createPage(parts, {})

export type OwnerPageMachine<
  Owner extends object,
  Row extends object,
  Fields extends object,
> = ReturnType<typeof ownerPage<Owner, Row, Fields>>

/**
 * A list with changes of several rows at once. Another query forgets what was chosen, so that no change concerns a row
 * that is not shown.
 */
export const bulkPage = <
  Query,
  Row extends { uuid: string },
  Fields extends object,
  Change,
>(parts: {
  collection: CollectionMachine<Query, Row, Fields>
  bulk: BulkMachine<Row, Change>
}) =>
  createPage(parts, {
    'query.changed': {
      collection: (event) => event,
      bulk: { type: 'rows.chosen', rows: [] },
    },
    'rows.changed': { collection: { type: 'request.invalidated' } },
  })

export type BulkPageMachine<
  Query,
  Row extends { uuid: string },
  Fields extends object,
  Change,
> = ReturnType<typeof bulkPage<Query, Row, Fields, Change>>

/** What is known of a list, the list, people who are checked in from it, and all its rows for a file or for paper. */
export const attendeesPage = <
  About extends object,
  Query,
  Row extends object,
  Fields extends object,
>(parts: {
  record: RecordMachine<About>
  collection: CollectionMachine<Query, Row, Fields>
  checkIn: CheckInMachine
  gather: GatherMachine<Query, Row>
}) =>
  createPage(parts, {
    'query.changed': { collection: (event) => event },
    'collection.changed': { record: { type: 'request.invalidated' } },
    'arrival.settled': {
      record: { type: 'request.invalidated' },
      collection: { type: 'request.invalidated' },
    },
  })

export type AttendeesPageMachine<
  About extends object,
  Query,
  Row extends object,
  Fields extends object,
> = ReturnType<typeof attendeesPage<About, Query, Row, Fields>>

/** A record with a change that takes effect at once, after which the record is read again. */
export const togglePage = <Fields extends object, Change, Reply = void>(parts: {
  record: RecordMachine<Fields>
  toggle: ToggleMachine<Change, Reply>
}) => createPage(parts, { 'change.made': { record: { type: 'request.invalidated' } } })

export type TogglePageMachine<Fields extends object, Change, Reply = void> = ReturnType<
  typeof togglePage<Fields, Change, Reply>
>

/** A record with uploads for its fields. */
export const uploadPage = <Fields extends object>(parts: {
  record: RecordMachine<Fields>
  upload: UploadMachine<Partial<Fields>>
}) => createPage(parts, { 'file.stored': { record: (event) => event } })

export type UploadPageMachine<Fields extends object> = ReturnType<typeof uploadPage<Fields>>

/** A record whose settings can be tried before they are saved. An edit removes the report about earlier ones. */
export const testedPage = <Fields extends object>(parts: {
  record: RecordMachine<Fields>
  connectionTest: ConnectionTestMachine<Fields>
}) => createPage(parts, { 'edits.changed': { connectionTest: { type: 'settings.changed' } } })

export type TestedPageMachine<Fields extends object> = ReturnType<typeof testedPage<Fields>>

/**
 * A building, or an event, a deal or a post: its fields, uploads for them, and whether tenants see it. The publication
 * learns what the record has read.
 */
export const publishedPage = <Fields extends Omit<StoredPublication, 'version'>>(parts: {
  record: RecordMachine<Fields>
  publication: PublicationMachine
  upload: UploadMachine<Partial<Fields>>
}) =>
  createPage(parts, {
    'record.read': {
      publication: ({ known: { version, fields } }) => {
        const { publication, live_at, end_at, timezone } = fields
        return {
          type: 'publication.read' as const,
          stored: { version, publication, live_at, end_at, timezone },
        }
      },
    },
    'publication.outdated': { record: { type: 'request.invalidated' } },
    'file.stored': { record: (event) => event },
  })

export type PublishedPageMachine<Fields extends Omit<StoredPublication, 'version'>> = ReturnType<
  typeof publishedPage<Fields>
>

/**
 * The wizard that opens a building, uploads for its draft, which the server stores in the draft at once, the brands that
 * the building can join, and the tenants' pages with the draft.
 */
export const openingPage = <Draft extends object, Query, Brand, Drawn>(parts: {
  opening: OpeningMachine<Draft>
  upload: UploadMachine<UploadedFile<Draft>>
  brands: ListMachine<Query, Brand>
  preview: PreviewMachine<Draft, Drawn>
}) =>
  createPage(parts, {
    'draft.changed': {
      preview: ({ draft }) => ({ type: 'subject.changed' as const, subject: draft }),
    },
    'file.stored': { opening: ({ changes }) => ({ ...changes, type: 'file.stored' as const }) },
    'step.entered': { opening: (event) => event },
  })

export type OpeningPageMachine<Draft extends object, Query, Brand, Drawn> = ReturnType<
  typeof openingPage<Draft, Query, Brand, Drawn>
>

/**
 * The front desk: a list whose rows are changed at one press, a form for a new row, which names a person of the
 * building, and the changes of other desks, which are read once a minute.
 */
export const deskPage = <
  Query,
  Row extends { uuid: string },
  Fields extends object,
  Change,
  Reply,
  Person,
>(parts: {
  collection: CollectionMachine<Query, Row, Fields>
  press: PressMachine<Change, Reply>
  people: PersonSearchMachine<Person>
  ticker: TickerMachine
}) =>
  createPage(parts, {
    'query.changed': { collection: (event) => event },
    'rows.changed': { collection: { type: 'request.invalidated' } },
    'minute.passed': { collection: { type: 'request.invalidated' } },
  })

export type DeskPageMachine<
  Query,
  Row extends { uuid: string },
  Fields extends object,
  Change,
  Reply,
  Person,
> = ReturnType<typeof deskPage<Query, Row, Fields, Change, Reply, Person>>

/** What is read, and read again once a minute. */
export const watchedPage = <Of, Data>(parts: {
  request: RequestMachine<Of, Data>
  ticker: TickerMachine
}) => createPage(parts, { 'minute.passed': { request: { type: 'request.invalidated' } } })

export type WatchedPageMachine<Of, Data> = ReturnType<typeof watchedPage<Of, Data>>

/**
 * The calendar of a day: what is read of it, what a manager does with it, by presses and by forms, and what other
 * managers and tenants have changed, which is read once a minute.
 */
export const calendarPage = <
  Query,
  Day,
  Booking,
  Place,
  Wanted extends object,
  Closing extends object,
  Change,
  Reply,
  Person,
>(parts: {
  day: ListMachine<Query, Day>
  /** What is booked in the time of the closure that is being entered. */
  inside: ListMachine<Query, Booking>
  calendar: DayCalendarMachine<Booking, Place, Wanted, Closing>
  press: PressMachine<Change, Reply>
  people: PersonSearchMachine<Person>
  ticker: TickerMachine
}) =>
  createPage(parts, {
    'query.changed': { day: (event) => event },
    'rows.changed': {
      day: { type: 'request.invalidated' },
      inside: { type: 'request.invalidated' },
    },
    'minute.passed': { day: { type: 'request.invalidated' } },
  })

export type CalendarPageMachine<
  Query,
  Day,
  Booking,
  Place,
  Wanted extends object,
  Closing extends object,
  Change,
  Reply,
  Person,
> = ReturnType<
  typeof calendarPage<Query, Day, Booking, Place, Wanted, Closing, Change, Reply, Person>
>
