import { randomUUID } from 'node:crypto'
import type { HandMove } from '@kit/systems/walkModel'
import { expect, type Page } from '@playwright/test'
import { heading, press } from '../../journeys/authFlows'
import { menu, readHome, seen, signIn, withFlags } from '../../journeys/helpers'
import { fails, replies } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'

type Key = { failure: string | null; hasExitPin: boolean; pin: string }

const begin = (page: Page) => page.getByRole('button', { name: 'Touch the screen to begin' })
const start = (page: Page) => page.getByRole('dialog', { name: 'Turn this into a kiosk?' })
const leave = (page: Page) => page.getByRole('dialog', { name: 'Leave kiosk mode?' })
const button = { start: 'Start kiosk mode', leave: 'Leave kiosk mode' }

/** What helps after each failure. */
const notices: Readonly<Record<string, string>> = {
  kiosk_pin_wrong: 'That PIN isn’t right. Ask the building’s staff.',
  too_many_requests: 'Too many attempts. Wait a few minutes.',
  '': 'That didn’t work. Check your connection and try again.',
}

async function seesQuestion({ page }: Stage, key: unknown, of: 'start' | 'leave'): Promise<void> {
  const { failure, hasExitPin } = key as Key
  const dialog = of === 'start' ? start(page) : leave(page)
  await expect(dialog.getByRole('button', { name: button[of] })).not.toHaveAttribute('aria-busy')
  await expect(dialog.getByLabel('PIN')).toBeVisible({ visible: of === 'leave' && hasExitPin })
  const notice = failure === null ? null : (notices[failure] ?? notices[''])
  for (const text of Object.values(notices)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that differs is reported
    await expect(seen(dialog, text)).toBeVisible({ visible: text === notice })
  }
}

const seesBusy = ({ page }: Stage, of: 'start' | 'leave') =>
  expect(
    (of === 'start' ? start(page) : leave(page)).getByRole('button', { name: button[of] }),
  ).toHaveAttribute('aria-busy', 'true')

/** As many as the server compares before it locks. */
const freeTries = 10

/** The server refuses the exit. Before it refuses to compare a PIN, passers-by have guessed on this kiosk. */
async function refusesExit(stage: Stage, move: HandMove): Promise<void> {
  const { code } = (move.event.error as { failure: { code?: string } }).failure
  if (code !== 'too_many_requests') return fails('leaveKiosk')(stage, move)
  const route = await stage.calls.next('leaveKiosk')
  for (let guess = 0; guess < freeTries; guess += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the server compares five at a time
    const reply = await route.fetch({
      headers: { ...route.request().headers(), 'idempotency-key': randomUUID() },
      postData: { pin: `000${guess}` },
    })
    expect(reply.status()).toBe(403)
  }
  return route.continue()
}

/** The app does it by itself; what is seen follows in the next state. */
const byItself = () => Promise.resolve()

export const kiosk: BrowserModel = {
  exitPin: ({ start: { key } }) => ((key as Key).hasExitPin ? '4711' : null),
  calls: {
    startKiosk: { url: /\/portico\/v1\/kiosk\/start/ },
    leaveKiosk: { url: /\/portico\/v1\/kiosk\/leave/ },
  },
  async arrive({ page }) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withFlags(page, { 'enable-exit-kiosk-mode': true })
    await readHome(page)
  },
  sees: {
    /** A tenant with the full header, or no one. */
    async off({ page }) {
      await expect(menu(page).or(page.getByLabel('Work email'))).toBeVisible()
      await expect(begin(page)).toBeHidden()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    confirmingStart: (stage, key) => seesQuestion(stage, key, 'start'),
    starting: (stage) => seesBusy(stage, 'start'),
    async on({ page }) {
      await expect(page.getByRole('button', { name: button.leave })).toBeVisible()
      await expect(menu(page)).toHaveCount(0)
    },
    confirmingLeave: (stage, key) => seesQuestion(stage, key, 'leave'),
    leaving: (stage) => seesBusy(stage, 'leave'),
  },
  unseen: {
    handingOver: 'the app ends the tenant’s session at once',
    awaitingKiosk: 'the app starts the kiosk’s session at once',
    over: 'the app signs this browser out at once',
  },
  does: {
    /** Also after a kiosk is over: the tenant signs in again. */
    async 'kiosk.entered'({ page }) {
      if (await page.getByLabel('Work email').isVisible()) await signIn(page)
      await menu(page).click()
      await page.getByRole('menuitem', { name: 'Kiosk mode' }).click()
    },
    async 'start.confirmed'({ page }) {
      await start(page).getByRole('button', { name: button.start }).click()
    },
    async 'kiosk.left'({ page }) {
      if (await begin(page).isVisible()) await begin(page).click()
      await press(page, button.leave)
    },
    async 'leave.confirmed'({ page }, { event }) {
      const pin = event.pin as string
      if (pin !== '') await leave(page).getByLabel('PIN').fill(pin)
      await leave(page).getByRole('button', { name: button.leave }).click()
    },
    async 'dialog.closed'({ page }) {
      await page.keyboard.press('Escape')
    },
    /** The tenant signs out in another tab; a kiosk's sessions end by themselves. */
    async 'session.ended'({ page }) {
      if (await start(page).isHidden()) return
      const tab = await page.context().newPage()
      await tab.goto('/')
      await menu(tab).click()
      await tab.getByRole('menuitem', { name: 'Log out' }).click()
      await heading(tab, 'Welcome')
      await tab.close()
    },
    'user.identified': byItself,
    'startKiosk done': replies('startKiosk'),
    'startKiosk error': fails('startKiosk'),
    'leaveKiosk done': replies('leaveKiosk'),
    'leaveKiosk error': refusesExit,
    'after callTimeout': wait,
  },
}
