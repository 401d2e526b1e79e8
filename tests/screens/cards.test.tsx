import type { PaymentMethod } from '@contract/payments'
import type { Effects } from '@runtime/effects'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offline } from '../machines/cases'
import { expectAccessible } from '../ui/axe'
import { asked } from './asked'
import { deferred } from './deferred'
import { openStage } from './stage'

afterEach(() => expectAccessible())

const card = (given: Partial<PaymentMethod>): PaymentMethod => ({
  id: 'c1',
  card_last_four: '1111',
  card_brand: 'visa',
  payment_token: 'token',
  card_month: 8,
  card_year: 2029,
  ...given,
})
const visa = card({})
const unknown = card({ id: 'c2', card_brand: 'house', card_last_four: '0007', card_month: null })
const open = (effects: Partial<Effects> = {}) =>
  openStage({ at: '/account/cards', signedIn: true, effects })

describe('one’s cards', () => {
  test('are on their way, then there: what they are called, and how long they are good', async () => {
    const read = deferred<PaymentMethod[]>()
    await open({ paymentMethods: () => read.promise })
    expect(await screen.findByText('Loading your cards')).toBeInTheDocument()
    await expectAccessible()
    await act(async () => read.resolve([visa, unknown]))
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual(['Visa ending in 1111', 'Card ending in 0007'])
    expect(screen.getAllByText(/^Expires/).map(({ textContent }) => textContent)).toEqual([
      'Expires 08/29',
    ])
    expect(screen.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page')
  })

  test('are none yet, and lead to the form', async () => {
    const { user, address } = await open()
    expect(await screen.findByText('No cards yet')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Add a card' }))
    await screen.findByRole('heading', { level: 1, name: 'Add a card' })
    expect(address()).toBe('/add-card')
  })

  test('could not be read, which no toast says, and are read again', async () => {
    const paymentMethods = vi
      .fn<Effects['paymentMethods']>(async () => [visa])
      .mockRejectedValueOnce(offline)
    const { user, system } = await open({ paymentMethods })
    await screen.findByText('Your cards could not be loaded')
    await expectAccessible()
    expect(system.toasts.getSnapshot().context.toasts).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Visa ending in 1111')).toBeVisible()
  })

  test('go one by one, once one has agreed; it is said where that did not work', async () => {
    let list = [visa, unknown]
    const removeCard = vi
      .fn<Effects['removeCard']>(async ({ id }) => {
        list = list.filter((each) => each.id !== id)
      })
      .mockRejectedValueOnce(offline)
    const { user } = await open({ paymentMethods: async () => list, removeCard })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove Visa ending in 1111?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText(/^Unable to complete/)).toBeVisible()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Visa ending in 1111')).toBeNull())
    expect(asked(removeCard).map(({ id }) => id)).toEqual(['c1', 'c1'])
    expect(screen.getByText('Card ending in 0007')).toBeVisible()
  })

  test('stay where one does not agree', async () => {
    const removeCard = vi.fn<Effects['removeCard']>()
    const { user } = await open({ paymentMethods: async () => [visa], removeCard })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Visa ending in 1111')).toBeVisible()
    expect(removeCard).not.toHaveBeenCalled()
  })
})
