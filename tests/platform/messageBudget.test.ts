import { createMessageBudget } from '@features/embed/bridge/messageBudget'
import { createSessionTokens } from '@features/embed/bridge/sessionTokens'
import { expect, test, vi } from 'vitest'
import { lunchApp, otherApp } from '../machines/embed/bridgeCases'

test('a budget allows a burst, refills over time, and never exceeds its maximum', () => {
  let at = 0
  const isWithin = createMessageBudget(() => at)
  const taken = (tries: number) => Array.from({ length: tries }, isWithin).filter(Boolean).length
  expect(taken(1000)).toBe(200)
  at += 1000
  expect(taken(1000)).toBe(50)
  at += 3_600_000
  expect(taken(1000)).toBe(200)
})

test('an app has one session until it expires, and no other app gets it', async () => {
  let at = 0
  let made = 0
  const begin = vi.fn<() => Promise<{ token: string }>>(async () => ({ token: `t${(made += 1)}` }))
  const sessionOf = createSessionTokens(() => at)
  const tokens: string[] = []
  for (let n = 0; n < 200; n += 1) tokens.push((await sessionOf(lunchApp, 300_000, begin)).token)
  expect([new Set(tokens).size, begin.mock.calls.length]).toEqual([1, 1])
  expect((await sessionOf(otherApp, 300_000, begin)).token).toBe('t2')
  at += 30_000
  expect((await sessionOf(lunchApp, 30_000, begin)).token).toBe('t3')
  expect((await sessionOf(lunchApp, 300_000, begin)).token).toBe('t3')
  at += 300_000
  expect((await sessionOf(lunchApp, 300_000, begin)).token).toBe('t4')
})

test('a session that could not start is requested again', async () => {
  const sessionOf = createSessionTokens()
  const begin = vi
    .fn<() => Promise<{ token: string }>>(async () => ({ token: 'good' }))
    .mockRejectedValueOnce(new Error('offline'))
  await expect(sessionOf(lunchApp, 300_000, begin)).rejects.toThrow('offline')
  await expect(sessionOf(lunchApp, 300_000, begin)).resolves.toEqual({ token: 'good' })
})
