import { expect, type Route } from '@playwright/test'
import { ada, arriveHome, menu, seen, signIn } from './helpers'
import { test } from './test'

/** The outcome of the sign-out call. */
const lost: Record<string, (route: Route) => Promise<void> | undefined> = {
  'receives a 503': (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  'is aborted': (route) => route.abort(),
  'is never answered': () => undefined,
}

for (const [what, answer] of Object.entries(lost)) {
  test(`a sign-out whose call ${what} leaves nothing of the user, and is repeated`, async ({
    page,
    context,
  }) => {
    await page.goto('/account/profile')
    await signIn(page)
    await expect(page.getByLabel('First name')).toBeVisible()
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('root') ?? '{}') as { value: { auth: { token: string } } })
          .value.auth.token,
    )
    let isServerAway = true
    await page.route('**/api/auth/logout', answer)
    await page.route('**/api/portico/v1/sign-out', (route) =>
      isServerAway ? route.abort() : route.continue(),
    )
    await menu(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(seen(page, 'You’re signed out on this device')).toBeVisible()

    // The next page belongs to no user, although the server does not know about the sign-out yet.
    const html = await (await page.request.get('/account/profile')).text()
    expect(html).not.toContain(ada)
    await page.goto('/account/profile')
    await expect(page).toHaveURL(/\/login/)
    await expect(seen(page, 'You’re signed out on this device')).toBeVisible()
    const cookies = (await context.cookies()).map(({ name }) => name)
    expect(cookies).not.toContain('documents')

    isServerAway = false
    await page.reload()
    await expect(seen(page, 'You’re signed out on this device')).toBeHidden()
    const headers = { authorization: `Bearer ${token}` }
    const status = async () => (await page.request.get('/api/users/current', { headers })).status()
    await expect.poll(status).toBe(401)
    const owed = () => page.evaluate(() => localStorage.getItem('SIGN_OUTS'))
    await expect.poll(owed).toBeNull()
  })
}

test("no cache stores a user's page", async ({ page }) => {
  await arriveHome(page)
  const answer = await page.goto('/account/profile')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
})
