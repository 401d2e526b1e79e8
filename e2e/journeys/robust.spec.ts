import { expect } from '@playwright/test'
import { quiet } from '../quiet'
import { arriveHome, menu, seen, signIn, signInHome, told } from './helpers'
import { test } from './test'

test.describe('unavailable storage', () => {
  test('disabled: the app runs without it', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await signInHome(page)
    await expect(page.locator('#discover article').first()).toBeVisible()
  })

  test('full: the app runs without it', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await signInHome(page)
  })

  for (const [what, value] of [
    ['invalid JSON', '{"version":'],
    ['an older version', '{"version":0,"value":{"auth":{"token":"x"}}}'],
    ['another shape', '{"version":1,"value":{"auth":{"token":7}}}'],
  ]) {
    test(`corrupt (${what}): starts clean`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('root', text), value ?? '')
      await page.goto('/')
      await expect(page.getByLabel('Work email')).toBeVisible()
    })
  }
})

test('a start without any texts shows so in English, and retries', async ({ page }) => {
  // The sign-in's code has the same name; without either there is nothing to show.
  const texts = /\/assets\/entry-[^/]*\.js/
  await page.route(texts, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@portico.example' })).toBeVisible()
  await page.unroute(texts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Work email')).toBeVisible()
})

test('being offline does not sign the user out', async ({ context, page }) => {
  await arriveHome(page)
  await quiet(page)
  // An expired token: the next call needs a refresh, for which there is no network.
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '')
    root.value.auth.expiresAt = Date.now() - 1000
    localStorage.setItem('root', JSON.stringify(root))
  })
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(seen(page, 'You’re offline, so this may be out of date.')).toBeVisible()
  await expect(page).toHaveURL(/\/building\//)
  await context.unroute('**/api/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(seen(page, 'You’re offline, so this may be out of date.')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
})

test('a session that the server ended shows a message, and leads back after a sign-in', async ({
  page,
}) => {
  await arriveHome(page)
  await page.goto('/my-history')
  await quiet(page)
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '')
    root.value.auth.expiresAt = Date.now() - 1000
    root.value.auth.refreshToken = 'spent'
    root.value.auth.refreshKey = 'another-refresh-key'
    localStorage.setItem('root', JSON.stringify(root))
  })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmy-history/)
  await signIn(page)
  await expect(page).toHaveURL('/my-history')
})

test('a slow lookup shows on the button, and typing on aborts it', async ({ page }) => {
  await page.route('**/validate-email', () => {})
  await page.goto('/login')
  await page.getByLabel('Work email').fill('ada@meridian.example')
  await page.keyboard.press('Enter')
  await expect(told(page)).toHaveText('Looking up your address')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByLabel('Work email').fill('ada2@meridian.example')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('a menu that opened before its building arrived stays open, with the focus', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/tenant/v1/buildings/*?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await signIn(page)
  await menu(page).click()
  const entry = page.getByRole('menuitem', { name: 'Account' })
  await expect(entry).toBeFocused()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await expect(page.locator('#discover article').first()).toBeAttached()
  await quiet(page)
  await expect(entry).toBeFocused()
  await entry.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
})
