import { adminLaunch } from '@features/embed/adminLaunch.logic'
import { launchAdmin } from '@features/embed/launchAdmin'
import { promiseOf } from '@platform/actorOf'
import { openTab } from '@platform/tabs'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { offline } from '../../machines/fixtures'
import { deployment } from '../samples'

const replace = vi.fn<(href: string) => void>()
const close = vi.fn<() => void>()
const newTab = () => ({ opener: window, location: { replace }, close }) as unknown as Window
const blank = (tab: Window | null) => vi.spyOn(window, 'open').mockReturnValue(tab)
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const launchLogic = promiseOf<{ key: string }, unknown>(async () => undefined)
const site = 'https://admin.house.test/start?from=app'

test('a tab that waits for its address has no opener', () => {
  const tab = newTab()
  const open = blank(tab)
  expect(openTab()).toBe(tab)
  expect(tab.opener).toBeNull()
  expect(open.mock.calls).toEqual([['about:blank', '_blank']])
})

test('the tab opens the site with the token', async () => {
  expect(await launchAdmin(newTab(), site, async () => 'one/+')).toEqual({ href: null })
  expect(replace).toHaveBeenCalledWith('https://admin.house.test/start?from=app&ott=one%2F%2B')
})

test('a page of our own server opens below our own origin', async () => {
  await launchAdmin(newTab(), '/demo/pages/admin', async () => 'one')
  expect(replace).toHaveBeenCalledWith(`${window.location.origin}/demo/pages/admin?ott=one`)
})

test('a blocked tab returns the address', async () => {
  expect(await launchAdmin(null, site, async () => 'one')).toEqual({
    href: 'https://admin.house.test/start?from=app&ott=one',
  })
})

test('the tab opens with the press, and closes again without a token', async () => {
  const open = blank(newTab())
  const call = () => Promise.reject(offline)
  const machine = adminLaunch({ api: { call }, host: { openTab }, deployment } as never)
  const launch = machine.implementations.actors.launchAdmin as typeof launchLogic
  const launched = toPromise(createActor(launch, { input: { key: 'key' } }).start())
  expect(open).toHaveBeenCalledTimes(1)
  await expect(launched).rejects.toThrow('network')
  expect(close).toHaveBeenCalledTimes(1)
  expect(replace).not.toHaveBeenCalled()
})
