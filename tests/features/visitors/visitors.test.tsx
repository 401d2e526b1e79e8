import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { offline, refused } from '../../machines/fixtures'
import { visitorOf } from '../../machines/visitors/visitorCases'
import { expectAccessible } from '../../ui/axe'
import type { Answers } from '../answers'
import { inputsOf } from '../inputsOf'
import { home } from '../places'
import { type Replaced, renderApp } from '../renderApp'

const open = (effects: Replaced = {}) =>
  renderApp({ at: `${home}/visitors`, signedIn: true, effects })
const form = async () => within(await screen.findByRole('dialog', { name: 'Invite a visitor' }))
const expected = visitorOf(1)
const here = visitorOf(2, { status: 'checked_in', code: null })

describe('the list of visitors', () => {
  test('shows those to come before earlier ones, with their codes', async () => {
    const gone = visitorOf(3, { status: 'missed', code: null })
    await open({ visitors: async () => [expected, here, gone] })
    const coming = within(await screen.findByRole('region', { name: 'Coming' }))
    expect(coming.getByText('Code: 7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
    expect(coming.getByText('In the building')).toBeVisible()
    const earlier = within(screen.getByRole('region', { name: 'Earlier' }))
    expect(earlier.getByText('Didn’t arrive')).toBeVisible()
    await expectAccessible()
  })

  test('is for tenants only', async () => {
    await open({ visitors: () => Promise.reject(refused('permission_denied', 403)) })
    expect(await screen.findByText('Only tenants invite visitors')).toBeVisible()
    await expectAccessible()
  })
})

describe('an invitation', () => {
  const fillIn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Invite a visitor' }))
    const fields = await form()
    await user.type(fields.getByLabelText('First name'), 'Grace')
    await user.type(fields.getByLabelText('Last name'), 'Guest')
    await user.type(fields.getByLabelText('Email'), 'grace@guest.test')
    await user.type(fields.getByLabelText('Day'), '2126-11-25')
    await user.type(fields.getByLabelText('Time'), '10:00')
    return fields
  }

  test('says what is missing, and its draft stays when it is closed', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Invite a visitor' }))
    const fields = await form()
    await user.type(fields.getByLabelText('First name'), 'Grace')
    await user.click(fields.getByRole('button', { name: 'Send invitation' }))
    expect(await fields.findByRole('link', { name: 'Fill in: Last name' })).toBeVisible()
    await expectAccessible()
    await user.click(fields.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Invite a visitor' }))
    expect((await form()).getByLabelText('First name')).toHaveValue('Grace')
  })

  test('in the past is refused, then sent, and shows its code', async () => {
    const inviteVisitor = vi
      .fn<Answers['inviteVisitor']>(async () => expected)
      .mockRejectedValueOnce(refused('visit_time_invalid', 422))
    const { user } = await open({ inviteVisitor })
    const fields = await fillIn(user)
    await user.click(fields.getByRole('button', { name: 'Send invitation' }))
    expect(await fields.findByText(/Choose a day and time in the future/)).toBeVisible()
    expect(fields.getByLabelText('Last name')).toHaveValue('Guest')
    await user.clear(fields.getByLabelText('Time'))
    await user.type(fields.getByLabelText('Time'), '11:00')
    await user.click(fields.getByRole('button', { name: 'Send invitation' }))
    const ticket = within(await screen.findByRole('dialog', { name: 'Invitation sent' }))
    expect(ticket.getByText('7K3M-Q2WD-9XTA-4HBN')).toBeVisible()
    await expectAccessible()
    const [first, second] = inputsOf(inviteVisitor)
    expect(second).toMatchObject({
      body: { first_name: 'Grace', email: 'grace@guest.test', date: '2126-11-25', time: '11:00' },
    })
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
    await user.click(ticket.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is cancelled after a confirmation only', async () => {
    const cancelVisitor = vi.fn<Answers['cancelVisitor']>(async () =>
      visitorOf(1, { status: 'cancelled', code: null }),
    )
    const { user } = await open({ visitors: async () => [expected], cancelVisitor })
    const press = { name: 'Cancel the visit of Grace Visitor 1' }
    await user.click(await screen.findByRole('button', press))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(cancelVisitor).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', press))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Cancel visit' }))
    await waitFor(() => expect(cancelVisitor).toHaveBeenCalledTimes(1))
  })
})

test('a visitor who has left is marked, and a failure says so', async () => {
  const visitorLeft = vi.fn<Answers['visitorLeft']>(() => Promise.reject(offline))
  const { user } = await open({ visitors: async () => [here], visitorLeft })
  await user.click(await screen.findByRole('button', { name: 'Grace Visitor 2 has left' }))
  expect(await screen.findByText(/Unable to complete at this moment/)).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Okay' }))
  expect(screen.queryByText(/Unable to complete/)).toBeNull()
})
