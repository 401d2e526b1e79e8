import { expect } from '@playwright/test'
import { arriveHome, tokenOf } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

test('a user finds an event by a search, opens it, and shows the pass at the door', async ({
  page,
  request,
}) => {
  await arriveHome(page)
  const button = page.getByRole('button', { name: 'Search the building' })
  await button.focus()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search the building' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('/')
  await field.fill('blod driv')
  await expect(page.getByRole('option', { name: 'Blood drive' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Blood drive' })).toBeVisible()
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'Choose to give' }).click()
  await page.getByRole('button', { name: 'Confirm RSVP' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Show your pass' }).click()
  await page.getByRole('button', { name: 'Enlarge code' }).click()
  const large = page.getByRole('dialog', { name: 'Blood drive' })
  const code = (await large.getByText(/^\w{4}(-\w{4}){3}$/).textContent()) ?? ''
  // The network is lost; the pass shown at the counter stays.
  await page.context().setOffline(true)
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(code)).toBeVisible()
  await page.context().setOffline(false)

  const token = await tokenOf(request, 'manager@meridian.example')
  const building = new URL(page.url()).pathname.split('/')[2]
  const check = async () => {
    const answer = await request.post(`/api/portico/v1/buildings/${building}/passes/check`, {
      headers: { authorization: `Bearer ${token}` },
      data: { code: code.toLowerCase(), use: true },
    })
    return ((await answer.json()) as { data: { status: string } }).data.status
  }
  expect(await check()).toBe('valid')
  expect(await check()).toBe('used')
})
