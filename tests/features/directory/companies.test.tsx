import type { Company } from '@contract/companies'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, entering, pageOf } from '../answers'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { renderApp } from '../renderApp'
import { utility } from '../samples'

const buildingUuid = firstHouse.building.uuid
const home = `/building/${buildingUuid}`
const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const company = (at: number, given: Partial<Company> = {}): Company => ({
  uuid: id(at),
  name: `Company ${at}`,
  premises: [],
  ...given,
})
const companies = (count: number) => Array.from({ length: count }, (_, at) => company(at))

/** Pages of a directory of this many. */
const paged = (list: Company[]) =>
  vi.fn<Answers['companies']>(async ({ query }) => pageOf(list, query))
const open = (fetchCompanies: Answers['companies'], query = '') =>
  renderApp({
    at: `${home}/companies${query}`,
    signedIn: true,
    effects: { companies: fetchCompanies },
  })
const links = () =>
  screen.queryAllByRole('link', { name: /^Company/ }).map((link) => link.textContent)

describe('the directory', () => {
  test('has an empty state', async () => {
    const { user } = await open(paged([]))
    expect(await screen.findByText('No companies here yet')).toBeVisible()
    expect(screen.queryByText(/\d compan/)).toBeNull()
    await user.type(screen.getByRole('searchbox'), 'food')
    expect(screen.queryByText('No companies found')).toBeNull()
    await expectAccessible()
  })

  test('links each company to its page', async () => {
    await open(paged(companies(3)))
    const link = await screen.findByRole('link', { name: 'Company 1' })
    expect(link).toHaveAttribute('href', `${home}/companies/${id(1)}`)
    expect(screen.getByText('3 companies')).toBeVisible()
    // All of them are loaded already.
    expect(screen.queryByRole('link', { name: 'Show all companies' })).toBeNull()
    await expectAccessible()
  })

  test('shows what a pressed tile knows until its company has been read', async () => {
    const read = deferred<Company>()
    const { user } = await renderApp({
      at: `${home}/companies`,
      signedIn: true,
      effects: {
        companies: paged([company(1, { description: 'Legal advice.' })]),
        companyById: async () => read.promise,
      },
    })
    await user.click(await screen.findByRole('link', { name: /^Company 1/ }))
    const title = await screen.findByRole('heading', { name: 'Company 1', level: 1 })
    expect(screen.getByText('Legal advice.')).toBeVisible()
    await expectAccessible()
    await act(async () => read.resolve(company(1, { description: 'Legal advice, on floor 3.' })))
    expect(await screen.findByText('Legal advice, on floor 3.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBe(title)
  })

  test('names a company’s floor and, in full, what its first sentence says', async () => {
    const premises = (floor: string) => [{ building_uuid: buildingUuid, floor, opening_hours: {} }]
    await open(
      paged([
        company(1, {
          premises: premises('18–21'),
          description: 'Books, posters and type. Ask us.',
        }),
        company(2, { premises: premises('7') }),
        company(3, { premises: premises('Ground floor') }),
      ]),
    )
    expect(await screen.findByText('Books, posters and type.')).toBeVisible()
    expect(screen.getByText('Floors 18–21')).toBeVisible()
    expect(screen.getByText('Floor 7')).toBeVisible()
    expect(screen.getByText('Ground floor')).toBeVisible()
  })

  // A Friday in Berlin.
  test.each([
    ['2026-11-27T16:30:00Z', 'Open until 6:00 PM'],
    ['2026-11-27T07:00:00Z', 'Closed, opens at 8:30 AM'],
    ['2026-11-27T17:00:00Z', 'Closed, opens Monday at 8:30 AM'],
  ])('shows where a company is and when it is open, at %s', async (now, opening) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const weekdays = { opens_at: '08:30', closes_at: '18:00' }
    const opening_hours = { mon: weekdays, tue: weekdays, wed: null, thu: weekdays, fri: weekdays }
    await renderApp({
      at: `${home}/companies/${id(1)}`,
      signedIn: true,
      effects: {
        companyById: async () =>
          company(1, { premises: [{ building_uuid: buildingUuid, floor: '12', opening_hours }] }),
      },
    })
    expect(await screen.findByText('Floor 12')).toBeVisible()
    expect(screen.getByText(opening)).toBeVisible()
    const rows = screen
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))
    expect(rows).toEqual([
      'Monday – Tuesday8:30 AM – 6:00 PM',
      'WednesdayClosed',
      'Thursday – Friday8:30 AM – 6:00 PM',
      'Saturday – SundayClosed',
    ])
    await expectAccessible()
  })

  test('renders only companies near the viewport out of five thousand', async () => {
    const fetchCompanies = paged(companies(5000))
    await open(fetchCompanies)
    expect(await screen.findByText('5,000 companies')).toBeVisible()
    await waitFor(() => expect(fetchCompanies).toHaveBeenCalledTimes(50))
    expect(links().length).toBeGreaterThan(0)
    expect(links().length).toBeLessThan(100)
    const first = screen.getByRole('link', { name: 'Company 0' }).closest('li')
    expect(first).toHaveAttribute('aria-setsize', '5000')
    expect(first).toHaveAttribute('aria-posinset', '1')
  })

  test('has as many columns as fit, in rows that grow with the font', async () => {
    let width = 1197
    const resized = new Set<() => void>()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly emit: () => void
        constructor(emit: () => void) {
          this.emit = emit
        }
        observe() {
          resized.add(this.emit)
        }
        unobserve() {}
        disconnect() {
          resized.delete(this.emit)
        }
      },
    )
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, 0, width, 1000),
    )
    const resize = (to: number) => {
      width = to
      act(() => resized.forEach((emit) => emit()))
    }
    try {
      await open(paged(companies(5)))
      await screen.findByRole('link', { name: 'Company 4' })
      const tiles = () => screen.getAllByRole('listitem').filter((tile) => tile.ariaSetSize === '5')
      const rows = () => tiles().map(({ style }) => Number(/-?\d+/.exec(style.transform)?.[0]))
      expect(tiles().map(({ ariaPosInSet }) => ariaPosInSet)).toEqual(['1', '2', '3', '4', '5'])
      // Nine and a half line heights and the gap.
      expect(rows()).toEqual([0, 0, 0, 176, 176])
      resize(1196)
      expect(rows()).toEqual([0, 0, 176, 176, 352])
      resize(300)
      expect(rows()).toEqual([0, 176, 352, 528, 704])
      expect(screen.getByRole('list', { name: 'Companies' }).style.height).toBe('880px')
      document.documentElement.style.fontSize = '32px'
      resize(300)
      expect(rows()).toEqual([0, 328, 656, 984, 1312])
    } finally {
      document.documentElement.style.fontSize = ''
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    }
  })

  test('requests the types in the address', async () => {
    const fetchCompanies = paged(companies(1))
    await open(fetchCompanies, '?company_types=food,retail')
    await waitFor(() => expect(links()).toHaveLength(1))
    expect(inputsOf(fetchCompanies)).toMatchObject([
      {
        params: { buildingId: firstHouse.building.uuid },
        query: { company_types: 'food,retail', offset: 0 },
      },
    ])
  })

  test('of some types shows so, and links to all', async () => {
    const { user, address } = await open(paged(companies(1)), '?company_types=food,retail')
    const title = { name: 'Companies: food, retail', level: 1 }
    expect(await screen.findByRole('heading', title)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Show all companies' }))
    expect(await screen.findByRole('heading', { name: 'Companies', level: 1 })).toBeVisible()
    expect(address()).toBe(`${home}/companies`)
  })

  test('of some types is titled like the button that led there', async () => {
    const buttons = [
      utility({ text: 'Concierge' }),
      utility({ text: 'Food alone', company_types: ['food'] }),
      utility({ text: 'Food & shops', company_types: ['retail', 'food'] }),
    ]
    const effects = {
      companies: paged(companies(1)),
      utilityButtons: async () => ({ utility_buttons: buttons }),
    }
    const { goTo } = await renderApp({ at: home, signedIn: true, effects })
    expect(await screen.findByText('Food & shops')).toBeVisible()
    await goTo(`${home}/companies?company_types=food,retail`)
    expect(await screen.findByRole('heading', { name: 'Food & shops', level: 1 })).toBeVisible()
  })

  test('is sorted from A to Z in its language, in any order of arrival', async () => {
    const names = ['Zebra', 'Österreich', 'Company 10', 'Company 9', 'apple']
    await open(paged(names.map((name, at) => company(at, { name }))))
    expect(await screen.findByRole('link', { name: 'Zebra' })).toBeVisible()
    const shown = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))
    expect(shown).toEqual(['apple', 'Company 9', 'Company 10', 'Österreich', 'Zebra'])
  })

  test('treats a type that looks like a number as a type', async () => {
    const fetchCompanies = paged(companies(1))
    await open(fetchCompanies, '?company_types=24')
    await waitFor(() => expect(links()).toHaveLength(1))
    expect(inputsOf(fetchCompanies)).toEqual([
      expect.objectContaining({ query: expect.objectContaining({ company_types: '24' }) }),
    ])
  })

  test('is another directory at another address', async () => {
    const fetchCompanies: Answers['companies'] = async ({ query }) => [
      company(query.company_types?.split(',').length ?? 0),
    ]
    const { goTo } = await open(fetchCompanies, '?company_types=food,retail')
    await waitFor(() => expect(links()).toEqual(['Company 2']))
    await goTo(`${home}/companies`)
    await waitFor(() => expect(links()).toEqual(['Company 0']))
  })
})

