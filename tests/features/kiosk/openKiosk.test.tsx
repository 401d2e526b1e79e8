import type { Reply } from '@contract/endpoint'
import type { openKiosk } from '@contract/kiosk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { kioskKnown, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { never } from '../deferred'
import { renderApp } from '../renderApp'

const { session } = kioskKnown
const opened: Reply<typeof openKiosk> = {
  token: session.token,
  expires_in: 900,
  refresh_token: { token: session.refreshToken, expires_in: 3600 },
  user: session.user,
}
const at = '/login'
const kioskCode = 'K7QM2XPD'

test("an operator's link turns a signed-out device into its kiosk", async () => {
  const open = vi.fn<Answers['openKiosk']>(async () => opened)
  await renderApp({ at, kioskCode, isShowcasing: true, effects: { openKiosk: open } })
  expect(await screen.findByRole('button', { name: 'Touch the screen to begin' })).toBeVisible()
  expect(open).toHaveBeenCalledTimes(1)
  expect(open.mock.calls[0]?.[0]).toMatchObject({ body: { code: kioskCode } })
})

test('shows no form while the server opens the kiosk', async () => {
  await renderApp({ at, kioskCode, effects: { openKiosk: never } })
  await waitFor(() => expect(document.querySelector('main')).not.toBeNull())
  expect(screen.queryByRole('textbox')).toBeNull()
  await expectAccessible()
})

test.each([
  ['is used or unknown', refused('code_invalid', 422), 'This code is no longer valid'],
  ['has expired', refused('code_expired', 410), 'This code is no longer valid'],
  ['cannot be sent', offline, 'You’re offline'],
])('a code that %s says so at the sign-in', async (_, failure, text) => {
  const openKiosk = async () => {
    throw failure
  }
  await renderApp({ at, kioskCode, effects: { openKiosk } })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Work email' })).toBeVisible()
  await expectAccessible()
})

test('a signed-in device ignores the link', async () => {
  const open = vi.fn<Answers['openKiosk']>(never)
  await renderApp({ at, kioskCode, signedIn: true, effects: { openKiosk: open } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})
