import { createFairQueue } from '@server/images/fairQueue'
import { Refusal } from '@server/services/platform/refusal'
import { expect, it } from 'vitest'
import { deferred } from '../../features/deferred'

const limits = { concurrency: 2, maxWaiting: 6, maxWaitingOfKey: 4 }

/** A queue whose tasks end when the test decides; `begun` contains their names in order of their start. */
function openQueue() {
  const run = createFairQueue(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (key: string, name: string) =>
    run(key, async () => {
      started.push(name)
      const { promise, resolve } = deferred<void>()
      ends.set(name, resolve)
      await promise
      return name
    }).catch((error: unknown) => (error instanceof Refusal ? error.code : error))
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { add, started, end }
}

it('takes turns between keys, whatever one of them sends', async () => {
  const { add, started, end } = openQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('a', name)
  void add('b', 'b1')
  void add('c', 'c1')
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name)
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4'])
})

it('refuses calls of one key beyond its limit, and of no other', async () => {
  const { add, end } = openQueue()
  const flood = Array.from({ length: 10 }, (_, n) => add('a', `a${n}`))
  const other = add('b', 'b')
  const refused = await Promise.all(flood.slice(6))
  expect(refused).toEqual(Array.from({ length: 4 }, () => 'unavailable'))
  for (let n = 0; n < 6; n += 1) await end(`a${n}`)
  await end('b')
  expect(await other).toBe('b')
  expect(await Promise.all(flood.slice(0, 6))).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5'])
})

it('drops calls of the key with the most waiting if the total is too high', async () => {
  const { add, end } = openQueue()
  const many = Array.from({ length: 6 }, (_, n) => add('a', `a${n}`))
  const others = ['b', 'c', 'd'].map((key) => add(key, key))
  expect(await many[5]).toBe('unavailable')
  for (const name of ['a0', 'a1', 'a2', 'b', 'c', 'd', 'a3', 'a4']) await end(name)
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd'])
})

it('frees its place after a task that fails', async () => {
  const run = createFairQueue({ ...limits, concurrency: 1 })
  await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run('b', () => Promise.resolve('done'))).toBe('done')
})
