import { expect, type Page } from '@playwright/test'
import { arriveHome, menu, signIn } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

/** From the header's menu, as a tenant would. */
async function openHistory(page: Page, kind: string) {
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click()
  await page.getByLabel('Show').selectOption({ label: kind })
}
const row = (page: Page, text: string) => page.locator('main li', { hasText: text })

test('a manager approves a booking, and the tenant sees it and is notified without a reload', async ({
  page,
  browser,
  originOf,
}) => {
  const stream = page.waitForResponse((response) =>
    /\/live\?.*topics=[^&]*mine/.test(response.url()),
  )
  await arriveHome(page)
  await openHistory(page, 'Resource bookings')
  await row(page, 'Team party').getByRole('button').click()
  const receipt = page.getByRole('dialog', { name: 'Requested' })
  await expect(receipt.getByText('$480.00')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: originOf('localhost') })).newPage()
  await desk.goto('/')
  await signIn(desk, 'manager@meridian.example')
  await menu(desk).click()
  await desk.getByRole('menuitem', { name: 'Bookings to approve' }).click()
  await expect(row(desk, 'Ada Winthrop').getByText('A farewell, with a grill')).toBeVisible()
  await stream
  await row(desk, 'Ada Winthrop')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Booked' })).toBeVisible()
  await expect(desk.getByText('You’re all caught up')).toBeVisible()
  await desk.context().close()

  await page.getByRole('dialog', { name: 'Booked' }).getByRole('button', { name: 'Done' }).click()
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveText('3')
  await bell.click()
  const told = (name: string) => page.locator('main').getByRole('link', { name, exact: true })
  await told('Unread: Your booking of Roof terrace is confirmed').click()
  await expect(page).toHaveURL(/\/my-history\?type=bookings/)
  await expect(bell).toHaveText('2')
  await page.goBack()
  await expect(told('Your booking of Roof terrace is confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveText('')
  await page.reload()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('a booking is cancelled, and stays cancelled', async ({ page }) => {
  await arriveHome(page)
  await openHistory(page, 'Resource bookings')
  await row(page, 'Quarterly review').getByRole('button').click()
  await page
    .getByRole('dialog', { name: 'Booked' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel booking' })
    .click()
  await page
    .getByRole('dialog', { name: 'Cancelled' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(row(page, 'Quarterly review').getByText('Cancelled by you')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Quarterly review').getByText('Cancelled by you')).toBeVisible()
})

test('a service is requested with a file, and the help desk form survives a reload', async ({
  page,
}) => {
  await arriveHome(page)
  await page.locator('#utilities').getByRole('link', { name: 'Service requests' }).click()
  await page.getByRole('button', { name: 'New request' }).click()
  await page.getByLabel('Category').selectOption({ label: 'Repairs' })
  await page.getByLabel('Subject').fill('The third chair')
  await page.getByLabel('Description').fill('One leg is loose.')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'chair.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Your request is on its way' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(row(page, 'The third chair').getByText('Submitted')).toBeVisible()
  const saved = page.waitForEvent('download')
  await row(page, 'The third chair').getByRole('link', { name: 'chair.png' }).click()
  expect((await saved).suggestedFilename()).toBe('chair.png')

  await page.goto('/help-desk')
  await page.getByLabel('Subject').fill('Half a sentence')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Half a sentence')
})
