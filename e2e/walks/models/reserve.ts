import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { menu, password, remember } from '../../journeys/helpers'
import { fails, replies } from '../network'
import type { BrowserModel, Stage } from '../stage'

type Day = 'tomorrow' | 'later'
type Key = {
  day: Day
  hasSlot: boolean
  isAnswered: boolean
  timeProblem: 'missing' | 'gone' | null
  isAnswerMissing: boolean
  hasFailed: boolean
  booked: Day | null
}

const room = 'Harbor Room'
const [tenant, other] = ['ben@meridian.example', 'ada@meridian.example']

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reserve a space' })
const app = (page: Page) => dialog(page).frameLocator('iframe')
const heading = (page: Page, name: string) => app(page).getByRole('heading', { level: 1, name })
const roomOf = (page: Page) => app(page).getByRole('button', { name: room })
const day = (page: Page) => app(page).getByLabel('Day')
const slots = (page: Page, state: { disabled?: boolean; checked?: boolean } = {}) =>
  app(page).getByRole('radio', state)
const people = (page: Page) => app(page).getByRole('spinbutton')
const total = (page: Page) => app(page).locator('.total b')
const send = (page: Page) => app(page).getByRole('button', { name: 'Reserve' })
const text = (page: Page, of: string) => app(page).getByText(of, { exact: true })
const row = (page: Page) => page.locator('main li', { hasText: room })

const times = { missing: 'Choose a time.', gone: 'Someone got there first. Choose another time.' }

/** The form with what the user has entered, and what is wrong with it. */
async function seesForm({ page }: Stage, key: unknown): Promise<void> {
  const { day: chosen, hasSlot, isAnswered, booked, ...problems } = key as Key
  await expect(heading(page, room)).toBeVisible()
  await expect(day(page)).toHaveValue(await dateOf(page, chosen))
  await expect(slots(page, { disabled: false })).not.toHaveCount(0)
  await expect(app(page).getByRole('radio', { name: /Yours$/ })).toHaveCount(
    booked === chosen ? 1 : 0,
  )
  await expect(slots(page, { checked: true })).toHaveCount(hasSlot ? 1 : 0)
  await expect(total(page)).toBeVisible({ visible: hasSlot })
  await expect(people(page)).toHaveValue(isAnswered ? '2' : '')
  for (const [name, of] of Object.entries(times)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is reported
    await expect(text(page, of)).toBeVisible({ visible: problems.timeProblem === name })
  }
  await expect(text(page, 'Answer this question.')).toBeVisible({
    visible: problems.isAnswerMissing,
  })
  await expect(text(page, 'We couldn’t reserve it. Try again.')).toBeVisible({
    visible: problems.hasFailed,
  })
}

/** The app's own first day is the building's today. */
async function dateOf(page: Page, of: Day): Promise<string> {
  const today = new Date((await day(page).getAttribute('min')) ?? '')
  return new Date(today.getTime() + (of === 'later' ? 2 : 1) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

const seesBusy = ({ page }: Stage) => expect(send(page)).toHaveAttribute('aria-disabled', 'true')

async function seesFailed({ page }: Stage): Promise<void> {
  await expect(text(page, 'This could not be loaded.')).toBeVisible()
  await expect(app(page).getByRole('button', { name: 'Try again' })).toBeVisible()
}

/** Another user books the slot that is chosen in the form, by the API. */
async function takeSlot({ page }: Stage): Promise<void> {
  const at = Number(await slots(page, { checked: true }).getAttribute('value'))
  const date = await day(page).inputValue()
  const signedIn = await page.request.post('/api/auth/v2/login', {
    data: { email: other, password },
  })
  const { token, user } = (await signedIn.json()) as {
    token: string
    user: { default_building_uuid: string }
  }
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => {
    const reply = await page.request.get(`/api/portico/v1/${path}`, { headers })
    return ((await reply.json()) as { data: unknown }).data
  }
  const rooms = (await read(`buildings/${user.default_building_uuid}/resources`)) as {
    uuid: string
    name: string
    questions: { question: string; required: boolean }[]
  }[]
  const found = rooms.find(({ name }) => name === room)
  if (found === undefined) throw new Error(`There is no ${room}`)
  const { slots: free } = (await read(`resources/${found.uuid}/availability?date=${date}`)) as {
    slots: { start_at: string }[]
  }
  const reply = await page.request.post(`/api/portico/v1/resources/${found.uuid}/bookings`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      start_at: free[at]?.start_at,
      slots: 1,
      form_responses: found.questions
        .filter(({ required }) => required)
        .map(({ question }) => ({ question, answer: '3' })),
    },
  })
  expect(reply.status()).toBe(201)
}

