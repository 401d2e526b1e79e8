import { expect, type Page, test } from '@playwright/test'
import { violationsIn } from '../axe'

const brands = ['portico', 'leaseline', 'harbor'] as const
const parts = [
  'home',
  'signin',
  'theme',
  'button',
  'field',
  'choice',
  'navigation',
  'tile',
  'utility',
  'ticket',
  'state',
  'overlay',
] as const
const close = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, query: Record<string, string>) {
  await page.goto(`gallery.html?${new URLSearchParams(query)}`)
  await page.locator('main').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

for (const brand of brands) {
  test.describe(`in ${brand}`, () => {
    test('every part matches its screenshot at 1440', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, { brand })
      for (const part of parts) {
        await expect.soft(page.locator(`#${part}`)).toHaveScreenshot(`${brand}-${part}.png`, close)
      }
    })

    test('the whole page matches its screenshot at 390 and does not overflow', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, { brand, scheme: 'dark' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await expect(page).toHaveScreenshot(`${brand}-390.png`, { ...close, fullPage: true })
    })

    for (const scheme of ['light', 'dark']) {
      test(`axe finds nothing, ${scheme}`, async ({ page }) => {
        await open(page, { brand, scheme })
        const violations = await violationsIn(page)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
    }
  })
}

test.describe('browser behavior', () => {
  test('a dialog takes the focus, returns it, and closes on Escape and on the backdrop', async ({
    page,
  }) => {
    await open(page, { part: 'overlay' })
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    const dialog = page.getByRole('dialog')
    await opener.click()
    await expect(dialog.locator('input, select, textarea').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.mouse.click(10, 10)
    await expect(dialog).toBeHidden()
  })

  test('a dialog that must be answered survives any number of Escapes', async ({ page }) => {
    await open(page, { part: 'overlay' })
    await page.getByRole('button', { name: 'Open a fixed dialog' }).click()
    for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a menu stays within the viewport and returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, { part: 'overlay' })
    const trigger = page.getByRole('button', { name: 'Open a menu' })
    await trigger.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Your profile' })).toBeFocused()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  })

  test('every control is at least 44 px high on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, {})
    // A checkbox or switch is as large as its row; links within text are exempt (WCAG 2.5.8).
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('button, input, select, textarea, nav a')]
        .map((node) => (node.matches('[type=checkbox]') ? (node.closest('label') ?? node) : node))
        .filter((node) => node.offsetHeight > 0 && node.offsetHeight < 44)
        .map((node) => node.outerHTML.slice(0, 120)),
    )
    expect(small).toEqual([])
  })
})
