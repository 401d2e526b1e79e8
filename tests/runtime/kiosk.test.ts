import { watchGuest } from '@runtime/kiosk/watchGuest'
import { wipeBrowser } from '@runtime/kiosk/wipeBrowser'
import { kioskFlag, stored } from '@runtime/storage/stored'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test.each(['click', 'keydown', 'wheel', 'touchmove', 'mousemove', 'input'])(
  'a guest is noticed by a %s, even where the page keeps it to itself',
  (input) => {
    const tell = vi.fn<() => void>()
    const stop = watchGuest(tell, undefined)
    const node = document.body.appendChild(document.createElement('p'))
    node.addEventListener(input, (event) => event.stopPropagation())
    node.dispatchEvent(new Event(input, { bubbles: true }))
    expect(tell.mock.calls).toEqual([[{ type: 'guest.acted' }]])
    stop()
    node.remove()
  },
)

test('a guest is noticed by going into a frame of somebody else, whose input nobody tells us of', () => {
  const tell = vi.fn<() => void>()
  const stop = watchGuest(tell, undefined)
  window.dispatchEvent(new Event('blur'))
  expect(tell).not.toHaveBeenCalled()
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.focus()
  window.dispatchEvent(new Event('blur'))
  expect(tell.mock.calls).toEqual([[{ type: 'guest.acted' }]])
  stop()
  window.dispatchEvent(new Event('blur'))
  expect(tell).toHaveBeenCalledTimes(1)
  frame.remove()
})

test('a hand on a wheel is told of twice a second, and no more once nobody asks', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const tell = vi.fn<() => void>()
  const stop = watchGuest(tell, undefined)
  for (let times = 0; times < 10; times += 1) {
    window.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(100)
  }
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('wheel'))
  expect(tell).toHaveBeenCalledTimes(2)
})

test('a wipe takes what a guest left, and keeps that this is a kiosk', async () => {
  kioskFlag.write(true)
  sessionStorage.setItem('HELP_DESK_DRAFT', 'my secret wish')
  sessionStorage.setItem('AUTH_DRAFT', 'my secret name')
  sessionStorage.setItem('tsr-scroll-restoration-v1_3', '{"/content/one":{}}')
  stored.searches.write({ userUuid: 'one', queries: ['my secret wish'] })
  stored.language.write('de-de')
  const navigate = vi.fn<(path: string) => void>()
  await wipeBrowser(navigate)
  expect(
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  ).not.toContain('secret')
  expect(sessionStorage.getItem('tsr-scroll-restoration-v1_3')).toBeNull()
  expect(kioskFlag.read()).toBe(true)
  expect(stored.language.read()).toBe('de-de')
  expect(navigate.mock.calls).toEqual([['/']])
})

test('it begins where the tab began, without where that was scrolled to', async () => {
  window.history.replaceState({ __TSR_index: 0, __TSR_key: 'first' }, '', '/building/one#discover')
  window.history.pushState({ __TSR_index: 1 }, '', '/content/one')
  window.history.pushState({ __TSR_index: 2 }, '', '/content/two')
  const at: string[] = []
  await wipeBrowser(() => at.push(window.location.pathname + window.location.hash))
  expect(at).toEqual(['/building/one'])
  // The router knows by the key how far the page was scrolled, and we what had its focus.
  expect(window.history.state).toEqual({ __TSR_index: 0, __TSR_key: expect.any(String) })
  expect(window.history.state).not.toMatchObject({ __TSR_key: 'first' })
})

test('a browser that goes back late is waited for, and one that does not is left in the end', async () => {
  vi.useFakeTimers()
  window.history.replaceState({ __TSR_index: 3 }, '', '/content/one')
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const navigate = vi.fn<() => void>()
  const wiped = wipeBrowser(navigate)
  await vi.advanceTimersByTimeAsync(3900)
  expect(navigate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await wiped
  expect(go).toHaveBeenCalledWith(-3)
  expect(navigate).toHaveBeenCalledTimes(1)
})
