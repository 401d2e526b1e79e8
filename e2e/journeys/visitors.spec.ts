import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { menu, remember, seen, signIn } from './helpers'
import { test } from './test'

const to = 'grace@visitor.example'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

async function letterTo(page: Page, subject: RegExp) {
  type Letter = { subject: string; code?: string }
  const newest = async () => {
    const reply = await page.request.get(`/demo/inbox.json?to=${encodeURIComponent(to)}`)
    return ((await reply.json()) as Letter[])[0] ?? { subject: '' }
  }
  await expect.poll(async () => (await newest()).subject).toMatch(subject)
  return newest()
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([])
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Invite a visitor' })
const ticket = (page: Page) => page.getByRole('dialog', { name: 'Invitation sent' })
const guest = (page: Page) => page.locator('main li', { hasText: 'Grace Lindqvist' })
const isInvitation = /\/buildings\/[\da-f-]+\/visitors$/

async function openVisitors(page: Page): Promise<void> {
  await remember(page, 'ben@meridian.example')
  await page.goto('/')
  await page.locator('#utilities').getByRole('link', { name: 'Visitors', exact: true }).click()
  await heading(page, 'Visitors')
  await expect(seen(page, 'No visitors yet')).toBeVisible()
}

/** Today in Boston, in its last minute: always in the future. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

async function fillIn(page: Page): Promise<void> {
  await press(page, 'Invite a visitor')
  await form(page).getByLabel('First name').fill('Grace')
  await form(page).getByLabel('Last name').fill('Lindqvist')
  await form(page).getByLabel('Email').fill(to)
  await form(page).getByLabel('Day').fill(today())
  await form(page).getByLabel('Time').fill('23:59')
}

test('a tenant invites a visitor, who is checked in at the front desk, and leaves', async ({
  page,
  browser,
  originOf,
}) => {
  const stream = page.waitForResponse((response) =>
    /\/live\?.*topics=[^&]*mine/.test(response.url()),
  )
  await openVisitors(page)
  await expectAccessible(page)
  await fillIn(page)
  await form(page).getByLabel('Company').fill('Lindqvist Tiles')
  await form(page).getByLabel('Note for the front desk').fill('Brings samples')
  // What is wrong is said at its field, and everything typed stays, even after going back.
  await form(page).getByLabel('Email').fill('grace')
  await press(page, 'Send invitation')
  const email = form(page).getByLabel('Email')
  await expect(email).toHaveAccessibleDescription(/Enter a valid email address/)
  await expectAccessible(page)
  await press(page, 'Back')
  await press(page, 'Invite a visitor')
  await expect(email).toHaveValue('grace')
  await expect(form(page).getByLabel('Note for the front desk')).toHaveValue('Brings samples')
  await email.fill(to)
  // The server refuses a past day.
  await form(page).getByLabel('Day').fill('2020-01-01')
  await press(page, 'Send invitation')
  await expect(seen(page, 'Choose a day and time in the future')).toBeVisible()
  await expect(form(page).getByLabel('Last name')).toHaveValue('Lindqvist')
  await expectAccessible(page)
  await form(page).getByLabel('Day').fill(today())
  await press(page, 'Send invitation')
  const { code = '' } = await letterTo(page, /^Your visit to One Meridian Plaza$/)
  await expect(ticket(page).getByText(code)).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Done')
  await expect(guest(page).getByText('Expected')).toBeVisible()
  await expect(guest(page)).toContainText(code)

  const desk = await (await browser.newContext({ baseURL: originOf('localhost') })).newPage()
  await desk.goto('/')
  await signIn(desk, 'manager@meridian.example')
  await menu(desk).click()
  await desk.getByRole('menuitem', { name: 'Check a pass' }).click()
  await desk.getByLabel('Pass code').fill(code)
  await expect(desk.locator('main').getByText('Expected by Ben Okafor')).toBeVisible()
  await expect(desk.locator('main').getByText('Brings samples')).toBeVisible()
  await stream
  await desk.getByRole('button', { name: 'Check in' }).click()
  await expect(desk.locator('main').getByText('Checked in', { exact: true })).toBeVisible()

  // The host's list updates without a reload; so does what the manager sees in the console.
  await expect(guest(page).getByText('In the building')).toBeVisible()
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expectAccessible(page)
  const [building] = /[\da-f-]{36}/.exec(page.url()) ?? []
  await desk.goto(`/operate/buildings/${building}/inside`)
  await expect(desk.getByText('Grace Lindqvist')).toBeVisible()
  await expectAccessible(desk)
  await guest(page).getByRole('button', { name: 'Grace Lindqvist has left' }).click()
  await expect(guest(page).getByText('Left', { exact: true })).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('No visitors in the building')).toBeVisible()
  await desk.goto(`/operate/buildings/${building}/visitors`)
  const listed = desk.getByRole('row').filter({ hasText: 'Grace Lindqvist' })
  await expect(listed).toContainText('Ben Okafor')
  await expect(listed).toContainText('Left')
  await desk.context().close()
})

test('an invitation without a network, and one whose response is lost, is sent once', async ({
  context,
  page,
}) => {
  const keys: (string | undefined)[] = []
  await openVisitors(page)
  await fillIn(page)
  await context.setOffline(true)
  await press(page, 'Send invitation')
  await expect(seen(page, 'Nothing you entered is lost')).toBeVisible()
  await expect(form(page).getByLabel('First name')).toHaveValue('Grace')
  await context.setOffline(false)
  await expect(seen(page, /^You’re offline/)).toHaveCount(0)
  await expectAccessible(page)

  await page.route(isInvitation, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server receives it; the response is lost on the way back.
    await route.fetch()
    return route.abort()
  })
  await press(page, 'Send invitation')
  await expect.poll(() => keys.length).toBe(1)
  await expect(form(page).getByRole('button', { name: 'Send invitation' })).toBeEnabled()
  await press(page, 'Send invitation')
  await expect(ticket(page)).toBeVisible()
  expect(keys[0]).toBe(keys[1])
  await press(page, 'Done')
  await expect(guest(page)).toHaveCount(1)
})

test('an invitation is cancelled, and the visitor is notified', async ({ page }) => {
  await openVisitors(page)
  await fillIn(page)
  await press(page, 'Send invitation')
  await ticket(page).getByRole('button', { name: 'Done' }).click()
  const cancel = guest(page).getByRole('button', { name: 'Cancel the visit of Grace Lindqvist' })
  const question = page.getByRole('dialog', { name: 'Cancel the visit of Grace Lindqvist?' })
  await cancel.click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await cancel.click()
  await question.getByRole('button', { name: 'Cancel visit' }).click()
  await expect(guest(page).getByText('Cancelled')).toBeVisible()
  await letterTo(page, /is cancelled$/)
})
