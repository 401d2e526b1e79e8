import { expect, type Page } from '@playwright/test'
import {
  codeOf,
  enterEmail,
  freshAddress,
  heading,
  press,
  signInAtProvider,
} from '../../journeys/authFlows'
import { seen } from '../../journeys/helpers'
import { fails, replies, repliesWith } from '../network'
import { seesNotice } from '../notices'
import { type BrowserModel, type Stage, stopTime, wait } from '../stage'

type Key = { isReset: boolean; failure: string | null }

/** The address of each scene; no account has the fresh ones. */
const emails: Readonly<Record<string, () => string>> = {
  'a confirmed account with new terms': () => 'rosa@meridian.example',
  'an uploaded account': () => 'csv@meridian.example',
  'an account that an administrator uploaded': () => 'acs@meridian.example',
  'a company with optional SSO': () => freshAddress('ssooptional.example'),
  'back from the provider': () => freshAddress('ssorequired.example'),
  'a reload at the provider dialog': () => freshAddress('ssorequired.example'),
  'a forgotten password': () => 'ada@meridian.example',
}
/** The address of the person on each page, and the code that they have in mind. */
const people = new WeakMap<Page, { email: string; code: string }>()
function personOf(page: Page) {
  const person = people.get(page)
  if (person === undefined) throw new Error('No one has arrived')
  return person
}

const providers = (page: Page) => page.getByRole('dialog', { name: 'Choose provider' })
const northwind = 'Continue with Northwind Identity'
const resend = (page: Page) => page.getByRole('button', { name: 'Send another code' })
const submit = (page: Page) => page.locator('main button[type=submit]')
const back = (page: Page) => page.getByRole('button', { name: /^Back/ })

type Look = (stage: Stage, key: unknown) => Promise<void>

/** A step by its heading, with its notice, and whether its form is being sent. */
const step =
  (title: string | RegExp, isBusy = false): Look =>
  async ({ page }, key) => {
    await heading(page, title)
    const { failure } = key as Key
    if (isBusy) await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
    else await seesNotice(page, failure === 'code_invalid' ? null : failure)
  }
const verify =
  (isBusy: boolean): Look =>
  async (stage, key) =>
    step((key as Key).isReset ? 'Reset your password' : 'Verify your account', isBusy)(stage, key)

const loads: Look = async ({ page }) => {
  await expect(page.locator('main').getByText('Loading', { exact: true }).first()).toBeAttached()
  await expect(submit(page)).toHaveCount(0)
}
const finishes: Look = ({ page }) =>
  expect(page.locator('[aria-busy]', { hasText: 'Preparing your account' })).toBeVisible()
const hasNotFinished: Look = async (stage, key) => {
  await step('Almost there')(stage, key)
  await expect(stage.page.getByRole('button', { name: 'Try again' })).toBeVisible()
}

type Does = BrowserModel['does'][string]

/** From now on the walk counts the seconds until another code may be requested. */
const withoutTime =
  (reply: Does): Does =>
  async (stage, move) => {
    await stopTime(stage)
    await reply(stage, move)
  }
/** With the seconds of the case: fewer than the server wants. */
const withCooldown = (name: string): Does =>
  withoutTime(repliesWith(name, (reply, { event }) => ({ ...reply, ...(event.output as object) })))
/** No code is waited for any more. */
const withTime =
  (act: Does): Does =>
  async (stage, move) => {
    await stage.page.clock.resume()
    await act(stage, move)
  }

