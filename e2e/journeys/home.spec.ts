import { expect, type Page } from '@playwright/test'
import { arriveHome, menu, readHome, seen, signIn, withFlags } from './helpers'
import { test } from './test'

test('switching the building changes home, its colors and the language', async ({ page }) => {
  await arriveHome(page)
  const brand = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--portico-brand'),
    )
  const before = await brand()
  await page.getByRole('button', { name: /^Change building/ }).click()
  await page.getByRole('menuitemradio', { name: 'Kontorhaus Hafenblick' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontorhaus Hafenblick')
  await expect(page.getByRole('link', { name: 'Besuch', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(await brand()).not.toBe(before)
  // The newer discover mode addresses a content item by building and uuid.
  await expect(page.locator('#discover article a').first()).toHaveAttribute(
    'href',
    /^\/building\/[\da-f-]{36}\/content\/[\da-f-]{36}$/,
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
})

test('a hash scrolls to its section a second after it has loaded', async ({ page }) => {
  await arriveHome(page)
  const url = page.url()
  await page.goto('/account')
  await page.goto(`${url}#discover`)
  const heading = page.getByRole('heading', { level: 2, name: 'Discover' })
  await expect(heading).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
})

test('the sticky tabs and the hash follow the scrolling', async ({ page }) => {
  await arriveHome(page)
  const tabs = page.getByRole('navigation', { name: 'Sections of this page' })
  const path = new URL(page.url()).pathname
  const entries = await page.evaluate(() => history.length)
  await tabs.getByRole('link', { name: 'Discover' }).click()
  await expect(tabs.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => page.url()).toContain('#discover')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(tabs).toBeInViewport()
})

test('a section is reached even if the page grows on the way', async ({ context, page }) => {
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await arriveHome(page)
  const tab = page.getByRole('navigation', { name: 'Sections of this page' })
  await tab.getByRole('link', { name: 'Discover' }).click()
  await expect(page).toHaveURL(/#discover$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Discover' })).toBeInViewport()
  await expect(tab.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'true')
})

test('a part that cannot be read shows an error and is read again on request', async ({ page }) => {
  let answer: 'malformed' | 'error' | 'right' = 'malformed'
  await page.route('**/utility-buttons**', async (route) => {
    if (answer === 'right') return route.continue()
    return answer === 'malformed'
      ? route.fulfill({ json: { data: { utility_buttons: [{ text: 7 }] } } })
      : route.fulfill({ status: 500, body: 'broken' })
  })
  await readHome(page)
  const retry = page.locator('#utilities').getByRole('button', { name: 'Try again' })
  await expect(seen(page, 'We couldn’t load the services')).toBeVisible()
  answer = 'error'
  await retry.click()
  await expect(seen(page, 'We couldn’t load the services')).toBeVisible()
  answer = 'right'
  await retry.click()
  await expect(page.getByRole('button', { name: 'Visitor registration' })).toBeVisible()
})

test('utilities that the web cannot open are explained', async ({ page }) => {
  await arriveHome(page)
  await page.getByRole('button', { name: /^Wallet/ }).click()
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toContainText(
    'only available in the mobile app',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Pages of utilities open in tabs if the frame's flag is off. */
async function arriveWithTabs(page: Page): Promise<void> {
  await withFlags(page, { 'open-tw-miniapp-in-iframe': false })
  await readHome(page)
  const tile = page.getByRole('listitem').filter({ hasText: 'Visitor registration' })
  await expect(tile.locator('.lucide-arrow-up-right')).toBeVisible()
}

test('a token goes only to a registered origin, in a tab without an opener', async ({
  context,
  page,
  originOf,
}) => {
  await context.route('https://visitors.example/**', (route) => route.fulfill({ body: 'visitors' }))
  // The demo's own page needs no token; this is the desk of a deployment at another origin.
  await page.route('**/utility-buttons**', async (route) => {
    const reply = await route.fetch()
    const text = (await reply.text()).replace(
      originOf('apps.localhost') + '/demo/mini/visitors',
      'https://visitors.example/register',
    )
    return route.fulfill({ response: reply, body: text })
  })
  await arriveWithTabs(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Visitor registration/ }).click()
  const tab = await opened
  await tab.waitForURL(/^https:\/\/visitors\.example\/register\?token=ey/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('a page of an origin without a grant for tokens gets none', async ({ context, page }) => {
  await arriveWithTabs(page)
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Visitor registration/ }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Visitors' })).toBeVisible()
  expect(new URL(tab.url()).search).toBe('?building=meridian')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(requests.filter((url) => url.includes('token='))).toEqual([])
})

test('every entry of the header menu leads somewhere', async ({ page }) => {
  await arriveHome(page)
  const entries = [
    ['Account', 'Settings'],
    ['Bookings', 'Bookings'],
  ] as const
  for (const [entry, heading] of entries) {
    await menu(page).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await menu(page).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Launch admin' }).click()
  const admin = await opened
  await expect(admin.getByText('Signed in as Ada Winthrop.')).toBeVisible()
  expect(await admin.evaluate(() => window.opener)).toBeNull()
  // The token has been consumed.
  await admin.reload()
  await expect(admin.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await admin.close()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Kiosk mode' }).click()
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  const touch = page.getByRole('button', { name: 'Touch the screen to begin' })
  await touch.click()
  await expect(page.getByRole('button', { name: 'Leave kiosk mode' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  // A reload is still a kiosk, without the user who handed the device over.
  await page.reload()
  await touch.click()
  await page.getByRole('button', { name: 'Leave kiosk mode' }).click()
  const requests = page.getByRole('dialog', { name: 'Leave kiosk mode?' })
  await requests.getByRole('button', { name: 'Leave kiosk mode' }).click()
  await expect(page.getByLabel('Work email')).toBeVisible()
})

test('another user sees neither the admin link nor a switcher', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'ben@meridian.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
  await expect(page.getByRole('button', { name: /^Change building/ })).toBeHidden()
  await menu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Launch admin' })).toBeHidden()
})
