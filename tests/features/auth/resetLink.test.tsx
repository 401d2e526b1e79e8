import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { renderApp } from '../renderApp'

test('the link of a password mail opens the new password step immediately', async () => {
  const setPassword = vi.fn<Answers['consumeResetCode']>(async () => ({}))
  const rendered = await renderApp({
    at: '/reset-password',
    resetLink: { email: 'ada@house.test', token: 'link' },
    effects: { consumeResetCode: setPassword },
  })
  await rendered.user.type(await screen.findByLabelText('New password'), 'Portico-New1!')
  await rendered.user.type(screen.getByLabelText('Confirm password'), 'Portico-New1!{Enter}')
  await vi.waitFor(() => expect(setPassword).toHaveBeenCalledTimes(1))
  expect(setPassword.mock.calls[0]?.[0]).toMatchObject({
    body: { token: 'link', new_password: 'Portico-New1!' },
  })
  await expectAccessible()
})
