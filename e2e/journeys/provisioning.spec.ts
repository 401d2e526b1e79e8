import { expect } from '@playwright/test'
import { violationsIn } from '../axe'
import {
  enterBuilding,
  enterEmail,
  freshAddress,
  heading,
  press,
  signInAtProvider,
} from './authFlows'
import { password, seen } from './helpers'
import { test } from './test'

test('a provider adds a person, who signs in there, and then takes them away', async ({
  page,
  browser,
  originOf,
}) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: originOf('localhost') })
  const console = await context.newPage()
  await console.goto('/operate/companies')
  await console.getByLabel('Email').fill('operator@portico.example')
  await console.getByLabel('Password', { exact: true }).fill(password)
  await press(console, 'Sign in')
  await console.getByRole('table').getByRole('link', { name: 'Harcourt & Vale' }).click()
  await console.getByRole('link', { name: 'Automatic provisioning' }).click()
  await heading(console, 'Automatic provisioning')
  await console.getByRole('button', { name: 'Create a token' }).first().click()
  await expect(console.getByLabel('Name')).toBeFocused()
  await console.getByLabel('Name').fill('Okta')
  await press(console, 'Create')
  const question = console.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused()
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Continue' }).click()
  const token = await console.getByRole('dialog').locator('code').textContent()
  expect((await violationsIn(console)).map(({ id }) => id)).toEqual([])
  await press(console, 'Done')
  await expect(console.getByText(token ?? '')).toHaveCount(0)

  const call = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`/scim/v2/Users${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      data,
    })
    return (await answer.json()) as { id: string; active: boolean }
  }
  const email = freshAddress('meridian.example')
  const { id } = await call('POST', '', {
    userName: email,
    name: { givenName: 'Nia', familyName: 'Newcomer' },
    emails: [{ primary: true, type: 'work', value: email }],
    active: true,
  })
  await enterEmail(page, email)
  await press(page, 'Continue with Northwind Identity')
  await signInAtProvider(page)
  await heading(page, 'Congratulations')
  await enterBuilding(page, 'One Meridian Plaza')

  const off = { op: 'Replace', path: 'active', value: 'False' }
  expect((await call('PATCH', `/${id}`, { Operations: [off] })).active).toBe(false)
  await page.reload()
  await expect(seen(page, /Your session has expired/)).toBeVisible()
  await console.goto('/operate/audit')
  await expect(console.getByText('Okta (SCIM)').first()).toBeVisible()
  await context.close()
})
