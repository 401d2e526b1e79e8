import { both, running } from '@kit/conditions'
import { describeMachine } from '@kit/describeMachine'
import type { Laws } from '@kit/laws'
import { after, all, cites, once, sends } from '@kit/vocabulary'
import { createRequest } from '@machines/kernel/request/machine'
import { createBulk } from '@machines/operate/bulk/machine'
import { checkInMachine } from '@machines/operate/checkIn/machine'
import { createCollection } from '@machines/operate/collection/machine'
import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { createDayCalendar } from '@machines/operate/dayCalendar/machine'
import { createGather } from '@machines/operate/gather/machine'
import { createList } from '@machines/operate/list/machine'
import type { UploadedFile } from '@machines/operate/opening/context'
import { createOpening } from '@machines/operate/opening/machine'
import { orderMachine } from '@machines/operate/order/machine'
import {
  attendeesPage,
  bulkPage,
  calendarPage,
  deskPage,
  type OwnerQuery,
  openingPage,
  orderedPage,
  ownerPage,
  publishedPage,
  testedPage,
  togglePage,
  uploadPage,
  watchedPage,
} from '@machines/operate/page/pages'
import { createPersonSearch } from '@machines/operate/personSearch/machine'
import { createPress } from '@machines/operate/press/machine'
import { createPreview } from '@machines/operate/preview/machine'
import type { StoredPublication } from '@machines/operate/publication/context'
import { publicationMachine } from '@machines/operate/publication/machine'
import type { Versioned } from '@machines/operate/record/context'
import { createRecord } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { createToggle } from '@machines/operate/toggle/machine'
import { createUpload } from '@machines/operate/upload/machine'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { crashLaws } from '../kernel/shared.laws'
import type { Draft } from './opening.laws'

const record = createRecord<{ name: string }>(({ name }) => name !== '')
const upload = createUpload<Partial<{ name: string }>>()
const collection = createCollection<OwnerQuery, { uuid: string }, { name: string }>(() => true)
const input = { id: 'one', keyPrefix: 'key' }
const ownerInput = { ...input, query: { id: 'one' } }
const provide = { actions: { reportBroken: () => {} } }

/** Each part may crash. */
const crashing = (...parts: readonly string[]) =>
  Object.fromEntries(parts.map((part) => [part, { error: [new Error('broken')] }]))

/** What holds on every page of these parts. */
const lawsOfParts = (...parts: readonly string[]): Laws<AnyStateMachine> => ({
  'the page listens to its parts from the start': once('listen').when(after('start')),
  'a confirmed password reaches each part of the page': cites(
    'Sensitive changes ask for the password if it was not entered in the last ten minutes, and go on by themselves once it is confirmed.',
    all(
      ...parts.map((part) =>
        sends(part, 'operator.confirmed').when(both(running(part), after('operator.confirmed'))),
      ),
    ),
  ),
  ...crashLaws(...parts),
})

const pageMachine = togglePage({ record, toggle: createToggle<boolean>() })

describeMachine('page', pageMachine, {
  inputs: [input],
  events: { 'operator.confirmed': [], 'change.made': [] },
  actors: crashing('record', 'toggle'),
  provide,
  laws: {
    ...lawsOfParts('record', 'toggle'),
    'the record is read again once a change has taken effect, and not otherwise': cites(
      'A change that takes effect at once, such as deactivating an account, asks first, and then reads the record again.',
      sends('record', 'request.invalidated').when(both(running('record'), after('change.made'))),
    ),
  },
})

describeMachine('page of a record with uploads', uploadPage({ record, upload }), {
  inputs: [input],
  events: { 'operator.confirmed': [], 'file.stored': [{ changes: { name: 'file' } }] },
  actors: crashing('record', 'upload'),
  provide,
  laws: {
    ...lawsOfParts('record', 'upload'),
    'the record learns of each stored file once': sends('record', 'file.stored').when(
      both(running('record'), after('file.stored')),
    ),
  },
})

describeMachine(
  'page of a record that is tested',
  testedPage({ record, connectionTest: createConnectionTest<{ name: string }>() }),
  {
    inputs: [input],
    events: { 'operator.confirmed': [], 'edits.changed': [] },
    actors: crashing('record', 'connectionTest'),
    provide,
    laws: {
      ...lawsOfParts('record', 'connectionTest'),
      'other edits remove the report about earlier ones, and nothing else does': cites(
        'An identity provider is tried with the fields as they are in the form, before they are saved; the log of changes has the attempt.',
        sends('connectionTest', 'settings.changed').when(
          both(running('connectionTest'), after('edits.changed')),
        ),
      ),
    },
  },
)

