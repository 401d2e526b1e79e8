import { BoundedMap } from '@server/services/platform/boundedMap'
import { expect, it } from 'vitest'

it('a bounded map restarts when it is full, and not before', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  map.set('c', 4)
  expect([...map]).toEqual([['c', 4]])
})
