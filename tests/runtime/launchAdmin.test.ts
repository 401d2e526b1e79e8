import { launchAdmin } from '@runtime/launchAdmin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../screens/deferred'

const replace = vi.fn<(href: string) => void>()
const close = vi.fn<() => void>()
let tab: { opener: unknown; location: { replace: typeof replace }; close: typeof close } | null
beforeEach(() => {
  tab = { opener: window, location: { replace }, close }
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window | null)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const site = 'https://admin.house.test/start?from=app'

test('a tab without an opener is open before the token is there, and then leads to the site', async () => {
  const token = deferred<string>()
  const launched = launchAdmin(site, () => token.promise)
  expect(window.open).toHaveBeenCalledTimes(1)
  expect(tab?.opener).toBeNull()
  token.resolve('one/+')
  expect(await launched).toEqual({ href: null })
  expect(replace).toHaveBeenCalledWith('https://admin.house.test/start?from=app&ott=one%2F%2B')
})

test('a page of our own server is led to below our own origin', async () => {
  await launchAdmin('/demo/pages/admin', async () => 'one')
  expect(replace).toHaveBeenCalledWith(`${window.location.origin}/demo/pages/admin?ott=one`)
})

test('where the browser opens no tab the address is answered', async () => {
  tab = null
  expect(await launchAdmin(site, async () => 'one')).toEqual({
    href: 'https://admin.house.test/start?from=app&ott=one',
  })
})

test('without a token the tab is closed again', async () => {
  await expect(launchAdmin(site, () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
  expect(close).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
})
