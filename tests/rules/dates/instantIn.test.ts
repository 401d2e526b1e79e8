import { instantIn, localTimeIn } from '@rules/dates/instantIn'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['Europe/Berlin', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['America/New_York', '2026-12-01T00:00', '2026-12-01T05:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-01T00:00', '2026-11-30T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-01T09:00', '2026-12-01T03:15:00.000Z'],
  // The clock is set back: 02:30 comes twice.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // The clock is set forward: there is no 02:30, and 03:30 follows the gap.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
])('in %s, %s is %s', (zone, local, instant) => {
  expect(instantIn(zone, local)?.toISOString()).toBe(instant)
})

test.each(['', 'soon', '2026-12-01', '2026-13-01T09:00', '2026-12-01T25:00', '2026-12-01T09:00Z'])(
  '%j is no time',
  (text) => expect(instantIn('Europe/Berlin', text)).toBeNull(),
)

test('what a clock shows at a moment leads to a moment at which it shows the same', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC', 'Asia/Tokyo']
  const minutes = integer({ min: 0, max: 40 * 366 * 24 * 60 })
  assert(
    property(constantFrom(...zones), minutes, (zone, count) => {
      const at = new Date(Date.UTC(2000, 0, 1) + count * 60_000)
      const found = instantIn(zone, localTimeIn(zone, at))
      expect(found && localTimeIn(zone, found)).toBe(localTimeIn(zone, at))
      expect(Math.abs((found?.getTime() ?? 0) - at.getTime())).toBeLessThanOrEqual(60 * 60_000)
    }),
  )
})
