import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import {
  acceptTerms,
  enterBuilding,
  enterEmail,
  enterNames,
  freshAddress,
  heading,
  press,
  signInAtProvider,
} from '../../journeys/authFlows'
import { menu } from '../../journeys/helpers'
import { fails, replies, repliesWith } from '../network'
import { seesNotice } from '../notices'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = { failure: string | null }

const northwind = 'Continue with Northwind Identity'
/** Uploaded and not completed: the server knows the address, and signs it in only after the sign-up. */
const uploaded = 'csv@ssooptional.example'

/** The address counts as a known account's, so that the provider is opened by the sign-in. */
const asKnown = (page: Page) =>
  page.route('**/auth/v2/validate-email', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as object
    await route.fulfill({ response, json: { ...json, confirmed: true, terms_accepted: true } })
  })

/** An account that has signed up by its provider, and has signed out. */
async function signUpByProvider({ page, calls }: Stage): Promise<string> {
  const hold = calls.pause()
  const email = freshAddress('ssorequired.example')
  await enterEmail(page, email)
  await press(page, northwind)
  await signInAtProvider(page)
  await enterNames(page)
  await acceptTerms(page)
  await enterBuilding(page, 'One Meridian Plaza')
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await heading(page, 'Welcome')
  hold()
  return email
}

/** To the provider, and back. */
async function comeBack(page: Page, email: string, provider = northwind): Promise<void> {
  await enterEmail(page, email)
  await press(page, provider)
  await signInAtProvider(page)
}

const arrivals: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'a known account'(stage) {
    await comeBack(stage.page, await signUpByProvider(stage))
  },
  async 'an unreachable server'({ page }) {
    await asKnown(page)
    await comeBack(page, uploaded)
  },
  async 'a sign-up'({ page }) {
    await comeBack(page, freshAddress('ssorequired.example'))
  },
  async 'a response that the server has processed'({ page }) {
    await asKnown(page)
    await comeBack(page, uploaded, 'Continue with Fjord Federation')
  },
  async 'cancelled at the provider'({ page }) {
    await asKnown(page)
    await enterEmail(page, uploaded)
    await press(page, northwind)
    await press(page, 'Cancel')
  },
  async 'a response that this browser did not request'({ page }) {
    await page.goto('/login?code=code&state=state')
  },
}

const waiting = ({ page }: Stage) =>
  expect(page.locator('[aria-busy]', { hasText: 'Signing you in' })).toBeVisible()

async function seesFailure({ page }: Stage, key: unknown, mayRetry: boolean): Promise<void> {
  await heading(page, 'You’re not signed in')
  await seesNotice(page, (key as Key).failure)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ visible: mayRetry })
}

export const ssoCallback: BrowserModel = {
  calls: {
    exchangeCode: { url: /\/sso\/v1\/callback\/oidc/ },
    authenticate: { url: /\/sso\/v2\/authenticate/ },
  },
  arrive: (stage) => arrivals[stage.scene]?.(stage) ?? Promise.reject(new Error(stage.scene)),
  sees: {
    exchangingCode: waiting,
    authenticating: waiting,
    interrupted: (stage, key) => seesFailure(stage, key, true),
    unanswered: (stage, key) => seesFailure(stage, key, true),
    failed: (stage, key) => seesFailure(stage, key, false),
    async signedIn({ page }) {
      await heading(page, 'One Meridian Plaza')
    },
    async identifiedForSignUp({ page }) {
      await heading(page, 'Create your account')
    },
    async leaving({ page }) {
      await heading(page, 'Welcome')
      await expect(page.getByLabel('Work email')).toBeVisible()
    },
  },
  does: {
    async 'request.retried'({ page }) {
      await press(page, 'Try again')
    },
    async 'callback.left'({ page }) {
      await press(page, 'Back to sign in')
    },
    async 'exchangeCode done'(stage, move) {
      const { transactionUuid } = move.event.output as { transactionUuid: string }
      const reply =
        transactionUuid === 'own'
          ? replies('exchangeCode')
          : repliesWith('exchangeCode', (own) => ({ ...own, transaction_uuid: randomUUID() }))
      await reply(stage, move)
    },
    'exchangeCode error': fails('exchangeCode'),
    'authenticate done': replies('authenticate'),
    'authenticate error': fails('authenticate'),
    'after callTimeout': wait,
  },
}
