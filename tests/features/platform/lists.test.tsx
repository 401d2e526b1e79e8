import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers } from '../answers'
import { card, request, session } from '../listed'
import { home } from '../places'
import { renderApp } from '../renderApp'

afterEach(() => expectAccessible())

test.each<[keyof Answers, string, unknown, string]>([
  ['paymentMethods', '/account/cards', [card], 'Visa ending in 1111'],
  ['ownSessions', '/account/sessions', [session], 'Firefox on Windows'],
  ['serviceRequests', `${home}/service-requests`, [request], 'A lamp'],
])(
  '%s: a list stays while it is read again, and marks stale data',
  async (name, at, reply, row) => {
    let isAway = false
    const read = async () => {
      if (isAway) throw offline
      return reply
    }
    const { system } = await renderApp({
      at,
      signedIn: true,
      flags: ['service-requests'],
      effects: { [name]: read },
    })
    const title = () => screen.findByRole('heading', { level: 2, name: new RegExp(`^${row}`) })
    // As when the network or the tab returns.
    const refresh = () => act(async () => system.pages.send({ type: 'pages.refreshed' }))
    expect(await title()).toBeVisible()
    expect(screen.queryByText(/may be out of date/)).toBeNull()
    isAway = true
    await refresh()
    await expectSpoken('This may be out of date. We couldn’t reach the server.')
    expect(await title()).toBeVisible()
    isAway = false
    await refresh()
    expect(await title()).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull())
  },
)
