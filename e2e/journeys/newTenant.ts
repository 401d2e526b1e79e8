import { expect, type Page } from '@playwright/test'
import type { openMailSink } from '../mailSink'
import { acceptTerms, choosePassword, enterNames, heading, press } from './authFlows'
import { menu } from './helpers'

type Mail = Awaited<ReturnType<typeof openMailSink>>
type NewTenant = {
  email: string
  mail: Mail
  building: string
  /** Whether the brand has terms to accept. */
  hasTerms: boolean
}

/** Signs up by a code from the mail, and arrives at home. */
export async function signUp(
  page: Page,
  { email, mail, building, hasTerms }: NewTenant,
): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.keyboard.press('Enter')
  await enterNames(page)
  await choosePassword(page)
  if (hasTerms) await acceptTerms(page)
  await heading(page, 'Verify your account')
  await press(page, 'Enter the code')
  await expect.poll(() => mail.codeFor(email)).not.toBeNull()
  await page.getByLabel('Code').fill(mail.codeFor(email) ?? '')
  await press(page, 'Go to your building')
  await heading(page, building)
}

/** Books the first free slot of tomorrow, and finds it in the history. */
export async function bookRoom(page: Page): Promise<void> {
  const home = page.url()
  await page.goto(`${home}/spaces`)
  const room = page.locator('main').getByRole('link').first()
  await room.click()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
  await page.locator('main').getByRole('radio', { disabled: false }).first().check()
  for (const question of await page.locator('main').getByRole('textbox').all())
    await question.fill('2')
  await press(page, 'Book')
  await expect(page.getByRole('region', { name: 'It’s yours' })).toBeFocused()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click()
  await page.getByLabel('Show').selectOption({ label: 'Resource bookings' })
  await expect(page.locator('main li', { hasText: name })).toBeVisible()
  await page.goto(home)
}

/** Invites a visitor for tomorrow, and finds the invitation among the own ones. */
export async function inviteVisitor(page: Page, guest: { name: string; email: string }) {
  const home = page.url()
  await page.goto(`${home}/visitors`)
  await press(page, 'Invite a visitor')
  const form = page.getByRole('dialog', { name: 'Invite a visitor' })
  const [first = '', last = ''] = guest.name.split(' ')
  await form.getByLabel('First name').fill(first)
  await form.getByLabel('Last name').fill(last)
  await form.getByLabel('Email').fill(guest.email)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('Day').fill(tomorrow)
  await form.getByLabel('Time').fill('12:00')
  await press(page, 'Send invitation')
  await expect(page.getByRole('dialog', { name: 'Invitation sent' })).toBeVisible()
  await press(page, 'Done')
  await expect(page.locator('main li', { hasText: guest.name })).toBeVisible()
  await page.goto(home)
}

/** Reports what needs a repair, and finds the request among the own ones. */
export async function sendRequest(page: Page, subject: string): Promise<void> {
  const home = page.url()
  await page.goto(`${home}/service-requests`)
  await press(page, 'New request')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Description').fill('It drips.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Your request is on its way' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(page.locator('main li', { hasText: subject })).toBeVisible()
  await page.goto(home)
}

type Suite = { utility: string; floor: string; suite: string }

/** Switches the light of a suite on, and sees the suite confirm it. */
export async function switchLight(page: Page, { utility, floor, suite }: Suite): Promise<void> {
  const home = page.url()
  await page.locator('#utilities').getByRole('link', { name: utility }).click()
  await page.getByRole('link', { name: floor }).click()
  await page.getByRole('link', { name: suite }).click()
  const slider = page.getByRole('slider', { name: 'Brightness' })
  await expect(slider).toHaveAttribute('aria-valuetext', '0%')
  const confirmed = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Brighter' }).click()
  expect((await confirmed).status()).toBe(200)
  await expect(slider).toHaveAttribute('aria-valuetext', '10%')
  await page.goto(home)
}
