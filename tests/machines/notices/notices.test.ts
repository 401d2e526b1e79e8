import type { Notice } from '@contract/notices'
import { describeMachine } from '@kit/describeMachine'
import { noticesMachine } from '@machines/notices/notices/machine'
import { isRead, unreadAfter } from '@machines/notices/notices/selectors'
import { describe, expect, test } from 'vitest'
import { offline } from '../fixtures'
import { noticesLaws } from './notices.laws'

describeMachine('notices', noticesMachine, {
  inputs: [{ buildingUuid: 'house', keyPrefix: 'seed-1' }],
  events: {
    'request.invalidated': [],
    'notice.opened': [{ uuid: 'one' }, { uuid: 'two' }],
    'all.read': [{ until: '2026-11-23T10:00:00.000Z' }],
  },
  actors: {
    list: { error: [new Error('broken')] },
    markRead: { done: [undefined], error: [offline] },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: noticesLaws,
  contextKey: ({ marks, stored, mutation }) => [marks, stored, mutation.failure?.kind ?? null],
  lint: { allowedTags: ['busy'] },
})

const noticeOf = (uuid: string, minute: number, read_at: string | null = null): Notice => ({
  uuid,
  event: 'bookingApproved',
  kind: 'mine',
  subject_uuid: 'booking',
  name: 'Forum',
  quote: null,
  start_at: null,
  created_at: `2026-11-23T10:0${minute}:00.000Z`,
  read_at,
})

describe('the notices that are unread', () => {
  const items = [
    noticeOf('new', 2),
    noticeOf('old', 1),
    noticeOf('read', 0, '2026-11-23T11:00:00Z'),
  ]
  const none = { uuids: [], until: null }

  test.each([
    ['none is marked', none, none, 4],
    ['one is marked', { uuids: ['old'], until: null }, none, 3],
    [
      'it is marked and stored',
      { uuids: ['old'], until: null },
      { uuids: ['old'], until: null },
      3,
    ],
    ['a read one is marked', { uuids: ['read'], until: null }, none, 4],
    [
      'all until an earlier moment are marked',
      { uuids: [], until: items[1]?.created_at ?? '' },
      none,
      3,
    ],
    ['all until the newest are stored', none, { uuids: [], until: items[0]?.created_at ?? '' }, 0],
  ])('are counted with those on later pages if %s', (_, marks, stored, expected) => {
    expect(unreadAfter({ items, unread: 4 }, marks, stored)).toBe(expected)
  })

  test('are none without notices', () => {
    expect(unreadAfter({ items: [], unread: 0 }, none)).toBe(0)
  })

  test('include what comes after all were read', () => {
    const until = items[1]?.created_at ?? ''
    expect(items.map((item) => isRead(item, { uuids: [], until }))).toEqual([false, true, true])
  })
})
