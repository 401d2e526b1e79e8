import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { home } from '../places'
import { renderApp } from '../renderApp'

test.each([
  ['/my-history?type=parties&ref=mail', 'Bookings', '/my-history?ref=mail'],
  [`${home}/calendar?month=2026-13&ref=mail`, 'What’s on', `${home}/calendar?ref=mail`],
  [`${home}/companies?company_types=true&ref=mail`, 'Companies', `${home}/companies?ref=mail`],
  ['/account?lang=5&ref=mail', 'Settings', '/account?ref=mail'],
])('%s ignores the value', async (at, title, left) => {
  const { address, router } = await renderApp({ at, signedIn: true })
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
  await waitFor(() => expect(address()).toBe(left))
  expect(router.history.length).toBe(1)
})
