import type { PaymentMethod } from '@contract/payments'
import type { Effects } from '@runtime/effects'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { offline } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { expectHeard } from '../ui/heard'
import { home } from './places'
import { openStage } from './stage'

afterEach(() => expectAccessible())

const card: PaymentMethod = {
  id: 'c1',
  card_last_four: '1111',
  card_brand: 'visa',
  payment_token: 'token',
  card_month: 8,
  card_year: 2029,
}
const session = {
  uuid: '00000000-0000-4000-8000-0000000000c1',
  browser: 'Firefox',
  system: null,
  device: 'desktop',
  started_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-23T09:00:00Z',
  current: true,
}
const request = {
  id: '1',
  category: 'heating',
  subject: 'A lamp',
  description: 'It flickers',
  attachments: [],
  status: 'Pending',
  created_at: '2026-11-23T10:00:00Z',
}

test.each<[keyof Effects, string, unknown, string]>([
  ['paymentMethods', '/account/cards', [card], 'Visa ending in 1111'],
  ['ownSessions', '/account/sessions', [session], 'Firefox'],
  [
    'serviceRequests',
    `${home}/service-requests`,
    { requests: [request], categories: [] },
    'A lamp',
  ],
])(
  '%s: a list that is read anew stays, and says so where it may be old',
  async (name, at, reply, row) => {
    let isAway = false
    const read = async () => {
      if (isAway) throw offline
      return reply
    }
    const { system } = await openStage({ at, signedIn: true, effects: { [name]: read } })
    const title = () => screen.findByRole('heading', { level: 2, name: new RegExp(`^${row}`) })
    // As when the network or the tab is back.
    const refresh = () => act(async () => system.pages.send({ type: 'visit.refreshed' }))
    expect(await title()).toBeVisible()
    expect(screen.queryByText(/may be out of date/)).toBeNull()
    isAway = true
    await refresh()
    await expectHeard('This may be out of date: the server could not be reached.')
    expect(await title()).toBeVisible()
    isAway = false
    await refresh()
    expect(await title()).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull())
  },
)
