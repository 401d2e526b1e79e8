import { expect, type Page } from '@playwright/test'
import type { openMailSink } from '../mailSink'
import { acceptTerms, choosePassword, enterNames, heading, newPassword, press } from './authFlows'
import { menu } from './helpers'

type Mail = Awaited<ReturnType<typeof openMailSink>>

/** Signs up by a code from the mail, and arrives at home. */
export async function signUp(
  page: Page,
  {
    email,
    mail,
    building,
    hasTerms = true,
  }: { email: string; mail: Mail; building: string; hasTerms?: boolean },
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

type Sent = { path: string; body?: unknown; token?: string }

/** A call that the page's browser sends: it alone resolves every host of the journeys. */
async function send<Reply>(page: Page, sent: Sent): Promise<Reply> {
  const reply = await page.evaluate(async ({ path, body, token }: Sent) => {
    const response = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as unknown
  }, sent)
  return reply as Reply
}

type Room = { uuid: string; name: string; questions: { question: string }[] }
type Day = { data: { slots: { start_at: string; is_free: boolean }[] } }

/** Books the first free slot of the next days as a mini-app does, and finds it in the history. */
export async function bookRoom(page: Page, email: string): Promise<void> {
  const home = page.url()
  const building = /building\/([\da-f-]{36})/.exec(home)?.[1]
  const { token } = await send<{ token: string }>(page, {
    path: 'auth/v2/login',
    body: { email, password: newPassword },
  })
  const path = `portico/v1/buildings/${building}/resources`
  const [room] = (await send<{ data: Room[] }>(page, { path, token })).data
  if (room === undefined) throw new Error('The building has no room')
  const at = `portico/v1/resources/${room.uuid}`
  const free: string[] = []
  for (let days = 1; free.length === 0 && days < 5; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const { data } = await send<Day>(page, { path: `${at}/availability?date=${date}`, token })
    free.push(...data.slots.filter(({ is_free }) => is_free).map(({ start_at }) => start_at))
  }
  const form_responses = room.questions.map(({ question }) => ({ question, answer: '2' }))
  const body = { start_at: free[0], slots: 1, form_responses }
  await send(page, { path: `${at}/bookings`, body, token })
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'View history' }).click()
  await page.getByLabel('Show').selectOption({ label: 'Resource bookings' })
  await expect(page.locator('main li', { hasText: room.name })).toBeVisible()
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
