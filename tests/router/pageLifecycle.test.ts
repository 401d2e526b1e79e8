import { assemble } from '@app/assemble'
import { isSignedIn } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import type { Host } from '@platform/host'
import type { RouterContext } from '@router/context'
import { createAppRouter } from '@router/router'
import { fetchCode } from '@shared/missingCode'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { apiOf } from '../features/answers'
import { defaultHost, sessionOf } from '../features/defaults'
import { appInput, branding, firstHouse, user } from '../machines/fixtures'

/** A signed-in user whose pages never receive a response. */
const api = apiOf({
  buildingById: async () => firstHouse.building,
  currentUser: async () => user,
  tenantUserBuildings: async () => [firstHouse.building],
  themeOfBuilding: async () => firstHouse.theme,
})
const host: Host = {
  ...defaultHost,
  readSession: async () => sessionOf(user),
  loadCatalogue: async () => undefined,
  fetchCatalogues: async () => undefined,
}

const house = `/building/${firstHouse.building.uuid}`
const permissions = { type: 'page.entered', page: { name: 'permissions' } }
const admin = { type: 'page.entered', page: { name: 'adminLaunch' } }
const passes = { type: 'page.entered', page: { name: 'passes' } }
const unread = { type: 'page.entered', page: { name: 'unreadNotices' } }
/** All that home starts. */
const homeNames = ['home', 'utilities', 'promoted', 'tags', 'discover', 'spotlight', 'dayBookings']
const home = homeNames.map((name) => ({ type: 'page.entered', page: { name } }))
const directory = (...companyTypes: string[]) => ({
  type: 'page.entered',
  page: { name: 'directory', companyTypes },
})
const detail = (uuid: string) => ({
  type: 'page.entered',
  page: { name: 'detail', kind: 'eventPost', uuid, path: `${house}/event-posts/${uuid}` },
})
const saved = { type: 'page.entered', page: { name: 'saved' } }
const left = (name: string) => ({ type: 'page.left', name })

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** The real router over the real machines; the code of the feature `missing` cannot be fetched. */
async function open(path: string, missing?: string) {
  const prefetchPage = vi.fn<RouterContext['prefetchPage']>()
  const { app, code } = assemble({ api, host }, { ...appInput, branding })
  const failed = vi.fn<(error: unknown) => void>()
  app.subscribe({ error: failed })
  app.start()
  endings.push(() => app.stop())
  await waitFor(app, isSignedIn)
  const system = systemOf(app)
  await waitFor(system.pages, ({ context }) => context.scope !== null)
  const message = vi.spyOn(system.pages, 'send')
  const network = { isMissing: true }
  const context: RouterContext = {
    app,
    system,
    code: {
      open: (needed) =>
        needed.area === missing && network.isMissing
          ? fetchCode(() => Promise.reject(new Error('offline')))
          : code.open(needed),
    },
    deployment: appInput.deployment,
    prefetchPage,
  }
  const router = createAppRouter(context, {
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return {
    router,
    prefetchPage,
    failed,
    /** What the pages have received since the last call. */
    message: () => message.mock.calls.splice(0).map(([event]) => event),
    comeBack: async () => {
      network.isMissing = false
      await router.invalidate()
    },
  }
}

describe('the pages receive', { timeout: 60_000 }, () => {
  test('the pages that the router enters, after those it leaves', async () => {
    const { router, message } = await open(house)
    expect(message()).toEqual([permissions, admin, passes, unread, ...home])
    await router.navigate({ href: `${house}/companies` })
    expect(message()).toEqual([
      ...homeNames.map(left),
      permissions,
      admin,
      passes,
      unread,
      directory(),
    ])
  })

  test('changed parameters of the visible page', async () => {
    const { router, message } = await open(`${house}/event-posts/one`)
    expect(message()).toEqual([permissions, admin, passes, unread, detail('one'), saved])
    await router.navigate({ href: `${house}/event-posts/two` })
    expect(message()).toEqual([permissions, admin, passes, unread, detail('two'), saved])
    await router.navigate({ href: `${house}/companies?company_types=food,1` })
    expect(message()).toEqual([
      left('detail'),
      left('saved'),
      permissions,
      admin,
      passes,
      unread,
      directory('food', '1'),
    ])
    await router.navigate({ href: `${house}/companies?company_types=7` })
    expect(message()).toEqual([permissions, admin, passes, unread, directory('7')])
  })

  test('nothing about a preloaded page', async () => {
    const { router, message } = await open(house)
    message()
    await router.preloadRoute({
      to: '/building/$buildingUuid/companies',
      params: { buildingUuid: firstHouse.building.uuid },
    })
    expect(message()).toEqual([])
  })

  test('nothing about a page with missing code, until it has loaded', async () => {
    const { message, failed, comeBack } = await open(`${house}/companies`, 'details')
    expect(message()).toEqual([permissions, admin, passes, unread])
    await comeBack()
    expect(message()).toEqual([permissions, admin, passes, unread, directory()])
    expect(failed).not.toHaveBeenCalled()
  })

  test('nothing about the shell while its own code is missing, until it has loaded', async () => {
    const { message, failed, comeBack } = await open(house, 'inside')
    expect(failed).not.toHaveBeenCalled()
    expect(message()).toEqual([])
    await comeBack()
    expect(message()).toEqual([permissions, admin, passes, unread, ...home])
  })
})

test('a prefetch of a page that is about to open, which is neither entered nor left', async () => {
  const { router, message, prefetchPage } = await open(house)
  message()
  await router.preloadRoute({
    to: '/building/$buildingUuid/event-posts/$uuid',
    params: { buildingUuid: firstHouse.building.uuid, uuid: 'one' },
  })
  expect(prefetchPage).toHaveBeenCalledWith(detail('one').page)
  expect(message()).toEqual([])
})
