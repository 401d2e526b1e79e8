import { type Browser, expect, type Page } from '@playwright/test'
import { heading, newPassword, press } from './authFlows'
import { ada, arriveHome, menu, password, seen, signIn } from './helpers'
import { test } from './test'

// Restores names, language, password and sessions of the accounts afterwards.
test.beforeEach(({ request }) => request.post('/demo/reset'))
test.afterAll(({ request }) => request.post('/demo/reset'))

const profile = '/account/profile'
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

/** Another browser without a session. */
async function elsewhere(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  return context.newPage()
}

test('the profile is edited, saved, and there after a reload', async ({ page }) => {
  await arriveHome(page)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await heading(page, 'Profile')
  await expect(save(page)).toBeDisabled()
  for (const label of ['Company', 'Email']) await expect(page.getByLabel(label)).toBeDisabled()
  const first = page.getByLabel('First name')
  await first.fill('')
  await first.blur()
  await expect(seen(page, 'Minimum 1 character')).toBeVisible()
  await save(page).click()
  await expect(first).toBeFocused()
  await first.fill(' Augusta ')
  await page.getByLabel('Default building').selectOption('Kontorhaus Hafenblick')
  await save(page).click()
  await expect(page.getByRole('dialog', { name: 'Your profile has been updated' })).toBeVisible()
  await press(page, 'OK')
  await expect(page.getByRole('button', { name: 'Menu for Augusta Winthrop' })).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Augusta')
  await expect(page.getByLabel('Default building')).toHaveValue(/./)
  await expect(page.getByLabel('Default building').locator('option:checked')).toHaveText(
    'Kontorhaus Hafenblick',
  )
})

test('unsaved changes survive a reload; leaving and switching need a confirmation', async ({
  page,
}) => {
  await page.goto(profile)
  await signIn(page)
  const first = page.getByLabel('First name')
  await first.fill('Augusta')
  page.on('dialog', (input) => void input.accept())
  await page.reload()
  await expect(first).toHaveValue('Augusta')

  // Back, a link and the log-out, each declined.
  await page.getByRole('link', { name: 'Settings' }).click()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(profile)
  await expect(first).toHaveValue('Augusta')

  const building = page.getByRole('button', { name: /^Change building, currently/ })
  const change = async () => {
    await building.click()
    await page.getByRole('menuitemradio', { name: 'Kontorhaus Hafenblick' }).click()
  }
  await change()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(building).toHaveAccessibleName(/One Meridian Plaza$/)
  await expect(first).toHaveValue('Augusta')
  await change()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('button', { name: /Kontorhaus Hafenblick$/ }).first()).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada')
})

test('Back waits for the answer, too', async ({ page }) => {
  await arriveHome(page)
  const home = page.url()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  const first = page.getByLabel('First name')
  await first.fill('Augusta')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(profile)
  await expect(first).toHaveValue('Augusta')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Discard changes' }).click()
  await heading(page, 'Settings')
  await page.goBack()
  await expect(page).toHaveURL(home)
})

test('a chosen language is saved with the account, and applies in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/account')
  await signIn(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Change language/ })
    .click()
  const choices = page.getByRole('dialog', { name: 'Choose your language' }).getByRole('listitem')
  await expect(choices).toHaveText(['English (US)', 'EspañolSpanish (ES)'])
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/current') && answer.request().method() === 'PUT',
  )
  await choices.getByRole('button', { name: /^Español/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  expect((await saved).status()).toBe(200)

  const other = await elsewhere(browser, baseURL ?? '')
  await other.goto('/account')
  await signIn(other)
  await expect(other.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ajustes')
  await other.context().close()
})

test('a new password signs out all other sessions; one browser can be ended alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const [phone, work] = [
    await elsewhere(browser, baseURL ?? ''),
    await elsewhere(browser, baseURL ?? ''),
  ]
  for (const other of [phone, work]) {
    await other.goto('/my-history')
    await signIn(other)
    await heading(other, 'Bookings')
  }
  await page.goto('/account')
  await signIn(page)
  await page.getByRole('link', { name: 'Devices' }).click()
  await heading(page, 'Devices')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chrome on Linux' })
  await expect(rows).toHaveCount(3)
  await expect(seen(rows.first(), 'This device')).toBeVisible()

  // The last active one is the second in the list.
  await rows.nth(1).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(rows).toHaveCount(2)
  await work.goto('/my-history')
  await expect(seen(work, /Your session has expired/)).toBeVisible()
  await phone.reload()
  await heading(phone, 'Bookings')

  await page.getByRole('link', { name: 'Settings' }).click()
  await press(page, 'Update password')
  const dialog = page.getByRole('dialog', { name: 'Update password' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByLabel('Confirm password').fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'See where you’re signed in' }).click()
  await heading(page, 'Devices')
  await expect(seen(page, 'You’re not signed in anywhere else.')).toBeVisible()
  await phone.goto('/my-history')
  await expect(seen(phone, /Your session has expired/)).toBeVisible()
  await press(phone, 'OK')
  await signIn(phone, ada, newPassword)
  await heading(phone, 'Bookings')
  for (const other of [phone, work]) await other.context().close()
})
