import { centsOf, priceOf } from '@server/services/platform/money'
import { describe, expect, it } from 'vitest'

describe('a price', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [19.99, 1999],
    [14.5, 1450],
    [-19.99, -1999],
    [21_474_836.48, 2_147_483_648],
    [45_035_996_273_704.95, 4_503_599_627_370_495],
    [null, null],
    [undefined, null],
  ])('of %s is %s cents', (price, cents) => {
    expect(centsOf(price)).toBe(cents)
  })

  it.each([
    [null, null],
    [0, 0],
    [1, 0.01],
    [30, 0.3],
    [1999, 19.99],
    [2_147_483_648, 21_474_836.48],
  ])('in cents of %s is %s in the response', (cents, price) => {
    expect(priceOf(cents)).toBe(price)
  })

  it('survives the conversion to cents and back', () => {
    for (let cents = 0; cents < 20_000; cents += 1) expect(centsOf(priceOf(cents))).toBe(cents)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 90_071_992_547_409.92, 1e21])(
    'of %s is refused',
    (price) => {
      expect(() => centsOf(price)).toThrow(RangeError)
    },
  )
})