describe('the search in the list', () => {
  const list = [
    company(1, { name: 'Company Übersee', description: 'Ships' }),
    company(2, { name: 'Company Elm', description: 'The restaurant' }),
  ]

  test('finds by name and description, ignoring diacritics and case', async () => {
    const { user } = await open(paged(list))
    await waitFor(() => expect(links()).toHaveLength(2))
    const field = screen.getByRole('searchbox', { name: 'Search companies' })
    await user.type(field, 'uber')
    await waitFor(() => expect(links()).toEqual(['Company Übersee']))
    expect(screen.getByText('1 company found')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'RESTAURANT')
    await waitFor(() => expect(links()).toEqual(['Company Elm']))
  })

  test('shows an empty result, and leads back to all', async () => {
    const { user } = await open(paged(list))
    await waitFor(() => expect(links()).toHaveLength(2))
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No companies found')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Show all companies' }))
    await waitFor(() => expect(links()).toHaveLength(2))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(screen.getByText('2 companies')).toBeVisible()
  })

  test('continues while pages load, and shows an empty result only after all', async () => {
    const second = deferred<Awaited<ReturnType<Answers['companies']>>>()
    const { user } = await open(({ query }) =>
      query.offset === 0 ? Promise.resolve(pageOf(companies(101), query)) : second.promise,
    )
    await waitFor(() => expect(links().length).toBeGreaterThan(0))
    await user.type(screen.getByRole('searchbox'), 'late')
    expect(await screen.findByText(/^0 companies found · still searching$/)).toBeVisible()
    expect(screen.queryByText('No companies found')).toBeNull()
    second.resolve([company(500, { name: 'Company Late' })])
    await waitFor(() => expect(links()).toEqual(['Company Late']))
    await waitFor(() => expect(screen.queryByText(/still searching/)).toBeNull())
  })

  test('keeps loaded rows if a page fails, which can be retried', async () => {
    let isOffline = true
    const { user } = await open(async ({ query }) => {
      if (query.offset !== 0 && isOffline) throw offline
      return pageOf(companies(101), query)
    })
    expect(await screen.findByText('100 of 101 companies have loaded.')).toBeVisible()
    expect(links().length).toBeGreaterThan(0)
    isOffline = false
    await user.click(screen.getByRole('button', { name: 'Load the rest' }))
    await waitFor(() => expect(screen.queryByText(/have loaded/)).toBeNull())
    expect(screen.getByText('101 companies')).toBeVisible()
  })
})