export const wizard: BrowserModel = {
  calls: {
    fetchBuildings: { url: /\/public\/buildings\?/ },
    lookUpProviders: { url: /\/sso\/v1\/providers\// },
    openProvider: { url: /\/sso\/start\?/, isPage: true },
    register: { url: /\/auth\/register/ },
    updateUser: { method: 'PUT', url: /\/users\/current/ },
    sendCode: { url: /\/code\/reset-password\/send/ },
    resendCode: { url: /\/code\/(?:reset-password\/)?resend/ },
    consumeCode: { url: /\/code\/\d{4}\/consume/ },
    setPassword: { url: /\/code\/reset-password\/consume/ },
    logIn: { url: /\/auth\/v2\/login/ },
    authenticate: { url: /\/sso\/v2\/authenticate/ },
  },
  async arrive(stage) {
    const { page, calls, scene } = stage
    const email = (emails[scene] ?? (() => freshAddress('meridian.example')))()
    people.set(page, { email, code: '' })
    // The sign-in looks them up before.
    if (scene !== 'a reload at the provider dialog') await calls.release('lookUpProviders')
    if (scene === 'back from the provider') {
      const hold = calls.pause()
      await enterEmail(page, email)
      await press(page, northwind)
      await expect(page.getByLabel('User name')).toBeVisible()
      hold()
      await signInAtProvider(page)
    } else if (scene === 'a reload at the provider dialog') {
      const hold = calls.pause()
      await enterEmail(page, email)
      await expect(providers(page)).toBeVisible()
      hold()
      await page.reload()
    } else {
      await enterEmail(page, email)
      if (scene === 'a forgotten password') await press(page, 'Forgot password?')
    }
    await expect(page).toHaveURL(/\/(?:signup|reset-password)/)
  },
  sees: {
    'preparing.lookingUpProviders': loads,
    'preparing.loadingBuildings': loads,
    async 'preparing.failed'({ page }, key) {
      await heading(page, 'Create your account')
      await seesNotice(page, (key as Key).failure)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    async 'preparing.unableToSignUp'({ page }) {
      await expect(page.getByRole('dialog', { name: 'Unable to Signup' })).toBeVisible()
    },
    async 'choosingProvider.choosing'({ page }, key) {
      await expect(providers(page)).toBeVisible()
      await seesNotice(page, (key as Key).failure)
    },
    async 'choosingProvider.openingProvider'({ page }) {
      const button = providers(page).getByRole('button', { name: northwind })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    'selectingBuilding.choosing': step('Choose your building'),
    'selectingBuilding.savingBuilding': step('Choose your building', true),
    'creatingAccount.typing': step('Create your account'),
    'creatingAccount.completing': step('Create your account', true),
    creatingPassword: step('Create a password'),
    'acceptingTerms.deciding': step('Accept the terms'),
    'acceptingTerms.registering': step('Accept the terms', true),
    'acceptingImpliedTerms.waiting': finishes,
    'acceptingImpliedTerms.failed': hasNotFinished,
    'verifyingAccount.announcing': verify(false),
    'verifyingAccount.sendingCode': verify(true),
    async 'enteringCode.code.typing'(stage, key) {
      await step('Enter the code')(stage, key)
      const isWrong = (key as Key).failure === 'code_invalid'
      await expect(seen(stage.page, 'Please enter a valid code')).toBeVisible({ visible: isWrong })
    },
    'enteringCode.code.consumingCode': step('Enter the code', true),
    async 'enteringCode.resend.waiting'({ page }) {
      await expect(seen(page, /^You can ask for another code in \d+ second/)).toBeVisible()
    },
    async 'enteringCode.resend.offering'({ page }) {
      await expect(resend(page)).not.toHaveAttribute('aria-busy')
    },
    async 'enteringCode.resend.resendingCode'({ page }) {
      await expect(resend(page)).toHaveAttribute('aria-busy', 'true')
    },
    'enteringNewPassword.typing': step('Enter a new password'),
    'enteringNewPassword.settingPassword': step('Enter a new password', true),
    'loggingIn.waiting': finishes,
    'loggingIn.failed': hasNotFinished,
    'authenticating.waiting': finishes,
    'authenticating.failed': hasNotFinished,
    signingInDirectly: finishes,
    async congratulating({ page }, key) {
      const { isReset } = key as Key
      await heading(page, isReset ? 'Your password has been changed' : /^Congratulations/)
    },
    async signedIn({ page }) {
      await heading(page, 'One Meridian Plaza')
    },
    async leaving({ page }) {
      await heading(page, 'Welcome')
      await expect(page.getByLabel('Work email')).toHaveValue(personOf(page).email)
    },
  },
  unseen: { 'preparing.restoring': 'the browser’s storage answers at once' },
  does: {
    /** Enter, or the last digit of the code, which sends it. */
    async 'step.next'({ page }) {
      const code = page.getByLabel('Code')
      if ((await code.isVisible()) && (await code.inputValue()).length < 4) {
        await code.press(personOf(page).code.slice(-1))
      } else await submit(page).click()
    },
    'step.back': withTime(({ page }) => back(page).click()),
    async 'step.requested'({ page }) {
      await page.goBack()
    },
    async 'wizard.left'({ page }) {
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
      else await press(page, 'Back to sign in')
    },
    async 'wizard.finished'({ page }) {
      await page.getByRole('button', { name: /^(?:Go to your building|Sign in)$/ }).click()
    },
    async 'step.retried'({ page }) {
      await press(page, 'Try again')
    },
    async 'provider.chosen'({ page }) {
      await press(page, northwind)
    },
    async 'email.chosen'({ page }) {
      await press(page, 'Continue with email')
    },
    async 'email.changed'({ page }, { event }) {
      const email = event.email as string
      people.set(page, { email, code: '' })
      await page.getByLabel('Work email').fill(email)
    },
    async 'building.chosen'({ page }, { event }) {
      await page.getByLabel(event.uuid as string).check()
    },
    async 'name.changed'({ page }, { event }) {
      const label = event.field === 'first_name' ? 'First name' : 'Last name'
      await page.getByLabel(label).fill(event.value as string)
    },
    async 'field.left'({ page }, { event }) {
      await page.getByLabel(event.field === 'email' ? 'Work email' : 'First name').focus()
      await page.keyboard.press('Tab')
    },
    async 'password.changed'({ page }, { event }) {
      await page.getByLabel('New password').fill(event.password as string)
    },
    async 'confirmation.changed'({ page }, { event }) {
      await page.getByLabel('Confirm password').fill(event.confirmation as string)
    },
    async 'terms.toggled'({ page }) {
      await page.getByRole('checkbox', { name: /^I accept/ }).check()
    },
    async 'consent.toggled'({ page }) {
      await page.getByRole('checkbox', { name: /may send me news/ }).check()
    },
    /** All digits but the last one: that one sends them. */
    async 'code.changed'({ page }, { event }) {
      const { email } = personOf(page)
      const right = await codeOf(page, email)
      const wrong = right === '2222' ? '3333' : '2222'
      const code = event.code === '1111' ? right : wrong
      people.set(page, { email, code })
      await page.getByLabel('Code').fill('')
      await page.getByLabel('Code').pressSequentially(code.slice(0, -1))
    },
    async 'code.resendRequested'({ page }) {
      await resend(page).click()
    },
    'restoreDraft done': () => Promise.resolve(),
    async 'fetchBuildings done'(stage, move) {
      const isNone = stage.scene === 'no building for the address'
      const reply = isNone
        ? repliesWith('fetchBuildings', (all) => ({ ...all, data: [] }))
        : replies('fetchBuildings')
      await reply(stage, move)
    },
    'fetchBuildings error': fails('fetchBuildings'),
    'lookUpProviders done': replies('lookUpProviders'),
    'lookUpProviders error': fails('lookUpProviders'),
    'register done': withoutTime(replies('register')),
    'register error': fails('register'),
    'acceptTerms done': replies('updateUser'),
    'acceptTerms error': fails('updateUser'),
    'saveBuilding done': replies('updateUser'),
    'saveBuilding error': fails('updateUser'),
    'sendCode done': withCooldown('sendCode'),
    'sendCode error': fails('sendCode'),
    'resendCode done': withCooldown('resendCode'),
    'resendCode error': fails('resendCode'),
    'consumeCode done': withTime(replies('consumeCode')),
    'consumeCode error': fails('consumeCode'),
    'setPassword done': replies('setPassword'),
    'setPassword error': fails('setPassword'),
    'logIn done': replies('logIn'),
    'logIn error': fails('logIn'),
    'logInDirectly done': withTime(replies('logIn')),
    'logInDirectly error': withTime(fails('logIn')),
    'authenticate done': replies('authenticate'),
    'authenticate error': fails('authenticate'),
    async 'after callTimeout'(stage, move) {
      await wait(stage, move)
      // A failed sign-in leads to another page.
      if (stage.scene === 'a confirmed account with new terms') await stage.page.clock.resume()
    },
    'after providerTimeout': wait,
    'after second': wait,
  },
  undone: {
    'restoreDraft error': 'the draft is null if storage is unavailable',
    'after restoreTimeout': 'the browser’s storage answers at once',
    'openProvider done':
      'the browser returns to a page that it has kept, which Playwright’s browsers never do; tests/features/auth/openProvider.test.ts',
    'openProvider error': 'a provider without a web address, which the server does not register',
  },
}
