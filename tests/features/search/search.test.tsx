import type { UtilityButton } from '@contract/content'
import type { SearchGroup } from '@contract/search'
import { FailedCall } from '@machines/kernel/failure'
import { stored } from '@platform/storage/stored'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { user as ada, firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken, spokenText } from '../../ui/spokenText'
import { type Answers, entering } from '../answers'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'
import { category, item, utility } from '../samples'

const home = `/building/${firstHouse.building.uuid}`
const id = (digit: number) => `00000000-0000-4000-8000-0000000000f${digit}`
const groups: SearchGroup[] = [
  {
    kind: 'content',
    total: 9,
    results: [
      {
        kind: 'content',
        content: {
          uuid: id(1),
          type: 'EVENT',
          title: 'Yoga at noon',
          lang: 'de-de',
          start_at: '2026-11-23T17:00:00Z',
        },
      },
    ],
  },
  {
    kind: 'company',
    total: 1,
    results: [{ kind: 'company', company: { uuid: id(2), name: 'Yogurt & Co' } }],
  },
  {
    kind: 'utility',
    total: 2,
    results: [
      {
        kind: 'utility',
        utility: {
          uuid: id(3),
          text: 'Yoga mats',
          name: 'mats',
          utility_name: 'mats',
          type: 'native',
          order: 1,
        },
      },
    ],
  },
]

const open = async (effects: Replaced = {}, more: { isKiosk?: boolean; at?: string } = {}) => {
  const rendered = await renderApp({ at: home, signedIn: true, effects, ...more })
  const [button] = await screen.findAllByRole('button', { name: 'Search the building' })
  if (button === undefined) throw new Error('There is no button')
  return { ...rendered, button }
}
const field = () => screen.findByRole('combobox', { name: 'Search the building' })

