import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword as password } from '../../scripts/look/visit.mjs'

export { password }
export const ada = 'ada@meridian.example'

/** Goes through the two steps of the login flow. */
export async function signIn(page: Page, email = ada, secret = password): Promise<void> {
  await page.getByLabel('Work e-mail').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
}

/** Signed in, on the home of the named building. */
export async function arriveHome(page: Page, building = 'One Meridian Plaza'): Promise<void> {
  await page.goto('/')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: building })).toBeVisible()
}

/** Flags of another deployment; to be called before the page is opened. They come when all else has. */
export const withFlags = (page: Page, flags: Record<string, boolean>) =>
  page.route('**/api/frontend**', async (route) => {
    const reply = await route.fetch()
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

/** From now on the server does not know who asks for a page, and the browser reads all that it shows by itself. */
export const withoutPaint = (page: Page) => page.context().clearCookies({ name: 'documents' })

export const menu = (page: Page) => page.getByRole('button', { name: /^Menu of/ })

/** What this browser keeps for us, by key. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted(),
  )
}

/** Words on show; what the announcer says of them at the same time is heard, not seen. */
export function seen(within: Page | Locator, words: string | RegExp): Locator {
  const page = 'page' in within ? within.page() : within
  return within.getByText(words).and(page.locator(':not([data-announcer] *)'))
}

/** What a screen reader is told, for as long as it stands there. */
export const told = (page: Page) => page.locator('[data-announcer] p')
