import { expect, type Page, test } from '@playwright/test'
import { violationsIn } from '../axe'
import { developerPort } from '../ports'

const own = `http://localhost:${developerPort}`

const panel = (page: Page) => page.getByRole('region', { name: 'Statecharts' })
const actors = (page: Page) => panel(page).getByRole('navigation', { name: 'Actors' })

async function openInspector(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Statecharts', exact: true }).click()
  await expect(panel(page)).toBeVisible()
}

test.beforeEach(async ({ request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await request.post(`${own}/demo/reset`)
})

test('the inspector follows a sign-in, and copies it', async ({ page }) => {
  await openInspector(page)
  await actors(page)
    .getByRole('button', { name: /^signIn\b/ })
    .click()
  const chart = panel(page).getByRole('img', { name: 'Chart of signIn' })
  await expect(chart).toBeVisible()
  await page.getByLabel('Work email').fill('ada@meridian.example')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  const steps = panel(page).locator('.steps')
  await expect(steps).toContainText('email.submitted')
  await page.screenshot({ path: test.info().outputPath('inspector.png') })

  await panel(page).getByRole('button', { name: 'Fixture' }).click()
  await expect(panel(page).getByRole('status')).toHaveText('Copied the fixture')
  const fixture: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(fixture).toMatchObject({ format: 'statechart-walk', machine: 'signIn' })
  expect(JSON.stringify(fixture)).not.toContain('ada@meridian.example')
  await panel(page).getByRole('button', { name: 'Sequence' }).click()
  await expect(panel(page).getByRole('table')).toContainText('session')
  expect(await violationsIn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
})

test('a call is failed by hand, and the chart is put back to make it again', async ({ page }) => {
  let calls = 0
  await page.route('**/auth/**', () => {
    calls += 1
  })
  await openInspector(page)
  await page.getByLabel('Work email').fill('ada@meridian.example')
  await page.keyboard.press('Enter')
  await expect.poll(() => calls).toBe(1)
  const call = actors(page).getByRole('button', { name: /^lookUp.* active$/i })
  await call.click()
  await panel(page).getByRole('button', { name: '500' }).click()
  await expect(
    page.getByRole('main').getByText('Something went wrong', { exact: true }),
  ).toBeVisible()
  await expect(call).toBeHidden()

  await actors(page)
    .getByRole('button', { name: /^signIn\b/ })
    .click()
  const sent = panel(page)
    .getByRole('listitem')
    .filter({ hasText: /\d+\. email\.submitted/ })
  await sent.getByRole('button', { name: 'Back to here' }).click()
  await expect(call).toBeVisible()
})

test('the clock is frozen, and a written event is sent', async ({ page }) => {
  await openInspector(page)
  await panel(page).getByRole('button', { name: 'Freeze the clock' }).click()
  await expect(panel(page).getByRole('button', { name: '+ 1 s' })).toBeVisible()
  await actors(page)
    .getByRole('button', { name: /^signIn\b/ })
    .click()
  await panel(page).getByLabel('Event, as JSON').fill('{"type": 5}')
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(panel(page).getByText('Write an object with a "type"')).toBeVisible()
  const event = { type: 'email.changed', email: 'typed@by.hand' }
  await panel(page).getByLabel('Event, as JSON').fill(JSON.stringify(event))
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Work email')).toHaveValue('typed@by.hand')
})
