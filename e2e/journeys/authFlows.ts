import { expect, type Page } from '@playwright/test'
import { password, seen } from './helpers'

export const newPassword = 'Lantern-Quay7!'

let count = 0
/** An unused address. */
export function freshAddress(domain: string): string {
  count += 1
  return `nia.${Date.now().toString(36)}.${count}@${domain}`
}

export async function enterEmail(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Work email').fill(email)
  await page.keyboard.press('Enter')
}

/** The newest code in the demo's mailbox of this address. */
export async function codeOf(page: Page, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await page.request.get(`/demo/inbox.json?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { code?: string }[]
    code = mails[0]?.code ?? ''
    expect(code).toMatch(/^\d{4}$/)
  }).toPass()
  return code
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const step = (page: Page, of: string) => expect(seen(page, of)).toBeVisible()

export async function chooseBuilding(page: Page, name: string): Promise<void> {
  await heading(page, 'Choose your building')
  await page.getByLabel(name).check()
  await press(page, 'Next')
}

export async function enterNames(page: Page, first = 'Nia', last = 'Newcomer'): Promise<void> {
  await heading(page, 'Create your account')
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.keyboard.press('Enter')
}

export async function choosePassword(page: Page, secret = newPassword): Promise<void> {
  await page.getByLabel('New password').fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await page.keyboard.press('Enter')
}

export async function acceptTerms(page: Page): Promise<void> {
  await heading(page, 'Accept the terms')
  await page.getByRole('checkbox', { name: /^I accept/ }).check()
  await press(page, 'Next')
}

/** Its last digit sends it. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await heading(page, 'Enter the code')
  await page.getByLabel('Code').fill(await codeOf(page, email))
}

/** The demo's own identity providers: any user name, one password. */
export async function signInAtProvider(page: Page, userName?: string): Promise<void> {
  await expect(page.getByLabel('User name')).toBeVisible()
  if (userName !== undefined) await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function enterBuilding(page: Page, name: string): Promise<void> {
  await press(page, 'Go to your building')
  await heading(page, name)
}
