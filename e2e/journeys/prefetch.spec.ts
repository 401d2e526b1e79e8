import { expect, type Page } from '@playwright/test'
import { signIn, signInHome, withoutPrefetch } from './helpers'
import { test } from './test'

/** Reads of the API from now on, without flags and measuring. */
function watchReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && /^\/api\/(?!frontend|.*(analytics|live))/.test(pathname))
      reads.push(pathname)
  })
  return reads
}

const tile = '#discover article'
const prefetched = '/api/portico/v1/prefetch'

test('one call after the sign-in brings all of home', async ({ page }) => {
  const reads = watchReads(page)
  await page.goto('/login')
  await signIn(page)
  await page.locator(tile).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(reads.filter((path) => !path.includes('/sso/'))).toEqual([prefetched])
})

test('the sign-in prefetches the page that it returns to', async ({ page }) => {
  await signInHome(page)
  const path = new URL(page.url()).pathname
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${path}/companies`)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  const reads = watchReads(page)
  await signIn(page)
  await expect(page).toHaveURL(/\/companies$/)
  await page.getByRole('main').getByRole('link').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(reads.filter((read) => read.endsWith('/companies'))).toEqual([])
  expect(reads).toContain(prefetched)
})

test('a page outside the building is prefetched again after a failure, and not home', async ({
  page,
}) => {
  const hrefs: (string | null)[] = []
  await page.route(`**${prefetched}?*`, async (route) => {
    hrefs.push(new URL(route.request().url()).searchParams.get('href'))
    await (hrefs.length === 1 ? route.abort() : route.continue())
  })
  await page.goto('/account')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(hrefs).toEqual(['/account', '/account'])
})

test('another building is entered with one call', async ({ page }) => {
  await signInHome(page)
  await page.locator(tile).first().waitFor()
  await page.waitForLoadState('networkidle')
  const reads = watchReads(page)
  await page.getByRole('button', { name: /^Change building/ }).click()
  await page.getByRole('menuitemradio', { name: 'Kontorhaus Hafenblick' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontorhaus Hafenblick')
  await page.locator(tile).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(reads.filter((path) => path !== prefetched)).toEqual([])
})

test('home opens without the extension', async ({ page }) => {
  await withoutPrefetch(page)
  await signInHome(page)
  await expect(page.locator(tile).first()).toBeVisible()
})

test('home opens although the call fails', async ({ page }) => {
  await page.route(`**${prefetched}?*`, (route) => route.abort())
  await signInHome(page)
  await expect(page.locator(tile).first()).toBeVisible()
})

test('home opens although the call hangs', async ({ page }) => {
  await page.route(`**${prefetched}?*`, () => {})
  await page.goto('/login')
  await signIn(page)
  await expect(page.locator(tile).first()).toBeVisible()
})
