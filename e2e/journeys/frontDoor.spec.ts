import { expect } from '@playwright/test'
import { ada, arriveHome, menu, seen, signIn, signInHome, stored } from './helpers'
import { test } from './test'

test('a tenant signs in, sees home, reloads, and signs out', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await expect(page).toHaveURL(/\/building\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Visitor registration' })).toBeVisible()
  await expect(page.locator('#discover article').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()

  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

test('signing out purges everything that the browser stored', async ({ page }) => {
  await signInHome(page)
  await expect.poll(() => stored(page)).toEqual(['buildings', 'passes', 'root', 'theme'])
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => stored(page)).toEqual([])
})

test('a wrong password shows an error, clears the field and keeps the address', async ({
  page,
}) => {
  await page.goto('/login')
  await signIn(page, ada, 'wrong')
  await expect(seen(page, "User email or password doesn't match")).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Work email')).toHaveValue(ada)
})

test('the error of the address shows only after blur', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Work email')
  await field.fill('ada@')
  await expect(seen(page, 'Invalid Email')).toBeHidden()
  await field.blur()
  await expect(seen(page, 'Invalid Email')).toBeVisible()
  await field.fill(ada)
  await expect(seen(page, 'Invalid Email')).toBeHidden()
})

test('a press on Next is not lost when the address shows its error', async ({ page }) => {
  await page.goto('/login')
  // Before, the browser alone moves the focus.
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0)
  const field = page.getByLabel('Work email')
  await field.fill('ada@')
  const next = page.getByRole('button', { name: 'Next' })
  const presses = await next.evaluateHandle((button) => {
    const clicks: string[] = []
    button.addEventListener('click', ({ type }) => clicks.push(type))
    return clicks
  })
  const box = await next.boundingBox()
  // At its upper edge, from which an error above it would push the button away.
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 4)
  await page.mouse.down()
  await expect(field).toBeFocused()
  await expect(seen(page, 'Invalid Email')).toBeHidden()
  await page.mouse.up()
  await expect(seen(page, 'Invalid Email')).toBeVisible()
  expect(await presses.jsonValue()).toEqual(['click'])
  await expect(field).toBeFocused()
})

test('an unregistered domain can be reported, or entered as a guest', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Work email').fill('me@nowhere.example')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Company Email Not Found' })
  await expect(dialog).toContainText('nowhere.example')
  await expect(dialog.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    /^mailto:support@portico\.example\?subject=.*nowhere\.example/,
  )
  await expect(dialog.getByRole('button', { name: 'Continue as a guest' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Work email')).toHaveValue('me@nowhere.example')
})

test('the footer leads to the accessibility statement, and Back to the typed address', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1, name: 'Accessibility' })
  await page.goto('/login')
  await page.getByLabel('Work email').fill(ada)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL('/accessibility')
  await expect(title).toBeFocused()
  await expect(page.getByRole('link', { name: 'support@portico.example' })).toHaveAttribute(
    'href',
    /^mailto:support@portico\.example\?subject=Accessibility/,
  )
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Work email')).toHaveValue(ada)

  // By its address, too, and for a tenant below the header.
  const [reply] = await Promise.all([
    page.waitForResponse('/accessibility'),
    page.goto('/accessibility'),
  ])
  expect(await reply.text()).toContain('WCAG')
  await expect(title).toBeVisible()
  await signInHome(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(title).toBeVisible()
  await expect(menu(page)).toBeVisible()
})

test('a deactivated account shows the support contact', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Work email').fill('gone@meridian.example')
  await page.keyboard.press('Enter')
  await expect(seen(page, 'This account is deactivated')).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@portico.example' })).toBeVisible()
})

test('a new address continues in the sign-up; Back leads back', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Work email').fill('new@meridian.example')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup?step=building-selector')
  await expect(page.getByRole('heading', { name: 'Choose your building' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Work email')).toHaveValue('new@meridian.example')
})

test('a deep link opens after the sign-in', async ({ page }) => {
  await page.goto('/my-history')
  await signIn(page)
  await expect(page).toHaveURL('/my-history')
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible()
})

test('a return address of another origin is ignored', async ({ page }) => {
  await page.goto('/login?returnTo=//evil.example/x')
  await signIn(page)
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/building\//)
})

test('an unknown path shows Not found and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to homepage' }).click()
  await expect(page).toHaveURL('/login')
})

test('signing out in one tab signs out the other', async ({ context, page }) => {
  await arriveHome(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('One Meridian Plaza')
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/login')
})
