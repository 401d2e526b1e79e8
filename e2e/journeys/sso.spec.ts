import { expect } from '@playwright/test'
import {
  acceptTerms,
  enterBuilding,
  enterEmail,
  enterNames,
  freshAddress,
  heading,
  press,
  signInAtProvider,
} from './authFlows'
import { menu, seen, stored } from './helpers'
import { test } from './test'

test.beforeEach(({ request }) => request.post('/demo/reset'))

test('a known account signs in by its provider, and returns to the requested page', async ({
  page,
}) => {
  const email = freshAddress('ssorequired.example')
  await enterEmail(page, email)
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await enterNames(page)
  await acceptTerms(page)
  await enterBuilding(page, 'One Meridian Plaza')
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => stored(page)).toEqual([])

  await page.goto('/my-history')
  await page.getByLabel('Work email').fill(email)
  await page.keyboard.press('Enter')
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await expect(page).toHaveURL('/my-history')
  await heading(page, 'Bookings')
  expect(await stored(page)).not.toContain('SSO_DETAILS')
})

test('a user who cancels at the provider sees a message, and can choose another way', async ({
  page,
}) => {
  await enterEmail(page, freshAddress('ssooptional.example'))
  await press(page, 'Continue with Northwind Identity')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await heading(page, 'You’re not signed in')
  await expect(seen(page, 'Sign-in was cancelled')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await press(page, 'Back to sign in')
  await expect(page.getByLabel('Work email')).not.toHaveValue('')
})

test('another address at the provider than the one entered', async ({ page }) => {
  await enterEmail(page, freshAddress('ssorequired.example'))
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page, 'somebody.else@ssorequired.example')
  await expect(seen(page, 'That’s a different address')).toBeVisible()
  await press(page, 'Back to sign in')
  await expect(page.getByLabel('Work email')).toBeVisible()
})

test('a response that this browser did not request signs no one in', async ({ page, browser }) => {
  await enterEmail(page, freshAddress('ssorequired.example'))
  await page.route('**/login?*code=*', (route) => route.abort())
  const returned = page.waitForRequest(/\/login\?.*code=/)
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  const url = (await returned).url()

  const victim = await browser.newPage()
  await victim.goto(url)
  await expect(seen(victim, 'This sign-in is no longer valid')).toBeVisible()
  expect(await stored(victim)).toEqual([])
  await expect(victim).toHaveURL('/login')
  await victim.close()
})

test("the browser's Back from the provider leads to the dialog again", async ({ page }) => {
  await enterEmail(page, freshAddress('ssooptional.example'))
  await press(page, 'Continue with Fjord Federation')
  await expect(page.getByLabel('User name')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Choose provider' })).toBeVisible()
  await press(page, 'Continue with Fjord Federation')
  await signInAtProvider(page)
  await heading(page, 'Accept the terms')
})
