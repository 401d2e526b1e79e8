import { type Browser, expect, type Page } from '@playwright/test'
import { arriveHome, seen, signIn } from './helpers'
import { test } from './test'

/** The announced value of a dial or slider. */
const shows = (page: Page, text: string) =>
  expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', text)

/** From then on it receives the suite's reports. */
const hears = (page: Page) => page.waitForResponse(/\/live\?.*topics=[^&]*suite/)

/** Another user, in a separate browser, at the same address. */
async function neighbour(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(page.url())
  const listening = hears(other)
  await signIn(other, 'ben@meridian.example')
  await listening
  return other
}

test('two tenants set one suite, and both see the same without a reload', async ({
  page,
  browser,
}) => {
  await arriveHome(page)
  await page.getByRole('link', { name: 'Suite comfort' }).click()
  await page.getByRole('link', { name: 'Floor 7' }).click()
  await page.getByRole('link', { name: /Suite 710/ }).click()
  const slider = page.getByRole('slider', { name: 'Brightness' })
  await expect(slider).toHaveAttribute('aria-valuetext', '65%')
  const other = await neighbour(browser, page)
  await expect(other.getByRole('slider')).toHaveAttribute('aria-valuetext', '65%')

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests.push(new URL(request.url()).pathname)
  })
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT')
  // In one turn: how fast the machine presses must not matter.
  await page.getByRole('button', { name: 'Brighter' }).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 3; n += 1) button.click()
  })
  await taken
  await shows(other, '95%')
  await shows(page, '95%')
  expect(requests.map((path) => path.split('/').slice(-3))).toEqual([['lighting', 'all', '95']])

  await page.getByRole('link', { name: 'Temperature' }).click()
  await other.getByRole('link', { name: 'Temperature' }).click()
  await shows(page, '71°F')
  await other.getByRole('slider').focus()
  const theirs = other.waitForResponse((response) => response.request().method() === 'PUT')
  await other.keyboard.press('ArrowUp')
  await other.keyboard.press('ArrowUp')
  await theirs
  await shows(page, '73°F')
  await shows(other, '73°F')
  await expect(seen(page, 'Warming up to 73°F')).toBeVisible()
  await other.context().close()
})
