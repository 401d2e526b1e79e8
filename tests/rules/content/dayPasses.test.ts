import type { Pass } from '@contract/passes'
import { isOfToday } from '@rules/content/dayPasses'
import { dayIn } from '@rules/dates/dayIn'
import { describe, expect, test } from 'vitest'

const boston = 'America/New_York'
const at = (text: string) => Date.parse(text)
const pass = (given: Partial<Pass> & { start?: string; end?: string }): Pass => ({
  code: 'CODE',
  kind: 'rsvp',
  holder: { first_name: 'Ada', last_name: 'Test' },
  claimed_at: '2026-11-01T00:00:00Z',
  content: {
    uuid: '00000000-0000-4000-8000-00000000000a',
    type: 'EVENT',
    title: 'Yoga',
    start_at: given.start ?? null,
    end_at: given.end ?? null,
  },
  ...given,
})

describe('a day', () => {
  test("is the zone's, not the device's", () => {
    expect(dayIn(boston, at('2026-11-24T04:59:00Z'))).toBe('2026-11-23')
    expect(dayIn(boston, at('2026-11-24T05:00:00Z'))).toBe('2026-11-24')
    expect(dayIn('Nowhere/At_All', at('2026-11-24T05:00:00Z'))).toBe('2026-11-24')
  })
})

describe('a pass of the day', () => {
  // In Boston it is the evening of the 23rd.
  const now = at('2026-11-24T01:00:00Z')
  test.each<[string, Pass, boolean]>([
    ['later today', pass({ start: '2026-11-24T04:30:00Z' }), true],
    ['tomorrow there, though today elsewhere', pass({ start: '2026-11-24T05:30:00Z' }), false],
    ['in progress', pass({ start: '2026-11-24T00:30:00Z', end: '2026-11-24T01:30:00Z' }), true],
    ['over', pass({ start: '2026-11-23T22:00:00Z', end: '2026-11-23T23:00:00Z' }), false],
    ['an hour long without an end', pass({ start: '2026-11-24T00:01:00Z' }), true],
    ['over after that hour', pass({ start: '2026-11-23T23:59:00Z' }), false],
    ['since yesterday', pass({ start: '2026-11-23T01:00:00Z', end: '2026-11-25T01:00:00Z' }), true],
    ['a claim', pass({ kind: 'claim' }), true],
    ['a used claim', pass({ kind: 'claim', used_at: '2026-11-24T00:00:00Z' }), false],
  ])('%s', (_, given, expected) => {
    expect(isOfToday(given, boston, now)).toBe(expected)
  })
})
