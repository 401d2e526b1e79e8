import { openNextCode } from '@app/browser/nextCode'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})
afterEach(() => vi.unstubAllGlobals())

/** An actor that shows each given snapshot. */
function shown(first: object) {
  let snapshot = first
  const listeners = new Set<(at: object) => void>()
  return {
    getSnapshot: () => snapshot,
    subscribe: ({ next }: { next: (at: object) => void }) => {
      listeners.add(next)
      return { unsubscribe: () => listeners.delete(next) }
    },
    show: (next: object) => {
      snapshot = next
      for (const listener of listeners) listener(next)
    },
  }
}
const read = (value: string) => ({ value, context: { data: [], failure: null } })

test('the code of an item is loaded once home has its tiles, when the browser is idle', async () => {
  const open = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('offline')))
  const pages = shown({ children: {} })
  const kiosk = shown({ value: 'off' })
  const subscribe = vi.fn<() => void>()
  const opening = openNextCode(
    { system: { pages, kiosk }, code: { open } } as never,
    { subscribe } as never,
  )
  // The code of the first call.
  expect(idle).toHaveLength(1)
  const discover = shown(read('pending'))
  pages.show({ children: { discover } })
  await Promise.resolve()
  expect(idle).toHaveLength(1)
  discover.show(read('fulfilled'))
  await opening
  expect(idle).toHaveLength(2)
  expect(open).not.toHaveBeenCalled()
  idle[1]?.()
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ area: 'details', screen: expect.any(Function) as unknown }),
  )
  // Its motion needs code of its own.
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith('onRendered', expect.any(Function)))
})
