import type { Effects } from '@platform/effects'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../ui/axe'
import { openStage } from '../stage'

test('whoever opens the link of a password mail chooses a new password at once', async () => {
  const setPassword = vi.fn<Effects['setPassword']>(async () => ({ token: null }))
  const stage = await openStage({
    at: '/reset-password',
    resetLink: { email: 'ada@house.test', token: 'link' },
    effects: { setPassword },
  })
  await stage.user.type(await screen.findByLabelText('New password'), 'Portico-New1!')
  await stage.user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
  await vi.waitFor(() => expect(setPassword).toHaveBeenCalledTimes(1))
  expect(setPassword.mock.calls[0]?.[0]).toMatchObject({ email: 'ada@house.test', token: 'link' })
  await expectAccessible()
})
