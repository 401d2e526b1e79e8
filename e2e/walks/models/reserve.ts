import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { remember, seen, tokenOf, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, replies } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = {
  isRead: boolean
  day: 1 | 2 | null
  first: 'free' | 'own' | 'taken' | null
  chosen: number | null
  count: number
  isLost: boolean
  isAnswered: boolean
  isOutdated: boolean
  failure: string | null
}

const building = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
/** Free on the next two days, and with a question. */
const space = { name: 'Harbor Room', uuid: '97dbb35a-8f5a-8df3-8984-176c4fac0ed1' }
const question = 'How many people will come?'
const anHourMs = 3_600_000

/** A day of the building, so many days from now. */
function dayFromNow(count: number): string {
  const at = new Date(Date.now() + count * 24 * anHourMs)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at)
}
/** By the days of the scenes; today may have no free slot any more. */
const days: Readonly<Record<string, string>> = {
  '2126-11-25': dayFromNow(1),
  '2126-11-26': dayFromNow(2),
}
const dayLink = (page: Page, number: 1 | 2) =>
  page
    .getByRole('navigation', { name: 'Days' })
    .locator(`a[href$="${Object.values(days)[number - 1]}"]`)
/** The slots of the scenes are the first ones of the day. */
const slot = (page: Page, at: number) => page.getByRole('radio').nth(at)
const answer = (page: Page) => page.getByLabel(question)
const button = (page: Page) => page.getByRole('button', { name: 'Book', exact: true })

/** Another tenant books the first slot of the first day, once. */
async function benBooks({ page }: Stage): Promise<void> {
  const startAt = await slot(page, 0).getAttribute('value')
  const token = await tokenOf(page.request, 'ben@meridian.example')
  const url = `/api/portico/v1/resources/${space.uuid}/bookings`
  const booked = await page.request.post(url, {
    headers: { authorization: `Bearer ${token}` },
    data: { start_at: startAt, slots: 1, form_responses: [{ question, answer: '2' }] },
  })
  expect([201, 409]).toContain(booked.status())
}

/** The chosen time, what is wrong with it, and what was typed. */
async function seesForm({ page }: Stage, key: unknown): Promise<void> {
  const { day, first, chosen, count, isLost, isAnswered, isOutdated, failure } = key as Key
  await expect(dayLink(page, day ?? 1)).toHaveAttribute('aria-current', 'page')
  if (first === null) return
  const notes = { free: /^[\d:]+\s?[AP]M$/, own: /Your booking$/, taken: /Taken$/ }
  await expect(page.locator('label[data-state]').first()).toHaveText(notes[first])
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(chosen === null ? 0 : 1)
  if (chosen !== null) {
    await expect(slot(page, chosen)).toBeChecked()
    if (first === 'free') await expect(page.getByLabel('How long')).toHaveValue(String(count))
  }
  await expect(answer(page)).toHaveValue(isAnswered ? '6' : '')
  await expect(seen(page, 'This may be out of date.')).toBeVisible({ visible: isOutdated })
  await expect(seen(page, 'That time is no longer free')).toBeVisible({ visible: isLost })
  await expect(seen(page, 'We couldn’t confirm your booking')).toBeVisible({
    visible: failure !== null && !isLost,
  })
}

export const reserve: BrowserModel = {
  calls: {
    resource: { method: 'GET', url: /\/buildings\/[\da-f-]+\/resources\/[\da-f-]+(?:\?|$)/ },
    readSlots: { method: 'GET', url: /\/resources\/[\da-f-]+\/availability\?/ },
    book: { method: 'POST', url: /\/resources\/[\da-f-]+\/bookings$/ },
  },
  async arrive({ page }) {
    await remember(page)
    await withoutRendering(page)
    // What the server announces would read the slots at other times than the walk does.
    await page.route('**/portico/v1/live**', (route) => route.abort())
    await page.goto(`/building/${building}/spaces/${space.uuid}?date=${days['2126-11-25']}`)
  },
  sees: {
    async waiting({ page }, key) {
      const { isRead } = key as Key
      const title = page.getByRole('heading', { level: 1, name: space.name })
      await expect(title).toBeVisible({ visible: isRead })
    },
    async reading(stage, key) {
      const { page } = stage
      const isFirst = (key as Key).first === null
      await expect(page.getByText('Loading times').first()).toBeAttached({ attached: isFirst })
      await seesForm(stage, key)
    },
    async unavailable({ page }) {
      await expect(seen(page, 'We couldn’t load the times')).toBeVisible()
    },
    async choosing(stage, key) {
      await seesForm(stage, key)
      await expect(button(stage.page)).toBeEnabled()
    },
    async booking({ page }) {
      await expect(button(page)).toHaveAttribute('aria-busy', 'true')
      await expect(answer(page)).toHaveValue('6')
      await expect(page.getByRole('radio', { checked: true })).toBeDisabled()
    },
    async booked({ page }) {
      await expect(page.getByRole('region', { name: 'It’s yours' })).toBeFocused()
    },
  },
  does: {
    /** The space arrives; later reads of it pass. */
    async 'resource snapshot'(stage, move) {
      await replies('resource')(stage, move)
      await stage.calls.release('resource')
    },
    async 'day.chosen'({ page }, { event }) {
      const day = days[event.day as string] ?? ''
      // The page itself reports the day of its address.
      if (!(await page.getByRole('navigation', { name: 'Days' }).isVisible())) return
      const link = dayLink(page, day === Object.values(days)[0] ? 1 : 2)
      if ((await link.getAttribute('aria-current')) === null) await link.click()
    },
    async 'slot.chosen'({ page }, { event }) {
      const at = new Date(event.startAt as string).getUTCMinutes() === 0 ? 0 : 1
      await slot(page, at).check()
    },
    async 'length.chosen'({ page }, { event }) {
      await page.getByLabel('How long').selectOption(String(event.count))
    },
    async 'answer.changed'({ page }, { event }) {
      await answer(page).fill(event.answer as string)
    },
    async 'booking.submitted'({ page }) {
      await button(page).click()
    },
    async 'another.pressed'({ page }) {
      await press(page, 'Book another time')
    },
    async 'request.invalidated'(stage, move) {
      const failed = seen(stage.page, 'We couldn’t load the times')
      if (await failed.isVisible()) await press(stage.page, 'Try again')
      else await comesBackOnline(stage, move)
    },
    async 'readSlots done'(stage, move) {
      const { output } = move.event as { output?: { slots: { state: string }[] } }
      if (output?.slots[0]?.state === 'taken') await benBooks(stage)
      await replies('readSlots')(stage, move)
    },
    'readSlots error': fails('readSlots'),
    'book done': replies('book'),
    async 'book error'(stage, move) {
      if (stage.scene === 'a space that another user books') await benBooks(stage)
      if (stage.scene !== 'a space, whose reply is lost') return fails('book')(stage, move)
      const route = await stage.calls.next('book')
      await route.fetch()
      await route.abort()
    },
    'after slotsTimeout': wait,
    'after mutationTimeout': wait,
    /** An hour later the session is still there, but every second of it would take too long. */
    'after freshness': ({ page }, { ms }) => page.clock.fastForward(ms ?? 0),
  },
  undone: {
    'resource error': 'a read never ends in an error of its own; the chart reports it as a defect',
  },
}
