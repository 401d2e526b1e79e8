import { daylightAt, pictureIn } from '@rules/dates/daylight'
import { expect, test } from 'vitest'

const boston = 'America/New_York'

test.each([
  ['2026-11-23T09:59:00Z', boston, 'night'],
  ['2026-11-23T10:00:00Z', boston, 'dawn'],
  ['2026-11-23T14:00:00Z', boston, 'noon'],
  ['2026-11-23T21:00:00Z', boston, 'dusk'],
  ['2026-11-24T01:00:00Z', boston, 'night'],
  ['2026-11-23T21:00:00Z', 'Europe/Berlin', 'night'],
  ['2026-11-23T21:00:00Z', 'America/Vancouver', 'noon'],
  // Summer time starts in that night: the hour from two to three does not exist.
  ['2027-03-14T09:00:00Z', boston, 'dawn'],
  ['2026-11-23T12:00:00Z', 'Mars/Olympus', 'noon'],
])('at %s the clock in %s shows %s', (at, zone, expected) => {
  expect(daylightAt(zone, Date.parse(at))).toBe(expected)
})

test('only a picture that follows the day changes', () => {
  expect(pictureIn('/pictures/front-{daylight}.svg', 'dusk')).toBe('/pictures/front-dusk.svg')
  expect(pictureIn('/uploads/photograph.jpg', 'dusk')).toBe('/uploads/photograph.jpg')
  expect(pictureIn(null, 'dusk')).toBeNull()
})
