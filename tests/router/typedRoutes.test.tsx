import { pages } from '@features/pages'
import { createAppRouter } from '@router/router'
import { hrefTo } from '@shared/hrefTo'
import { createMemoryHistory, Link, type RegisteredRouter } from '@tanstack/react-router'
import { describe, expect, expectTypeOf, test } from 'vitest'

type Routes = RegisteredRouter['routesById']
type SearchOf<Id extends keyof Routes> = Routes[Id]['types']['fullSearchSchema']
type ParamsOf<Id extends keyof Routes> = Routes[Id]['types']['allParams']

const { routesById } = createAppRouter({} as Parameters<typeof createAppRouter>[0], {
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

describe('the types of the routes', () => {
  test.each(pages)('name the route of $path as the router does', (page) => {
    const layouts = page.within === undefined ? '/inside' : `/inside/${page.within.id}`
    const route = new Map(Object.entries(routesById)).get(`${layouts}${page.path}`)
    expect(route?.fullPath).toBe(page.path)
    expect(route?.options.validateSearch).toBe(page.validateSearch)
  })

  test('contain the parameters of path and search', () => {
    expectTypeOf<ParamsOf<'/inside/building/$buildingUuid/passes/$contentUuid'>>().toMatchTypeOf<{
      buildingUuid: string
      contentUuid: string
    }>()
    expectTypeOf<SearchOf<'/inside/my-history'>['tab']>().toEqualTypeOf<
      'upcoming' | 'past' | undefined
    >()
    expectTypeOf<SearchOf<'/inside/building/$buildingUuid/calendar'>['when']>().toEqualTypeOf<
      'today' | 'week' | 'weekend' | undefined
    >()
    expectTypeOf<SearchOf<'/inside/account/account'>>().not.toHaveProperty('tab')
  })

  test('refuse links that lead nowhere', () => {
    const links = [
      <Link key="fixed" to="/account" />,
      <Link key="building" to="/building/$buildingUuid/saved" params={{ buildingUuid: 'one' }} />,
      <Link key="search" to="/my-history" search={{ type: 'bookings' }} />,
      // @ts-expect-error -- no route has this path
      <Link key="unknown" to="/acount" />,
      // @ts-expect-error -- no route has this path
      <Link key="built" to={`/building/${'one'.trim()}/saved`} />,
      // @ts-expect-error -- the building is missing
      <Link key="missing" to="/building/$buildingUuid/saved" />,
      // @ts-expect-error -- the history knows no such type
      <Link key="value" to="/my-history" search={{ type: 'parties' }} />,
      // @ts-expect-error -- this page has no such parameter
      <Link key="parameter" to="/account" search={{ tab: 'past' }} />,
    ]
    expect(links).toHaveLength(8)
  })
})

describe('an address for the design system', () => {
  test('has the parameters of its route, encoded', () => {
    expect(hrefTo('/account')).toBe('/account')
    expect(
      hrefTo('/building/$buildingUuid/amenities/$amenityUuid', {
        buildingUuid: 'one',
        amenityUuid: 'a/b c?',
      }),
    ).toBe('/building/one/amenities/a%2Fb%20c%3F')
  })

  test('is refused if it leads nowhere', () => {
    // @ts-expect-error -- no route has this path
    expect(hrefTo('/acount')).toBe('/acount')
    // @ts-expect-error -- the amenity is missing
    expect(hrefTo('/building/$buildingUuid/amenities/$amenityUuid', { buildingUuid: 'a' })).toBe(
      '/building/a/amenities/',
    )
  })
})
