import type { PendingBooking } from '@contract/bookings'
import type { Effects } from '@runtime/effects'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse, offline, refused } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { expectHeard } from '../ui/heard'
import { asked } from './asked'
import { deferred, never } from './deferred'
import { openStage } from './stage'

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

type Read = Effects['pendingBookings']
const open = (pendingBookings: Read, effects: Partial<Effects> = {}) =>
  openStage({
    at: `/building/${firstHouse.building.uuid}/approvals`,
    signedIn: true,
    effects: { pendingBookings, ...effects },
  })

describe('the bookings to approve', () => {
  test('loading, they keep their place and say so', async () => {
    await open(never)
    expect(await screen.findByText('Loading bookings')).toBeInTheDocument()
    await expectAccessible()
  })

  test('failed, they can be tried again', async () => {
    const { user } = await open(
      vi.fn<Read>(async () => [pending(1)]).mockRejectedValueOnce(offline),
    )
    expect(await screen.findByText('The bookings could not be loaded')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Terrace 1' })).toBeVisible()
  })

  test('are nobody’s but a manager’s', async () => {
    await open(() => Promise.reject(refused('permission_denied', 403)))
    expect(await screen.findByText('This page is for managers')).toBeVisible()
    await expectAccessible()
  })

  test('empty, they say so', async () => {
    await open(async () => [])
    expect(await screen.findByText('Nothing waits for you')).toBeVisible()
    await expectAccessible()
  })

  test('are approved with one press, once, and then gone', async () => {
    const answer = deferred<void>()
    const decideBooking = vi.fn<Effects['decideBooking']>(() => answer.promise)
    const list = vi.fn<Read>(async () => [pending(1), pending(2)])
    const { user } = await open(list, { decideBooking })
    const approve = await screen.findByRole('button', { name: 'Approve Terrace 1, Ben Okafor' })
    expect(screen.getAllByText('A farewell')).toHaveLength(2)
    await expectAccessible()
    list.mockResolvedValue([pending(2)])
    await user.dblClick(approve)
    expect(asked(decideBooking)).toMatchObject([{ uuid: id(1), decision: 'accepted', reason: '' }])
    expect(screen.getByRole('button', { name: 'Approve Terrace 2, Ben Okafor' })).toBeDisabled()
    answer.resolve()
    await waitFor(() => expect(screen.queryByText('Terrace 1')).toBeNull())
    expect(screen.getByText('Terrace 2')).toBeVisible()
  })

  test('are denied with a reason that is not lost when it fails', async () => {
    const decideBooking = vi
      .fn<Effects['decideBooking']>(async () => undefined)
      .mockRejectedValueOnce(offline)
    const { user } = await open(async () => [pending(1)], { decideBooking })
    await user.click(await screen.findByRole('button', { name: 'Deny Terrace 1, Ben Okafor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deny this booking?' }))
    await user.click(dialog.getByRole('radio', { name: 'It is not available then' }))
    await user.type(dialog.getByLabelText('Reason'), 'New planks')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    expect(await dialog.findByText(/Unable to complete at this moment/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('New planks')
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = asked(decideBooking)
    expect(second).toMatchObject({ decision: 'denied_unavailable', reason: 'New planks' })
    expect(second?.key).not.toBe(first?.key)
  })

  test('cannot be kept any more while a denial is on its way', async () => {
    const answer = deferred<void>()
    const decideBooking = vi.fn<Effects['decideBooking']>(() => answer.promise)
    const { user } = await open(async () => [pending(1)], { decideBooking })
    await user.click(await screen.findByRole('button', { name: /^Deny/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deny this booking?' }))
    await user.click(dialog.getByRole('button', { name: 'Deny' }))
    await expectHeard('One moment')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(dialog.getByLabelText('Reason')).toHaveAttribute('readonly')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Deny this booking?' })).toBeVisible()
    answer.resolve()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(decideBooking).toHaveBeenCalledTimes(1)
  })

  test('that somebody else has decided about say so', async () => {
    const decideBooking = () => Promise.reject(refused('booking_decided', 409))
    const { user } = await open(async () => [pending(1)], { decideBooking })
    await user.click(await screen.findByRole('button', { name: /^Approve/ }))
    expect(await screen.findByText('It was decided or cancelled meanwhile.')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Okay' }))
    expect(screen.queryByText('It was decided or cancelled meanwhile.')).toBeNull()
  })
})
