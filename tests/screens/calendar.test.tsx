import type { ContentItem } from '@contract/content'
import type { Effects } from '@runtime/effects'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { asked } from './asked'
import { item } from './samples'
import { openStage } from './stage'

const at = `/building/${firstHouse.building.uuid}/calendar`
const event = (digit: number, title: string, start: string): ContentItem =>
  item({ uuid: `00000000-0000-4000-8000-0000000000d${digit}`, title, start_at: start })
/** In Berlin the second one begins after midnight. 2026-11-18 is a Wednesday. */
const contents = [
  event(1, 'Yoga', '2026-11-18T09:00:00Z'),
  event(2, 'Late show', '2026-11-20T23:30:00Z'),
  event(3, 'Run', '2026-11-26T09:00:00Z'),
]
const answering: Effects['calendar'] = async ({ month }) => ({
  month: month ?? '2026-11',
  today: '2026-11-18',
  contents: month === null || month === '2026-11' ? contents : [],
})
const open = (query = '', calendar: Effects['calendar'] = answering) =>
  openStage({ at: `${at}${query}`, signedIn: true, effects: { calendar } })
const days = async () => {
  const found = await screen.findAllByRole('heading', { level: 2, name: /day/ })
  return found.map(({ textContent }) => textContent)
}

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
    await expectAccessible()
  })

  test.each([
    ['?when=today', ['Wednesday, November 18']],
    ['?when=week', ['Wednesday, November 18', 'Saturday, November 21']],
    ['?when=weekend', ['Saturday, November 21']],
    ['?day=2026-11-26', ['Thursday, November 26']],
  ])('%s lists no other days', async (query, expected) => {
    await open(query)
    await screen.findByRole('link', { name: /1 event/, current: 'date' })
    expect(await days()).toEqual(expected)
  })

  test('keeps what was pressed in the address, where Back finds it', async () => {
    const { user, address, goBack } = await open()
    await user.click(await screen.findByRole('link', { name: 'Weekend' }))
    await waitFor(() => expect(address()).toBe(`${at}?when=weekend`))
    await user.click(screen.getByRole('link', { name: 'Thursday, November 26, 1 event' }))
    await waitFor(() => expect(address()).toBe(`${at}?day=2026-11-26`))
    await goBack()
    expect(address()).toBe(`${at}?when=weekend`)
    await user.click(screen.getByRole('link', { name: 'Next month' }))
    await waitFor(() => expect(address()).toBe(`${at}?month=2026-12`))
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible()
  })

  test('is walked by the keys, over the ends of the month', async () => {
    const { user, address } = await open()
    const now = await screen.findByRole('link', { name: /^Wednesday, November 18/ })
    await screen.findByRole('link', { name: /November 18, 1 event/ })
    const stops = screen
      .getAllByRole('link')
      .filter(({ dataset, tabIndex }) => dataset.day && tabIndex === 0)
    expect(stops).toEqual([now])
    now.focus()
    const standsOn = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', day))
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
  })

  test('says that nothing is on, and leads to the next day with something', async () => {
    const { user, address } = await open('?day=2026-11-19')
    expect(await screen.findByRole('heading', { name: 'Nothing on in these days' })).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Go to Saturday, November 21' }))
    await waitFor(() => expect(address()).toBe(`${at}?day=2026-11-21`))
  })

  test('has the shape of what comes, with the month that the address names', async () => {
    await open('?month=2026-12', () => new Promise(() => {}))
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible()
    expect(screen.getByText('Loading dates')).toBeInTheDocument()
    await expectAccessible()
  })

  test('that could not be read is read again', async () => {
    const calendar = vi.fn<Effects['calendar']>(answering).mockRejectedValueOnce(offline)
    const { user } = await open('', calendar)
    const title = await screen.findByRole('heading', { name: 'The dates could not be loaded' })
    expect(title).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible()
    expect(asked(calendar).map(({ month }) => month)).toEqual([null, null])
  })
})
