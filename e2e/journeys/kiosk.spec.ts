import { expect, type Page } from '@playwright/test'
import { holdScripts, signIn } from './helpers'
import { test } from './test'

const begin = (page: Page) => page.getByRole('button', { name: 'Touch the screen to begin' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
const home = /\/building\/[\da-f-]{36}$/

/** A lobby's screen with a simulated clock. */
async function openKiosk(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await signIn(page, 'kiosk@meridian.example')
  await expect(begin(page)).toBeVisible()
}

/**
 * Up to the dialog, and past it; hardly further, because the browser goes back in real time and this clock would time
 * it out.
 */
async function leave(page: Page): Promise<void> {
  await page.clock.runFor(61_000)
  await expect(question(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(begin(page)).toBeVisible()
}

async function openEvent(page: Page): Promise<void> {
  await page.locator('#discover article a').first().click()
  await expect(page).not.toHaveURL(home)
  await expect(page.locator('main article h1:visible')).toBeVisible()
}

test('a kiosk shows the building, serves a guest, asks, and wipes', async ({ page }) => {
  await openKiosk(page)
  await expect(page).toHaveURL(home)
  const entries = await page.evaluate(() => history.length)

  // The first touch is over a service, and only starts the use.
  await expect(page.locator('#utilities li').first()).toBeAttached()
  await begin(page).click({ position: { x: 300, y: 500 } })
  await expect(begin(page)).toBeHidden()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('dialog')).toBeHidden()

  await openEvent(page)
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox').fill('my secret wish')
  await page.clock.runFor(61_000)
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Continue' })).toBeFocused()
  // A key is an answer, too, and the typed text is still there.
  await page.keyboard.press('Shift')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveValue('my secret wish')

  await leave(page)
  await expect(page).toHaveURL(home)
  await page.keyboard.press('x')
  await expect(begin(page)).toBeHidden()
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const saved = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(saved).not.toContain('secret wish')
  expect(saved).not.toContain('/content/')
  // Neither Back nor Forward leads to the guest's pages.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
  await page.goForward()
  await expect(page).toHaveURL(home)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await page.getByRole('button', { name: /^Search/ }).click()
  await expect(page.getByRole('combobox')).toHaveValue('')
})

test('an external link opens no tab, not even before the scripts have loaded', async ({
  context,
  page,
}) => {
  await openKiosk(page)
  await begin(page).click()
  await openEvent(page)
  const map = page.getByRole('link', { name: 'Open in maps' })
  await map.click()
  const offer = page.getByRole('dialog', { name: 'Open it on your phone' })
  await expect(offer.getByText(/^https:/)).toBeVisible()

  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await map.click()
  letGo()
  await expect(begin(page)).toBeVisible()
  await expect(offer).toBeHidden()
  expect(context.pages()).toHaveLength(1)
})

test('a kiosk without a network continues, wipes its guests, and recovers without a press', async ({
  context,
  page,
}) => {
  await openKiosk(page)
  await begin(page).click()
  await openEvent(page)
  await context.setOffline(true)
  await leave(page)
  await expect(page).toHaveURL(home)
  await context.setOffline(false)
  // The pictures continue, and after ten minutes the content is read again. No further: a reply takes real time, and
  // this clock would soon reach its limit.
  await page.clock.runFor(601_000)
  await begin(page).click()
  await expect(page.locator('#discover article a').first()).toBeVisible()
})

test('guest after guest, memory does not grow', async ({ context, page }) => {
  await openKiosk(page)
  const debug = await context.newCDPSession(page)
  const serve = async (guests: number) => {
    for (let guest = 0; guest < guests; guest += 1) {
      await begin(page).click()
      await openEvent(page)
      await leave(page)
    }
  }
  const measure = async () => {
    await debug.send('HeapProfiler.collectGarbage')
    const { usedSize: heap } = await debug.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners: listeners } = await debug.send('Memory.getDOMCounters')
    return { heap, nodes, listeners }
  }
  await serve(3)
  const before = await measure()
  await serve(6)
  // The pages of six guests would be some thousand nodes and listeners; the current page has a few hundred. Not
  // everything is collected immediately.
  const grown = async (of: keyof typeof before) => (await measure())[of] - before[of]
  await expect.poll(() => grown('nodes')).toBeLessThan(600)
  await expect.poll(() => grown('listeners')).toBeLessThan(150)
  await expect.poll(() => grown('heap')).toBeLessThan(2_500_000)
})
