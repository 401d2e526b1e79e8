import type { ContentItem } from '@contract/content'
import { describeMachine } from '@kit/describeMachine'
import type { CalendarEntry } from '@machines/content/calendar'
import type { DetailInput } from '@machines/detail/context'
import { itemOf } from '@machines/detail/item'
import { detailMachine } from '@machines/detail/machine'
import type { Standing } from '@machines/detail/standing'
import { FailedCall } from '@machines/failure'
import { offline, refused } from './cases'

const uuid = '00000000-0000-4000-8000-00000000000a'
const me = 7
const input: DetailInput = {
  kind: 'content',
  uuid,
  buildingUuid: 'house',
  lang: 'en-us',
  userId: me,
  visit: 'visit',
}
const item = (given: Partial<ContentItem>): ContentItem => ({
  uuid,
  type: 'EVENT',
  title: 'Yoga',
  ...given,
})
const event = (attendants: number[]) =>
  itemOf('eventPost', { uuid, title: 'Yoga', capacity: 2, attendants })
const deal = (claimers: number[]) =>
  itemOf('offer', { uuid, title: 'Soup', claimers, is_eligible: true })

/** What the request behind the page tells as it stands. */
const told = (data: unknown, failure: unknown = null) => ({ context: { data, failure } })
const standing = (kind: 'rsvp' | 'claim', mine: number, taken: number): Standing => ({
  kind,
  mine,
  taken,
  limit: kind === 'rsvp' ? 2 : null,
  perUser: 1,
  isOffered: true,
})
const entry: CalendarEntry = {
  uid: uuid,
  title: 'Yoga',
  startAt: '2026-11-21T17:55:00.000Z',
  endAt: '2026-11-21T18:55:00.000Z',
  timeZone: 'America/New_York',
  location: null,
  description: null,
}
const page = { href: 'https://apps.test/survey-mfe', title: 'Survey' }

const nothingRead = told(null)
const goneOffline = told(event([1]), new FailedCall({ kind: 'network' }).failure)

describeMachine('detail', detailMachine, {
  runs: {
    'an event': {
      input: { ...input, kind: 'eventPost' },
      actors: {
        read: {
          snapshot: [
            nothingRead,
            told(event([1])),
            told(event([1, 2])),
            told(event([1, me])),
            goneOffline,
          ],
          error: [new Error('broken')],
        },
        take: {
          done: [standing('rsvp', 1, 2)],
          error: [offline, refused('event_full', 409), refused('event_over', 409)],
        },
        release: { done: [standing('rsvp', 0, 1)], error: [offline] },
      },
    },
    'an offer': {
      input: { ...input, kind: 'offer' },
      actors: {
        read: {
          snapshot: [told(deal([])), told(deal([me])), told({ ...deal([]), is_eligible: false })],
          error: [new Error('broken')],
        },
        take: {
          done: [standing('claim', 1, 1)],
          error: [offline, refused('claims_limit_reached', 409)],
        },
        release: { done: [standing('claim', 0, 0)], error: [offline] },
      },
    },
    'a content item': {
      input,
      actors: {
        read: {
          snapshot: [
            told(item({ rsvp_enabled: true, capacity: 2 })),
            told(item({ claimable: true, max_claims_per_user: 2 })),
            told(item({})),
          ],
          error: [new Error('broken')],
        },
        take: { done: [standing('rsvp', 1, 1)], error: [refused('internal_error', 500)] },
        release: { done: [standing('rsvp', 0, 0)], error: [offline] },
      },
    },
    'a post': {
      input: { ...input, kind: 'post' },
      actors: {
        read: {
          snapshot: [told(itemOf('post', { uuid, title: 'News' }))],
          error: [new Error('broken')],
        },
        take: { done: [standing('rsvp', 1, 1)], error: [offline] },
        release: { done: [standing('rsvp', 0, 0)], error: [offline] },
      },
    },
  },
  events: {
    'take.pressed': [],
    'take.confirmed': [],
    'release.pressed': [],
    'release.confirmed': [],
    'act.retried': [{ act: 'take' }, { act: 'release' }],
    'dialog.closed': [],
    'frame.opened': [{ page }],
    'frame.closed': [],
    'calendar.saved': [{ entry }],
    'content.pressed': [{ contentType: 'POST' }],
    'read.retried': [],
    'session.ended': [],
  },
  provide: {
    actions: {
      reportBroken: () => {},
      raiseError: () => {},
      settleError: () => {},
      saveCalendar: () => {},
      trackContent: () => {},
    },
  },
  // The count of intents only grows: it tells no two situations apart.
  contextKey: ({ standing: known, refusal, page: framed }) => [
    known,
    refusal?.kind ?? null,
    framed?.href ?? null,
  ],
  lint: { criticalEvents: ['session.ended'], allowedTags: ['busy'] },
})
