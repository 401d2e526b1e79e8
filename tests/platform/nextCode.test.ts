import { openNextCode } from '@app/browser/nextCode'
import type { AppRouter } from '@router/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let idle: (() => void)[]
let onRendered: () => void
let isSubscribed: boolean
let isHome: boolean

beforeEach(() => {
  idle = []
  isSubscribed = true
  isHome = true
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => vi.unstubAllGlobals())

const router = {
  subscribe: (_: string, listener: () => void) => {
    onRendered = listener
    return () => {
      isSubscribed = false
    }
  },
  get state() {
    return { matches: [{ staticData: {} }, { staticData: { isHome } }] }
  },
} as never as AppRouter

test('the code of an item is loaded once, when home is shown and the browser idle', async () => {
  const open = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('offline')))
  openNextCode(router, { open })
  isHome = false
  onRendered()
  expect(idle).toEqual([])
  isHome = true
  onRendered()
  expect(open).not.toHaveBeenCalled()
  for (const work of idle) work()
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ area: 'details', screen: expect.any(Function) as unknown }),
  )
  expect(isSubscribed).toBe(false)
})
