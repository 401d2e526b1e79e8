import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { remember, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, replies } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

export const row = (page: Page) => page.locator('main li', { hasText: 'Quarterly review' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const question = (page: Page) => dialog(page, 'Cancel this booking?')

async function seesReceipt({ page }: Stage, key: unknown): Promise<void> {
  const { isCancelled } = key as { isCancelled: boolean }
  const receipt = dialog(page, isCancelled ? 'Cancelled' : 'Booked')
  await expect(receipt.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Cancel booking' })).toBeVisible({
    visible: !isCancelled,
  })
}

/** Opens the bookings of the history. */
export async function arriveAtHistory(page: Page): Promise<void> {
  await remember(page)
  await withoutRendering(page)
  // What the server announces would read the list at other times than the walk does.
  await page.route('**/portico/v1/live**', (route) => route.abort())
  await page.goto('/my-history?type=bookings')
}

export const history: BrowserModel = {
  calls: {
    readBooking: { method: 'GET', url: /\/api\/.*\/bookings\/[\da-f-]{36}/ },
    cancelBooking: { method: 'DELETE', url: /\/api\/.*\/bookings\/[\da-f-]{36}/ },
  },
  async arrive({ page }) {
    await arriveAtHistory(page)
    await expect(row(page)).toBeVisible()
  },
  sees: {
    async closed({ page }) {
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    reading: seesReceipt,
    open: seesReceipt,
    async confirmingCancel({ page }) {
      await expect(question(page).getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
    },
    async cancelling({ page }) {
      const button = question(page).getByRole('button', { name: 'Cancel booking' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    async cancelFailed({ page }) {
      await expect(dialog(page, 'The booking wasn’t cancelled')).toBeVisible()
    },
  },
  does: {
    'request.invalidated': comesBackOnline,
    async 'receipt.opened'({ page }) {
      await row(page).getByRole('button').click()
    },
    async 'receipt.closed'({ page }) {
      await press(page, 'Done')
    },
    async 'cancel.pressed'({ page }) {
      await dialog(page, 'Booked').getByRole('button', { name: 'Cancel booking' }).click()
    },
    async 'cancel.confirmed'({ page }) {
      await question(page).getByRole('button', { name: 'Cancel booking' }).click()
    },
    async 'cancel.dismissed'({ page }) {
      await press(page, 'Keep it')
    },
    async 'error.dismissed'({ page }) {
      await press(page, 'Okay')
    },
    'readBooking done': replies('readBooking'),
    'readBooking error': fails('readBooking'),
    'after bookingTimeout': wait,
    'cancelBooking done': replies('cancelBooking'),
    'cancelBooking error': fails('cancelBooking'),
    'after mutationTimeout': wait,
  },
  undone: {
    'list error': 'a list never ends in an error of its own; the chart reports it as a defect',
  },
}
