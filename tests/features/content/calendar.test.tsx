import type { ContentItem } from '@contract/content'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { renderApp } from '../renderApp'
import { item } from '../samples'

const at = `/building/${firstHouse.building.uuid}/calendar`
const event = (digit: number, title: string, start: string): ContentItem =>
  item({ uuid: `00000000-0000-4000-8000-0000000000d${digit}`, title, start_at: start })
/** In Berlin the second one starts after midnight. 2026-11-18 is a Wednesday. */
const contents = [
  event(1, 'Yoga', '2026-11-18T09:00:00Z'),
  event(2, 'Late show', '2026-11-20T23:30:00Z'),
  event(3, 'Run', '2026-11-26T09:00:00Z'),
]
const answering: Answers['datedContents'] = async ({ query: { month = '2026-11' } }) => ({
  month,
  today: '2026-11-18',
  contents: month === '2026-11' ? contents : [],
})
const open = (query = '', calendar: Answers['datedContents'] = answering) =>
  renderApp({ at: `${at}${query}`, signedIn: true, effects: { datedContents: calendar } })
const days = async () => {
  const found = await screen.findAllByRole('heading', { level: 2, name: /day/ })
  return found.map(({ textContent }) => textContent)
}
/** The days of the grid with this mark. */
const daysWith = (mark: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role=grid] ${mark}`)].map(
    ({ dataset }) => dataset.day,
  )
const chosenDays = () => daysWith('[aria-selected=true] a')

afterEach(() => vi.restoreAllMocks())

describe('the calendar', () => {
  test('shows the month, how much is on each day, and what is left of it', async () => {
    await open()
    const grid = await screen.findByRole('grid', { name: 'November 2026' })
    const today = within(grid).getByRole('link', { name: 'Wednesday, November 18, 1 event' })
    expect(today).toHaveAttribute('aria-current', 'date')
    expect(within(grid).getByRole('link', { name: 'Saturday, November 21, 1 event' })).toBeVisible()
    expect(await days()).toEqual([
      'Wednesday, November 18',
      'Saturday, November 21',
      'Thursday, November 26',
    ])
    const filters = within(screen.getByRole('navigation', { name: 'Days' }))
    expect(filters.getByRole('link', { current: 'page' })).toHaveTextContent('Upcoming')
    expect(chosenDays()).toEqual([])
    // The days of December that fill the last week.
    expect(daysWith('[data-outside]')).toEqual(
      ['01', '02', '03', '04', '05'].map((day) => `2026-12-${day}`),
    )
    expect(daysWith('[data-today]')).toEqual(['2026-11-18'])
    await expectAccessible()
  })

  test('goes on into the next month, so that it does not end with this one', async () => {
    await open('', async () => ({
      month: '2026-11',
      today: '2026-11-28',
      contents: [
        event(9, 'Past', '2026-11-20T10:00:00Z'),
        event(10, 'Carols', '2026-12-01T17:00:00Z'),
      ],
    }))
    expect(await days()).toEqual(['Tuesday, December 1'])
  })

  test('marks days with one to three dots', async () => {
    const more = [4, 5, 6, 7].map((n) => event(n, `Fair ${n}`, '2026-11-26T10:00:00Z'))
    await open('', async () => ({
      month: '2026-11',
      today: '2026-11-18',
      contents: [...contents, ...more, event(8, 'Choir', '2026-11-18T10:00:00Z')],
    }))
    const dots = async (name: string) =>
      (await screen.findByRole('link', { name })).querySelectorAll('[aria-hidden=true] > *').length
    expect(await dots('Thursday, November 26, 5 events')).toBe(3)
    expect(await dots('Wednesday, November 18, 2 events')).toBe(2)
    expect(await dots('Saturday, November 21, 1 event')).toBe(1)
    expect(await dots('Friday, November 20')).toBe(0)
  })

  test.each([
    ['en-us', 'Sunday', 'Saturday'],
    ['de-de', 'Montag', 'Sonntag'],
  ] as const)('starts its weeks by the custom of %s', async (locale, first, last) => {
    await renderApp({ at, signedIn: true, locale, effects: { datedContents: answering } })
    const grid = await screen.findByRole('grid', { name: /November 2026/ })
    const heads = within(grid).getAllByRole('columnheader')
    expect([heads[0], heads[6]].map((head) => head?.getAttribute('abbr'))).toEqual([first, last])
  })

  test('shows a longer item on each of its days, and lists it once', async () => {
    const fair: ContentItem = {
      ...event(4, 'Fair', '2026-10-30T09:00:00Z'),
      end_at: '2026-11-25T09:00:00Z',
    }
    const calendar: Answers['datedContents'] = async (given) => ({
      ...(await answering(given)),
      contents: [...contents, fair, item({ title: 'At no time' })],
    })
    const { goTo } = await open('', calendar)
    const grid = within(await screen.findByRole('grid', { name: 'November 2026' }))
    for (const name of [
      'Sunday, November 1, 1 event',
      'Wednesday, November 18, 2 events',
      'Wednesday, November 25, 1 event',
      'Friday, November 27',
    ]) {
      expect(grid.getByRole('link', { name })).toBeVisible()
    }
    expect(await days()).toHaveLength(3)
    const listed = () => screen.getAllByText('Fair')
    expect(listed()).toHaveLength(1)
    expect(screen.queryByText('At no time')).toBeNull()
    await goTo(`${at}?day=2026-11-25`)
    expect(await days()).toEqual(['Wednesday, November 25'])
    expect(listed()).toHaveLength(1)
    await goTo(`${at}?day=2026-11-27`)
    expect(await screen.findByRole('heading', { name: 'Nothing on for these dates' })).toBeVisible()
    expect(screen.queryByText('Fair')).toBeNull()
  })

  test('lists all of another month, and past items of this one on request only', async () => {
    const over = event(5, 'Brunch', '2026-11-02T09:00:00Z')
    const later = event(6, 'Market', '2026-12-01T09:00:00Z')
    const last = event(7, 'Ball', '2026-12-31T19:00:00Z')
    const before = event(8, 'Fitting', '2026-11-30T09:00:00Z')
    const { goTo } = await open('', async ({ query: { month = '2026-11' } }) => ({
      month,
      today: '2026-11-18',
      contents: month === '2026-12' ? [last, later, before] : [over, ...contents],
    }))
    await screen.findByRole('link', { name: 'Monday, November 2, 1 event' })
    expect(await days()).not.toContain('Monday, November 2')
    await goTo(`${at}?day=2026-11-02`)
    expect(await days()).toEqual(['Monday, November 2'])
    const chosen = within(screen.getByRole('grid')).getByRole('link', { current: 'page' })
    expect(chosen).toHaveAccessibleName('Monday, November 2, 1 event')
    await goTo(`${at}?month=2026-12`)
    expect(await screen.findByRole('link', { name: 'Tuesday, December 1, 1 event' })).toBeVisible()
    await waitFor(async () =>
      expect(await days()).toEqual(['Tuesday, December 1', 'Thursday, December 31']),
    )
  })

  test.each([
    ['?when=today', 'Today', ['18'], ['Wednesday, November 18']],
    [
      '?when=week',
      'This week',
      ['18', '19', '20', '21'],
      ['Wednesday, November 18', 'Saturday, November 21'],
    ],
    ['?when=weekend', 'Weekend', ['21', '22'], ['Saturday, November 21']],
    ['?day=2026-11-26', undefined, ['26'], ['Thursday, November 26']],
  ])(
    '%s lists no other days, and marks those of the grid',
    async (query, filter, marked, expected) => {
      await open(query)
      await screen.findByRole('link', { name: /1 event/, current: 'date' })
      expect(await days()).toEqual(expected)
      const chosen = marked.map((day) => `2026-11-${day}`)
      expect([chosenDays(), daysWith('[data-listed]')]).toEqual([chosen, chosen])
      const filters = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link')
      const on = filters.filter(
        (link) => link.ariaCurrent === 'page' && link.dataset.chosen === 'true',
      )
      expect(on.map(({ textContent }) => textContent)).toEqual(filter === undefined ? [] : [filter])
      expect(filters.filter((link) => link.dataset.chosen)).toHaveLength(on.length)
    },
  )

  test('stores presses in the address, where Back restores them', async () => {
    const { user, address, goBack } = await open()
    await user.click(await screen.findByRole('link', { name: 'Weekend' }))
    await waitFor(() => expect(address()).toBe(`${at}?when=weekend`))
    await user.click(screen.getByRole('link', { name: 'Thursday, November 26, 1 event' }))
    await waitFor(() => expect(address()).toBe(`${at}?day=2026-11-26`))
    await goBack()
    await waitFor(() => expect(address()).toBe(`${at}?when=weekend`))
    await user.click(await screen.findByRole('link', { name: 'Next month' }))
    await waitFor(() => expect(address()).toBe(`${at}?month=2026-12`))
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible()
  })

  test('marks only the current month as upcoming', async () => {
    const { user } = await open()
    const filters = within(await screen.findByRole('navigation', { name: 'Days' }))
    await user.click(await screen.findByRole('link', { name: 'Next month' }))
    await screen.findByRole('grid', { name: 'December 2026' })
    const upcoming = filters.getByRole('link', { name: 'Upcoming' })
    expect(upcoming).not.toHaveAttribute('aria-current')
    expect(upcoming).not.toHaveAttribute('data-chosen')
    await user.click(screen.getByRole('link', { name: 'Previous month' }))
    await waitFor(() => expect(upcoming).toHaveAttribute('data-chosen'))
    expect(upcoming).toHaveAttribute('aria-current', 'page')
  })

  test('moves by keys, across the ends of the month', async () => {
    const { user, address, goBack, goTo } = await renderApp({
      at: '/account',
      signedIn: true,
      effects: { datedContents: answering },
    })
    await goTo(at)
    const now = await screen.findByRole('link', { name: /^Wednesday, November 18/ })
    await screen.findByRole('link', { name: /November 18, 1 event/ })
    const stops = screen
      .getAllByRole('link')
      .filter(({ dataset, tabIndex }) => dataset.day && tabIndex === 0)
    expect(stops).toEqual([now])
    now.focus()
    const standsOn = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', day))
    const scrolled = vi.spyOn(window, 'scrollTo')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    await standsOn('2026-11-26')
    await user.keyboard('{Home}')
    await standsOn('2026-11-22')
    await user.keyboard('{End}')
    await standsOn('2026-11-28')
    await user.keyboard('{PageDown}')
    await standsOn('2026-12-28')
    expect(address()).toBe(`${at}?month=2026-12`)
    await user.keyboard('{ArrowUp}')
    await standsOn('2026-12-21')
    await user.keyboard('{ArrowLeft}{x}{Control>}{ArrowLeft}{/Control}{Alt>}{End}{/Alt}')
    await standsOn('2026-12-20')
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await standsOn('2026-12-31')
    await user.keyboard('{PageUp}')
    await standsOn('2026-11-30')
    expect(address()).toBe(`${at}?month=2026-11`)
    // A week ends in the next month and starts in the previous one.
    await user.keyboard('{End}')
    await standsOn('2026-12-05')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Home}')
    await standsOn('2026-11-29')
    // Changing the month keeps the scroll position.
    expect(scrolled).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Next month' }))
    await screen.findByRole('grid', { name: 'December 2026' })
    // The day with the focus belongs to another month now.
    const reached = within(screen.getByRole('grid')).getAllByRole('link')
    expect(reached.find(({ tabIndex }) => tabIndex === 0)?.dataset.day).toBe('2026-12-01')
    expect(scrolled).not.toHaveBeenCalled()
    await goBack()
    await goBack()
    expect(address()).toBe('/account')
    expect(scrolled).toHaveBeenCalled()
  })

  test("moves from the first to the last day of a week by the locale's custom", async () => {
    const { user } = await renderApp({
      at,
      signedIn: true,
      locale: 'de-de',
      effects: { datedContents: answering },
    })
    const today = await screen.findByRole('link', { name: /^Mittwoch, 18. November/ })
    await waitFor(() => expect(today.tabIndex).toBe(0))
    today.focus()
    for (const [key, day] of [
      ['{Home}', '2026-11-16'],
      ['{End}', '2026-11-22'],
    ] as const) {
      await user.keyboard(key)
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', day))
    }
  })

  test.each([
    ['', '2026-11-18'],
    ['?day=2026-11-26', '2026-11-26'],
    ['?month=2026-12', '2026-12-01'],
  ])('has one tab stop (%s)', async (query, day) => {
    await open(query)
    const grid = within(await screen.findByRole('grid'))
    await waitFor(() => expect(screen.queryByText('Loading dates')).toBeNull())
    const stops = grid.getAllByRole('link')
    expect(
      stops.filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset.day),
    ).toEqual([day])
  })

  test('shows an empty day, and links to the next day with something', async () => {
    const { user, address } = await open('?day=2026-11-19')
    expect(await screen.findByRole('heading', { name: 'Nothing on for these dates' })).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Go to Saturday, November 21' }))
    await waitFor(() => expect(address()).toBe(`${at}?day=2026-11-21`))
  })

  test('shows its skeleton with the month of the address', async () => {
    const { goTo } = await open('', () => new Promise(() => {}))
    expect(await screen.findByText('Loading dates')).toBeInTheDocument()
    expect(screen.queryByRole('grid')).toBeNull()
    // The month is not known yet; it is today's.
    const filters = within(screen.getByRole('navigation', { name: 'Days' }))
    const current = () => filters.queryByRole('link', { current: 'page' })
    expect(current()).toHaveTextContent('Upcoming')
    expect(current()).toHaveAttribute('data-chosen', 'true')
    await goTo(`${at}?month=2026-12`)
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible()
    expect(current()).toBeNull()
    expect(screen.getByText('Loading dates')).toBeInTheDocument()
    await expectAccessible()
  })
})
