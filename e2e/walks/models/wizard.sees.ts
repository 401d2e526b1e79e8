import { expect, type Page } from '@playwright/test'
import { heading } from '../../journeys/authFlows'
import { seen } from '../../journeys/helpers'
import { seesNotice } from '../notices'
import type { BrowserModel, Stage } from '../stage'

type Key = { isReset: boolean; failure: string | null }

/** The address of the person on each page, and the code that they have in mind. */
export const people = new WeakMap<Page, { email: string; code: string }>()
export function personOf(page: Page) {
  const person = people.get(page)
  if (person === undefined) throw new Error('No one has arrived')
  return person
}

export const northwind = 'Continue with Northwind Identity'
/** In the step if it is the only one, otherwise in a dialog. */
export const provider = (page: Page) => page.getByRole('button', { name: northwind })
export const resend = (page: Page) => page.getByRole('button', { name: 'Send another code' })
export const submit = (page: Page) => page.locator('main button[type=submit]')
export const back = (page: Page) => page.getByRole('button', { name: /^Back/ })

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

/** What a person sees in each state. */
export const sees: BrowserModel['sees'] = {
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
    await expect(provider(page)).toBeVisible()
    await seesNotice(page, (key as Key).failure)
  },
  async 'choosingProvider.openingProvider'({ page }) {
    await expect(provider(page)).toHaveAttribute('aria-busy', 'true')
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
}
