import { encodedSize, isWholePicture, largestArea, wholePixels } from '@rules/operate/pictureArea'
import { describe, expect, it, test } from 'vitest'

const wide = { width: 1600, height: 900 }
const tall = { width: 960, height: 1080 }

describe('the largest area of a shape', () => {
  test.each([
    ['above and below', { width: 1600, height: 1200 }, wide, [0, 150, 1600, 900]],
    ['at both sides', { width: 3600, height: 900 }, wide, [1000, 0, 1600, 900]],
    ['nothing of a picture of this shape', { width: 320, height: 180 }, wide, [0, 0, 320, 180]],
    ['most of a panorama', { width: 10_000, height: 1080 }, tall, [4520, 0, 960, 1080]],
  ])('cuts off %s', (_, picture, shape, [x, y, width, height]) => {
    expect(largestArea(picture, shape)).toEqual({ x, y, width, height })
  })
})

describe('whole pixels', () => {
  it('are the nearest ones of the picture', () => {
    const area = { x: 10.4, y: 20.6, width: 100.2, height: 50.1 }
    expect(wholePixels(area, wide)).toEqual({ x: 10, y: 21, width: 100, height: 50 })
  })
  it('are none beyond its edges', () => {
    const area = { x: -3, y: 850, width: 2000, height: 100 }
    expect(wholePixels(area, wide)).toEqual({ x: 0, y: 800, width: 1600, height: 100 })
  })
  it('are at least one', () => {
    const area = { x: 1600, y: 900, width: 0, height: 0 }
    expect(wholePixels(area, wide)).toEqual({ x: 1599, y: 899, width: 1, height: 1 })
  })
})

it.each([
  [{ x: 0, y: 0, ...wide }, true],
  [{ x: 0.2, y: 0, width: 1599.7, height: 900 }, true],
  [{ x: 1, y: 0, width: 1599, height: 900 }, false],
  [{ x: 0, y: 0, width: 1600, height: 899 }, false],
])('%j is all of a picture: %s', (area, isWhole) => {
  expect(isWholePicture(area, wide)).toBe(isWhole)
})

it('is encoded no larger than what the server stores', () => {
  expect(encodedSize({ width: 8192, height: 4096 })).toEqual({ width: 4096, height: 2048 })
  expect(encodedSize(wide)).toEqual(wide)
  expect(encodedSize(wide, 0.5)).toEqual({ width: 800, height: 450 })
  expect(encodedSize({ width: 9000, height: 1 })).toEqual({ width: 4096, height: 1 })
})
