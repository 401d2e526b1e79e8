import { expect } from '@playwright/test'
import { quiet } from '../quiet'
import { arriveHome, menu, password } from './helpers'
import { test } from './test'

/** A page whose code home does not load ahead. */
const link = 'main a[href$="/service-requests"]'

test('offline, a page with missing code shows so, and loads later without a press', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  await page.locator(link).waitFor()
  await quiet(page)
  await context.setOffline(true)
  await page.locator(link).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(menu(page)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await page.locator(link).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Service requests' })).toBeVisible()
})

test('offline, an item opens with what its tile shows, and the rest follows', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  const tile = page.locator('#discover article a').first()
  const title = await tile.innerText()
  await quiet(page)
  await context.setOffline(true)
  await tile.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
})

test('offline, a dialog with missing code shows so too, and the header stays', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Update password' })).toBeVisible()
  await quiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeHidden()
  // A browser that remembers the failed fetch has reloaded the page, without the dialog.
  const dialog = page.getByRole('dialog', { name: 'Update password' })
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await page.getByRole('button', { name: 'Update password' }).click({ timeout: 1000 })
    }
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test("the address's language applies to the page that loads later", async ({ context, page }) => {
  await arriveHome(page)
  await page.goto('/?lang=de-de')
  await page.locator(link).waitFor()
  await quiet(page)
  await context.setOffline(true)
  await page.locator(link).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  // It may still be reloading.
  await quiet(page)
})

test('code that a newer release removed costs one reload, then shows an error', async ({
  page,
}) => {
  await arriveHome(page)
  await page.locator(link).waitFor()
  await quiet(page)
  await page.route(/\/assets\/mine-/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.locator(link).click()
  const message = page.getByRole('heading', { level: 1, name: 'This page is on its way' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await page.waitForLoadState('load')
  expect(loads).toBe(1)
  await page.unroute(/\/assets\/mine-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(message).toBeHidden()
  await expect(menu(page)).toBeVisible()
})

for (const delayMs of [150, 1500]) {
  test(`with texts of the sign-in ${delayMs} ms late, home is in its building's language`, async ({
    page,
    originOf,
  }) => {
    await page.route(/\/assets\/entry-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.continue()
    })
    await page.goto(originOf('lease.localhost'))
    await page.getByLabel('Work email').fill('tess@leaseline.example')
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Leaseline Tower' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Discover' })).toBeVisible()
    await quiet(page)
    // Lingui's ids are six letters and digits; no user should see one.
    const ids = await page.evaluate(() =>
      document.body.innerText.split(/\s+/).filter((word) => /^(?=.*\d)[\w+/-]{6}$/.test(word)),
    )
    expect(ids).toEqual([])
  })
}
