import { wallClock } from '@demo/wallClock'
import { describe, expect, it } from 'vitest'

describe("an hour by the building's clock", () => {
  it.each([
    [
      'in summer',
      '2026-07-10T12:00:00Z',
      'America/New_York',
      { days: 2, hour: 18 },
      '2026-07-12T22:00:00.000Z',
    ],
    [
      'in winter',
      '2026-12-10T12:00:00Z',
      'America/New_York',
      { days: 2, hour: 18 },
      '2026-12-12T23:00:00.000Z',
    ],
    [
      'across a change of the clocks',
      '2026-10-24T12:00:00Z',
      'Europe/Berlin',
      { days: 2, hour: 18 },
      '2026-10-26T17:00:00.000Z',
    ],
    [
      'while it is tomorrow in UTC',
      '2026-07-11T02:00:00Z',
      'America/Vancouver',
      { days: 0, hour: 18 },
      '2026-07-11T01:00:00.000Z',
    ],
    [
      'past midnight',
      '2026-12-10T12:00:00Z',
      'Europe/London',
      { days: 0, hour: 25 },
      '2026-12-11T01:00:00.000Z',
    ],
  ] as const)('%s', (_, now, zone, wanted, expected) => {
    expect(wallClock(new Date(now), zone, wanted).toISOString()).toBe(expected)
  })
})
