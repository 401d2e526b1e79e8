import { expect, type Page } from '@playwright/test'
import { coveredStops } from './covered'
import { arriveHome } from './helpers'
import { test } from './test'

/** The horizontal overflow of the page. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A screenshot with a tolerance for differences between two renders. */
const close = { maxDiffPixelRatio: 0.005, animations: 'disabled', caret: 'hide' } as const

const turn = (page: Page, look: { size?: string; dir?: string }) =>
  page.evaluate(({ size, dir }) => {
    const { documentElement: root } = document
    if (size !== undefined) root.style.fontSize = size
    if (dir !== undefined) root.dir = dir
  }, look)

test('keyboard users see the focus on a phone and a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveHome(page)
  await expect(page.locator('#discover article').first()).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    expect(await coveredStops(page)).toEqual([])
  }
  // Without the padding of the pages the bars cover much: this proves that the check detects it.
  const pad = (by: string) =>
    page.evaluate((all) => {
      document.documentElement.style.scrollPadding = all
    }, by)
  await pad('0px')
  const covered = await coveredStops(page)
  for (const edge of ['top', 'bottom']) expect(covered.join()).toContain(`from the ${edge}`)
  await pad('')
  // The section bar moves the focus.
  await page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByText('Discover')
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeFocused()
})

test('the page works with small, large, rotated and user-colored screens', async ({ page }) => {
  await arriveHome(page)
  const { pathname: home } = new URL(page.url())
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('main h1:visible').first()).toBeVisible()
  }
  // Text twice as large, in the language with the longest words, and the same page mirrored.
  await page.setViewportSize({ width: 390, height: 844 })
  const pages = ['/companies', '/amenities', '/calendar', '/service-requests', '']
  for (const path of ['/help-desk', '/my-history', ...pages.map((part) => home + part)]) {
    await open(`${path}?lang=de-de`)
    await turn(page, { size: '200%' })
    await expect.poll(() => sideways(page), path).toBeLessThanOrEqual(0)
    // The others show dates or current content.
    if (path === '/help-desk') await expect.soft(page).toHaveScreenshot('large-letters.png', close)
    await turn(page, { size: '', dir: 'rtl' })
    if (path === '/help-desk') await expect.soft(page).toHaveScreenshot('right-to-left.png', close)
    await expect.poll(() => sideways(page), `${path}, from right to left`).toBeLessThanOrEqual(0)
  }
  // 1280 px at 400 %: the dialog scrolls as a whole, to its last button.
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/account?lang=en-us')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Update password' }).press('Enter')
  const last = page.getByRole('dialog').getByRole('button', { name: 'Update password' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect.soft(page).toHaveScreenshot('small-dialog.png', close)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Update password' })).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/my-history?lang=en-us')
  await page.getByRole('button', { name: /^Menu for/ }).press('ArrowDown')
  const entry = page.getByRole('menuitem').first()
  await expect(entry).toBeFocused()
  await expect(entry).toHaveCSS('outline-style', 'solid')
  await expect.soft(page.getByRole('menu')).toHaveScreenshot('forced-colors-menu.png', close)
  await page.keyboard.press('Escape')
  const ground = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor)
  const mark = page.getByRole('tablist').locator('span[aria-hidden]')
  await expect(mark).not.toHaveCSS('background-color', await ground('body'))
  await expect.soft(page.getByRole('tablist')).toHaveScreenshot('forced-colors-tabs.png', close)
})