describeMachine(
  'page of attendees',
  attendeesPage({
    record,
    collection,
    checkIn: checkInMachine,
    gather: createGather<OwnerQuery, { uuid: string }>(),
  }),
  {
    inputs: [ownerInput],
    events: {
      'operator.confirmed': [],
      'query.changed': [{ query: { id: 'two' } }],
      'collection.changed': [],
      'arrival.settled': [],
    },
    actors: crashing('record', 'collection', 'checkIn', 'gather'),
    provide,
    laws: {
      ...lawsOfParts('record', 'collection', 'checkIn', 'gather'),
      'the figures are read again with each change of the list, and not otherwise': sends(
        'record',
        'request.invalidated',
      ).when(both(running('record'), after('collection.changed', 'arrival.settled'))),
      'the list is read again once someone is checked in, and not otherwise': sends(
        'collection',
        'request.invalidated',
      ).when(both(running('collection'), after('arrival.settled'))),
      'the list follows the address': sends('collection', 'query.changed').when(
        both(running('collection'), after('query.changed')),
      ),
    },
  },
)

describeMachine('page of a list in order', orderedPage({ collection, order: orderMachine }), {
  inputs: [ownerInput],
  events: { 'operator.confirmed': [], 'order.settled': [] },
  actors: crashing('collection', 'order'),
  provide,
  laws: {
    ...lawsOfParts('collection', 'order'),
    'the list is read again whenever its stored order may have changed, and not otherwise': sends(
      'collection',
      'request.invalidated',
    ).when(both(running('collection'), after('order.settled'))),
  },
})

describeMachine(
  'page of a record that owns a list',
  ownerPage({ record, owned: orderedPage({ collection, order: orderMachine }) }),
  {
    inputs: [ownerInput],
    events: { 'operator.confirmed': [] },
    actors: crashing('record', 'owned'),
    provide,
    laws: lawsOfParts('record', 'owned'),
  },
)

describeMachine(
  'page of a list with bulk changes',
  bulkPage({ collection, bulk: createBulk<{ uuid: string }, boolean>((change) => !change) }),
  {
    inputs: [ownerInput],
    events: {
      'operator.confirmed': [],
      'query.changed': [{ query: { id: 'two' } }],
      'rows.changed': [],
    },
    actors: crashing('collection', 'bulk'),
    provide,
    laws: {
      ...lawsOfParts('collection', 'bulk'),
      'the list is read again after each change of several rows': sends(
        'collection',
        'request.invalidated',
      ).when(both(running('collection'), after('rows.changed'))),
      'another query reaches the list, and forgets what was chosen': cites(
        [
          'Search, filter, sorting and page are part of the address.',
          'Another search or filter forgets what was chosen.',
        ],
        all(
          sends('collection', 'query.changed').when(
            both(running('collection'), after('query.changed')),
          ),
          sends('bulk', 'rows.chosen').when(both(running('bulk'), after('query.changed'))),
        ),
      ),
    },
  },
)

describeMachine(
  'page of the front desk',
  deskPage({
    collection,
    press: createPress<string, string>(),
    people: createPersonSearch<string>(),
    ticker: tickerMachine,
  }),
  {
    inputs: [{ ...ownerInput, building: 'tower' }],
    events: {
      'operator.confirmed': [],
      'query.changed': [{ query: { id: 'two' } }],
      'rows.changed': [],
      'minute.passed': [],
    },
    actors: crashing('collection', 'press', 'people', 'ticker'),
    provide,
    laws: {
      ...lawsOfParts('collection', 'press', 'people', 'ticker'),
      'the list is read again after each press, and once a minute': cites(
        'Both pages read again once a minute what other desks have changed.',
        sends('collection', 'request.invalidated').when(
          both(running('collection'), after('rows.changed', 'minute.passed')),
        ),
      ),
      'another query reaches the list': cites(
        'Search, filter, sorting and page are part of the address.',
        sends('collection', 'query.changed').when(
          both(running('collection'), after('query.changed')),
        ),
      ),
    },
  },
)

describeMachine(
  'page of the calendar',
  calendarPage({
    day: createList<OwnerQuery, string>(),
    inside: createList<OwnerQuery, string>(),
    calendar: createDayCalendar<string, string, { name: string }, { name: string }>(
      () => true,
      () => true,
    ),
    press: createPress<string, string>(),
    people: createPersonSearch<string>(),
    ticker: tickerMachine,
  }),
  {
    inputs: [{ ...ownerInput, building: 'tower' }],
    events: {
      'operator.confirmed': [],
      'query.changed': [{ query: { id: 'two' } }],
      'rows.changed': [],
      'minute.passed': [],
    },
    actors: crashing('day', 'inside', 'calendar', 'press', 'people', 'ticker'),
    provide,
    laws: {
      ...lawsOfParts('day', 'inside', 'calendar', 'press', 'people', 'ticker'),
      'the day is read again after each change, and once a minute': cites(
        'It is read again once a minute, and after each change, also one that failed.',
        all(
          sends('day', 'request.invalidated').when(
            both(running('day'), after('rows.changed', 'minute.passed')),
          ),
          sends('inside', 'request.invalidated').when(
            both(running('inside'), after('rows.changed')),
          ),
        ),
      ),
      'another day in the address is read': cites(
        'Its address names the day.',
        sends('day', 'query.changed').when(both(running('day'), after('query.changed'))),
      ),
    },
  },
)

