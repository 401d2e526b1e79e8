import { createAppRouter } from '@router/router'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'

const calendar = '/building/one/calendar'
const companies = '/building/one/companies'
const space = '/building/one/spaces/room'
const pages = [calendar, companies, space, '/my-history', '/account']

/** The page's parameters for an address, and the address as the router stores it. */
function read(href: string) {
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createAppRouter({} as Parameters<typeof createAppRouter>[0], { history })
  const match = router.matchRoutes(router.latestLocation).at(-1)
  const { pathname: to } = router.latestLocation
  const saved = router.buildLocation({ to, search: true, _includeValidateSearch: true })
  return { search: match?.search, error: match?.searchError, address: saved.href }
}

describe('valid search parameters stay in the address as they are', () => {
  test.each([
    [`${calendar}?month=2026-12`, { month: '2026-12' }],
    [`${calendar}?day=2026-12-24`, { day: '2026-12-24' }],
    [`${calendar}?when=weekend&day=2026-12-24`, { when: 'weekend', day: '2026-12-24' }],
    ['/my-history?type=bookings&tab=past', { type: 'bookings', tab: 'past' }],
    ['/my-history?tab=upcoming', { tab: 'upcoming' }],
    [`${space}?date=2026-12-24`, { date: '2026-12-24' }],
    [`${companies}?company_types=food`, { company_types: 'food' }],
    // A number is one for the router, and is written without quotes.
    [`${companies}?company_types=24`, { company_types: 24 }],
    ['/account?lang=fr-ca&returnTo=%2Fmy-history', { lang: 'fr-ca', returnTo: '/my-history' }],
  ])('%s', (href, search) => {
    expect(read(href)).toEqual({
      search: expect.objectContaining(search),
      error: undefined,
      address: href,
    })
  })
})

describe('an invalid value is ignored', () => {
  test.each([
    [`${calendar}?month=2026-13`, 'month'],
    [`${calendar}?month=2026`, 'month'],
    [`${calendar}?day=2026-02-30`, 'day'],
    [`${calendar}?when=always`, 'when'],
    [`${space}?date=2026-02-30`, 'date'],
    [`${space}?date=today`, 'date'],
    ['/my-history?type=parties', 'type'],
    ['/my-history?type=toString', 'type'],
    ['/my-history?tab=1', 'tab'],
    [`${companies}?company_types=true`, 'company_types'],
    [`${companies}?company_types=%5B%22food%22%5D`, 'company_types'],
    ['/account?lang=5', 'lang'],
  ])('%s', (href, name) => {
    const { search, error, address } = read(href)
    expect(search).toHaveProperty(name, undefined)
    expect({ error, address }).toEqual({ error: undefined, address: href.split('?')[0] })
  })
})

test.each(pages)('parameters that %s does not know stay as they are', (path) => {
  const { search, address } = read(`${path}?ref=mail&n=7&flag=true`)
  expect(search).toMatchObject({ ref: 'mail', n: 7, flag: true })
  expect(address).toBe(`${path}?ref=mail&n=7&flag=true`)
})
