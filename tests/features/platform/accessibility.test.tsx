import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { branding } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const path = '/accessibility'
const { brand, brand_identifier } = branding.whitelabel
const support = 'help@house.test'
const title = (name = 'Accessibility') => screen.findByRole('heading', { level: 1, name })
const footLink = async () =>
  within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Accessibility' })
const back = () => screen.getByRole('link', { name: 'Back' })

describe('the accessibility statement', () => {
  test('says what holds, what does not, and whom to tell', async () => {
    await renderApp({ at: path })
    expect(await title()).toBeVisible()
    expect(document.title).toBe(`Accessibility · ${brand}`)
    const sections = screen.getAllByRole('heading', { level: 2 })
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'The standard',
      'What works',
      'Known limits',
      'Something in your way?',
    ])
    expect(screen.getByText(/WCAG\) 2\.2, level AA/)).toBeVisible()
    expect(screen.getByText(/No one outside our team has audited it/)).toBeVisible()
    expect(screen.getByRole('link', { name: support })).toHaveAttribute(
      'href',
      `mailto:${support}?subject=${encodeURIComponent(`Accessibility of ${brand}`)}`,
    )
  })

  test('promises a dark scheme only if the brand has one', async () => {
    const dark = 'Light and dark.'
    const first = await renderApp({ at: path })
    await title()
    expect(screen.getByText(dark)).toBeVisible()
    first.unmount()
    await renderApp({
      at: path,
      deployment: {
        brands: {
          [brand_identifier]: { family: 'default', ownScope: false, allowsDark: false },
        },
      },
    })
    await title()
    expect(screen.queryByText(dark)).toBeNull()
  })

  test.each([
    ['a user', {}],
    ['a user during maintenance', { flags: ['maintenance-mode'] }],
  ])('keeps the header and the footer of %s', async (_, given) => {
    const { address } = await renderApp({ at: path, signedIn: true, ...given })
    expect(await title()).toBeVisible()
    expect(address()).toBe(path)
    expect(screen.getByRole('button', { name: /^Menu for/ })).toBeVisible()
    expect(await footLink()).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
  })

  test('opens for a user without a building', async () => {
    const effects = { tenantUserBuildings: async () => [] }
    await renderApp({ at: path, signedIn: true, effects })
    expect(await title()).toBeVisible()
    expect(screen.getByRole('link', { name: support })).toBeVisible()
  })

  test('names the address on a kiosk, which sends no mail', async () => {
    await renderApp({ at: path, signedIn: true, isKiosk: true })
    expect(await title()).toBeVisible()
    expect(screen.getByText(support)).toBeVisible()
    expect(screen.queryByRole('link', { name: support })).toBeNull()
  })
})

describe('the link in the footer', () => {
  test('leads from the sign-in to the statement; Back keeps the requested page', async () => {
    const { user, address } = await renderApp({ at: '/my-history' })
    await title('Welcome')
    const requested = address()
    expect(requested).toContain('returnTo')
    await user.click(await footLink())
    expect(await title()).toHaveFocus()
    expect(address()).toBe(path)
    await user.click(back())
    expect(await title('Welcome')).toBeVisible()
    expect(address()).toBe(requested)
  })

  test('leads from a step of the password reset, and Back to that step', async () => {
    const { user, address } = await renderApp({ at: '/reset-password' })
    await title('Reset your password')
    await waitFor(() => expect(address()).toBe('/reset-password?step=verify-account'))
    await user.click(await footLink())
    await title()
    await user.click(back())
    expect(await title('Reset your password')).toBeVisible()
    expect(address()).toBe('/reset-password?step=verify-account')
  })

  test('leads from a page inside, and the history back to it', async () => {
    const { user, address, goBack } = await renderApp({ at: '/account', signedIn: true })
    await title('Settings')
    await user.click(await footLink())
    expect(await title()).toBeVisible()
    await goBack()
    expect(await title('Settings')).toBeVisible()
    expect(address()).toBe('/account')
  })
})

test('Back leads to the sign-in if the statement was opened by its address', async () => {
  const { user, address } = await renderApp({ at: path })
  await title()
  await user.click(back())
  expect(await title('Welcome')).toBeVisible()
  expect(address()).toBe('/login')
})
