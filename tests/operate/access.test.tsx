import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { known, offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { operator, renderConsole } from './renderConsole'

test('the page of the address follows the sign-in', async () => {
  const { user } = await renderConsole({
    at: '/people',
    session: null,
    calls: {
      logIn: async ({ fields }) => {
        if (fields.password !== 'right') throw refused('credentials_not_match', 401)
        return known(600_000)
      },
      people: async () => ({ data: [], total: 0 }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
  await expectAccessible(document.body)
  await user.type(screen.getByLabelText('Email'), 'ada@house.test')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Email address and password don’t match.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@house.test')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('who has no role is told so', async () => {
  await renderConsole({
    calls: {
      operator: async () => {
        throw refused('permission_denied', 403)
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'You don’t operate a building' })).toBeVisible()
  await expectAccessible(document.body)
})

test('roles that cannot be read can be read again', async () => {
  let isOffline = true
  const { user } = await renderConsole({
    calls: {
      operator: async () => {
        if (isOffline) throw offline
        return operator
      },
      buildings: async () => ({ data: [], total: 0 }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'The console couldn’t open' })).toBeVisible()
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No building yet' })).toBeVisible()
  await expectAccessible(document.body)
})

test.each([
  { status: 'used' as const, title: 'This link was used already' },
  { status: 'expired' as const, title: 'This link no longer works' },
])('a link of the first start: $status', async ({ status, title }) => {
  await renderConsole({
    at: '/setup?token=token-of-the-first-start',
    session: null,
    calls: { setupStatus: async () => status },
  })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(document.body)
})
