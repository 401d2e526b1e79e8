import { owedSignOuts } from '@platform/session/owedSignOuts'
import { stored } from '@platform/storage/stored'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { user } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { sessionOf } from '../defaults'
import { deferred } from '../deferred'
import { renderApp } from '../renderApp'

test('the sign-in shows an unconfirmed sign-out until the server confirms it', async () => {
  stored.root.write({ auth: sessionOf(user), authV2: null, farm: null })
  await owedSignOuts.add('refresh')
  const confirmed = deferred<void>()
  await renderApp({ at: '/login', effects: { confirmSignOut: () => confirmed.promise } })
  await screen.findByLabelText('Work email')
  expect(await screen.findByText('You’re signed out on this device')).toBeVisible()
  expect(screen.getByText(/waiting for the server to confirm/)).toBeVisible()
  await expectAccessible()
  confirmed.resolve()
  await waitFor(() => expect(screen.queryByText('You’re signed out on this device')).toBeNull())
})
