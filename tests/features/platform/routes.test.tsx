import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { closedLook } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { never } from '../deferred'
import * as places from '../places'
import { renderApp } from '../renderApp'

const smart = ['show-smart-building', 'service-requests']
const title = (name: string) => screen.findByRole('heading', { name, level: 1 })
const headings = () =>
  [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
const inside = [...places.insidePlaces, ...places.smartPlaces, ...places.mobilePlaces]
const query = (address: string) => new URLSearchParams(address.split('?')[1])

describe('signed out', () => {
  test('every page requires a sign-in, and is requested again afterwards', async () => {
    const { address, goTo } = await renderApp({ flags: smart, isNativeHost: true })
    for (const [path] of inside) {
      await goTo(path)
      expect(await title('Welcome'), path).toBeVisible()
      expect(address()).toMatch(/^\/login\?/)
      expect(decodeURIComponent(query(address()).get('returnTo') ?? '')).toBe(path)
    }
  })

  test.each(places.homePlaces)('%s requires a sign-in', async (path) => {
    const { address } = await renderApp({ at: path })
    expect(await title('Welcome')).toBeVisible()
    expect(address()).toMatch(/^\/login/)
  })

  test('the query stays on the way to the sign-in, and in the return address', async () => {
    const { address } = await renderApp({ at: '/my-history?type=events&ref=mail' })
    expect(await title('Welcome')).toBeVisible()
    expect(query(address()).get('ref')).toBe('mail')
    expect(query(address()).get('returnTo')).toBe('/my-history?type=events&ref=mail')
  })

  test('sign-up without an address to sign up leads to sign-in', async () => {
    const { address } = await renderApp({ at: '/signup?ref=mail' })
    expect(await title('Welcome')).toBeVisible()
    expect(address()).toBe('/login?ref=mail')
  })

  test('/reset-password opens by its address', async () => {
    const { address } = await renderApp({ at: '/reset-password' })
    expect(await title('Reset your password')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/reset-password?step=verify-account'))
  })

  test('/logout ends at sign-in', async () => {
    const { address } = await renderApp({ at: '/logout' })
    expect(await title('Welcome')).toBeVisible()
    expect(address()).toBe('/login')
  })
})

describe('signed in', () => {
  test('every address shows its screen', async () => {
    const { address, goTo } = await renderApp({ signedIn: true, flags: smart, isNativeHost: true })
    for (const [path, name] of inside) {
      await goTo(path)
      expect(await title(name), path).toBeVisible()
      expect(decodeURIComponent(address())).toBe(path)
    }
  })

  test.each(places.homePlaces)("%s is home, at the building's address", async (path) => {
    const { address } = await renderApp({ at: path, signedIn: true })
    expect(await title('House 2')).toBeVisible()
    await waitFor(() => expect(address()).toBe(places.home))
  })

  test.each(['/login', '/signup', '/reset-password'])('%s leads home', async (path) => {
    const { address } = await renderApp({ at: path, signedIn: true })
    expect(await title('House 2')).toBeVisible()
    await waitFor(() => expect(address()).toBe(places.home))
  })

  test('/login leads to the requested page', async () => {
    await renderApp({ at: '/login?returnTo=%2Fmy-history', signedIn: true })
    expect(await title('Bookings')).toBeVisible()
  })

  test('/logout ends the session and shows the sign-in', async () => {
    const logout = vi.fn<() => Promise<void>>(async () => undefined)
    const rendered = await renderApp({ at: '/logout', signedIn: true, effects: { logout } })
    expect(await title('Welcome')).toBeVisible()
    expect(logout).toHaveBeenCalledTimes(1)
    expect(rendered.address()).toBe('/login')
  })

  test('/logout shows its progress during the call', async () => {
    await renderApp({ at: '/logout', signedIn: true, effects: { logout: never } })
    expect(await screen.findByText('Signing out')).toBeInTheDocument()
    expect(screen.queryByText('House 2')).toBeNull()
    await expectAccessible()
  })

  test('the emergency page shows the location, and the contact for other matters', async () => {
    const { user, address } = await renderApp({
      at: `${places.home}/emergency-management`,
      signedIn: true,
    })
    expect(await title('Safety and emergency')).toBeVisible()
    const here = screen.getByRole('heading', { name: 'Say where you are' }).parentElement
    expect(here).toHaveTextContent(/House 2/)
    expect(await screen.findByText('The lawn across the street')).toBeVisible()
    expect(screen.getByRole('link', { name: /Security/ })).toHaveAttribute(
      'href',
      'tel:+16175550111',
    )
    expect(screen.getByText('Monday')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Write to the help desk' }))
    expect(await title('Help desk')).toBeVisible()
    expect(address()).toBe('/help-desk')
  })

  test('a kiosk has the emergency page, without links to forms it cannot use', async () => {
    await renderApp({ at: `${places.home}/emergency-management`, signedIn: true, isKiosk: true })
    expect(await title('Safety and emergency')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Write to the help desk' })).toBeNull()
    expect(await screen.findByText('+1 617 555 0111')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Security/ })).toBeNull()
    await expectAccessible()
  })

  test('a web view without a screen lists the available ones, without header or bars', async () => {
    const { user, address } = await renderApp({
      at: '/webview',
      signedIn: true,
      flags: smart,
      isNativeHost: true,
    })
    expect(await title('House 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Menu for/ })).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('link', { name: 'Smart building' })).toHaveAttribute(
      'href',
      `/webview${places.home}/smart-building`,
    )
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Help desk' }))
    expect(await title('Help desk')).toBeVisible()
    expect(address()).toBe('/webview/help-desk')
    expect(screen.queryByRole('button', { name: /^Menu for/ })).toBeNull()
  })

  test.each([
    ['suites, without the flag', [], places.smartPlaces],
    ['web views, on other than mobile devices', smart, places.mobilePlaces],
  ])('these lead home: %s', async (_, flags, paths) => {
    const { address, goTo } = await renderApp({ at: '/account', signedIn: true, flags })
    for (const [path] of paths) {
      await goTo('/account')
      await goTo(path)
      await waitFor(() => expect(address(), path).toBe(places.home))
      expect(await title('House 2')).toBeVisible()
    }
  })

  test.each(['colour', 'Lighting', '%20'])(
    'the invalid control type %s falls back to the default',
    async (type) => {
      const at = `${places.control}/${type}`
      const { address } = await renderApp({ at, signedIn: true, flags: smart })
      expect(await title('Suite 12')).toBeVisible()
      expect(address()).toBe(places.control)
    },
  )
})

describe('an unknown path', () => {
  test.each([
    ['signed out', false, 'Welcome'],
    ['signed in', true, 'House 2'],
  ])('shows Not found %s, and the button leads on', async (_, signedIn, next) => {
    const { user } = await renderApp({ at: '/no/such/page', signedIn })
    expect(await title('Page not found')).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    // A signed-in user keeps the navigation.
    const menu = screen.queryByRole('button', { name: /^Menu for/ })
    expect(menu !== null).toBe(signedIn)
    expect(screen.getByRole('link', { name: 'help@house.test' })).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Go to homepage' }))
    expect(await title(next)).toBeVisible()
  })
})

test('an unknown item shows Not found too, below the header', async () => {
  await renderApp({ at: `${places.home}/abc/def`, signedIn: true })
  expect(await title('Page not found')).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Menu for/ })).toBeVisible()
})

describe.each([
  ['signed out', false],
  ['signed in', true],
])('a brand that is not open, %s', (_, signedIn) => {
  test('shows that and nothing else at any address', async () => {
    const { goTo } = await renderApp({
      signedIn,
      branding: closedLook,
      isNativeHost: true,
      flags: smart,
    })
    for (const at of places.allPlaces) {
      await goTo(at)
      await waitFor(() => expect(headings(), at).toEqual(['Test isn’t open yet']))
      expect(screen.queryByRole('textbox')).toBeNull()
      // Only the support contact is a link.
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect(links).toEqual(['mailto:help@house.test'])
      // Besides the page's language.
      const buttons = [...document.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)
      expect(buttons).toEqual(['Change language, currently English (US)'])
    }
  })

  test.each(['/login', places.home, '/webview'])('shows that first at %s', async (at) => {
    await renderApp({ at, signedIn, branding: closedLook, isNativeHost: true })
    expect(await title('Test isn’t open yet')).toBeVisible()
    expect(headings()).toHaveLength(1)
  })

  test('the page is accessible', async () => {
    await renderApp({ signedIn, branding: closedLook })
    expect(await title('Test isn’t open yet')).toBeVisible()
    await expectAccessible()
  })
})
