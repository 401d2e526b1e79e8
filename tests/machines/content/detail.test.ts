import type { ContentItem } from '@contract/content'
import { describeMachine } from '@kit/describeMachine'
import type { DetailInput } from '@machines/content/detail/context'
import { itemOf } from '@machines/content/detail/item'
import { detailMachine } from '@machines/content/detail/machine'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { FailedCall } from '@machines/kernel/failure'
import type { CalendarEntry } from '@rules/content/calendar'
import { offline, refused } from '../fixtures'
import { detailLaws } from './detail.laws'

const uuid = '00000000-0000-4000-8000-00000000000a'
const me = 7
const input: DetailInput = {
  kind: 'content',
  uuid,
  buildingUuid: 'house',
  lang: 'en-us',
  userId: me,
  path: '/building/house/content/item',
  keyPrefix: 'seed',
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

/** The page's request and what it returns. */
const sent = (data: unknown, failure: unknown = null, value = 'fulfilled') => ({
  value,
  context: { data, failure },
})
const participation = (
  kind: 'rsvp' | 'claim',
  mine: number,
  taken: number,
): ParticipationStatus => ({
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
const nothingRead = sent(null, null, 'pending')
const old = event([1])
/** The previous data, until newer data arrives. */
const stillOld = sent(old, null, 'refreshing')
const goneOffline = sent(event([1]), new FailedCall({ kind: 'network' }).failure)

describeMachine('detail', detailMachine, {
  runs: {
    'an event': {
      input: { ...input, kind: 'eventPost' },
      actors: {
        read: {
          snapshot: [
            nothingRead,
            sent(old),
            sent(event([1, 2])),
            sent(event([1, me])),
            goneOffline,
            stillOld,
          ],
          error: [new Error('broken')],
        },
        reserve: {
          done: [participation('rsvp', 1, 2)],
          error: [offline, refused('event_full', 409), refused('event_over', 409)],
        },
        cancel: { done: [participation('rsvp', 0, 1)], error: [offline] },
      },
    },
    'an offer': {
      input: { ...input, kind: 'offer' },
      actors: {
        read: {
          snapshot: [sent(deal([])), sent(deal([me])), sent({ ...deal([]), is_eligible: false })],
          error: [new Error('broken')],
        },
        reserve: {
          done: [participation('claim', 1, 1)],
          error: [offline, refused('claims_limit_reached', 409)],
        },
        cancel: { done: [participation('claim', 0, 0)], error: [offline] },
      },
    },
    'a content item': {
      input,
      actors: {
        read: {
          snapshot: [
            sent(item({ rsvp_enabled: true, capacity: 2 })),
            sent(item({ claimable: true, max_claims_per_user: 2 })),
            sent(item({})),
            // Another item is related: that one is read too, once.
            sent(item({ attachable_content_uuid: 'other', attach_secondary_content: true })),
          ],
          error: [new Error('broken')],
        },
        reserve: { done: [participation('rsvp', 1, 1)], error: [refused('internal_error', 500)] },
        cancel: { done: [participation('rsvp', 0, 0)], error: [offline] },
      },
    },
    'a post': {
      input: { ...input, kind: 'post' },
      actors: {
        read: {
          snapshot: [sent(itemOf('post', { uuid, title: 'News' }))],
          error: [new Error('broken')],
        },
        reserve: { done: [participation('rsvp', 1, 1)], error: [offline] },
        cancel: { done: [participation('rsvp', 0, 0)], error: [offline] },
      },
    },
  },
  events: {
    'reserve.pressed': [],
    'reserve.confirmed': [],
    'cancel.pressed': [],
    'cancel.confirmed': [],
    'request.retried': [{ action: 'reserve' }, { action: 'cancel' }],
    'dialog.closed': [],
    'calendar.saved': [{ entry }],
    'content.pressed': [{ contentType: 'POST' }],
    'request.invalidated': [],
  },
  provide: { actions: { reportBroken: () => {}, saveCalendar: () => {}, trackContent: () => {} } },
  laws: detailLaws,
  // The number of intents only grows, so it distinguishes no two situations.
  contextKey: ({ participation: known, mutation, hasAttached }) => [
    known,
    mutation.failure?.kind ?? null,
    hasAttached,
  ],
  system: ['globalError'],
  lint: { allowedTags: ['busy'] },
})
