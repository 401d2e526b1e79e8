import { expect, type Locator, type Page } from '@playwright/test'
import { quiet } from '../quiet'
import { arriveHome } from './helpers'
import { test } from './test'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page's scroll positions in the next ninety frames. */
function watched(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: number[] = []
        const look = () => {
          seen.push(Math.round(window.scrollY))
          if (seen.length < 90) requestAnimationFrame(look)
          else resolve([...new Set(seen)])
        }
        look()
      }),
  )
}

/** The scroll position when an element on the page was pressed: pressing may scroll it into view first. */
async function pressed(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const save = () => Object.assign(window, { pressedAt: Math.round(window.scrollY) })
    window.addEventListener('pointerdown', save, { capture: true, once: true })
  })
  await link.click()
  return page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt)
}

test.use({ viewport: { width: 390, height: 844 } })

test('Back from a detail restores the position, the selected tab and the address', async ({
  page,
}) => {
  await arriveHome(page)
  const discover = page.locator('#discover')
  await discover.locator('article').first().waitFor()
  await quiet(page)
  const tab = discover.getByRole('tab').nth(1)
  await tab.click()
  const chosen = await tab.innerText()
  await discover.locator('article').nth(2).scrollIntoViewIfNeeded()
  const stood = await scrolled(page)
  await page.mouse.wheel(0, 120)
  // On a slow machine the wheel's scrolling could otherwise reach the next page.
  await expect.poll(() => scrolled(page)).toBe(stood + 120)
  await page.waitForFunction(() => window.location.hash === '#discover')
  const link = discover.locator('article a').nth(2)
  const title = await link.innerText()
  const marked = await link.evaluateHandle((tile) => tile)
  const before = await pressed(page, link)
  expect(before).toBeGreaterThan(800)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')

  await page.goBack()
  await expect(discover.locator('article').nth(2)).toBeVisible()
  expect(await watched(page)).toEqual([before])
  // It was not rendered again: the same tile is there.
  expect(await link.evaluate((tile, former) => tile === former, marked)).toBe(true)
  await expect(discover.getByRole('tab', { selected: true })).toHaveText(chosen)
  expect(new URL(page.url()).hash).toBe('#discover')
})

test('Back to a tile that is cut off at the edge of the screen does not scroll the page', async ({
  page,
}) => {
  await arriveHome(page)
  const tile = page.locator('#discover article').nth(2)
  await tile.waitFor()
  await quiet(page)
  await tile.scrollIntoViewIfNeeded()
  await quiet(page)
  const before = await tile.evaluate((node) => {
    const { top } = node.getBoundingClientRect()
    // Only its upper third is above the bottom bar.
    window.scrollBy({ top: top - window.innerHeight + 190, behavior: 'instant' })
    return Math.round(window.scrollY)
  })
  const box = await tile.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
  await expect(page).toHaveURL(/\/(?:events|deals|posts|amenities)\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(tile).toBeVisible()
  expect(await watched(page)).toEqual([before])
})

test("Back from a company restores the directory's position", async ({ page }) => {
  await arriveHome(page)
  await page.goto(`${new URL(page.url()).pathname}/companies`)
  const companies = page.locator('main article, main li').locator('a')
  await companies.first().waitFor()
  await quiet(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 1400)
  await expect.poll(() => scrolled(page)).toBe(1400)
  const middle = page.locator('main a').filter({ visible: true })
  const seen = await middle.evaluateAll((links) =>
    links.findIndex((link) => link.getBoundingClientRect().top > 100),
  )
  const before = await pressed(page, middle.nth(seen))
  await expect(page).toHaveURL(/\/companies\/.+/)
  await page.goBack()
  await expect(page).toHaveURL(/\/companies$/)
  await expect(companies.first()).toBeVisible()
  expect(await watched(page)).toEqual([before])
})

test('an address that changes while the page is still starting is followed', async ({ page }) => {
  await arriveHome(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const chunk = /\/assets\/inside-.*js/
  await page.route(chunk, async (route) => {
    await held
    await route.continue()
  })
  const starting = page.waitForRequest(chunk)
  await page.reload({ waitUntil: 'commit' })
  await starting
  // Like Back and Forward: the document stays, and the browser only reports another address.
  await page.evaluate(() => history.pushState(null, '', '?lang=es-es'))
  letGo()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect(page.locator('#discover article').first()).toBeVisible()
})

test("the bottom bar leads to home's content from any page", async ({ page }) => {
  await arriveHome(page)
  const bar = page.getByRole('navigation', { name: 'Building' })
  await bar.getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
  await bar.getByRole('link', { name: 'What’s on' }).click()
  await expect(page.locator('#discover').getByRole('heading').first()).toBeInViewport()
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a page that is scrolled before it starts stays there, as does a press on it', async ({
  page,
}) => {
  await arriveHome(page)
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/assets\/entry-/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const wallet = page.getByRole('button', { name: /^Wallet/ })
  const before = await wallet.evaluate((button) =>
    Math.round(button.getBoundingClientRect().top - window.innerHeight / 2),
  )
  expect(before).toBeGreaterThan(0)
  // As a person scrolls: where a script has, the browser still restores the position of before the reload.
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, before)
  await expect.poll(() => scrolled(page)).toBe(before)
  const box = await wallet.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  start()
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
  expect(await watched(page)).toEqual([before])
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The position is the router's from then on: Back returns to it.
  const tile = page.locator('#discover article a').first()
  await tile.evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('main article h1:visible')).toBeVisible()
  await page.goBack()
  await expect(wallet).toBeInViewport()
  expect(await watched(page)).toEqual([before])
})
