import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { branding, closedLook, offline, user } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { sessionOf } from '../defaults'
import { deferred, never } from '../deferred'
import { renderApp } from '../renderApp'
import { category, item } from '../samples'

/** Answers the two calls that read a host's brand. */
const branded = (read: () => Promise<typeof branding>) => ({
  publicWhitelabel: async () => (await read()).whitelabel,
  publicTheme: async () => (await read()).theme,
})

describe('the start', () => {
  afterEach(() => expectAccessible())

  test('shows only a busy state until the brand is known', async () => {
    const brand = deferred<typeof branding>()
    await renderApp({ concurrency: true, effects: branded(() => brand.promise) })
    expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('heading')).toBeNull()
    await act(async () => brand.resolve(branding))
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  test('and until the session is known', async () => {
    const session = deferred<ReturnType<typeof sessionOf> | null>()
    await renderApp({ concurrency: true, effects: { readSession: () => session.promise } })
    expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true')
    await act(async () => session.resolve(sessionOf(user)))
    expect(await screen.findByRole('heading', { name: 'House 2' })).toBeVisible()
  })

  test('and until texts have loaded', async () => {
    await renderApp({ concurrency: true, effects: { loadCatalogue: never } })
    expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true')
  })

  test('retries a brand that could not be fetched', async () => {
    const fetchBranding = vi
      .fn<() => Promise<typeof branding>>(async () => closedLook)
      .mockRejectedValueOnce(offline)
    const rendered = await renderApp({ concurrency: true, effects: branded(fetchBranding) })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expectAccessible()
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Test isn’t open yet' })).toBeVisible()
  })

  test('shows a page in English with a retry if no texts load', async () => {
    const loadCatalogue = () => Promise.reject(offline)
    const load = vi.fn<typeof fetch>(async () => new Response()).mockRejectedValueOnce(offline)
    const reloadPage = vi.fn<() => void>()
    const rendered = await renderApp({
      concurrency: true,
      effects: { loadCatalogue, fetch: load, reloadPage },
    })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    const tryAgain = () => rendered.user.click(screen.getByRole('button', { name: 'Try again' }))
    await tryAgain()
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(reloadPage).not.toHaveBeenCalled()
    await tryAgain()
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-busy', 'true')
  })
})

describe('a screen that cannot be rendered', () => {
  // React and the router also log it, which would clutter the test run.
  const message = vi.spyOn(console, 'error')
  beforeEach(() => void message.mockReturnValue(undefined))
  afterEach(() => message.mockReset())
  vi.spyOn(console, 'warn').mockReturnValue(undefined)

  // Not a text, whatever its type claims: React refuses to render it.
  const undrawable = item({ title: { broken: true } as never })

  test('shows the crash screen in fixed English, and is reported', async () => {
    const discover = async () => [category('Near', [undrawable])]
    const { reported } = await renderApp({
      signedIn: true,
      effects: { discoverContents: discover },
    })
    expect(await screen.findByRole('heading', { name: 'Sorry.. there was an Error' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/')
    // Everything around the page is intact.
    expect(screen.getByRole('button', { name: /^Menu for/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@house.test' })).toBeVisible()
    await waitFor(() => expect(reported).toHaveBeenCalled())
    await expectAccessible()
  })

  test.each([
    ['an invalid currency', { price: 5, currency_type: 'EURO' }, '5 EURO'],
    [
      'an invalid time zone',
      { start_at: '2026-03-01T12:00:00Z', timezone: 'Nowhere/Land' },
      /^Sunday · 12:00\sPM UTC$/,
    ],
  ])('%s does not crash home', async (_, given, words) => {
    const discover = async () => [category('Near', [item({ title: 'Yoga', ...given })])]
    await renderApp({ signedIn: true, effects: { discoverContents: discover } })
    expect(await screen.findByRole('link', { name: 'Yoga' })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
  })
})
