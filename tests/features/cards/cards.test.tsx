import type { PaymentMethod } from '@contract/payments'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offline } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { expectSpoken } from '../../ui/spokenText'
import type { Answers } from '../answers'
import { deferred } from '../deferred'
import { inputsOf } from '../inputsOf'
import { type Replaced, renderApp } from '../renderApp'

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
const endless = card({ id: 'c3', card_last_four: '0008', card_month: 8, card_year: null })
const unknown = card({ id: 'c2', card_brand: 'house', card_last_four: '0007', card_month: null })
const open = (effects: Replaced = {}) =>
  renderApp({ at: '/account/cards', signedIn: true, effects })

describe("the user's cards", () => {
  test('show their names and expiry', async () => {
    await open({ paymentMethods: async () => [visa, unknown, endless] })
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual(['Visa ending in 1111', 'Card ending in 0007', 'Visa ending in 0008'])
    expect(screen.getAllByText(/^Expires/).map(({ textContent }) => textContent)).toEqual([
      'Expires 08/29',
    ])
    expect(screen.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page')
  })

  test('show the logo of each brand', async () => {
    const brands = [
      ['visa', 'Visa', 'VISA'],
      ['master', 'Mastercard', '#eb001b #f79e1b'],
      ['maestro', 'Maestro', '#eb001b #00a2e5'],
      ['american_express', 'American Express', 'AMEX'],
      ['discover', 'Discover', 'DISC'],
      ['diners_club', 'Diners Club', 'DINERS'],
      ['jcb', 'JCB', 'JCB'],
      ['dankort', 'Dankort', 'DK'],
      // Without its own logo: the picture of any card.
      ['unionpay', 'UnionPay', ''],
    ] as const
    const list = brands.map(([card_brand], at) => card({ id: `c${at}`, card_brand }))
    await open({ paymentMethods: async () => list })
    await screen.findByText('Visa ending in 1111')
    const rows = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'))
    const markOf = (row: HTMLElement | null) => {
      const circles = [...(row?.querySelectorAll('svg[viewBox="0 0 44 28"] circle') ?? [])]
      const word = row?.querySelector('svg[viewBox="0 0 44 28"] text')?.textContent
      return word ?? circles.map((circle) => circle.getAttribute('fill')).join(' ')
    }
    expect(rows.map((row) => [row?.querySelector('h2')?.textContent, markOf(row)])).toEqual(
      brands.map(([, name, mark]) => [`${name} ending in 1111`, mark]),
    )
    // White text is invisible on white ground.
    const grounds = [...document.querySelectorAll('svg rect[width="44"]')]
    expect(grounds.map((ground) => ground.getAttribute('fill'))).toEqual(
      grounds.map(() => expect.stringMatching(/^#[\da-f]{6}$/)),
    )
    expect(grounds).toHaveLength(8)
  })

  test('are removed one by one after a confirmation; a failure shows in place', async () => {
    let list = [visa, unknown]
    const removeCard = vi
      .fn<Answers['removePaymentMethod']>(async ({ params }) => {
        list = list.filter((each) => each.id !== params.cardId)
      })
      .mockRejectedValueOnce(offline)
    const { user } = await open({
      paymentMethods: async () => list,
      removePaymentMethod: removeCard,
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remove Visa ending in 1111?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText(/^Unable to complete/)).toBeVisible()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Visa ending in 1111')).toBeNull())
    expect(inputsOf(removeCard).map(({ params }) => params.cardId)).toEqual(['c1', 'c1'])
    expect(screen.getByText('Card ending in 0007')).toBeVisible()
  })

  test('cannot be kept while one of them is being removed', async () => {
    const gone = deferred<undefined>()
    const removeCard = vi.fn<Answers['removePaymentMethod']>(() => gone.promise)
    const { user } = await open({
      paymentMethods: async () => [visa],
      removePaymentMethod: removeCard,
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await expectSpoken('One moment')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(removeCard).toHaveBeenCalledTimes(1)
    await act(async () => gone.resolve(undefined))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('No cards yet')).toBeVisible()
  })

  test('stay if the user declines', async () => {
    const removeCard = vi.fn<Answers['removePaymentMethod']>()
    const { user } = await open({
      paymentMethods: async () => [visa],
      removePaymentMethod: removeCard,
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Visa ending in 1111')).toBeVisible()
    expect(removeCard).not.toHaveBeenCalled()
  })
})
