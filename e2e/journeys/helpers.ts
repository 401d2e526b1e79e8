import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { demoPassword as password } from '../../scripts/screenshots/signIn.mjs'

export { password }

const prefetched = '**/portico/v1/prefetch?*'
export const ada = 'ada@meridian.example'

/** Goes through the two steps of the login flow. */
export async function signIn(page: Page, email = ada, secret = password): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
}

/** A session of this browser, as an earlier page load stored it: for journeys that are not about the sign-in itself. */
export async function remember(page: Page, email = ada): Promise<void> {
  // The journey's own browser, for which the server stores the session.
  await page.goto('/robots.txt')
  const agent = await page.evaluate(() => navigator.userAgent)
  const reply = await page.request.post('/api/auth/v2/login', {
    data: { email, password },
    headers: { 'user-agent': agent },
  })
  const { token, user, expires_in, refresh_token } = await reply.json()
  const now = Date.now()
  const auth = {
    token,
    expiresAt: now + expires_in * 1000,
    refreshToken: refresh_token.token,
    refreshExpiresAt: now + refresh_token.expires_in * 1000,
    refreshKey: randomUUID(),
    user,
  }
  const root = JSON.stringify({ version: 1, value: { auth, authV2: null, farm: null } })
  await page.evaluate((value) => localStorage.setItem('root', value), root)
}

/** An access token of a user who acts beside the page, on a device of their own. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const login = await request.post('/api/auth/v2/login', { data: { email, password } })
  return ((await login.json()) as { token: string }).token
}

/** Home is ready at its own address: a rendered page shows its heading before the app has navigated there. */
async function atHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'One Meridian Plaza' })).toBeVisible()
  await expect(page).toHaveURL(/\/building\/[\da-f-]{36}$/)
}

/** By both steps of the sign-in, for tests of it, or without storage. */
export async function signInHome(page: Page): Promise<void> {
  await page.goto('/')
  await signIn(page)
  await atHome(page)
}

/** Signed in, on a home that the server has rendered. */
export async function arriveHome(page: Page): Promise<void> {
  await remember(page)
  await page.goto('/')
  await atHome(page)
}

/** Signed in, on a home whose parts the browser reads. */
export async function readHome(page: Page): Promise<void> {
  await remember(page)
  await withoutRendering(page)
  await page.goto('/')
  await atHome(page)
}

/** Another deployment's flags; call this before opening the page. They arrive after everything else. */
export const withFlags = (page: Page, flags: Record<string, boolean>) =>
  page.route('**/api/frontend**', async (route) => {
    // Unconditionally: a reply without a body has no flags.
    const { 'if-none-match': _, ...headers } = route.request().headers()
    const reply = await route.fetch({ headers })
    const { toggles } = (await reply.json()) as { toggles: { name: string }[] }
    const on = Object.keys(flags).filter((name) => flags[name])
    const added = on.map((name) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false },
      impressionData: false,
    }))
    const others = toggles.filter(({ name }) => flags[name] === undefined)
    return route.fulfill({ response: reply, json: { toggles: [...others, ...added] } })
  })

/** Delays the scripts until they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** From now on the server does not recognize the user of a page, and the browser reads everything. */
export async function withoutRendering(page: Page): Promise<void> {
  const nothing = { data: { replies: [] } }
  await page.route(prefetched, (route) => route.fulfill({ json: nothing }))
  await page.context().clearCookies({ name: 'documents' })
}

/** A back end without the extension that prefetches a page. */
export const withoutPrefetch = (page: Page) =>
  page.route(prefetched, (route) =>
    route.fulfill({
      status: 501,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Not implemented', status: 501, code: 'not_implemented' },
    }),
  )

export const menu = (page: Page) => page.getByRole('button', { name: /^Menu for/ })

/** The app's stored data in this browser, by key. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
  )
}

/** Visible text; the announcer's copy is not visible. */
export function seen(within: Page | Locator, words: string | RegExp): Locator {
  const page = 'page' in within ? within.page() : within
  return within.getByText(words).and(page.locator(':not([data-announcer] *)'))
}

/** A screen reader announcement, for as long as it exists. */
export const told = (page: Page) => page.locator('[data-announcer] p')
