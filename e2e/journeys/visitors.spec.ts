import { expect, type Page } from '@playwright/test'
import { violationsInFrame } from '../axe'
import { menu, signIn } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

const to = 'grace@visitor.example'

async function letterTo(page: Page, subject: RegExp) {
  type Letter = { subject: string; code?: string }
  const newest = async () => {
    const reply = await page.request.get(`/demo/inbox.json?to=${encodeURIComponent(to)}`)
    return ((await reply.json()) as Letter[])[0] ?? { subject: '' }
  }
  await expect.poll(async () => (await newest()).subject).toMatch(subject)
  return newest()
}

async function openVisitors(page: Page) {
  await page.goto('/')
  await signIn(page, 'ben@meridian.example')
  await page.getByRole('button', { name: /^Visitor registration/ }).click()
  return page.getByRole('dialog', { name: 'Visitor registration' }).frameLocator('iframe')
}

test('a tenant invites a visitor, who is checked in at the front desk, and leaves', async ({
  page,
  browser,
  originOf,
}) => {
  await page.clock.install()
  const app = await openVisitors(page)
  await expect(app.getByText('No visitors yet.')).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  await app.getByRole('button', { name: 'Invite a visitor' }).click()
  await app.getByLabel('First name').fill('Grace')
  await app.getByLabel('Last name').fill('Lindqvist')
  await app.getByLabel('Email').fill(to)
  await app.getByLabel('Company').fill('Lindqvist Tiles')
  await expect(app.getByLabel('Who’s expecting them')).toHaveValue('Ben Okafor')
  await app.getByLabel('Note for the front desk').fill('Brings samples')
  // The server refuses a past hour; the typed text stays, even after going back.
  const day = app.getByLabel('Day')
  await day.evaluate((field: HTMLInputElement) => field.removeAttribute('min'))
  await day.fill('2020-01-01')
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(app.getByText('Choose a time in the future')).toBeVisible()
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/^Choose a time in the future/)
  expect(await violationsInFrame(page)).toEqual([])
  await app.getByRole('button', { name: 'Back' }).click()
  await app.getByRole('button', { name: 'Invite a visitor' }).click()
  await expect(app.getByLabel('Last name')).toHaveValue('Lindqvist')
  // Today in Boston, in its last minute: always in the future.
  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
  }).format(new Date())
  await day.fill(today)
  await app.getByLabel('Time').fill('23:59')
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(app.getByRole('heading', { name: 'Invited' })).toBeVisible()
  const { code = '' } = await letterTo(page, /^Your visit to One Meridian Plaza$/)
  await expect(app.getByText(code)).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  await app.getByRole('button', { name: 'All visitors' }).click()
  const guest = app.getByRole('listitem').filter({ hasText: 'Grace Lindqvist' })
  await expect(guest.getByText('Expected')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: originOf('localhost') })).newPage()
  await desk.goto('/')
  await signIn(desk, 'manager@meridian.example')
  await menu(desk).click()
  await desk.getByRole('menuitem', { name: 'Check a pass' }).click()
  await desk.getByLabel('Pass code').fill(code)
  await expect(desk.locator('main').getByText('Expected by Ben Okafor')).toBeVisible()
  await expect(desk.locator('main').getByText('Brings samples')).toBeVisible()
  await desk.getByRole('button', { name: 'Check in' }).click()
  await expect(desk.locator('main').getByText('Checked in', { exact: true })).toBeVisible()
  await desk.context().close()

  // The list updates without a reload.
  await page.clock.fastForward(20_000)
  await expect(guest.getByText('Checked in')).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  await guest.getByRole('button', { name: /^Has left/ }).click()
  await expect(guest.getByText('Left', { exact: true })).toBeVisible()
})

test('an invitation is cancelled, and the visitor is notified', async ({ page }) => {
  const app = await openVisitors(page)
  await app.getByRole('button', { name: 'Invite a visitor' }).click()
  await app.getByLabel('First name').fill('Grace')
  await app.getByLabel('Last name').fill('Lindqvist')
  await app.getByLabel('Email').fill(to)
  // While the server is unavailable, the typed text stays, and is sent once it returns.
  await page.route('**/visitors', (route) => route.abort())
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(app.getByText('What you typed is still here')).toBeFocused()
  await page.unroute('**/visitors')
  await app.getByRole('button', { name: 'Send the invitation' }).click()
  await app.getByRole('button', { name: 'All visitors' }).click()
  const guest = app.getByRole('listitem').filter({ hasText: 'Grace Lindqvist' })
  await guest.getByRole('button', { name: /^Cancel the invitation/ }).click()
  await app.getByRole('button', { name: 'Keep it' }).click()
  await guest.getByRole('button', { name: /^Cancel the invitation/ }).click()
  expect(await violationsInFrame(page)).toEqual([])
  await app.getByRole('button', { name: 'Cancel the invitation' }).click()
  await expect(guest.getByText('Cancelled')).toBeVisible()
  await letterTo(page, /is cancelled$/)
})
