import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { remember, seen, tokenOf, withoutRendering } from '../../journeys/helpers'
import { quiet } from '../../quiet'
import { fails, replies } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = {
  isRead: boolean
  kind: 'rsvp' | 'claim' | null
  isMine: boolean
  hasJustReserved: boolean
  hasFailed: boolean
  refusal: string | null
}

const building = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
/** One of many places is free at the blood drive, and one lemon tree is left. */
const items = {
  event: {
    path: `/building/${building}/event-posts/f7208975-bdfb-8df6-9cc3-0b1dbb3ad20b`,
    title: 'Blood drive',
    action: 'Choose to give',
  },
  deal: {
    path: `/building/${building}/deals/33bc4daf-31a7-800b-b7a6-9a4fbe02803e`,
    title: 'Adopt the last lemon tree',
    action: 'Adopt it',
  },
}
const itemOf = ({ scene }: Stage) => (scene.startsWith('a deal') ? items.deal : items.event)
const texts = {
  rsvp: {
    confirm: 'Confirm RSVP',
    reserved: 'You’re on the list',
    cancel: 'Cancel RSVP',
    going: 'You’re going.',
    question: 'Cancel your RSVP?',
  },
  claim: {
    confirm: 'Claim deal',
    reserved: 'The deal is yours',
    cancel: 'Cancel deal',
    going: 'The deal is yours.',
    question: 'Cancel this deal?',
  },
}
const textsOf = (stage: Stage) => texts[stage.scene.startsWith('a deal') ? 'claim' : 'rsvp']

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const failed = (page: Page) => dialog(page, 'Something went wrong')
const waits = ({ page }: Stage) =>
  expect(page.locator('dialog[open] button[aria-busy=true]').first()).toBeVisible()

/** Another tenant claims the last one. */
async function ben({ request }: Page): Promise<void> {
  const token = await tokenOf(request, 'ben@meridian.example')
  const uuid = items.deal.path.split('/').at(-1)
  const claimed = await request.put(`/api/tenant/v1/buildings/${building}/offers/${uuid}/claim`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(claimed.status()).toBe(200)
}

export const detail: BrowserModel = {
  calls: {
    read: { method: 'GET', url: /\/api\/.*\/(?:event-posts|content|offers)\/[\da-f-]+(?:\?|$)/ },
    reserve: { url: /\/(?:attend|claim)(?:\?|$)/ },
    cancel: { url: /\/(?:recall|cancel)(?:\?|$)/ },
  },
  async arrive(stage) {
    const { page, calls, scene } = stage
    await remember(page)
    await withoutRendering(page)
    await page.goto(itemOf(stage).path)
    if (scene !== 'an event that does not load') return
    await (await calls.next('read')).fulfill({ status: 500 })
    await expect(seen(page, 'We couldn’t load this page')).toBeVisible()
  },
  sees: {
    async browsing(stage, key) {
      const { page } = stage
      const { isRead, isMine, hasFailed, hasJustReserved, refusal } = key as Key
      const { title, action } = itemOf(stage)
      const { cancel, going } = textsOf(stage)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
        visible: isRead,
      })
      if (!isRead) return
      if (hasFailed) await expect(failed(page)).toBeVisible()
      const card = page.locator('article')
      await expect(card.getByRole('button', { name: cancel })).toBeVisible({ visible: isMine })
      // The server has the last word about what another user has taken.
      if (refusal === null) {
        await expect(card.getByRole('button', { name: action })).toBeVisible({ visible: !isMine })
        await expect(seen(page, going)).toBeVisible({ visible: hasJustReserved })
      } else await expect(seen(page, 'None left')).toBeVisible()
    },
    async confirmingReservation(stage) {
      const { page } = stage
      await expect(page.getByRole('button', { name: textsOf(stage).confirm })).toBeEnabled()
    },
    reserving: waits,
    async reserved(stage) {
      await expect(dialog(stage.page, textsOf(stage).reserved)).toBeVisible()
    },
    async refused({ page }) {
      await expect(dialog(page, "You've reached the claims limit")).toBeVisible()
      await expect(seen(page, '12 of 12 are taken. This page is now up to date.')).toBeVisible()
    },
    async confirmingCancellation(stage) {
      const question = dialog(stage.page, textsOf(stage).question)
      await expect(question.getByRole('button', { name: textsOf(stage).cancel })).toBeEnabled()
    },
    cancelling: waits,
  },
  does: {
    /** The item arrives; later reads, which every action causes, pass. */
    async 'read snapshot'(stage, move) {
      const { page, calls, scene } = stage
      await replies('read')(stage, move)
      if (scene !== 'an event, whose reply is lost') await calls.release('read')
      await expect(page.getByRole('heading', { level: 1, name: itemOf(stage).title })).toBeVisible()
    },
    async 'reserve.pressed'(stage) {
      await stage.page
        .locator('article')
        .getByRole('button', { name: itemOf(stage).action })
        .click()
    },
    async 'reserve.confirmed'(stage) {
      await press(stage.page, textsOf(stage).confirm)
    },
    async 'cancel.pressed'(stage) {
      await stage.page
        .locator('article')
        .getByRole('button', { name: textsOf(stage).cancel })
        .click()
    },
    async 'cancel.confirmed'(stage) {
      const question = dialog(stage.page, textsOf(stage).question)
      await question.getByRole('button', { name: textsOf(stage).cancel }).click()
    },
    async 'request.retried'({ page }) {
      await failed(page).getByRole('button', { name: 'Try again' }).click()
    },
    async 'dialog.closed'({ page }) {
      await page.keyboard.press('Escape')
    },
    async 'calendar.saved'({ page }) {
      await press(page, 'Add to calendar')
      const downloading = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
      expect((await downloading).suggestedFilename()).toBe('Blood-drive.ics')
    },
    /** The user retries, or the network comes back: the item is read again. */
    async 'request.invalidated'({ page, scene }) {
      if (scene === 'an event that does not load') return press(page, 'Try again')
      await page.context().setOffline(true)
      await expect(seen(page, /offline/i).first()).toBeVisible()
      const read = page.waitForRequest(/\/event-posts\/[\da-f-]+\?/)
      await page.context().setOffline(false)
      await read
      await quiet(page)
    },
    'reserve done': replies('reserve'),
    async 'reserve error'(stage, move) {
      if (stage.scene === 'a deal that another user takes') await ben(stage.page)
      if (stage.scene === 'an event, whose reply is lost') {
        const route = await stage.calls.next('reserve')
        await route.fetch()
        await route.abort()
      } else await fails('reserve')(stage, move)
    },
    'cancel done': replies('cancel'),
    'cancel error': fails('cancel'),
    'after mutationTimeout': wait,
  },
  undone: {
    'read error': 'a read never ends in an error of its own; the chart reports it as a defect',
    'content.pressed':
      'it opens the page of another item, which ends this chart; the attached item is tested by tests/features/content/content.test.tsx',
  },
}