describeMachine(
  'page of what is read once a minute',
  watchedPage({ request: createRequest<string, string>(), ticker: tickerMachine }),
  {
    inputs: [{ of: 'tower', keyPrefix: 'key' }],
    events: { 'operator.confirmed': [], 'minute.passed': [] },
    actors: crashing('request', 'ticker'),
    provide,
    laws: {
      ...lawsOfParts('request', 'ticker'),
      'it is read again once a minute': cites(
        'Both pages read again once a minute what other desks have changed.',
        sends('request', 'request.invalidated').when(
          both(running('request'), after('minute.passed')),
        ),
      ),
    },
  },
)

const fields: Omit<StoredPublication, 'version'> = {
  publication: 'draft',
  live_at: null,
  end_at: null,
  timezone: 'Europe/Berlin',
}
const aPublishedPage = publishedPage({
  record: createRecord<typeof fields>(() => true),
  publication: publicationMachine,
  upload: createUpload<Partial<typeof fields>>(),
})

describeMachine('page of a building or an item', aPublishedPage, {
  inputs: [input],
  events: {
    'operator.confirmed': [],
    'record.read': [
      { known: { version: 1, fields } },
      { known: { version: 2, fields: { ...fields, publication: 'live' } } },
    ],
    'publication.outdated': [],
    'file.stored': [{ changes: { timezone: 'UTC' } }],
  },
  actors: crashing('record', 'publication', 'upload'),
  provide,
  laws: {
    ...lawsOfParts('record', 'publication', 'upload'),
    'the publication learns what the record has read, and nothing else': all(
      sends('publication', 'publication.read').when(
        both(running('publication'), after('record.read')),
      ),
      ({ event, sent }) =>
        sent
          .filter((each) => each.event.type === 'publication.read')
          .every(
            (each) =>
              JSON.stringify(each.event['stored']) ===
              JSON.stringify({ version: event?.known.version, ...event?.known.fields }),
          ),
    ),
    'the record is read again once the publication is outdated, and not otherwise': sends(
      'record',
      'request.invalidated',
    ).when(both(running('record'), after('publication.outdated'))),
    'the record learns of each stored file once': sends('record', 'file.stored').when(
      both(running('record'), after('file.stored')),
    ),
  },
})

const file: UploadedFile<Draft> = {
  section: 'files',
  fields: { logo: '/uploads/a.svg' },
  version: 9,
}

describeMachine(
  'page of the wizard',
  openingPage({
    opening: createOpening<Draft>(() => true),
    upload: createUpload<UploadedFile<Draft>>(),
    brands: createList<object, string>(),
    preview: createPreview<Draft, string>(),
  }),
  {
    inputs: [{ ...input, step: null, query: {} }],
    events: {
      'operator.confirmed': [],
      'step.entered': [{ step: 'host' }],
      'file.stored': [{ changes: file }],
      'draft.changed': [{ draft: { brand: 'Alder' } }],
    },
    actors: crashing('opening', 'upload', 'brands', 'preview'),
    provide,
    laws: {
      ...lawsOfParts('opening', 'upload', 'brands', 'preview'),
      'the preview learns of each change of the draft': cites(
        'Beside each step stand the sign-in page and home as tenants will see them, with what is typed so far.',
        all(
          sends('preview', 'subject.changed').when(
            both(running('preview'), after('draft.changed')),
          ),
          ({ event, sent }) =>
            sent.every(
              (each) =>
                each.event.type !== 'subject.changed' || each.event['subject'] === event?.draft,
            ),
        ),
      ),
      'the wizard learns of each stored file once': all(
        sends('opening', 'file.stored').when(both(running('opening'), after('file.stored'))),
        ({ sent }) =>
          sent.every(
            ({ event }) => event.type !== 'file.stored' || event['fields'] === file.fields,
          ),
      ),
      'only an upload waits for the operator to sign in again': cites(
        'The wizard that opens a building and the import keep what was entered too; their last step is pressed again.',
        ({ event, sent }) =>
          sent.every(
            (each) =>
              each.event.type !== 'operator.confirmed' || event?.type === 'operator.confirmed',
          ),
      ),
      'the step in the address reaches the wizard': cites(
        'Back, Forward, a reload and another tab show the stored draft; a step that is not reached yet leads to the furthest one.',
        sends('opening', 'step.entered').when(both(running('opening'), after('step.entered'))),
      ),
    },
  },
)

test('what a part emits reaches the others', async () => {
  let version = 0
  const read = fromPromise<Versioned<{ name: string }>, { id: string }>(async () => {
    version += 1
    return { version, fields: { name: `stored ${version}` } }
  })
  const apply = fromPromise<void, { id: string; change: boolean; key: string }>(async () => {})
  const page = createActor(
    pageMachine.provide({
      actors: {
        record: record.provide({ actors: { read } }),
        toggle: createToggle<boolean>().provide({ actors: { apply } }),
      },
    }),
    { input },
  ).start()
  const { record: part, toggle } = page.getSnapshot().children
  await waitFor(part, (at) => fieldsIn(at)?.name === 'stored 1')
  toggle.send({ type: 'change.pressed', change: true })
  toggle.send({ type: 'change.confirmed' })
  await waitFor(part, (at) => at.matches('clean') && version === 2)
  expect(fieldsIn(part.getSnapshot())).toEqual({ name: 'stored 2' })
  page.stop()
})
