import { expect } from '@playwright/test'
import { arriveHome, menu, seen, signIn } from './helpers'
import { test } from './test'

test.use({ serviceWorkers: 'allow' })

/** The entries of the browser's caches, by cache. */
const saved = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    return Promise.all(
      names.map(async (name) => [name, (await (await caches.open(name)).keys()).length] as const),
    )
  })

test('offline, the last home and a pass are available until the sign-out', async ({
  context,
  page,
}) => {
  await page.clock.install()
  await arriveHome(page)
  const pass = page.getByRole('link', { name: /Show pass/ }).first()
  await expect(pass).toBeVisible()
  await page.clock.fastForward(7000)
  await expect.poll(async () => (await saved(page)).map(([name]) => name)).toContain('portico-own')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await expect(seen(page, /^You’re offline\. Last updated/)).toBeVisible()
  await pass.click()
  const code = page.getByText(/^[\dA-Z]{4}(?:-[\dA-Z]{4}){3}$/)
  await expect(code).toBeVisible()
  const read = await code.innerText()
  await page.reload()
  await expect(code).toHaveText(read)

  // A page that was reloaded offline may get no online event from Chromium's emulation; then the retry notices.
  // The pause before it starts with the reply to the last check, which may arrive after the clock was moved.
  await context.setOffline(false)
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(seen(page, /^You’re offline/)).toBeHidden({ timeout: 2000 })
  }).toPass()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByLabel('Work email')).toBeVisible()
  await expect
    .poll(async () => (await saved(page)).map(([name]) => name))
    .not.toContain('portico-own')
})

test('a kiosk that starts offline uses its shared cache, and recovers automatically', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'kiosk@meridian.example')
  const begin = page.getByRole('button', { name: 'Touch the screen to begin' })
  await expect(begin).toBeVisible()
  // Its delay has to pass in real time: on a test's clock the pictures would continue, and the idle dialog open.
  await expect
    .poll(async () => (await saved(page)).map(([name]) => name))
    .toEqual(['portico-files', 'portico-shell'])

  await context.setOffline(true)
  // The browser may have evicted its own cache.
  const debug = await context.newCDPSession(page)
  await debug.send('Network.clearBrowserCache')
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload()
  await expect(begin).toBeVisible()
  await begin.click()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await expect(seen(page, /^You’re offline/)).toBeVisible()
  await expect(page.locator('#discover article')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.locator('#discover article').first()).toBeVisible()
  await expect(seen(page, /^You’re offline/)).toBeHidden()
})

test('a link that works once is requested once, also where the worker runs', async ({ page }) => {
  await page.clock.install()
  await arriveHome(page)
  await page.clock.fastForward(7000)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // The worker has to be running, with its preload, before the next navigation.
  await page.reload()
  for (const visit of ['first', 'second']) {
    await page.getByRole('button', { name: /^Community forum/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Community forum' })
    const app = dialog.frameLocator('iframe')
    await expect(app.getByText('Reading as Ada Winthrop'), visit).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toBeHidden()
  }
})