export const reserve: BrowserModel = {
  calls: {
    rooms: { method: 'GET', url: /\/portico\/v1\/buildings\/[\da-f-]+\/resources/ },
    slots: { method: 'GET', url: /\/portico\/v1\/resources\/[\da-f-]+\/availability/ },
    book: { method: 'POST', url: /\/portico\/v1\/resources\/[\da-f-]+\/bookings/ },
  },
  async arrive({ page }) {
    await remember(page, tenant)
    await page.goto('/')
  },
  sees: {
    async home({ page }) {
      await expect(page.getByRole('button', { name: /^Reserve a space/ })).toBeVisible()
      await expect(dialog(page)).toBeHidden()
    },
    async readingRooms({ page }) {
      await expect(dialog(page)).toBeVisible()
      await expect(roomOf(page)).toBeHidden()
    },
    roomsFailed: seesFailed,
    async rooms({ page }) {
      await expect(heading(page, 'Reserve a space')).toBeVisible()
      await expect(app(page).getByText('One Meridian Plaza · Ben')).toBeVisible()
      await expect(roomOf(page)).toBeVisible()
    },
    /** Still the page before: the list, or the failure. */
    async readingDay({ page }) {
      await expect(roomOf(page).or(text(page, 'This could not be loaded.'))).toBeVisible()
    },
    async changingDay(stage, key) {
      const { page } = stage
      await expect(day(page)).toHaveValue(await dateOf(page, (key as Key).day))
      await expect(slots(page, { disabled: false })).toHaveCount(0)
      await seesBusy(stage)
    },
    dayFailed: seesFailed,
    async form(stage, key) {
      await seesForm(stage, key)
      await expect(send(stage.page)).not.toHaveAttribute('aria-disabled', 'true')
    },
    async booking(stage, key) {
      await seesForm(stage, key)
      await seesBusy(stage)
    },
    rereadingDay: seesBusy,
    async booked({ page }) {
      await expect(heading(page, 'Reserved for you')).toBeVisible()
      await expect(app(page).getByRole('article')).toContainText(room)
      await expect(app(page).getByRole('article')).toContainText('$18.00')
    },
    async history({ page }, key) {
      await expect(row(page).getByText('Cancelled by you')).toBeVisible({
        visible: (key as Key).booked === null,
      })
      await expect(row(page)).toHaveCount(1)
    },
  },
  does: {
    async 'app.opened'({ page }) {
      await page.getByRole('button', { name: /^Reserve a space/ }).click()
    },
    async 'app.closed'({ page }) {
      await app(page).getByRole('button', { name: 'Close' }).click()
    },
    async retry({ page }) {
      await app(page).getByRole('button', { name: 'Try again' }).click()
    },
    async 'room.chosen'({ page }) {
      await roomOf(page).click()
    },
    async 'back.pressed'({ page }) {
      await app(page).getByRole('button', { name: 'Back' }).click()
    },
    async 'day.chosen'({ page }, { event }) {
      await day(page).fill(await dateOf(page, event.day as Day))
    },
    async 'slot.chosen'({ page }) {
      await slots(page, { disabled: false }).first().check()
    },
    async 'questions.answered'({ page }) {
      await people(page).fill('2')
    },
    'slot.lost': takeSlot,
    async 'reserve.pressed'({ page }) {
      await send(page).click()
    },
    async 'another.pressed'({ page }) {
      await app(page).getByRole('button', { name: 'Reserve something else' }).click()
    },
    async 'history.opened'({ page }) {
      await menu(page).click()
      await page.getByRole('menuitem', { name: 'View history' }).click()
      await page.getByLabel('Show').selectOption({ label: 'Resource bookings' })
    },
    async 'booking.cancelled'({ page }) {
      await row(page).getByRole('button').click()
      const cancel = { name: 'Cancel booking' }
      await page.getByRole('dialog', { name: 'Booked' }).getByRole('button', cancel).click()
      const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
      await question.getByRole('button', cancel).click()
      await press(page, 'Done')
    },
    async 'history.left'({ page }) {
      await page.goto('/')
    },
    'rooms done': replies('rooms'),
    'rooms error': fails('rooms'),
    'slots done': replies('slots'),
    'slots error': fails('slots'),
    'otherSlots done': replies('slots'),
    'otherSlots error': fails('slots'),
    'freshSlots done': replies('slots'),
    'freshSlots error': fails('slots'),
    'book done': replies('book'),
    'book error': fails('book'),
  },
}
