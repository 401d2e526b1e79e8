import { fractionOf } from '@rules/platform/fractionOf'
import { expect, it } from 'vitest'

it('spreads texts evenly, and each has always the same number', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let client = 0; client < 10_000; client += 1) {
    const tenth = Math.floor(fractionOf(`${client.toString(16)}-seed`) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(800)
  expect(Math.max(...tenths)).toBeLessThan(1200)
  expect(fractionOf('a')).toBe(fractionOf('a'))
})
