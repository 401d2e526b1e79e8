import { callAt } from '@platform/callAt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const dayMs = 24 * 60 * 60 * 1000

test.each([0, 1, 5000, 30 * dayMs, 400 * dayMs])('calls once after %d ms, not before', (ms) => {
  const call = vi.fn<() => void>()
  callAt(ms, call)
  if (ms > 0) vi.advanceTimersByTime(ms - 1)
  expect(call).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(dayMs)
  expect(call).toHaveBeenCalledTimes(1)
})

test('calls at once for a moment that has passed, and never once it is stopped', () => {
  const call = vi.fn<() => void>()
  callAt(-5000, call)
  vi.advanceTimersByTime(0)
  expect(call).toHaveBeenCalledTimes(1)
  const stop = callAt(40 * dayMs, call)
  vi.advanceTimersByTime(30 * dayMs)
  stop()
  vi.advanceTimersByTime(30 * dayMs)
  expect(call).toHaveBeenCalledTimes(1)
})
