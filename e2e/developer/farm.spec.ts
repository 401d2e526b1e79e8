import { expect, type Page, test } from '@playwright/test'
import { developerPort } from '../ports'

const own = `http://localhost:${developerPort}`
const farm = `http://127.0.0.1:${developerPort}/api`

/** The farm's calls, each with whether it contains a token. */
function watchFarm(page: Page) {
  const calls: { path: string; hasToken: boolean }[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.method() === 'OPTIONS' || !url.startsWith(farm)) return
    const hasToken = request.headers().authorization !== undefined
    calls.push({ path: url.slice(farm.length).split('?')[0] ?? '', hasToken })
  })
  return calls
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'farm' })
const selector = (page: Page) => page.getByRole('dialog', { name: 'Select a farm' })

async function chooseFarm(page: Page): Promise<void> {
  await selector(page).getByLabel('Custom farm URL').fill(farm)
  await selector(page).getByRole('button', { name: 'Use this farm' }).click()
  await expect(bar(page)).toContainText(farm)
}

test.beforeEach(async ({ page, request }) => {
  await request.post(`${own}/demo/reset`)
  await page.route('**/farms?**', (route) =>
    route.fulfill({
      json: { data: [{ description: 'Farm seven', url: 'https://seven.test/api' }] },
    }),
  )
})

test('the farm changes during a sign-up, which restarts there', async ({ page }) => {
  const calls = watchFarm(page)
  await page.goto('/login')
  await expect(bar(page)).toContainText('/api')
  await page.getByLabel('Work email').fill('farms please')
  await page.keyboard.press('Enter')
  await expect(selector(page).getByRole('radio', { name: /Farm seven/ })).toBeVisible()
  await selector(page).getByRole('button', { name: 'Cancel' }).click()

  await page.getByLabel('Work email').fill('new.person@meridian.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(/^Step 1 of/)).toBeVisible()
  expect(calls).toEqual([])
  await bar(page).getByRole('button', { name: 'Change' }).click()
  await selector(page).getByLabel('Custom farm URL').fill('no address')
  await selector(page).getByRole('button', { name: 'Use this farm' }).click()
  await expect(selector(page).getByText('Invalid Farm URL').first()).toBeVisible()
  await chooseFarm(page)

  // Nothing of the sign-up remains, and the next lookup calls the farm.
  await expect(page.getByLabel('Work email')).toHaveValue('')
  const saved = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(saved).not.toContain('new.person')
  await page.getByLabel('Work email').fill('new.person@meridian.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(/^Step 1 of/)).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('/auth/v2/validate-email')
})

test("a signed-in user is signed out before the farm's first call, which has no old token", async ({
  page,
}) => {
  const calls = watchFarm(page)
  let tokenBefore = ''
  page.on('request', (request) => {
    const given = request.headers().authorization
    // Flags are requested under a separate name.
    const isToken = given?.startsWith('Bearer ') === true
    if (isToken && request.url().startsWith(`${own}/api`)) tokenBefore = given
  })
  await page.goto('/login')
  await page.getByLabel('Work email').fill('ada@meridian.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('Portico-Demo1!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  const ended = page.waitForResponse(`${own}/api/auth/logout`)
  await bar(page).getByRole('button', { name: 'Change' }).click()
  await chooseFarm(page)
  expect((await ended).ok()).toBe(true)
  await expect(page.getByLabel('Work email')).toBeVisible()
  expect(tokenBefore).toMatch(/^Bearer /)
  expect(calls.filter(({ hasToken }) => hasToken)).toEqual([])

  // The choice survives a reload, until another one is made.
  await page.reload()
  await expect(bar(page)).toContainText(farm)
  await bar(page).getByRole('button', { name: 'Change' }).click()
  await selector(page)
    .getByRole('radio', { name: /This deployment/ })
    .check()
  await selector(page).getByRole('button', { name: 'Use this farm' }).click()
  await expect(bar(page)).not.toContainText(farm)
})
