import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { remember, seen, tokenOf, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, replies } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

type Draft = Record<'first_name' | 'last_name' | 'email' | 'date' | 'time', string>
type Key = { draft: Draft; visitor: string | null; failure: string | null }

const building = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
const visitorsPath = `/api/portico/v1/buildings/${building}/visitors`
const ben = 'ben@meridian.example'

/** Today, by the building's clock; its last minute is to come. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
const dayOf = (date: string) => (date === '2126-11-25' ? today : date)

const labels: Readonly<Record<keyof Draft, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  date: 'Day',
  time: 'Time',
}
const form = (page: Page) => page.getByRole('dialog', { name: 'Invite a visitor' })
const ticket = (page: Page) => page.getByRole('dialog', { name: 'Invitation sent' })
const question = (page: Page) => page.getByRole('dialog', { name: /^Cancel the visit of/ })
const row = (page: Page, name: string) => page.locator('main li', { hasText: name })

/** A visitor who is expected today, as the API has invited them. */
async function invited({ request }: Page, first_name: string): Promise<{ code: string }> {
  const reply = await request.post(visitorsPath, {
    headers: { authorization: `Bearer ${await tokenOf(request, ben)}` },
    data: {
      first_name,
      last_name: 'Visitor',
      email: `${first_name.toLowerCase()}@visitor.example`,
      date: today,
      time: '23:59',
    },
  })
  expect(reply.status()).toBe(201)
  return ((await reply.json()) as { data: { code: string } }).data
}

/** The front desk checks in a code. */
async function checkedIn({ request }: Page, { code }: { code: string }): Promise<void> {
  const token = await tokenOf(request, 'manager@meridian.example')
  const reply = await request.post(`/api/portico/v1/buildings/${building}/passes/check`, {
    headers: { authorization: `Bearer ${token}` },
    data: { code, use: true },
  })
  expect(reply.status()).toBe(200)
}

/** The form has what was typed, and says why it was not sent. */
async function seesForm({ page }: Stage, key: unknown): Promise<void> {
  const { draft, failure } = key as Key
  for (const [name, label] of Object.entries(labels)) {
    const value = draft[name as keyof Draft]
    const field = form(page).getByLabel(label, { exact: true })
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is reported
    await expect(field).toHaveValue(name === 'date' ? dayOf(value) : value)
  }
  const isLate = failure === 'visit_time_invalid'
  await expect(seen(page, 'Choose a day and time in the future')).toBeVisible({ visible: isLate })
  await expect(seen(page, 'Nothing you entered is lost')).toBeVisible({
    visible: failure !== null && !isLate,
  })
}

export const invite: BrowserModel = {
  calls: {
    invite: { method: 'POST', url: /\/buildings\/[\da-f-]+\/visitors$/ },
    cancel: { method: 'PUT', url: /\/visitors\/[\da-f-]+\/cancellation$/ },
    leave: { method: 'PUT', url: /\/visitors\/[\da-f-]+\/departure$/ },
  },
  async arrive({ page }) {
    await remember(page, ben)
    await invited(page, 'Edith')
    await checkedIn(page, await invited(page, 'Hugo'))
    await withoutRendering(page)
    // What the server announces would read the list at other times than the walk does.
    await page.route('**/portico/v1/live**', (route) => route.abort())
    await page.goto(`/building/${building}/visitors`)
    await expect(row(page, 'Hugo').getByText('In the building')).toBeVisible()
  },
  sees: {
    async listing({ page }, key) {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(row(page, 'Edith')).toBeVisible()
      await expect(seen(page, 'Unable to complete at this moment')).toBeVisible({
        visible: (key as Key).failure !== null,
      })
    },
    writing: seesForm,
    async inviting(stage, key) {
      await seesForm(stage, key)
      const button = form(stage.page).getByRole('button', { name: 'Send invitation' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(form(stage.page).getByLabel('Email')).toHaveAttribute('readonly')
    },
    async invited({ page }) {
      await expect(ticket(page).getByText('Lena Lindqvist')).toBeVisible()
      await expect(ticket(page).getByText(/^\w{4}(-\w{4}){3}$/)).toBeVisible()
    },
    async confirmingCancel({ page }) {
      await expect(question(page).getByRole('button', { name: 'Cancel visit' })).toBeEnabled()
    },
    async cancelling({ page }) {
      const button = question(page).getByRole('button', { name: 'Cancel visit' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
    async leaving({ page }) {
      const button = row(page, 'Hugo').getByRole('button', { name: /has left$/ })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    },
  },
  does: {
    'request.invalidated': comesBackOnline,
    async 'invite.pressed'({ page }) {
      if (await ticket(page).isVisible()) await press(page, 'Invite another')
      else await press(page, 'Invite a visitor')
    },
    async 'field.changed'({ page }, { event }) {
      const { name, value } = event as unknown as { name: keyof Draft; value: string }
      const field = form(page).getByLabel(labels[name], { exact: true })
      await field.fill(name === 'date' ? dayOf(value) : value)
    },
    async 'invitation.submitted'({ page }) {
      await press(page, 'Send invitation')
    },
    async 'form.closed'({ page }) {
      if (await ticket(page).isVisible()) await press(page, 'Done')
      else await press(page, 'Back')
    },
    async 'cancel.pressed'({ page }) {
      await row(page, 'Edith')
        .getByRole('button', { name: /^Cancel the visit/ })
        .click()
    },
    async 'cancel.confirmed'({ page }) {
      await press(page, 'Cancel visit')
    },
    async 'cancel.dismissed'({ page }) {
      await press(page, 'Keep it')
    },
    async 'left.pressed'({ page }) {
      await row(page, 'Hugo')
        .getByRole('button', { name: /has left$/ })
        .click()
    },
    async 'failure.dismissed'({ page }) {
      await press(page, 'Okay')
    },
    'invite done': replies('invite'),
    'invite error': fails('invite'),
    async 'cancel done'(stage, move) {
      await replies('cancel')(stage, move)
      await expect(row(stage.page, 'Edith').getByText('Cancelled')).toBeVisible()
    },
    'cancel error': fails('cancel'),
    async 'leave done'(stage, move) {
      await replies('leave')(stage, move)
      await expect(row(stage.page, 'Hugo').getByText('Left', { exact: true })).toBeVisible()
    },
    'leave error': fails('leave'),
    'after mutationTimeout': wait,
  },
  undone: {
    'list error': 'a list never ends in an error of its own; the chart reports it as a defect',
  },
}
