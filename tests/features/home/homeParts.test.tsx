import { opening } from '@features/home/home.css'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { entering } from '../answers'
import { deferred } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'
import { category, item } from '../samples'

afterEach(() => expectAccessible())

const house = () => screen.findByRole('heading', { name: 'House 2', level: 1 })
const openHome = async (effects: Replaced = {}) => {
  const rendered = await renderApp({ signedIn: true, effects })
  await house()
  return rendered
}

test('the picture settles once, not again on every return', async () => {
  await openHome()
  const hero = document.getElementById('home') as HTMLElement
  expect(hero).toHaveClass(opening)
  fireEvent.animationEnd(hero)
  expect(hero).not.toHaveClass(opening)
})

describe('the greeting', () => {
  // House 2 is in Berlin.
  test.each([
    ['2026-05-31T21:59:00Z', 'Good evening, Ada'],
    ['2026-05-31T22:00:00Z', 'Hello, Ada'],
    ['2026-06-01T02:59:00Z', 'Hello, Ada'],
    ['2026-06-01T03:00:00Z', 'Good morning, Ada'],
    ['2026-06-01T09:59:00Z', 'Good morning, Ada'],
    ['2026-06-01T10:00:00Z', 'Good afternoon, Ada'],
    ['2026-06-01T15:59:00Z', 'Good afternoon, Ada'],
    ['2026-06-01T16:00:00Z', 'Good evening, Ada'],
  ])('follows the clock of the building: %s', async (now, text) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    try {
      await openHome()
      expect(screen.getByText(text)).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  test('needs a user', async () => {
    await renderApp({ signedIn: true, isKiosk: true })
    await house()
    expect(screen.queryByText(/^Good /)).toBeNull()
  })
})

describe('without content', () => {
  test('discover shows an empty state; the other parts are absent', async () => {
    await openHome()
    expect(await screen.findByRole('heading', { name: 'Nothing on right now' })).toBeVisible()
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(titles).toEqual(['House 2', 'Discover', 'Nothing on right now'])
    const nav = within(screen.getByRole('navigation', { name: 'Sections of this page' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Discover',
      'Amenities',
    ])
  })

  test('categories without content do not count', async () => {
    await openHome({
      discoverContents: async () => [category('Empty', [])],
      spotlightContents: async () => [category('Hollow', [])],
    })
    expect(await screen.findByRole('heading', { name: 'Nothing on right now' })).toBeVisible()
    expect(screen.queryByText('Spotlight')).toBeNull()
  })
})

test('home shows its skeleton until the building is known', async () => {
  const entered = deferred<typeof firstHouse>()
  await renderApp({ signedIn: true, effects: entering(() => entered.promise) })
  expect(await screen.findByText('Loading your building')).toBeInTheDocument()
  await act(async () => entered.resolve(firstHouse))
  expect(await house()).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Loading your building')).toBeNull())
})

test('a part that failed leaves the others in place', async () => {
  await openHome({
    utilityButtons: () => Promise.reject(offline),
    discoverContents: async () => [category('Near', [item({ title: 'Yoga' })])],
  })
  expect(await screen.findByText('We couldn’t load the services')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Yoga' })).toBeVisible()
})
