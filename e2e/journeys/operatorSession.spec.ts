import { expect } from '@playwright/test'
import { violationsIn } from '../axe'
import { heading, press } from './authFlows'
import { password, seen } from './helpers'
import { test } from './test'

const email = 'operator@portico.example'

test('edits outlast the end of a session, and are saved after the password', async ({ page }) => {
  await page.goto('/operate')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign in')
  await heading(page, 'Buildings')
  await page.getByRole('table').getByRole('link', { name: 'One Meridian Plaza' }).click()
  await heading(page, 'One Meridian Plaza')
  await page.getByRole('link', { name: 'Building details' }).click()
  const street = page.getByLabel('Street and number')
  await street.fill('2 Meridian Plaza')

  // The operator signs out everywhere else, on another device.
  const login = await page.request.post('/api/auth/v2/login', { data: { email, password } })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const ended = await page.request.delete('/api/portico/v1/sessions', { headers })
  expect(ended.ok()).toBe(true)

  await press(page, 'Save changes')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  expect((await violationsIn(page)).map(({ id }) => id)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(seen(page, 'That password isn’t right')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  // What the server had refused is sent again by itself.
  await expect(seen(page, 'Changes saved')).toBeVisible()
  await expect(street).toHaveValue('2 Meridian Plaza')
  await page.reload()
  await expect(street).toHaveValue('2 Meridian Plaza')
})
