import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { renderApp } from '../renderApp'

const hostile = [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  '/logout',
]

test.each(hostile)('a sign-in with %j leads home', async (returnTo) => {
  const at = `/login?${new URLSearchParams({ returnTo })}`
  const { user, address } = await renderApp({ at })
  await user.type(
    await screen.findByRole('textbox', { name: 'Work email' }),
    'ada@house.test{Enter}',
  )
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  expect(await screen.findByRole('heading', { name: 'House 2' })).toBeVisible()
  expect(address()).toBe(`/building/${firstHouse.building.uuid}`)
})

test('a path inside the app is returned to', async () => {
  const at = `/login?${new URLSearchParams({ returnTo: '/my-history?type=events' })}`
  const { user, address } = await renderApp({ at })
  await user.type(
    await screen.findByRole('textbox', { name: 'Work email' }),
    'ada@house.test{Enter}',
  )
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  expect(await screen.findByRole('heading', { name: 'Bookings' })).toBeVisible()
  expect(address()).toBe('/my-history?type=events')
})
