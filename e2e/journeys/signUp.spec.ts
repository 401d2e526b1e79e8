import { expect } from '@playwright/test'
import {
  acceptTerms,
  chooseBuilding,
  choosePassword,
  enterBuilding,
  enterCode,
  enterEmail,
  enterNames,
  freshAddress,
  heading,
  newPassword,
  press,
  signInAtProvider,
  step,
} from './authFlows'
import { password, seen, signIn } from './helpers'
import { test } from './test'

// Uploaded and provisioned accounts can be completed once: each flow starts in the seeded world.
test.beforeEach(({ request }) => request.post('/demo/reset'))

test('STANDARD: a new address, with Back, Forward and a reload on the way', async ({ page }) => {
  const email = freshAddress('meridian.example')
  await enterEmail(page, email)
  await expect(page).toHaveURL('/signup?step=building-selector')
  await step(page, 'Step 1 of 7')
  await chooseBuilding(page, 'Kontorhaus Hafenblick')
  await enterNames(page)
  await expect(page).toHaveURL('/signup?step=create-password')
  await expect(page.getByLabel('New password')).toBeFocused()

  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  await page.goBack()
  await expect(page.getByLabel('Kontorhaus Hafenblick')).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL('/signup?step=create-password')
  await page.reload()
  await heading(page, 'Create a password')
  await step(page, 'Step 3 of 7')

  await choosePassword(page)
  await acceptTerms(page)
  await heading(page, 'Verify your account')
  await page.reload()
  await heading(page, 'Verify your account')
  await press(page, 'Enter the code')
  await enterCode(page, email)
  await heading(page, 'Congratulations, Nia')
  // The reload has cleared the password, so the user signs in manually.
  await press(page, 'Sign in')
  await expect(page.getByLabel('Work email')).toHaveValue(email)
  await signIn(page, email, newPassword)
  await heading(page, 'Kontorhaus Hafenblick')
})

test('STANDARD without an interruption ends signed in', async ({ page }) => {
  const email = freshAddress('meridian.example')
  await enterEmail(page, email)
  await chooseBuilding(page, 'One Meridian Plaza')
  await enterNames(page)
  await choosePassword(page)
  await acceptTerms(page)
  await press(page, 'Enter the code')
  await enterCode(page, email)
  await heading(page, 'Congratulations, Nia')
  await enterBuilding(page, 'One Meridian Plaza')
})

