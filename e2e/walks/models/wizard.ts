import { expect } from '@playwright/test'
import { codeOf, enterEmail, freshAddress, press, signInAtProvider } from '../../journeys/authFlows'
import { fails, replies, repliesWith } from '../network'
import { type BrowserModel, stopTime, wait } from '../stage'
import { back, northwind, people, personOf, provider, resend, sees, submit } from './wizard.sees'

/** The address of each scene; no account has the fresh ones. */
const emails: Readonly<Record<string, () => string>> = {
  'a confirmed account with new terms': () => 'rosa@meridian.example',
  'an uploaded account': () => 'csv@meridian.example',
  'an account that an administrator uploaded': () => 'acs@meridian.example',
  'a company with optional SSO': () => freshAddress('ssooptional.example'),
  'back from the provider': () => freshAddress('ssorequired.example'),
  'a reload at the providers': () => freshAddress('ssorequired.example'),
  'a forgotten password': () => 'ada@meridian.example',
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
    if (scene !== 'a reload at the providers') await calls.release('lookUpProviders')
    if (scene === 'back from the provider') {
      const hold = calls.pause()
      await enterEmail(page, email)
      await press(page, northwind)
      await expect(page.getByLabel('User name')).toBeVisible()
      hold()
      await signInAtProvider(page)
    } else if (scene === 'a reload at the providers') {
      const hold = calls.pause()
      await enterEmail(page, email)
      await expect(provider(page)).toBeVisible()
      hold()
      await page.reload()
    } else {
      await enterEmail(page, email)
      if (scene === 'a forgotten password') await press(page, 'Forgot password?')
    }
    await expect(page).toHaveURL(/\/(?:signup|reset-password)/)
  },
  sees,
  unseen: {
    'preparing.restoring': 'the browser’s storage answers at once',
    registering: 'every brand of the demo has terms, so the terms create the account',
  },
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
    async 'request.retried'({ page }) {
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
      'the browser returns to a page from its back-forward cache, which Playwright’s browsers never do; tests/features/auth/openProvider.test.ts',
    'openProvider error': 'a provider without a web address, which the server does not register',
  },
}
