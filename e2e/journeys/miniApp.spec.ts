import { expect, type FrameLocator, type Page } from '@playwright/test'
import { violationsInFrame } from '../axe'
import { arriveHome, menu, signIn, withFlags } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

/** Answers the questions of a reservation, and chooses a free slot. */
async function fillIn(app: FrameLocator, people: string): Promise<void> {
  await app.getByRole('radio', { disabled: false }).first().check()
  for (const field of await app.locator('input[type=text]').all()) await field.fill('A small party')
  for (const field of await app.getByRole('spinbutton').all()) await field.fill(people)
}

async function openTile(page: Page): Promise<void> {
  await arriveHome(page)
  await page.getByRole('button', { name: /^Reserve a space/ }).click()
}

test('a user reserves a space in an app of another origin, and finds it in the history', async ({
  page,
  originOf,
}) => {
  await openTile(page)
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  const app = dialog.frameLocator('iframe')
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  expect(new URL(address).origin).toBe(originOf('apps.localhost'))
  await expect(app.getByRole('heading', { name: 'Reserve a space' })).toBeVisible()
  // By the session that it received, and by the name that it was granted.
  await expect(app.getByText('One Meridian Plaza · Ada')).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  // The focus stays in the page around the app until the user enters it; Escape closes the frame from both.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Reserve a space/ }).click()
  await app.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^Reserve a space/ }).click()
  const first = app.getByRole('listitem').first()
  const room = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button').click()
  await expect(app.getByRole('heading', { level: 1, name: room })).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  // The length and the total follow from the time.
  await expect(app.getByLabel('How long')).toBeHidden()
  await expect(app.locator('.total')).toBeHidden()
  // What is missing is said at its field, and the first one has the focus.
  await app.getByRole('button', { name: 'Reserve' }).click()
  await expect(app.getByText('Choose a time.')).toBeVisible()
  await expect(app.getByRole('radio', { disabled: false }).first()).toBeFocused()
  await expect(app.getByRole('spinbutton').first()).toHaveAccessibleDescription(
    'Answer this question.',
  )
  expect(await violationsInFrame(page)).toEqual([])
  // What was answered stays when the day changes.
  await app.getByRole('spinbutton').first().fill('3')
  const tomorrow = await app.getByLabel('Day').inputValue()
  const later = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10)
  for (const day of [later, tomorrow]) {
    const slots = page.waitForResponse((response) => response.url().includes(day))
    await app.getByLabel('Day').fill(day)
    await slots
    await expect(app.getByRole('group', { disabled: false }).first()).toBeVisible()
    await expect(app.getByRole('spinbutton').first()).toHaveValue('3')
  }
  await fillIn(app, '2')
  await app.getByLabel('How long').selectOption('2')
  const total = app.locator('.total b')
  await expect(total).toHaveText('$36.00')
  await app.getByRole('button', { name: 'Reserve' }).click()
  await expect(app.getByText('You’ll find it in your history.')).toBeVisible()
  const ticket = app.getByRole('article')
  for (const fact of [room, 'One Meridian Plaza, 1 Meridian Plaza', '$36.00'])
    await expect(ticket).toContainText(fact)
  expect(await violationsInFrame(page)).toEqual([])
  // The slots are the user's own now.
  await app.getByRole('button', { name: 'Reserve something else' }).click()
  await app.getByRole('button', { name: room }).click()
  await expect(app.getByRole('radio', { name: /Yours$/ })).toHaveCount(2)
  await expect(app.getByRole('radio', { name: /Yours$/ }).first()).toBeDisabled()
  expect(await violationsInFrame(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto('/my-history')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Resource bookings')
  await expect(page.locator('main').getByText(room).first()).toBeVisible()
})

