import { browserEffects } from '@app/browser/effects'
import { launchAdmin } from '@features/embed/launchAdmin'
import { openTab } from '@platform/openUrl'
import { afterEach, expect, test, vi } from 'vitest'
import { deployment } from '../samples'

const replace = vi.fn<(href: string) => void>()
const close = vi.fn<() => void>()
const newTab = () => ({ opener: window, location: { replace }, close }) as unknown as Window
const blank = (tab: Window | null) => vi.spyOn(window, 'open').mockReturnValue(tab)
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const site = 'https://admin.house.test/start?from=app'

test('a tab that waits for its address has no opener', () => {
  const tab = newTab()
  const open = blank(tab)
  expect(openTab()).toBe(tab)
  expect(tab.opener).toBeNull()
  expect(open.mock.calls).toEqual([['about:blank', '_blank']])
})

test('the tab leads to the site, with the token', async () => {
  expect(await launchAdmin(newTab(), site, async () => 'one/+')).toEqual({ href: null })
  expect(replace).toHaveBeenCalledWith('https://admin.house.test/start?from=app&ott=one%2F%2B')
})

test('a page of our own server is led to below our own origin', async () => {
  await launchAdmin(newTab(), '/demo/pages/admin', async () => 'one')
  expect(replace).toHaveBeenCalledWith(`${window.location.origin}/demo/pages/admin?ott=one`)
})

test('where the browser opens no tab the address is answered', async () => {
  expect(await launchAdmin(null, site, async () => 'one')).toEqual({
    href: 'https://admin.house.test/start?from=app&ott=one',
  })
})

test('the tab is opened with the press, before anything is asked; without a token it is closed again', async () => {
  const open = blank(newTab())
  const effects = browserEffects({
    boot: { host: 'localhost', deployment, whitelabel: null } as never,
    carried: undefined as never,
    report: () => undefined,
    app: () => {
      throw new Error('no app yet')
    },
    navigate: () => undefined,
    retryPage: () => undefined,
  })
  const launched = effects.launchAdmin({ key: 'key' }, AbortSignal.timeout(5000))
  expect(open).toHaveBeenCalledTimes(1)
  await expect(launched).rejects.toThrow('no app yet')
  expect(close).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
})
