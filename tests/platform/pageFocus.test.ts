import type { AppRouter } from '@router/router'
import { createPageFocus } from '@shared/focus/pageFocus'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const at = (key: string) => ({ state: { __TSR_key: key } })
let listeners: Map<string, (event: object) => void>
let location: object
let stop: () => void
let focus: ReturnType<typeof createPageFocus>

beforeEach(() => {
  vi.useFakeTimers()
  listeners = new Map()
  location = at('home')
  const router = {
    subscribe: (type: string, listener: (event: object) => void) => {
      listeners.set(type, listener)
      return () => listeners.delete(type)
    },
    get state() {
      return { location }
    },
  }
  focus = createPageFocus(router as never as AppRouter)
  stop = focus.start()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function show(html: string): void {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
  const heading = document.querySelector('h1')
  if (heading !== null) focus.show(heading)
}
function leave(from: string, to: string): void {
  listeners.get('onBeforeNavigate')?.({ pathChanged: true, fromLocation: at(from) })
  location = at(to)
}

const home = '<h1 tabindex="-1">Home</h1><a href="/yoga">Yoga</a>'
const item = '<h1 tabindex="-1">Yoga</h1>'

test('Back, just after a page has opened, focuses what was pressed', () => {
  show(home)
  document.querySelector('a')?.focus()
  leave('home', 'yoga')
  show(item)
  vi.advanceTimersByTime(50)
  expect(document.activeElement?.textContent).toBe('Yoga')
  listeners.get('onResolved')?.({})
  vi.advanceTimersByTime(30)
  // Within the wait for the first navigation's end.
  leave('yoga', 'home')
  vi.advanceTimersByTime(30)
  show(home)
  listeners.get('onResolved')?.({})
  vi.advanceTimersByTime(100)
  expect(document.activeElement?.getAttribute('href')).toBe('/yoga')
})