test('a reservation from the app is approved by the manager, seen, and cancelled', async ({
  page,
  browser,
  originOf,
}) => {
  await page.goto('/')
  await signIn(page, 'ben@meridian.example')
  await page.getByRole('button', { name: /^Reserve a space/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  const app = dialog.frameLocator('iframe')
  const requests = app
    .getByRole('listitem')
    .filter({ hasText: 'Needs a manager’s approval' })
    .first()
  const room = (await requests.getByRole('heading').textContent()) ?? ''
  await requests.getByRole('button').click()
  await expect(app.getByRole('heading', { level: 1, name: room })).toBeVisible()
  // Late enough that it can still be cancelled.
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await app.getByLabel('Day').fill(day)
  await expect(app.getByLabel('Day')).toHaveValue(day)
  await expect(app.getByRole('radio', { disabled: false }).first()).toBeVisible()
  await fillIn(app, '8')
  await app.getByRole('button', { name: 'Send request' }).click()
  await expect(app.getByRole('heading', { name: 'Request sent' })).toBeVisible()
  await expect(app.getByRole('article')).toContainText(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)),
  )
  // The app closes itself.
  await app.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'View history' }).click()
  await page.getByLabel('Show').selectOption({ label: 'Resource bookings' })
  const mine = page.locator('main li', { hasText: room })
  await expect(mine.getByText('Pending')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: originOf('localhost') })).newPage()
  await desk.goto('/')
  await signIn(desk, 'manager@meridian.example')
  await menu(desk).click()
  await desk.getByRole('menuitem', { name: 'Bookings to approve' }).click()
  await desk
    .locator('main li', { hasText: 'Ben Okafor' })
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(desk.locator('main li', { hasText: 'Ben Okafor' })).toBeHidden()
  await desk.context().close()

  await mine.getByRole('button').click()
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
  await page.reload()
  await expect(mine.getByText('Cancelled by you')).toBeVisible()
})

test('a page that is not registered, or has navigated elsewhere, receives nothing', async ({
  page,
  originOf,
}) => {
  const origin = originOf('apps.localhost')
  // At the registered origin, by another app's name and then by its own; then from an unregistered origin.
  const calls = (uuid: string) =>
    `parent.postMessage(JSON.stringify({ action: 'init', data: { app_uuid: '${uuid}' }, id: 1 }), '*')`
  const hears = `window.heard = []; addEventListener('message', ({ data }) => heard.push(data));`
  await page.route(`${origin}/demo/mini/reserve**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `<h1>Pretender</h1><script>${hears} ${calls('00000000-0000-4000-8000-000000000001')}</script>
        <iframe sandbox="allow-scripts" srcdoc="<script>top.postMessage('{&quot;action&quot;:&quot;getUser&quot;}', '*')</script>"></iframe>`,
    }),
  )
  await openTile(page)
  const dialog = page.getByRole('dialog', { name: 'Reserve a space' })
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toBeVisible()
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  const received = () => frame?.evaluate(() => Reflect.get(window, 'heard') as string[])
  await expect.poll(received).toHaveLength(1)
  expect((await received())?.[0]).toContain('permission_denied')
  await frame?.evaluate(() => {
    window.parent.postMessage('{"action":"getUser","id":2}', '*')
  })
  await expect.poll(received).toHaveLength(2)
  const all = (await received())?.join(' ') ?? ''
  expect(all).toContain('not_ready')
  expect(all).not.toMatch(/ada|token|"data"/i)
})

test('an app with SAML opens in the frame, signed in', async ({ page }) => {
  await arriveHome(page)
  await page.getByRole('button', { name: /^Community forum/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Community forum' })
  const app = dialog.frameLocator('iframe')
  await expect(app.getByText('Reading as Ada Winthrop')).toBeVisible()
  expect(await violationsInFrame(page)).toEqual([])
  // The launch has been consumed.
  const address = (await dialog.locator('iframe').getAttribute('src')) ?? ''
  expect(new URL(address).pathname).toBe('/api/user-verification/samlResponse')
  expect((await page.request.get(address)).status()).toBe(403)
})

test('an app with one-time links opens in a tab, and greets the user', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Food truck map/ }).click()
  const tab = await opened
  await expect(tab.getByText('Hungry, Ada?')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'Food trucks around the plaza' })).toBeVisible()
  await expect(tab.getByText('Hungry, Ada?')).toBeHidden()
})

test('without the flags an app opens by its address only, or in a tab', async ({
  context,
  page,
}) => {
  await withFlags(page, { 'enable-tw-direct-link': false, 'open-tw-miniapp-in-iframe': false })
  await arriveHome(page)
  const tile = page.getByRole('listitem').filter({ hasText: 'Community forum' })
  await expect(tile.locator('.lucide-arrow-up-right')).toBeVisible({ timeout: 20_000 })
  const trucks = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Food truck map/ }).click()
  const map = await trucks
  await expect(map.getByRole('heading', { name: 'Food trucks around the plaza' })).toBeVisible()
  expect(new URL(map.url()).searchParams.has('ott')).toBe(false)
  const forum = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Community forum/ }).click()
  await expect((await forum).getByText('Reading as Ada Winthrop')).toBeVisible()
})
