import { createAppRouter } from '@router/router'
import { isAppRoute, routePaths } from '@rules/links/appRoutes'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'

const item = '00000000-0000-4000-8000-0000000000aa'
const older = '/building/$buildingUuid/$typed/$'

function router() {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  return createAppRouter({} as Parameters<typeof createAppRouter>[0], { history })
}

test('the table names every route of the router, and no other', () => {
  const named = Object.keys(router().routesByPath).filter((path) => path !== older)
  expect(named.toSorted()).toEqual([...routePaths].toSorted())
})

describe('the router finds every path that the table calls a route', () => {
  test.each([
    '/',
    '/home/',
    '/HOME',
    '/help-desk?a=b#c',
    '/building/one/companies/',
    '/building/one/%63ompanies',
    '/building/one/smart-building/floors/1/suites/2/control/lighting',
    '/webview/help-desk',
    `/building/one/events/${item}`,
    `/building/one/companies/two/event-posts/${item}`,
  ])('%s', (path) => {
    expect(isAppRoute(path)).toBe(true)
    const { pathname } = new URL(path, 'https://inside.invalid')
    expect(router().getMatchedRoutes(decodeURIComponent(pathname))[2]).toBeDefined()
  })

  test.each([
    '/lunch',
    '/demo/documents/rules.pdf',
    '/building/one/nothing',
    '/building/one/amenities/two/three',
    `/events/${item}`,
    '/assets/index.js',
    '/api/healthcheck',
    '//evil.test',
    'https://house.test/',
    '/%',
  ])('%s is not a route', (path) => {
    expect(isAppRoute(path)).toBe(false)
  })
})
