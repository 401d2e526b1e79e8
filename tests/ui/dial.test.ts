import { arc, pointAt, shareAt, shareOf, size } from '@ui/dial/geometry'
import { describe, expect, test } from 'vitest'

describe('a point of the dial', () => {
  test.each([
    ['at its bottom left', 50, 270, 0],
    ['on the left', 0, 160, 1 / 6],
    ['at its top', 160, 0, 0.5],
    ['on the right', 320, 160, 5 / 6],
    ['at its bottom right', 270, 270, 1],
    ['in the gap, nearer to the right', 180, 320, 1],
    ['in the gap, nearer to the left', 140, 320, 0],
  ])('%s', (_, x, y, share) => {
    expect(shareAt(x, y, 320)).toBeCloseTo(share, 2)
  })

  test.each([0, 0.25, 0.5, 0.9, 1])('is found where %d is drawn, at any size', (share) => {
    const { x, y } = pointAt(share, 126)
    expect(shareAt(x / 2, y / 2, size / 2)).toBeCloseTo(share, 3)
  })
})

test('a value beyond the range is at its end', () => {
  expect([60, 65, 70, 75, 90].map((value) => shareOf(value, 65, 75))).toEqual([0, 0, 0.5, 1, 1])
  expect(shareOf(5, 5, 5)).toBe(0)
})

test('an arc is clockwise, in any order of its ends', () => {
  expect(arc(0.2, 0.8, 100)).toBe(arc(0.8, 0.2, 100))
  expect(arc(0, 1, 100)).toContain(' 1 1 ')
  expect(arc(0, 0.5, 100)).toContain(' 0 1 ')
})
