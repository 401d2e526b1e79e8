import { expect, type Page } from '@playwright/test'
import { heading, press } from '../../journeys/authFlows'
import { seen } from '../../journeys/helpers'
import { fails, replies, repliesWith } from '../network'
import { seesNotice } from '../notices'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = {
  email: string
  failure: string | null
  isInvalid: boolean
  isDeactivated: boolean
  offersEmail: boolean
  offersGuest: boolean
}

const emailField = (page: Page) => page.getByLabel('Work email')
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const unknownCompany = (page: Page) => page.getByRole('dialog', { name: 'Company Email Not Found' })
const providers = (page: Page) => page.getByRole('dialog', { name: 'Choose provider' })
const busy = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true')

async function seesEmailStep({ page }: Stage): Promise<void> {
  await heading(page, 'Welcome')
  await expect(emailField(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function seesProviders({ page }: Stage, { offersEmail, failure }: Key): Promise<void> {
  await expect(providers(page)).toBeVisible()
  await seesNotice(page, failure)
  await expect(providers(page).getByRole('button', { name: 'Continue with email' })).toBeVisible({
    visible: offersEmail,
  })
}

/** The account has the status of the case, which no account of the demo has. */
const withStatus = repliesWith('lookUpEmail', (reply, { event }) => ({
  ...reply,
  ...(event.output as { status: object }).status,
}))

export const signIn: BrowserModel = {
  calls: {
    lookUpEmail: { url: /\/auth\/v2\/validate-email/ },
    logIn: { url: /\/auth\/v2\/login/ },
    fetchGuestBuildings: { url: /\/public\/guest-buildings/ },
    openProvider: { url: /\/sso\/start\?/, isPage: true },
  },
  async arrive({ page, scene }) {
    await page.goto(
      scene === 'a refused password signs out'
        ? '/login?flow=SIGNIN&logoutOnFailure=true'
        : '/login',
    )
  },
  sees: {
    async enteringEmail(stage, key) {
      const { page } = stage
      const { email, failure, isInvalid, isDeactivated } = key as Key
      await seesEmailStep(stage)
      await expect(emailField(page)).toHaveValue(email)
      await expect(seen(page, 'Invalid Email')).toBeVisible({ visible: isInvalid })
      await expect(seen(page, 'This account is deactivated')).toBeVisible({
        visible: isDeactivated,
      })
      await seesNotice(page, failure)
    },
    async lookingUpEmail(stage) {
      await seesEmailStep(stage)
      await busy(stage.page, 'Next')
    },
    async 'domainUnknown.loadingGuestBuildings'({ page }) {
      await expect(unknownCompany(page)).toBeVisible()
      await busy(page, 'Continue as a guest')
    },
    async 'domainUnknown.offeringWaysOn'({ page }, key) {
      await expect(unknownCompany(page).getByRole('link', { name: 'Report' })).toBeVisible()
      const guest = unknownCompany(page).getByRole('button', { name: 'Continue as a guest' })
      await expect(guest).toBeVisible({ visible: (key as Key).offersGuest })
    },
    async 'choosingProvider.choosing'(stage, key) {
      await seesProviders(stage, key as Key)
    },
    async 'choosingProvider.openingProvider'({ page }) {
      await expect(providers(page)).toBeVisible()
      await busy(page, 'Continue with Northwind Identity')
    },
    async enteringPassword({ page }, key) {
      await heading(page, 'Enter your password')
      await expect(seen(page, (key as Key).email)).toBeVisible()
      await expect(passwordField(page)).toBeVisible()
      await seesNotice(page, (key as Key).failure)
    },
    async loggingIn({ page }) {
      await heading(page, 'Enter your password')
      await busy(page, 'Sign in')
    },
    async signedIn({ page }) {
      await heading(page, 'One Meridian Plaza')
    },
    async leavingToSignUp({ page }) {
      await heading(page, 'Choose your building')
    },
    async leavingAsGuest({ page }) {
      await heading(page, 'Create your account')
    },
    async leavingToReset({ page }) {
      await heading(page, 'Reset your password')
    },
    async leavingLoggedOut(stage, key) {
      await seesEmailStep(stage)
      await expect(emailField(stage.page)).toHaveValue((key as Key).email)
      await seesNotice(stage.page, (key as Key).failure)
    },
  },
  unseen: {
    leavingToFarmSelector: 'only developers’ builds have it, and their project tests it',
  },
  does: {
    async 'email.changed'({ page }, { event }) {
      await emailField(page).fill(event.email as string)
    },
    async 'email.left'({ page }) {
      await emailField(page).focus()
      await page.keyboard.press('Tab')
    },
    async 'email.submitted'({ page }) {
      await emailField(page).press('Enter')
    },
    async 'password.changed'({ page }, { event }) {
      await passwordField(page).fill(event.password as string)
    },
    async 'password.submitted'({ page }) {
      await press(page, 'Sign in')
    },
    async 'password.forgotten'({ page }) {
      await press(page, 'Forgot password?')
    },
    async 'step.back'({ page }) {
      await press(page, 'Back')
    },
    async 'dialog.closed'({ page }) {
      await page.keyboard.press('Escape')
    },
    async 'provider.chosen'({ page }) {
      await press(page, 'Continue with Northwind Identity')
    },
    async 'email.chosen'({ page }) {
      await press(page, 'Continue with email')
    },
    async 'guest.chosen'({ page }) {
      await press(page, 'Continue as a guest')
    },
    async 'lookUpEmail done'(stage, move) {
      const isReal = stage.scene !== 'a company with optional SSO'
      await (isReal ? replies('lookUpEmail') : withStatus)(stage, move)
    },
    'lookUpEmail error': fails('lookUpEmail'),
    'after lookUpTimeout': wait,
    'fetchGuestBuildings done': replies('fetchGuestBuildings'),
    'fetchGuestBuildings error': fails('fetchGuestBuildings'),
    'after guestTimeout': wait,
    'after providerTimeout': wait,
    'logIn done': replies('logIn'),
    'logIn error': fails('logIn'),
    'after logInTimeout': wait,
  },
  undone: {
    'openProvider done':
      'the browser returns to a page from its back-forward cache, which Playwright’s browsers never do; tests/features/auth/openProvider.test.ts',
    'openProvider error': 'a provider without a web address, which the server does not register',
  },
}