test("SSO_REQUIRED: OpenID Connect, with the provider's names", async ({ page }) => {
  const email = freshAddress('ssorequired.example')
  await enterEmail(page, email)
  // A sole provider is part of the page.
  await expect(page.getByRole('button', { name: 'Continue with Northwind Identity' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Continue with email' })).toBeHidden()
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await expect(page).toHaveURL('/signup?step=create-account')
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await page.reload()
  await enterNames(page)
  await acceptTerms(page)
  await heading(page, 'Congratulations, Nia')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('SSO_OPTIONAL_PROVIDER: SAML', async ({ page }) => {
  const email = freshAddress('ssooptional.example')
  await enterEmail(page, email)
  await press(page, 'Continue with Fjord Federation')
  await signInAtProvider(page)
  await acceptTerms(page)
  await enterNames(page)
  await page.goBack()
  await heading(page, 'Create your account')
  await press(page, 'Next')
  await chooseBuilding(page, 'Kontorhaus Hafenblick')
  await enterBuilding(page, 'Kontorhaus Hafenblick')
})

test('SSO_OPTIONAL_EMAIL: the standard steps after the dialog', async ({ page }) => {
  const email = freshAddress('ssooptional.example')
  await enterEmail(page, email)
  await press(page, 'Continue with email')
  await step(page, 'Step 2 of 8')
  await chooseBuilding(page, 'One Meridian Plaza')
  await enterNames(page)
  await choosePassword(page)
  await acceptTerms(page)
  await press(page, 'Enter the code')
  await enterCode(page, email)
  await enterBuilding(page, 'One Meridian Plaza')
})

test('SCIM: only the provider is required', async ({ page }) => {
  await enterEmail(page, 'scim@meridian.example')
  await step(page, 'Step 1 of 2')
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await heading(page, 'Congratulations')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('CSV: code and password, with implied terms', async ({ page }) => {
  const email = 'csv@meridian.example'
  await enterEmail(page, email)
  await heading(page, 'Verify your account')
  await step(page, 'Step 1 of 4')
  await press(page, 'Send the code')
  await enterCode(page, email)
  await heading(page, 'Enter a new password')
  await page.reload()
  await heading(page, 'Enter a new password')
  let isHeld = true
  await page.route('**/api/users/current', (route) =>
    isHeld && route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await choosePassword(page)
  // Implied terms have no page, even if accepting them fails.
  await heading(page, 'Almost there')
  await step(page, 'Step 3 of 4')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  isHeld = false
  await press(page, 'Try again')
  await heading(page, 'Congratulations')
  await step(page, 'Step 4 of 4')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('CSV_SSO_REQUIRED', async ({ page }) => {
  await enterEmail(page, 'csv@ssorequired.example')
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await heading(page, 'Congratulations')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('CSV_SSO_OPTIONAL_PROVIDER', async ({ page }) => {
  await enterEmail(page, 'csv@ssooptional.example')
  await press(page, 'Continue with Fjord Federation')
  await signInAtProvider(page)
  await heading(page, 'Congratulations')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('CSV_SSO_OPTIONAL_EMAIL', async ({ page }) => {
  const email = 'csv@ssooptional.example'
  await enterEmail(page, email)
  await press(page, 'Continue with email')
  await press(page, 'Send the code')
  await enterCode(page, email)
  await choosePassword(page)
  await heading(page, 'Congratulations')
  await enterBuilding(page, 'One Meridian Plaza')
})

test('USERS_ADMIN_UPLOAD: completed, without an automatic sign-in', async ({ page }) => {
  const email = 'acs@meridian.example'
  await enterEmail(page, email)
  await press(page, 'Send the code')
  await enterCode(page, email)
  await heading(page, 'Enter a new password')
  await choosePassword(page)
  await enterNames(page, 'Aurelio', 'Castell')
  await chooseBuilding(page, 'Kontorhaus Hafenblick')
  await heading(page, 'Congratulations, Aurelio')
  await press(page, 'Sign in')
  await signIn(page, email, newPassword)
  await heading(page, 'Kontorhaus Hafenblick')
})

test('USERS_ADMIN_UPLOAD: invited from a mail domain that no building has', async ({
  page,
  request,
}) => {
  const email = freshAddress('agency.example')
  const login = { email: 'manager@meridian.example', password }
  const signedIn = await request.post('/api/auth/v2/login', { data: login })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const listed = await request.get('/api/portico/v1/operate/buildings', { headers })
  const [building] = ((await listed.json()) as { data: { uuid: string }[] }).data
  const invited = await request.post('/api/portico/v1/operate/people', {
    headers,
    data: {
      email,
      first_name: 'Pat',
      last_name: 'Lind',
      building_uuid: building?.uuid,
      company_uuid: null,
    },
  })
  expect(invited.status()).toBe(201)

  await enterEmail(page, email)
  await press(page, 'Send the code')
  await enterCode(page, email)
  await choosePassword(page)
  await enterNames(page, 'Pat', 'Lind')
  await heading(page, 'Congratulations, Pat')
  await press(page, 'Sign in')
  await signIn(page, email, newPassword)
  await heading(page, 'One Meridian Plaza')
})

/** A confirmed account that has to sign up again. */
const rosa = 'rosa@meridian.example'

test("signing up cannot take over another user's account", async ({ page }) => {
  await enterEmail(page, rosa)
  await chooseBuilding(page, 'One Meridian Plaza')
  await enterNames(page, 'Mallory', 'Other')
  await choosePassword(page, 'Lantern-Guest7!')
  await acceptTerms(page)
  await expect(seen(page, 'You already have an account')).toBeVisible()
})

test('an account that was confirmed before is signed in once it accepts the terms', async ({
  page,
}) => {
  await enterEmail(page, rosa)
  await chooseBuilding(page, 'One Meridian Plaza')
  await enterNames(page, 'Rosa', 'Lindqvist')
  await choosePassword(page, password)
  await acceptTerms(page)
  await heading(page, 'One Meridian Plaza')
})

test('a guest signs up through the guest buildings, and is known from then on', async ({
  page,
}) => {
  const email = freshAddress('nowhere.example')
  await enterEmail(page, email)
  await press(page, 'Continue as a guest')
  await enterNames(page)
  await choosePassword(page)
  await acceptTerms(page)
  await press(page, 'Enter the code')
  await enterCode(page, email)
  await enterBuilding(page, 'The Commons')
})

test('a link to a step that was not reached leads to the furthest one', async ({ page }) => {
  await page.goto('/signup?step=congratulations')
  await expect(page).toHaveURL('/login')
  await enterEmail(page, freshAddress('meridian.example'))
  await chooseBuilding(page, 'One Meridian Plaza')
  await heading(page, 'Create your account')
  await page.goto('/signup?step=congratulations')
  await heading(page, 'Create your account')
  await expect(page).toHaveURL('/signup?step=create-account')
})

test('a second tab continues with the same draft and does not affect the first', async ({
  page,
  context,
}) => {
  await enterEmail(page, freshAddress('meridian.example'))
  await chooseBuilding(page, 'One Meridian Plaza')
  await page.getByLabel('First name').fill('Nia')
  const other = await context.newPage()
  await other.goto('/signup')
  await expect(other.getByLabel('First name')).toHaveValue('Nia')
  await enterEmail(other, freshAddress('meridian.example'))
  await heading(other, 'Choose your building')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
})
