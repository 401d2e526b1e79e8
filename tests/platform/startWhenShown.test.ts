import { startWhenShown } from '@app/inline/startWhenShown'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turns } from '../turns'

declare global {
  var starts: number | undefined
}
/** A module cannot run twice, so each test has its own. */
let made = 0
const entryFile = () => {
  made += 1
  return `data:text/javascript,${encodeURIComponent(`globalThis.starts += 1; export default ${made}`)}`
}
let frames: FrameRequestCallback[] = []

beforeEach(() => {
  globalThis.starts = 0
  frames = []
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

it('waits for the whole page, and then for a frame', async () => {
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  startWhenShown({ imports: [], entry: entryFile(), styles: '' })
  await turns()
  expect(frames).toHaveLength(0)
  reading.mockReturnValue('interactive')
  dispatchEvent(new Event('DOMContentLoaded'))
  await turns()
  expect([frames.length, globalThis.starts]).toEqual([1, 0])
  frames[0]?.(0)
  await vi.waitFor(() => expect(globalThis.starts).toBe(1))
})

it('starts in the background, where there are no frames, and only once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  startWhenShown({ imports: [], entry: entryFile(), styles: '' })
  await vi.waitFor(() => expect(globalThis.starts).toBe(1))
  frames[0]?.(0)
  await turns()
  expect(globalThis.starts).toBe(1)
})

it('starts although a visible page gets no frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  startWhenShown({ imports: [], entry: entryFile(), styles: '' })
  await vi.advanceTimersByTimeAsync(999)
  expect(globalThis.starts).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(globalThis.starts).toBe(1))
})

it('imports one file after the other, each in a task of its own', async () => {
  const seen: string[] = []
  Object.assign(globalThis, { note: (name: string) => void seen.push(name) })
  const file = (name: string) => `data:text/javascript,note('${name}')`
  // Long enough for any number of imports.
  const wait = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  startWhenShown({ imports: [file('imported')], entry: file('entry'), styles: '' })
  vi.advanceTimersByTime(0)
  await wait()
  expect(seen).toEqual(['imported'])
  vi.advanceTimersByTime(0)
  await wait()
  expect(seen).toEqual(['imported', 'entry'])
  vi.useRealTimers()
})

it('starts with all styles after those of the page, which stay', async () => {
  document.head.innerHTML = '<style data-part></style><style id="brand"></style>'
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  startWhenShown({ imports: [], entry: entryFile(), styles: '/assets/all.css' })
  await turns()
  expect(globalThis.starts).toBe(0)
  const link = document.querySelector('link')
  expect(link?.getAttribute('href')).toBe('/assets/all.css')
  expect(link?.nextElementSibling?.id).toBe('brand')
  link?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(globalThis.starts).toBe(1))
  expect(link?.previousElementSibling).toBe(document.querySelector('style[data-part]'))
})

it('does not start without its styles', async () => {
  document.head.innerHTML = '<style data-part></style>'
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const unhandled = new Promise((resolve) => {
    process.once('unhandledRejection', resolve)
  })
  startWhenShown({ imports: [], entry: entryFile(), styles: '/assets/all.css' })
  await turns()
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  await expect(unhandled).resolves.toMatchObject({
    message: '/assets/all.css could not be loaded',
  })
  expect(globalThis.starts).toBe(0)
  expect(document.querySelector('style[data-part]')).not.toBeNull()
})