describe('the search', () => {
  test('opens by its button and by its key', async () => {
    const { user, button } = await open()
    await user.click(button)
    expect(await field()).toHaveFocus()
    expect(screen.getByText(/Find events/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Search the building' })).toBeNull(),
    )
    await user.keyboard('/')
    expect(await field()).toHaveValue('')
    // Here it is a letter like any other.
    await user.keyboard('a/b')
    expect(await field()).toHaveValue('a/b')
  })

  test('groups results by kind, and the arrow keys move through them', async () => {
    const search = vi.fn<Answers['searchBuilding']>(async () => ({ groups }))
    const { user, button, address } = await open({ searchBuilding: search })
    await user.click(button)
    await user.type(await field(), 'yog')
    const list = await screen.findByRole('listbox', { name: 'Results' })
    expect(inputsOf(search)).toMatchObject([
      { params: { buildingId: firstHouse.building.uuid }, query: { q: 'yog', lang: 'en-us' } },
    ])
    const options = within(list).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Yoga at noon'),
      expect.stringContaining('Yogurt & Co'),
      expect.stringContaining('In the mobile app only'),
    ])
    expect(
      within(list)
        .getAllByRole('group')
        .map((each) => each.textContent),
    ).toHaveLength(3)
    expect(within(list).getAllByText('Yoga', { selector: 'mark' })).toHaveLength(2)
    expect(
      within(list)
        .getByText(/at noon/)
        .closest('[lang]'),
    ).toHaveAttribute('lang', 'de-DE')
    await expectSpoken('Results: 12')
    await expectAccessible()
    const standsOn = async () => {
      const active = (await field()).getAttribute('aria-activedescendant')
      const selected = options.filter((option) => option.ariaSelected === 'true')
      expect(selected.map((option) => option.id)).toEqual(active === null ? [] : [active])
      return options.findIndex((option) => option.id === active)
    }
    // From the field through the list and back into the field, in both directions.
    for (const at of [0, 1, 2, -1, 0]) {
      await user.keyboard('{ArrowDown}')
      expect(await standsOn()).toBe(at)
    }
    for (const at of [-1, 2, 1, 0, -1]) {
      await user.keyboard('{ArrowUp}')
      expect(await standsOn()).toBe(at)
    }
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe(`${home}/companies/${id(2)}`))
    expect(stored.searches.read()?.queries).toEqual(['yog'])
    await waitFor(() =>
      expect(screen.queryByRole('combobox', { name: 'Search the building' })).toBeNull(),
    )
  })

  test('names the kind of each result, and links to it', async () => {
    const service = (digit: number, given: Partial<UtilityButton>) => ({
      kind: 'utility' as const,
      utility: utility({ uuid: id(digit), text: `Service ${digit}`, ...given }),
    })
    const all: SearchGroup[] = [
      {
        kind: 'content',
        total: 2,
        results: [
          {
            kind: 'content',
            content: {
              uuid: id(1),
              type: 'EVENT',
              title: 'Yoga',
              subtitle: 'On the roof',
              start_at: '2026-11-23T17:00:00Z',
            },
          },
          { kind: 'content', content: { uuid: id(2), type: 'POST', title: 'Yoghurt' } },
        ],
      },
      {
        kind: 'amenity',
        total: 7,
        results: [
          {
            kind: 'amenity',
            amenity: { amenity_uuid: id(3), amenity_name: 'Yoga room' },
            category_name: 'Move',
          },
        ],
      },
      {
        kind: 'space',
        total: 1,
        results: [
          { kind: 'space', space: { uuid: id(0), name: 'Yoga lawn', details: 'For twelve' } },
        ],
      },
      {
        kind: 'company',
        total: 1,
        results: [
          { kind: 'company', company: { uuid: id(4), name: 'Yogis', description: 'Teachers' } },
        ],
      },
      {
        kind: 'utility',
        total: 3,
        results: [
          service(5, { route: 'companies' }),
          service(6, { requires_sign_in: true, url: 'https://desk.test/' }),
          service(7, { type: 'native' }),
          // It is hidden here as on home.
          service(8, { utility_name: 'Ecobee' }),
        ],
      },
      { kind: 'utility', total: 1, results: [service(9, { utility_name: 'Ecobee' })] },
    ]
    const house = { ...firstHouse, building: { ...firstHouse.building, is_guest: true } }
    const { user, button } = await open({
      searchBuilding: async () => ({ groups: all }),
      ...entering(async () => house),
    })
    await user.click(button)
    await user.type(await field(), 'yog')
    const list = within(await screen.findByRole('listbox', { name: 'Results' }))
    const groupNames = list
      .getAllByRole('group')
      .map((group) => group.firstElementChild?.textContent)
    // A count shows only if some are hidden.
    expect(groupNames).toEqual(['What’s on', 'Amenities · 7', 'Spaces', 'Companies', 'Services'])
    const options = list.getAllByRole('option')
    expect(
      options.map((option) => [
        option.textContent.replaceAll(/\s/g, ' '),
        option.getAttribute('href'),
        option.ariaDisabled,
      ]),
    ).toEqual([
      [
        expect.stringMatching(/^YogaMon, Nov 23(, 2026)? · 6:00 PM GMT\+1 · On the roof$/),
        `${home}/events/${id(1)}`,
        null,
      ],
      ['Yoghurt', `${home}/posts/${id(2)}`, null],
      ['Yoga roomMove', `${home}/amenities/${id(3)}`, null],
      ['Yoga lawnFor twelve', `${home}/spaces/${id(0)}`, null],
      ['YogisTeachers', `${home}/companies/${id(4)}`, null],
      ['Service 5', `${home}/companies`, null],
      ['Service 6Sign-in required', '#', 'true'],
      ['Service 7In the mobile app only', '#', 'true'],
    ])
  })

  test.each([
    ['ubersee', ['Übersee']],
    ['HAU', ['Haus']],
    ['uber haus', ['Übersee', 'Haus']],
    // A match inside a word does not count.
    ['see', []],
  ])('marks words that start with %s', async (query, expected) => {
    const company = {
      kind: 'company' as const,
      company: { uuid: id(4), name: 'Übersee-Haus am Kai' },
    }
    const { user, button } = await open({
      searchBuilding: async () => ({ groups: [{ kind: 'company', total: 1, results: [company] }] }),
    })
    await user.click(button)
    await user.click(await field())
    await user.paste(query)
    const list = await screen.findByRole('listbox', { name: 'Results' })
    const option = within(list).getByRole('option')
    expect(option).toHaveTextContent(/^Übersee-Haus am Kai$/)
    const marks = [...option.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(expected)
  })

  test('shows an empty result with suggestions', async () => {
    const { user, button } = await open()
    await user.click(button)
    await user.type(await field(), 'zz')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zz”' })).toBeVisible()
    await expectSpoken('Nothing found for “zz”')
    expect(spokenText()).not.toContain('Results: 0')
    expect(screen.getByRole('link', { name: 'All amenities' })).toHaveAttribute(
      'href',
      `${home}/amenities`,
    )
    expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute(
      'href',
      `${home}/companies`,
    )
    await expectAccessible()
  })

  test('finds nothing if this user is shown none of it', async () => {
    const hidden = utility({ text: 'Service requests', route: 'service-requests' })
    const { user } = await open({
      searchBuilding: async () => ({
        groups: [{ kind: 'utility', total: 1, results: [{ kind: 'utility', utility: hidden }] }],
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Search the building' }))
    await user.type(await screen.findByRole('combobox'), 'service')
    expect(await screen.findByText(/Nothing found for/)).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('keeps the query after a failure, and retries', async () => {
    let failure: FailedCall | null = new FailedCall({ kind: 'network' })
    const { user, button } = await open({
      searchBuilding: async () => {
        if (failure !== null) throw failure
        return { groups }
      },
    })
    await user.click(button)
    await user.type(await field(), 'yoga')
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await expectAccessible()
    failure = new FailedCall({ kind: 'timeout' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('heading', { name: 'Your search didn’t go through' }),
    ).toBeVisible()
    failure = null
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listbox', { name: 'Results' })).toBeVisible()
    expect(await field()).toHaveValue('yoga')
  })

  test('shows a skeleton while the server searches', async () => {
    const { user, button } = await open({ searchBuilding: () => new Promise(() => {}) })
    await user.click(button)
    await user.type(await field(), 'yoga')
    expect(await screen.findByText('Searching')).toBeInTheDocument()
    await expectAccessible()
  })

  test('offers recent searches, and clears them on request', async () => {
    stored.searches.write({ userUuid: ada.uuid, queries: ['soup', 'gym'] })
    const search = vi.fn<Answers['searchBuilding']>(async () => ({ groups }))
    const { user, button } = await open({
      searchBuilding: search,
    })
    await user.click(button)
    const list = await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(within(list).getAllByRole('option')).toHaveLength(2)
    await expectAccessible()
    await user.click(within(list).getByRole('option', { name: 'gym' }))
    expect(await screen.findByRole('listbox', { name: 'Results' })).toBeVisible()
    expect(inputsOf(search).map(({ query }) => query.q)).toEqual(['gym'])
    await user.clear(await field())
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(stored.searches.read()).toBeNull()
    await field()
  })

  test('offers what comes next in the building before anything is typed', async () => {
    const hourly = (n: number, title: string) =>
      item({ title, start_at: new Date(Date.now() + n * 3_600_000).toISOString() })
    const near = [
      hourly(3, 'Third'),
      hourly(-2, 'Over'),
      hourly(1, 'First'),
      item({ title: 'Always' }),
    ]
    const later = [hourly(9, 'Fourth'), hourly(2, 'Second')]
    const { user, button } = await open(
      { discoverContents: async () => [category('Near', near), category('Far', later)] },
      { at: home },
    )
    await screen.findAllByText('First')
    await user.click(button)
    const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }))
    const titles = list.getAllByRole('option').map((option) => option.textContent)
    expect(
      titles.map((title) => /First|Second|Third|Fourth|Over|Always/.exec(title ?? '')?.[0]),
    ).toEqual(['First', 'Second', 'Third'])
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  test('is available on a kiosk', async () => {
    const { button } = await open({}, { isKiosk: true })
    expect(button).toBeVisible()
  })

  test('is offered on a missing page', async () => {
    const { user } = await open({}, { at: '/no/such/page' })
    const main = screen.getByRole('main')
    await user.click(within(main).getByRole('button', { name: 'Search the building' }))
    expect(await field()).toHaveFocus()
  })

  test('shows that its code could not be loaded', async () => {
    const { user, button } = await open({
      fetchCatalogues: async (texts) => {
        if (texts === 'search') throw new Error('no network')
      },
    })
    await user.click(button)
    expect(await screen.findByText(/couldn’t open search/)).toBeVisible()
  })
})
