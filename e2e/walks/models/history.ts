import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { remember, seen, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, replies, repliesWith } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = { hasRows: boolean; hasMore: boolean; hasFailed: boolean; isCancelled: boolean }

const row = (page: Page) => page.locator('main li', { hasText: 'Quarterly review' })
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const question = (page: Page) => dialog(page, 'Cancel this booking?')

/** The rows that the list has, and whether it says that they may be out of date. */
async function seesRows({ page }: Stage, key: unknown): Promise<void> {
  const { hasRows, hasMore, hasFailed } = key as Key
  await expect(row(page)).toBeVisible({ visible: hasRows })
  await expect(more(page)).toBeVisible({ visible: hasMore })
  await expect(seen(page, 'This may be out of date.')).toBeVisible({ visible: hasFailed })
}

async function seesReceipt({ page }: Stage, key: unknown): Promise<void> {
  const { isCancelled } = key as Key
  const receipt = dialog(page, isCancelled ? 'Cancelled' : 'Booked')
  await expect(receipt.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Cancel booking' })).toBeVisible({
    visible: !isCancelled,
  })
}

export const history: BrowserModel = {
  calls: {
    page: { url: /\/users\/current\/transactions\?/ },
    readBooking: { method: 'GET', url: /\/api\/.*\/bookings\/[\da-f-]{36}/ },
    cancelBooking: { method: 'DELETE', url: /\/api\/.*\/bookings\/[\da-f-]{36}/ },
  },
  async arrive({ page }) {
    await remember(page)
    await withoutRendering(page)
    // What the server announces would read the list at other times than the walk does.
    await page.route('**/portico/v1/live**', (route) => route.abort())
    await page.goto('/my-history?type=bookings')
  },
  sees: {
    async 'list.loading'({ page }) {
      await expect(page.getByText('Loading your history').first()).toBeAttached()
      await expect(row(page)).toBeHidden()
    },
    async 'list.shown'(stage, key) {
      await seesRows(stage, key)
      if ((key as Key).hasMore) await expect(more(stage.page)).not.toHaveAttribute('aria-busy')
    },
    async 'list.loadingMore'(stage, key) {
      await expect(more(stage.page)).toHaveAttribute('aria-busy', 'true')
      await expect(row(stage.page)).toBeVisible({ visible: (key as Key).hasRows })
    },
    'list.refreshing': seesRows,
    async 'list.failed'({ page }) {
      await expect(seen(page, 'We couldn’t load your history')).toBeVisible()
    },
    async 'receipt.closed'({ page }) {
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    'receipt.reading': seesReceipt,
    'receipt.open': seesReceipt,
    async 'receipt.confirmingCancel'({ page }) {
      await expect(question(page).getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
    },
    async 'receipt.cancelling'({ page }) {
      const button = question(page).getByRole('button', { name: 'Cancel booking' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    async 'receipt.cancelFailed'({ page }) {
      await expect(dialog(page, 'The booking wasn’t cancelled')).toBeVisible()
    },
  },
  does: {
    async 'list.retried'({ page }) {
      await press(page, 'Try again')
    },
    async 'more.pressed'({ page }) {
      await more(page).click()
    },
    'page.returned': comesBackOnline,
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
    /** No one in the demo has more than a page; the server finds nothing on the next one. */
    'firstPage done': repliesWith('page', (reply) => {
      const { data } = reply as { data: object[] }
      return { ...reply, total: data.length + 1 }
    }),
    'firstPage error': fails('page'),
    'nextPage done': replies('page'),
    'nextPage error': fails('page'),
    'freshRows done': replies('page'),
    'freshRows error': fails('page'),
    'after listTimeout': wait,
    'readBooking done': replies('readBooking'),
    'readBooking error': fails('readBooking'),
    'after bookingTimeout': wait,
    'cancelBooking done': replies('cancelBooking'),
    'cancelBooking error': fails('cancelBooking'),
    'after mutationTimeout': wait,
  },
}
