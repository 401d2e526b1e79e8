import { expect, type Page } from '@playwright/test'
import { ada, arriveHome } from './house'
import { test } from './test'

/** Holds the scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test.describe('before there are scripts', () => {
  test('the sign-in is drawn, in the language that the browser asks for', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
    await expect(page.getByLabel('Geschäftliche E-Mail')).toBeEnabled()
    await context.close()
  })

  test('what is typed stays, with the focus', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Work e-mail').fill('ada@mer')
    letGo()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Work e-mail')).toBeFocused()
    await page.keyboard.type('idian.example')
    await expect(page.getByLabel('Work e-mail')).toHaveValue(ada)
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  })

  test('Enter is remembered', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Work e-mail').fill(ada)
    await page.keyboard.press('Enter')
    letGo()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('a tenant with a session sees no sign-in', async ({ page }) => {
    await arriveHome(page)
    const letGo = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-first-screen', 'other')
    await expect(page.getByLabel('Work e-mail')).toBeHidden()
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
  })
})
