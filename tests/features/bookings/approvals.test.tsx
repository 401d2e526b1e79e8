import type { PendingBooking } from '@contract/bookings'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline, refused } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import { type Answers, pageOf } from '../answers'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const pending = (at: number): PendingBooking => ({
  uuid: id(at),
  resource: { uuid: id(90), name: `Terrace ${at}`, image_url: null },
  name: 'Farewell',
  requested_by: { name: 'Ben Okafor', email: 'ben@house.test', company: 'Harcourt Vale' },
  start_at: '2126-11-30T15:00:00Z',
  end_at: '2126-11-30T17:00:00Z',
  created_at: '2126-11-20T15:00:00Z',
  total_price: 240,
  currency_type: 'USD',
  form_responses: [{ question: 'What is the occasion?', answer: 'A farewell', type: 'text' }],
})

type Read = Answers['bookingApprovals']
type Decided = Awaited<ReturnType<Answers['decideBooking']>>
const decided: Decided = { uuid: id(1), status: 'accepted' }
const listing =
  (...items: PendingBooking[]): Read =>
  async ({ query }) =>
    query.state === 'waiting' ? items : []
/** Denied bookings that block their slot, and no pending ones. */
const blocking =
  (...items: PendingBooking[]): Read =>
  async ({ query }) =>
    query.state === 'blocked' ? items : []
const open = (pendingBookings: Read, effects: Replaced = {}) =>
  renderApp({
    at: `/building/${firstHouse.building.uuid}/approvals`,
    signedIn: true,
    effects: { bookingApprovals: pendingBookings, ...effects },
  })

describe('bookings to approve', () => {
  test('are for managers only', async () => {
    await open(() => Promise.reject(refused('permission_denied', 403)))
    expect(await screen.findByText('This page is for managers')).toBeVisible()
    await expectAccessible()
  })

  test('are approved with one press, once, and then gone', async () => {
    const answer = deferred<Decided>()
    const decideBooking = vi.fn<Answers['decideBooking']>(() => answer.promise)
    const list = vi.fn<Read>(listing(pending(1), pending(2)))
    const { user } = await open(list, { decideBooking })
    const approve = await screen.findByRole('button', { name: 'Approve Terrace 1, Ben Okafor' })
    expect(screen.getAllByText('A farewell')).toHaveLength(2)
    await expectAccessible()
    list.mockImplementation(listing(pending(2)))
    await user.dblClick(approve)
    expect(inputsOf(decideBooking)).toMatchObject([
      { params: { bookingUuid: id(1) }, body: { status: 'accepted' } },
    ])
    expect(screen.getByRole('button', { name: 'Approve Terrace 2, Ben Okafor' })).toBeDisabled()
    answer.resolve(decided)
    await waitFor(() => expect(screen.queryByText('Terrace 1')).toBeNull())
    expect(screen.getByText('Terrace 2')).toBeVisible()
  })

  test('are denied with a reason that survives a failure', async () => {
    const decideBooking = vi
      .fn<Answers['decideBooking']>(async () => decided)
      .mockRejectedValueOnce(offline)
    const { user } = await open(listing(pending(1)), { decideBooking })
    await user.click(await screen.findByRole('button', { name: 'Deny Terrace 1, Ben Okafor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deny this booking?' }))
    await user.click(dialog.getByRole('radio', { name: 'It isn’t available then' }))
    await user.type(dialog.getByLabelText('Reason'), 'New planks')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    expect(await dialog.findByText(/Unable to complete at this moment/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('New planks')
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = inputsOf(decideBooking)
    expect(second).toMatchObject({
      body: { status: 'denied_unavailable', reason: 'New planks' },
    })
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
  })

  test('cannot be kept while a denial runs', async () => {
    const answer = deferred<Decided>()
    const decideBooking = vi.fn<Answers['decideBooking']>(() => answer.promise)
    const { user } = await open(listing(pending(1)), { decideBooking })
    await user.click(await screen.findByRole('button', { name: /^Deny/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deny this booking?' }))
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    await expectSpoken('One moment')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(dialog.getByLabelText('Reason')).toHaveAttribute('readonly')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Deny this booking?' })).toBeVisible()
    answer.resolve(decided)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(decideBooking).toHaveBeenCalledTimes(1)
  })

  test('show that another manager has already decided', async () => {
    const decideBooking = () => Promise.reject(refused('booking_decided', 409))
    const { user } = await open(listing(pending(1)), { decideBooking })
    await user.click(await screen.findByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('It’s already been decided or cancelled.')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    expect(screen.queryByText('It’s already been decided or cancelled.')).toBeNull()
  })
})

describe('long lists of bookings', () => {
  test('load more after the first page', async () => {
    const all = Array.from({ length: 150 }, (_, at) => pending(at + 1))
    const read = vi.fn<Read>(async ({ query }) =>
      query.state === 'waiting' ? pageOf(all, query) : [],
    )
    const { user } = await open(read)
    expect(await screen.findByText('Terrace 100')).toBeVisible()
    expect(screen.queryByText('Terrace 101')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Terrace 150')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('show that the rest failed to load, and offer a retry', async () => {
    const read = vi.fn<Read>(async ({ query }) =>
      query.state === 'blocked' ? [] : pageOf([pending(1), pending(2)], { ...query, limit: 1 }),
    )
    const { user } = await open(read)
    await screen.findByText('Terrace 1')
    read.mockRejectedValueOnce(offline)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Terrace 2')).toBeVisible()
  })
})

describe('times blocked by a denial', () => {
  const blocked = { ...pending(3), decision_reason: 'New planks' }

  test('are listed with their reason, and freed with one press', async () => {
    const decideBooking = vi.fn<Answers['decideBooking']>(async () => decided)
    const read = vi.fn<Read>(blocking(blocked))
    const { user } = await open(read, { decideBooking })
    const times = within(await screen.findByRole('region', { name: 'Blocked times' }))
    expect(times.getByText('New planks')).toBeVisible()
    await expectAccessible()
    read.mockImplementation(blocking())
    await user.click(times.getByRole('button', { name: 'Unblock time: Terrace 3, Ben Okafor' }))
    expect(inputsOf(decideBooking)).toMatchObject([
      { params: { bookingUuid: id(3) }, body: { status: 'denied_available' } },
    ])
    await waitFor(() => expect(screen.queryByText('Blocked times')).toBeNull())
  })

  test('are hidden if there are none', async () => {
    await open(listing(pending(1)))
    await screen.findByText('Terrace 1')
    expect(screen.queryByText('Blocked times')).toBeNull()
  })
})
