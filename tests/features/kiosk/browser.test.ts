import { catchPresses } from '@features/kiosk/catchPresses'
import { watchGuest } from '@features/kiosk/watchGuest'
import { wipeBrowser } from '@features/kiosk/wipeBrowser'
import { kioskFlag, stored } from '@platform/storage/stored'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test.each(['click', 'keydown', 'wheel', 'touchmove', 'mousemove', 'input'])(
  'a guest is noticed by a %s, even if the page stops its propagation',
  (input) => {
    const emit = vi.fn<() => void>()
    const stop = watchGuest(emit, undefined)
    const node = document.body.appendChild(document.createElement('p'))
    node.addEventListener(input, (event) => event.stopPropagation())
    node.dispatchEvent(new Event(input, { bubbles: true }))
    expect(emit.mock.calls).toEqual([[{ type: 'guest.acted' }]])
    stop()
    node.remove()
  },
)

test('a guest is noticed by focusing a foreign frame, whose input is not observable', () => {
  const emit = vi.fn<() => void>()
  const stop = watchGuest(emit, undefined)
  window.dispatchEvent(new Event('blur'))
  expect(emit).not.toHaveBeenCalled()
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.focus()
  window.dispatchEvent(new Event('blur'))
  expect(emit.mock.calls).toEqual([[{ type: 'guest.acted' }]])
  stop()
  window.dispatchEvent(new Event('blur'))
  expect(emit).toHaveBeenCalledTimes(1)
  frame.remove()
})

test('wheel input is reported twice a second, and no longer after unsubscribing', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const emit = vi.fn<() => void>()
  const stop = watchGuest(emit, undefined)
  for (let times = 0; times < 10; times += 1) {
    window.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(100)
  }
  expect(emit).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('wheel'))
  expect(emit).toHaveBeenCalledTimes(2)
})

describe("a press that would leave the kiosk's tab", () => {
  const press = (html: string, kind = 'click') => {
    const emit = vi.fn<() => void>()
    const stop = catchPresses(emit, undefined)
    const place = document.body.appendChild(document.createElement('p'))
    place.innerHTML = html
    const followed = vi.fn<() => void>()
    place.addEventListener(kind, followed)
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true })
    place.querySelector('[data-pressed]')?.dispatchEvent(event)
    stop()
    place.remove()
    return { emit, followed, isPrevented: event.defaultPrevented }
  }

  test.each([
    ['a link in a new tab', '<a href="/file.pdf" target="_blank"><b data-pressed>x</b></a>', false],
    ['a link to another site', '<a href="https://maps.test/" data-pressed>x</a>', false],
    ['a mail', '<a href="mailto:desk@house.test" data-pressed>x</a>', false],
    ['a control that needs a person', '<button data-needs-person data-pressed>x</button>', true],
  ])('is intercepted and offered to the phone: %s', (_, html, needsSignIn) => {
    for (const kind of ['click', 'auxclick']) {
      const { emit, followed, isPrevented } = press(html, kind)
      expect(emit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ type: 'handOff.offered', needsSignIn }),
      )
      expect(isPrevented).toBe(true)
      expect(followed).not.toHaveBeenCalled()
    }
  })

  test.each([
    ['a page of the app', '<a href="/amenities" data-pressed>x</a>'],
    ['a button', '<button data-pressed>x</button>'],
  ])('does not include %s', (_, html) => {
    const { emit, followed } = press(html)
    expect(emit).not.toHaveBeenCalled()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  test('is stopped even if a phone could not use it', () => {
    const { emit, isPrevented } = press('<a href="javascript:alert(1)" data-pressed>x</a>')
    expect(emit).not.toHaveBeenCalled()
    expect(isPrevented).toBe(true)
  })
})

test("a wipe removes what a guest left, and keeps the kiosk's mark", async () => {
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

test("the wipe starts at the tab's first entry, without its scroll position", async () => {
  window.history.replaceState({ __TSR_index: 0, __TSR_key: 'first' }, '', '/building/one#discover')
  window.history.pushState({ __TSR_index: 1 }, '', '/content/one')
  window.history.pushState({ __TSR_index: 2 }, '', '/content/two')
  const at: string[] = []
  await wipeBrowser(() => at.push(window.location.pathname + window.location.hash))
  expect(at).toEqual(['/building/one'])
  // The key in the entry's state restores the router's scroll position and our focus.
  expect(window.history.state).toEqual({ __TSR_index: 0, __TSR_key: expect.any(String) })
  expect(window.history.state).not.toMatchObject({ __TSR_key: 'first' })
})

test('the wipe waits for a slow browser to go back, and then continues without it', async () => {
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
