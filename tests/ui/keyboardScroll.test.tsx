import { render, screen } from '@testing-library/react'
import { keyboardScroll } from '@ui/dialog/keyboardScroll'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'

test.each<[string, number, ReactNode, boolean]>([
  ['text that fits', 100, <p key="text">Facts</p>, false],
  ['text that scrolls', 101, <p key="text">Facts</p>, true],
  ['a button, which scrolls into view', 101, <button key="button">Do</button>, false],
])('the keyboard reaches %s: it is a stop %s', (_, height, children, isStop) => {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <div data-testid="part" ref={keyboardScroll}>
      {children}
    </div>,
  )
  const part = screen.getByTestId('part')
  Object.defineProperties(part, { scrollHeight: { value: height }, clientHeight: { value: 100 } })
  measure()
  expect(part.hasAttribute('tabindex')).toBe(isStop)
  vi.unstubAllGlobals()
})
