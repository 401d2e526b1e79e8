import { inDateOrder } from '@rules/content/inDateOrder'
import { expect, test } from 'vitest'

const item = (name: string, start_at: string | null = null) => ({ name, start_at })
const names = (items: { name: string }[]) => items.map(({ name }) => name)

test('what has a date stands in the order of the dates, and the rest where it stood', () => {
  const items = [
    item('market', '2026-11-26T15:00:00Z'),
    item('notice'),
    item('yoga', '2026-11-24T12:00:00Z'),
    item('offer'),
    // The same moment as the market, told in another zone.
    item('choir', '2026-11-26T10:00:00-05:00'),
  ]
  expect(names(inDateOrder(items))).toEqual(['yoga', 'notice', 'market', 'offer', 'choir'])
})

test('a list without dates stays as it is', () => {
  expect(names(inDateOrder([item('b'), item('a')]))).toEqual(['b', 'a'])
  expect(inDateOrder([])).toEqual([])
})