describe('a company', () => {
  const openOne = (load: Answers['companyById']) =>
    renderApp({ at: `${home}/companies/${id(1)}`, signedIn: true, effects: { companyById: load } })
  const one = (given: Partial<Company>) => async () => company(1, given)

  test('shows its location, and links back to the directory', async () => {
    const building = { ...firstHouse.building, address_1: '1 House Street', locality: 'Boston' }
    await renderApp({
      at: `${home}/companies/${id(1)}`,
      signedIn: true,
      effects: { companyById: one({}), ...entering(async () => ({ ...firstHouse, building })) },
    })
    expect(await screen.findByText('House 2, 1 House Street, Boston')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Companies' })).toHaveAttribute(
      'href',
      `${home}/companies`,
    )
  })

  test.each([
    ['house.test', 'http://house.test/'],
    ['https://house.test/a', 'https://house.test/a'],
  ])('opens the website %s in a new tab as %s', async (url, href) => {
    await openOne(one({ url, description: 'Counsel.' }))
    const link = await screen.findByRole('link', { name: 'Website' })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByText('Counsel.')).toBeVisible()
    await expectAccessible()
  })

  test('falls back to a building icon if its logo cannot be loaded', async () => {
    await openOne(one({ logo_url: '/pictures/logo.svg' }))
    await screen.findByRole('heading', { name: 'Company 1', level: 1 })
    const logo = () => document.querySelector('img[src="/pictures/logo.svg"]')
    fireEvent.error(logo() ?? document)
    expect(logo()).toBeNull()
  })

  test.each(['javascript:alert(1)', null, ''])('ignores %j as a website', async (url) => {
    await openOne(one({ url }))
    expect(await screen.findByRole('heading', { name: 'Company 1', level: 1 })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Website' })).toBeNull()
  })
})
