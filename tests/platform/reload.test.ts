import { reloadPage } from '@platform/reload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const replace = vi.fn<(url: URL) => void>()
const open = (href: string) => vi.stubGlobal('location', { href, reload, replace })

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

test('without a requested language the same page loads', () => {
  open('https://house.test/building/b')
  reloadPage(null)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
})

test('the requested language is added', () => {
  open('https://house.test/building/b?tab=1#discover')
  reloadPage('de-de')
  expect(String(replace.mock.calls[0]?.[0])).toBe(
    'https://house.test/building/b?tab=1&lang=de-de#discover',
  )
  expect(reload).not.toHaveBeenCalled()
})

test('an address that still requests it is reloaded, not only scrolled', () => {
  open('https://house.test/?lang=de-de#discover')
  reloadPage('de-de')
  expect(reload).toHaveBeenCalledTimes(1)
})
