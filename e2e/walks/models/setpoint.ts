import { expect, type Page } from '@playwright/test'
import { remember, seen, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, repliesWith } from '../network'
import { type BrowserModel, type Stage, stopTime, wait } from '../stage'

type Key = { value: number | null; isAway: boolean; hasReport: boolean }
type Light = { requested_lighting: number; available?: boolean }

const building = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
/** How long the API client waits for a reply. */
const requestTimeoutMs = 15_000
const slider = (page: Page) => page.getByRole('slider', { name: 'Brightness' })
const failed = 'We couldn’t change that'
const overridden = /^The light is now set to/

/** The slider's value, and what the page says about it. */
async function sees({ page }: Stage, key: unknown, text: RegExp | string): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${(key as Key).value}%`)
  await expect(seen(page, text)).toBeVisible()
}

const isAt = ({ value }: Key) => (value === 0 ? 'The light is off' : 'The light is on')

/** The value is the reported one, with or without the reason why it is not the requested one. */
async function seesReported(
  stage: Stage,
  key: unknown,
  reason: 'failed' | 'overridden' | null,
): Promise<void> {
  await sees(stage, key, isAt(key as Key))
  await expect(seen(stage.page, failed)).toBeVisible({ visible: reason === 'failed' })
  await expect(seen(stage.page, overridden)).toBeVisible({ visible: reason === 'overridden' })
}

const seesPending = (stage: Stage, key: unknown) =>
  sees(stage, key, `Setting to ${(key as Key).value}%`)

/** The suite's own reply, or one with the values of the case. */
const reports = (name: 'suite' | 'submit', given: (event: object) => Light) =>
  repliesWith(name, (reply, { event }) => {
    const { data } = reply as { data: Light }
    const { requested_lighting, available } = given(event)
    if (available !== false && data.requested_lighting === requested_lighting) return reply
    const lighting = requested_lighting
    return {
      data: { ...data, lighting, requested_lighting, ...(available === false && { available }) },
    }
  })
const output = (event: object) => (event as { output: Light }).output

export const setpoint: BrowserModel = {
  calls: {
    suite: { method: 'GET', url: /\/suites\/710(?:\?|$)/ },
    submit: { method: 'PUT', url: /\/suites\/710\/lighting\// },
  },
  async arrive({ page }) {
    await remember(page)
    await withoutRendering(page)
    // Otherwise the suite would report each change at once, by itself.
    await page.route('**/portico/v1/live**', (route) => route.abort())
    await page.goto(`/building/${building}/smart-building/floors/7/suites/710/control/lighting`)
  },
  sees: {
    async unavailable({ page }, key) {
      const { hasReport } = key as Key
      if (hasReport) await expect(seen(page, 'This suite is offline')).toBeVisible()
      else await expect(slider(page)).toBeHidden()
    },
    'ready.idle': (stage, key) => seesReported(stage, key, null),
    'ready.done': (stage, key) => seesReported(stage, key, null),
    'ready.overridden': (stage, key) => seesReported(stage, key, 'overridden'),
    'ready.failed.verifyingAfterFailure': (stage, key) => seesReported(stage, key, 'failed'),
    'ready.failed.shown': (stage, key) => seesReported(stage, key, 'failed'),
    'ready.confirming.waiting': seesPending,
    'ready.confirming.polling': seesPending,
    dragging: seesPending,
    editing: seesPending,
    sending: seesPending,
  },
  does: {
    async 'suite.reported'(stage, move) {
      const { page } = stage
      const isFirst = await slider(page).isHidden()
      if (!isFirst) {
        await page.clock.resume()
        await comesBackOnline(stage, move)
      }
      await reports('suite', (event) => (event as { suite: Light }).suite)(stage, move)
      await expect(slider(page)).toBeVisible()
      await stopTime(stage)
    },
    async 'value.stepped'({ page }, { event }) {
      await page.getByRole('button', { name: event.by > 0 ? 'Brighter' : 'Darker' }).click()
    },
    async 'value.dragged'({ page }, { event }) {
      const box = await page.locator('[data-drag-box]').boundingBox()
      if (box === null) throw new Error('There is no slider to drag')
      // The ends of the slider count as its limits.
      const edge = 12
      const share = (event.value as number) / 100
      const y = box.y + box.height - edge - share * (box.height - 2 * edge)
      await page.mouse.move(box.x + box.width / 2, y)
      await page.mouse.down()
    },
    async 'value.chosen'({ page }, { event }) {
      if (event.value === 0) await page.getByRole('switch', { name: 'Light' }).click()
      else await page.mouse.up()
    },
    'submit done': reports('submit', output),
    'submit error': fails('submit'),
    'poll done': reports('suite', output),
    'poll error': fails('suite'),
    'verifyAfterFailure done': reports('suite', output),
    'verifyAfterFailure error': fails('suite'),
    'after pressPause': wait,
    /** The API client gives up a second before the chart would; a second later, presses would have been sent. */
    'after submitTimeout': (stage, { event }) => wait(stage, { event, ms: requestTimeoutMs }),
    'after pollPause': wait,
    'after pollTimeout': wait,
    'after overrideWindow': wait,
  },
  undone: {
    'drag.cancelled':
      'the system cancels a drag, for example for a phone call; tests/features/suites/suites.test.tsx',
  },
}
