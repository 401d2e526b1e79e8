import { expect, type Page } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { arriveHome, menu, remember, seen, signIn, tokenOf } from './helpers'
import { test } from './test'

const room = 'Harbor Room'
const guests = 'How many people will come?'
const ben = 'ben@meridian.example'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

const slot = (page: Page, at: number) => page.getByRole('radio').nth(at)
const booked = (page: Page) => page.getByRole('region', { name: 'It’s yours' })
const row = (page: Page, text: string) => page.locator('main li', { hasText: text })
const isBooking = /\/resources\/[\da-f-]+\/bookings$/

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([])
}

/** From home to the slots of tomorrow, where no time has passed yet. */
async function openRoom(page: Page, name = room): Promise<void> {
  await page.locator('#utilities').getByRole('link', { name: 'Book a space' }).click()
  await heading(page, 'Spaces')
  await expectAccessible(page)
  await page.locator('main').getByRole('link', { name }).click()
  await heading(page, name)
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-\d{2}$/)
  await expect(slot(page, 0)).toBeEnabled()
}

/** Another tenant books a slot that the page shows. */
async function benBooks(page: Page, at: number): Promise<void> {
  const token = await tokenOf(page.request, ben)
  const uuid = new URL(page.url()).pathname.split('/').at(-1)
  const reply = await page.request.post(`/api/portico/v1/resources/${uuid}/bookings`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      start_at: await slot(page, at).getAttribute('value'),
      slots: 1,
      form_responses: [{ question: guests, answer: '2' }],
    },
  })
  expect(reply.status()).toBe(201)
}

test('a tenant books a room from home, finds it in the history, and cancels it', async ({
  page,
}) => {
  await arriveHome(page)
  await openRoom(page)
  await slot(page, 4).check()
  await page.getByLabel('How long').selectOption('1 hour')
  await expect(page.locator('main').getByText('$36.00')).toBeVisible()
  // What is missing is said at its field, and what was chosen stays.
  await press(page, 'Book')
  await expect(page.getByLabel(guests)).toBeFocused()
  await expect(page.getByLabel(guests)).toHaveAccessibleDescription(/Answer this/)
  await expectAccessible(page)
  await page.getByLabel(guests).fill('6')
  await expect(slot(page, 4)).toBeChecked()
  await press(page, 'Book')
  await expect(booked(page)).toBeFocused()
  await expect(booked(page)).toContainText('$36.00')
  await expectAccessible(page)

  // A reload shows the user's own slots.
  await page.reload()
  await expect(page.getByRole('radio', { name: /Your booking$/ })).toHaveCount(2)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click()
  await page.getByLabel('Show').selectOption({ label: 'Resource bookings' })
  // Tomorrow's is before the one in three days.
  await row(page, room).first().getByRole('button').click()
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
  await page.goBack()
  await expect(slot(page, 4)).toBeEnabled()
})

test('a slot that another tenant books meanwhile is lost, and the user chooses another', async ({
  page,
}) => {
  const stream = page.waitForResponse((response) =>
    /\/live\?.*topics=[^&]*slots/.test(response.url()),
  )
  await arriveHome(page)
  await openRoom(page)
  await page.getByLabel(guests).fill('6')
  await slot(page, 0).check()
  await stream
  await benBooks(page, 0)
  // The page hears of it before the user confirms.
  await expect(seen(page, 'That time is no longer free')).toBeVisible()
  await expect(slot(page, 0)).toBeDisabled()
  await expect(slot(page, 0)).not.toBeChecked()
  await expectAccessible(page)

  // Without an announcement, the server decides when the user confirms.
  await page.route(/\/availability\?/, (route) => route.abort())
  await slot(page, 1).check()
  await expect(seen(page, 'That time is no longer free')).toBeHidden()
  await benBooks(page, 1)
  const refused = page.waitForResponse((response) => isBooking.test(response.url()))
  await press(page, 'Book')
  expect((await refused).status()).toBe(409)
  await expect(seen(page, 'That time is no longer free')).toBeVisible()
  await expect(page.getByLabel(guests)).toHaveValue('6')
  await page.unroute(/\/availability\?/)

  await slot(page, 2).check()
  await press(page, 'Book')
  await expect(booked(page)).toBeFocused()
})

test('a booking without a network, and one whose response is lost, happen once', async ({
  context,
  page,
}) => {
  const keys: (string | undefined)[] = []
  await arriveHome(page)
  await openRoom(page)
  await slot(page, 0).check()
  await page.getByLabel(guests).fill('6')
  await context.setOffline(true)
  await press(page, 'Book')
  await expect(seen(page, 'We couldn’t confirm your booking')).toBeVisible()
  await expect(slot(page, 0)).toBeChecked()
  await context.setOffline(false)
  await expect(seen(page, /^You’re offline/)).toHaveCount(0)
  await expectAccessible(page)

  await page.route(isBooking, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The server receives it; the response is lost on the way back.
    await route.fetch()
    return route.abort()
  })
  await press(page, 'Book')
  await expect(page.getByRole('radio', { name: /Your booking$/ })).toHaveCount(1)
  await expect(page.getByLabel(guests)).toHaveValue('6')
  await press(page, 'Book')
  await expect(booked(page)).toBeFocused()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await press(page, 'Book another time')
  await expect(page.getByRole('radio', { name: /Your booking$/ })).toHaveCount(1)
})

test('a booking that needs approval is a request, which the manager sees', async ({
  page,
  browser,
  originOf,
}) => {
  await remember(page, ben)
  await page.goto('/')
  await openRoom(page, 'Roof terrace')
  await slot(page, 0).check()
  await page.getByLabel('What is the occasion?').fill('A small party')
  await page.getByLabel(guests).fill('12')
  await press(page, 'Request booking')
  await expect(
    page.getByRole('region', { name: 'Your request is with the building' }),
  ).toBeFocused()
  await expectAccessible(page)

  const desk = await (await browser.newContext({ baseURL: originOf('localhost') })).newPage()
  await desk.goto('/')
  await signIn(desk, 'manager@meridian.example')
  await menu(desk).click()
  await desk.getByRole('menuitem', { name: 'Bookings to approve' }).click()
  await expect(row(desk, 'Ben Okafor').getByText('A small party')).toBeVisible()
  await desk.context().close()
})

test('the search finds a room, and leads to its booking', async ({ page }) => {
  await arriveHome(page)
  await page.getByRole('button', { name: 'Search the building' }).click()
  await page.getByRole('combobox', { name: 'Search the building' }).fill('harbor ro')
  const found = page.getByRole('option', { name: room })
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await found.click()
  await heading(page, room)
  await expect(page.getByRole('navigation', { name: 'Days' })).toBeVisible()
})
