import { expect, type Page } from '@playwright/test'
import { heading, press } from '../../journeys/authFlows'
import { signIn, withFlags } from '../../journeys/helpers'
import { type BrowserModel, type Stage, stopTime, wait } from '../stage'

type Key = { left: number; handsOff: boolean }

const begin = (page: Page) => page.getByRole('button', { name: 'Touch the screen to begin' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
const handOff = (page: Page) => page.getByRole('dialog', { name: 'Open it on your phone' })

async function seesLoop({ page }: Stage): Promise<void> {
  await expect(begin(page)).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(handOff(page)).toBeHidden()
}

export const kioskIdle: BrowserModel = {
  calls: {},
  async arrive({ page }) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withFlags(page, { 'enable-exit-kiosk-mode': true })
    await page.goto('/login')
  },
  sees: {
    async off({ page }) {
      await heading(page, 'Welcome')
      await expect(begin(page)).toBeHidden()
    },
    'on.showcasing.showing': seesLoop,
    'on.wiping': seesLoop,
    async 'on.inUse.waiting'({ page }, key) {
      await expect(begin(page)).toBeHidden()
      await expect(question(page)).toBeHidden()
      await expect(handOff(page)).toBeVisible({ visible: (key as Key).handsOff })
    },
    async 'on.inUse.confirming'({ page }, key) {
      const { left } = key as Key
      await expect(question(page)).toContainText(`${left} ${left === 1 ? 'second' : 'seconds'}`)
    },
  },
  does: {
    async 'kiosk.started'(stage) {
      const { page } = stage
      await page.clock.resume()
      await signIn(page, 'kiosk@meridian.example')
      await expect(begin(page)).toBeVisible()
      // From now on the walk counts the seconds.
      await stopTime(stage)
    },
    async 'kiosk.ended'({ page }) {
      await page.clock.resume()
      await press(page, 'Leave kiosk mode')
      const dialog = page.getByRole('dialog', { name: 'Leave kiosk mode?' })
      await dialog.getByRole('button', { name: 'Leave kiosk mode' }).click()
    },
    /** A touch ends the loop; later, any key is an answer. */
    async 'guest.acted'({ page }) {
      if (await begin(page).isVisible()) await begin(page).click()
      else await page.keyboard.press('Shift')
    },
    async 'handOff.offered'({ page }) {
      await press(page, 'On your phone')
    },
    async 'handOff.closed'({ page }) {
      await press(page, 'Done')
    },
    async 'wipeBrowser done'({ page }) {
      await expect(page).toHaveURL(/\/building\/[\da-f-]{36}$/)
    },
    'after slide': wait,
    /** Ten minutes, in which each timer ends at most once. */
    'after refresh': ({ page }, { ms }) => page.clock.fastForward(ms ?? 0),
    'after idle': wait,
    'after second': wait,
  },
  undone: {
    'after wipeTimeout':
      'the browser goes back in time, or the wipe gives up before the chart does',
    'wipeBrowser error': 'going back in the browser’s history does not fail',
    'catchPresses error': 'the document can always be listened to',
    'watchGuest error': 'the document can always be listened to',
  },
}
