import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { never } from '../deferred'
import { type Replaced, renderApp } from '../renderApp'

const passwordField = () => screen.findByLabelText('Password')
const mismatch = "User email or password doesn't match"

/** The password step of a known address. */
async function openPassword(effects: Replaced = {}) {
  const rendered = await renderApp({ effects })
  await rendered.user.type(
    await screen.findByRole('textbox', { name: 'Work email' }),
    'ada@house.test{Enter}',
  )
  await passwordField()
  return rendered
}

describe('the password step', () => {
  test('takes the focus, shows the address, and asks for a missing password', async () => {
    const login = vi.fn<Answers['login']>(never)
    const { user } = await openPassword({ login })
    expect(await passwordField()).toHaveFocus()
    expect(screen.getByText('ada@house.test')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await passwordField()).toHaveAccessibleDescription('Enter your password')
    expect(login).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('reveals the password on request only', async () => {
    const { user } = await openPassword()
    await user.type(await passwordField(), 'secret')
    expect(await passwordField()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(await passwordField()).toHaveAttribute('type', 'text')
    expect(await passwordField()).toHaveValue('secret')
  })

  test('clears a wrong password and shows an error beside the field', async () => {
    const { user } = await openPassword({
      login: () => Promise.reject(refused('credentials_not_match', 401)),
    })
    await user.type(await passwordField(), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(mismatch)).toBeVisible()
    await waitFor(async () => expect(await passwordField()).toHaveFocus())
    expect(await passwordField()).toHaveValue('')
    expect(await passwordField()).toHaveAccessibleDescription(mismatch)
    await expectAccessible()
  })

  test('keeps the password for a retry without a network', async () => {
    const { user } = await openPassword({ login: () => Promise.reject(offline) })
    await user.type(await passwordField(), 'secret{Enter}')
    expect(await screen.findByText('You’re offline')).toBeVisible()
    expect(await passwordField()).toHaveValue('secret')
    expect(screen.queryByText(mismatch)).toBeNull()
    await expectAccessible()
  })

  test('sends the password once, however often it is pressed', async () => {
    const login = vi.fn<Answers['login']>(never)
    const { user } = await openPassword({ login })
    await user.type(await passwordField(), 'secret{Enter}{Enter}')
    await expectSpoken('Signing in')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(login).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  test('returns to the address with Back, and clears the password and its error', async () => {
    const { user } = await openPassword({ login: () => Promise.reject(offline) })
    await user.type(await passwordField(), 'secret{Enter}')
    await screen.findByText('You’re offline')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('textbox', { name: 'Work email' })).toHaveValue('ada@house.test')
    expect(screen.queryByText('You’re offline')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await passwordField()).toHaveValue('')
  })

  test('resets a forgotten password for the same address', async () => {
    const { user, address } = await openPassword()
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/reset-password?step=verify-account'))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(await screen.findByRole('textbox', { name: 'Work email' })).toHaveValue('ada@house.test')
  })
})
