import type { SessionEvent } from '@machines/auth/session/events'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../ui/axe'
import { openStage } from '../stage'

test('a sign-out that the server has not confirmed is said at the sign-in, until it has', async () => {
  let tell: (event: SessionEvent) => void = () => undefined
  await openStage({
    at: '/login',
    effects: {
      repeatSignOuts: (heard) => {
        tell = heard
        return () => undefined
      },
    },
  })
  await screen.findByLabelText('Work e-mail')
  expect(screen.queryByText('You are signed out here')).toBeNull()
  act(() => tell({ type: 'signOut.owed' }))
  expect(await screen.findByText('You are signed out here')).toBeVisible()
  expect(screen.getByText(/The server has not confirmed it yet/)).toBeVisible()
  await expectAccessible()
  act(() => tell({ type: 'signOut.confirmed' }))
  expect(screen.queryByText('You are signed out here')).toBeNull()
})
