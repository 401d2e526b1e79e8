import {
  categories,
  categoryContents,
  discoverContents,
  promotedContents,
  promotedContentsV2,
  sanitizedTags,
  spotlightContents,
  utilityButtons,
} from '@contract/content'
import { passes } from '@contract/passes'
import { transactions } from '@contract/transactions'
import { bookingOf } from '../../../machines/bookings/bookingCases'
import { newerDiscover } from '../../answers'
import { category, item, utility } from '../../samples'
import type { CallOfScreen } from '../stage'

const uuid = '00000000-0000-4000-8000-00000000c0de'
const near = category('Near', [item({ title: 'Jazz' })])
const discover = newerDiscover([near])
const hour = 3_600_000
const todays = bookingOf(2, {
  start_at: new Date(Date.now() - 0.1 * hour).toISOString(),
  end_at: new Date(Date.now() + hour).toISOString(),
  content: { resource: { uuid, name: 'Harbor room' } },
})
const full = {
  promotedContents: async () => ({ contents: [item({ title: 'Picnic' })] }),
  discoverContents: async () => [near],
  spotlightContents: async () => [category('Soon', [item({ title: 'Film' })])],
  utilityButtons: async () => ({ utility_buttons: [utility({ text: 'Desk' })] }),
}

export const homeRows: CallOfScreen[] = [
  {
    name: 'home: promoted items',
    call: promotedContents,
    scene: { effects: full },
    send: null,
    done: 'Picnic',
  },
  {
    name: 'home: discover',
    call: discoverContents,
    scene: { effects: full },
    send: null,
    done: 'Jazz',
  },
  {
    name: 'home: spotlight',
    call: spotlightContents,
    scene: { effects: full },
    send: null,
    done: 'Film',
  },
  {
    name: 'home: categories of the newer mode',
    call: categories,
    // Discover and spotlight are parts of their own.
    parts: 2,
    scene: { flags: ['show-content-v-2'], effects: { ...full, ...discover } },
    send: null,
    done: 'Jazz',
  },
  {
    name: 'home: contents of a category',
    call: categoryContents,
    scene: { flags: ['show-content-v-2'], effects: { ...full, ...discover } },
    send: null,
    done: 'Jazz',
  },
  {
    name: 'home: promoted items of the newer mode',
    call: promotedContentsV2,
    scene: {
      flags: ['show-content-v-2'],
      effects: { ...full, ...discover, promotedContentsV2: full.promotedContents },
    },
    send: null,
    done: 'Picnic',
  },
  {
    name: 'home: tags',
    call: sanitizedTags,
    scene: {
      effects: {
        ...full,
        discoverContents: async () => [
          category('Near', [
            item({ title: 'Jazz', sanitized_tags: ['music'] }),
            item({ title: 'Soup', sanitized_tags: ['food'] }),
          ]),
        ],
        sanitizedTags: async () => ['food', 'music'],
      },
    },
    send: null,
    done: 'music',
    silent: 'without tags there is no filter',
    unseen: 'nothing stands where there may be no filter',
  },
  {
    name: 'home: bookings of today',
    call: transactions,
    scene: { effects: { ...full, transactions: async () => [todays] } },
    send: null,
    done: 'Harbor room',
    silent: 'passes have the place for a failure; the history shows bookings, too',
    unseen: 'nothing stands where there may be nothing to show',
  },
  {
    name: 'home: services',
    call: utilityButtons,
    scene: { effects: full },
    send: null,
    done: 'Desk',
  },
  {
    name: 'home: bookings and passes of today',
    call: passes,
    scene: {
      effects: {
        ...full,
        passes: async () => [
          {
            code: '7K3M-Q2WD-9XTA-4HBN',
            kind: 'claim' as const,
            holder: { first_name: 'Ada', last_name: 'Test' },
            claimed_at: '2026-11-23T09:00:00Z',
            content: { uuid, type: 'DEAL', title: 'Soup of the day' },
          },
        ],
      },
    },
    send: null,
    done: 'Soup of the day',
    unseen: 'nothing stands where there may be nothing to show',
  },
]
