import { expect } from '@playwright/test'
import { ada, arriveHome, menu } from './helpers'
import { test } from './test'

test.beforeEach(async ({ request }) => {
  await request.post('/demo/reset')
})

test('a flag switched for one user changes their open app, and no other', async ({
  context,
  page,
}) => {
  await arriveHome(page)
  const entry = page.getByRole('menuitem', { name: 'Kiosk mode' })
  await menu(page).click()
  await expect(entry).toBeVisible()

  const flags = await context.newPage()
  await flags.goto('/demo/flags')
  const form = flags.locator('form.new')
  await form.locator('[name=flag]').selectOption('dropdown-kiosk')
  await form.locator('[name=enabled]').selectOption('off')
  await form.locator('[name=audience]').selectOption('user')
  await form.getByRole('textbox', { name: 'User' }).fill(ada)
  await form.getByRole('button').click()
  await expect(flags.getByText(`off for ${ada}`)).toBeVisible()
  await expect(entry).toBeHidden()

  await flags.getByRole('button', { name: /^Remove: dropdown-kiosk/ }).click()
  await expect(flags.getByText(`off for ${ada}`)).toBeHidden()
  await expect(entry).toBeVisible()
})
