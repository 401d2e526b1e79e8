import { expect } from '@playwright/test'
import {
  choosePassword,
  codeOf,
  enterCode,
  enterEmail,
  heading,
  newPassword,
  press,
} from './authFlows'
import { password, seen, signIn } from './helpers'
import { test } from './test'

test.beforeEach(({ request }) => request.post('/demo/reset'))
// Other tests sign in with the seed's passwords.
test.afterAll(({ request }) => request.post('/demo/reset'))

const ben = 'ben@meridian.example'

test('PASSWORD_RESET: the forgotten password is replaced, with Back and reload on the way', async ({
  page,
}) => {
  await enterEmail(page, ben)
  await press(page, 'Forgot password?')
  await expect(page).toHaveURL('/reset-password?step=verify-account')
  await expect(page.getByLabel('Work email')).toHaveValue(ben)
  await press(page, 'Send the code')
  await heading(page, 'Enter the code')
  await page.goBack()
  await heading(page, 'Reset your password')
  await page.goForward()
  await page.reload()
  await enterCode(page, ben)
  await heading(page, 'Enter a new password')

  await choosePassword(page, password)
  await expect(seen(page, 'You can not reuse this old password')).toBeVisible()
  await choosePassword(page)
  await heading(page, 'Your password has been changed')
  await press(page, 'Sign in')
  await signIn(page, ben, newPassword)
  await heading(page, 'One Meridian Plaza')
})

test('PASSWORD_RESET in the older family: the code is sent with the password', async ({ page }) => {
  await page.goto('/reset-password?flow=RESET_PASSWORD')
  await page.getByLabel('Work email').fill(ben)
  await press(page, 'Send the code')
  await expect(page).toHaveURL('/reset-password?step=enter-code')
  const right = await codeOf(page, ben)
  await page.getByLabel('Code').fill(right === '0000' ? '1111' : '0000')
  await choosePassword(page)
  await expect(seen(page, 'Please enter a valid code')).toBeVisible()
  await enterCode(page, ben)
  await choosePassword(page)
  await heading(page, 'Your password has been changed')
})

test('five wrong codes: the link to the sign-in shows why', async ({ page }) => {
  await enterEmail(page, ben)
  await press(page, 'Forgot password?')
  await press(page, 'Send the code')
  await heading(page, 'Enter the code')
  const right = await codeOf(page, ben)
  const wrong = right.startsWith('0') ? '1111' : '0000'
  const field = page.getByLabel('Code')
  await field.fill(wrong)
  for (let tries = 2; tries <= 5; tries += 1) {
    await expect(seen(page, 'Please enter a valid code')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
    await expect(field).toBeFocused()
    // A corrected digit is another try, once it is confirmed.
    await field.click({ position: { x: 90, y: 20 } })
    await page.keyboard.type(`${tries}`)
    await expect(field).toHaveValue(`${wrong[0]}${tries}${wrong.slice(2)}`)
    await page.keyboard.press('Enter')
  }
  await expect(seen(page, 'Please enter a valid code')).toBeVisible()
  // From now on it is void, and even the correct one is refused.
  await field.fill('')
  await field.fill(right)
  await expect(seen(page, 'The retry attempt limit is reached')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Work email')).toHaveValue(ben)
})

test('another code can be requested only after a while', async ({ page }) => {
  await enterEmail(page, ben)
  await press(page, 'Forgot password?')
  await press(page, 'Send the code')
  await expect(seen(page, /You can ask for another code in \d+ seconds/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send another code' })).toBeHidden()
})

test('a code can be pasted, and is sent automatically', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterEmail(page, ben)
  await press(page, 'Forgot password?')
  await press(page, 'Send the code')
  const code = await codeOf(page, ben)
  const field = page.getByLabel('Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${code.slice(0, 2)} ${code.slice(2)}`,
  )
  await field.focus()
  await page.keyboard.press('Control+V')
  await heading(page, 'Enter a new password')
})

test('the password is updated from the settings', async ({ page }) => {
  await page.goto('/account')
  await signIn(page, ben)
  await press(page, 'Update password')
  const dialog = page.getByRole('dialog', { name: 'Update password' })
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByLabel('Confirm password').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(seen(dialog, 'That’s not your current password')).toBeVisible()
  await dialog.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your password has been changed' })).toBeVisible()
  await press(page, 'OK')
  await expect(page.getByRole('dialog')).toBeHidden()
})
