import type { OwnSession } from '@contract/ownSessions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { user as me, offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

afterEach(() => expectAccessible())

const session = (given: Partial<OwnSession>): OwnSession => ({
  uuid: '00000000-0000-4000-8000-0000000000c1',
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  started_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-23T09:00:00Z',
  current: false,
  ...given,
})
const here = session({ current: true })
const phone = session({
  uuid: '00000000-0000-4000-8000-0000000000c2',
  browser: 'Safari',
  system: 'iOS',
  device: 'phone',
})
const unknown = session({
  uuid: '00000000-0000-4000-8000-0000000000c3',
  browser: null,
  system: null,
  device: 'unknown',
})
const open = (effects: Replaced = {}) =>
  renderApp({ at: '/account/sessions', signedIn: true, effects })

describe('signed-in devices', () => {
  test('are this one and the others', async () => {
    await open({ ownSessions: async () => [here, phone, unknown] })
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(
      (each) => each.textContent,
    )
    expect(names).toEqual(['Firefox on WindowsThis device', 'Safari on iOS', 'Unknown device'])
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
    // Since when here, and last use elsewhere, by the building's clock.
    const when = screen.getAllByText(/^(Signed in|Last active)/)
    expect(when.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Signed in Fri, Nov 20(, 2026)? · 10:00 AM GMT\+1$/),
      expect.stringMatching(/^Last active Mon, Nov 23(, 2026)? · 10:00 AM GMT\+1$/),
      expect.stringMatching(/^Last active Mon, Nov 23(, 2026)? · 10:00 AM GMT\+1$/),
    ])
    const ways = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(
      ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Profile', '/account/profile'],
      ['Settings', '/account'],
      ['Cards', '/account/cards'],
      ['Devices', '/account/sessions'],
    ])
  })

  test('are named by what is known about them', async () => {
    await open({
      ownSessions: async () => [
        here,
        session({ uuid: phone.uuid, system: null }),
        session({ uuid: unknown.uuid, browser: null, device: 'tablet' }),
      ],
    })
    expect(await screen.findByRole('button', { name: 'Sign out Firefox' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign out Windows' })).toBeVisible()
  })

  test('cannot be kept once the request to end them runs', async () => {
    const endOwnSession = vi.fn<Answers['endOwnSession']>(() => new Promise(() => {}))
    const { user } = await open({ ownSessions: async () => [here, phone], endOwnSession })
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('You’ll need to sign in again on that device.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await expectSpoken('One moment')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(endOwnSession).toHaveBeenCalledTimes(1)
  })

  test('stay if the user declines', async () => {
    const { user } = await open({ ownSessions: async () => [here, phone] })
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/sign in again on your other devices/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Safari on iOS')).toBeVisible()
  })

  test('without other sessions offer nothing to end', async () => {
    await open({ ownSessions: async () => [here] })
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  })

  test('end in one place after a confirmation', async () => {
    let list = [here, phone]
    const endOwnSession = vi.fn<Answers['endOwnSession']>(async () => {
      list = [here]
    })
    const { user } = await open({ ownSessions: async () => list, endOwnSession })
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Safari on iOS?' }))
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(inputsOf(endOwnSession)).toMatchObject([
      { params: { sessionUuid: phone.uuid }, idempotencyKey: expect.any(String) },
    ])
  })

  test('all end elsewhere with one press, and a failure shows', async () => {
    const endOtherSessions = vi
      .fn<Answers['endOtherSessions']>(async () => ({ ended: 2 }))
      .mockRejectedValueOnce(offline)
    const { user } = await open({
      ownSessions: async () => [here, phone, unknown],
      endOtherSessions,
    })
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }))
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    expect(await dialog.findByText(/^Unable to complete/)).toBeVisible()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible()
    expect(endOtherSessions).toHaveBeenCalledTimes(2)
  })

  test('are offered for ending after a password change', async () => {
    const { user, address } = await renderApp({
      at: '/account',
      signedIn: true,
      effects: { ownSessions: async () => [here], updateCurrentUser: async () => me },
    })
    await user.click(await screen.findByRole('button', { name: 'Update password' }))
    await user.type(await screen.findByLabelText('Current password'), 'Portico-Old1!')
    await user.type(screen.getByLabelText('New password'), 'Portico-New1!')
    await user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Update password' }))
    await user.click(await screen.findByRole('link', { name: 'See where you’re signed in' }))
    await screen.findByRole('heading', { level: 1, name: 'Devices' })
    expect(address()).toBe('/account/sessions')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('are hidden if the back end does not support them', async () => {
    const { address } = await renderApp({
      at: '/account/sessions',
      signedIn: true,
      deployment: { extensions: [] },
    })
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(address()).toBe('/account')
    expect(screen.queryByRole('link', { name: 'Devices' })).toBeNull()
  })
})
