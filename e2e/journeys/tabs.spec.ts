import { expect } from '@playwright/test'
import { chooseBuilding, enterEmail, freshAddress, heading } from './authFlows'
import { arriveHome, stored } from './helpers'
import { test } from './test'

test('ten tabs with an expired token make one refresh, and none is signed out', async ({
  page,
  context,
}) => {
  await arriveHome(page)
  const others = await Promise.all(Array.from({ length: 9 }, () => context.newPage()))
  for (const tab of others) {
    await tab.goto('/my-history')
    await heading(tab, 'Bookings')
  }
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/v2/refresh')) refreshes += 1
  })
  // The other nine are notified immediately; this one finds it on its return.
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '')
    root.value.auth.expiresAt = Date.now() - 1000
    localStorage.setItem('root', JSON.stringify(root))
  })
  await page.reload()
  await heading(page, 'One Meridian Plaza')
  const isRenewed = () =>
    page.evaluate(() => {
      const root = JSON.parse(localStorage.getItem('root') ?? '')
      return root.value.auth.expiresAt > Date.now()
    })
  await expect.poll(isRenewed).toBe(true)
  for (const tab of others) {
    await heading(tab, 'Bookings')
    await expect(tab.getByRole('dialog')).toBeHidden()
    await tab.reload()
    await heading(tab, 'Bookings')
  }
  expect(refreshes).toBe(1)
})

test('signing in in one tab also signs in the other one, which was signing up', async ({
  page,
  context,
}) => {
  await enterEmail(page, freshAddress('meridian.example'))
  await chooseBuilding(page, 'One Meridian Plaza')
  await heading(page, 'Create your account')
  const other = await context.newPage()
  await arriveHome(other)
  await heading(page, 'One Meridian Plaza')
  expect(await stored(page)).not.toContain('AUTH_DRAFT')
})
