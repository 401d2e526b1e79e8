import type { HandMove } from '@kit/systems/walkModel'
import { expect } from '@playwright/test'
import { remember, seen, withoutRendering } from '../../journeys/helpers'
import { comesBackOnline, fails, repliesWith } from '../network'
import { type BrowserModel, type Stage, stopTime, wait } from '../stage'

type Key = { value: number | null; isAway: boolean; hasReport: boolean }
type Suite = {
  requested_lighting?: number
  requested_temp?: number
  available?: boolean
}

/** What differs between the controls of a suite. */
const controls = {
  'the light of a suite': {
    path: 'lighting',
    slider: 'Brightness',
    text: (value: number | null) => `${value}%`,
    at: (value: number | null) => (value === 0 ? 'The light is off' : 'The light is on'),
    overridden: /^The light is now set to/,
    more: 'Brighter',
    less: 'Darker',
    /** A suite that has reached this value. */
    reports: ({ requested_lighting: value }: Suite) => ({
      lighting: value,
      requested_lighting: value,
    }),
  },
  'the temperature of a suite': {
    path: 'temperature',
    slider: 'Temperature',
    text: (value: number | null) => `${value}°F`,
    at: () => 'At the set temperature',
    overridden: /^The temperature is now set to/,
    more: 'Warmer',
    less: 'Cooler',
    reports: ({ requested_temp: value }: Suite) => ({ temp: value, requested_temp: value }),
  },
} as const
const controlOf = ({ scene }: Stage) => controls[scene as keyof typeof controls]

const building = 'd9d8899e-5a3f-8602-abfe-be7d62315606'
/** How long the API client waits for a reply. */
const requestTimeoutMs = 15_000
const slider = (stage: Stage) => stage.page.getByRole('slider', { name: controlOf(stage).slider })
const failed = 'We couldn’t change that'

/** The slider's value, and what the page says about it. */
async function sees(stage: Stage, key: unknown, text: RegExp | string): Promise<void> {
  const shown = controlOf(stage).text((key as Key).value)
  await expect(slider(stage)).toHaveAttribute('aria-valuetext', shown)
  await expect(seen(stage.page, text)).toBeVisible()
}

/** The value is the reported one, with or without the reason why it is not the requested one. */
async function seesReported(
  stage: Stage,
  key: unknown,
  reason: 'failed' | 'overridden' | null,
): Promise<void> {
  const { at, overridden } = controlOf(stage)
  await sees(stage, key, at((key as Key).value))
  await expect(seen(stage.page, failed)).toBeVisible({ visible: reason === 'failed' })
  await expect(seen(stage.page, overridden)).toBeVisible({ visible: reason === 'overridden' })
}

const seesPending = (stage: Stage, key: unknown) =>
  sees(stage, key, `Setting to ${controlOf(stage).text((key as Key).value)}`)

/** The suite's own reply, or one with the values of the case. */
const reports =
  (name: 'suite' | 'submit', given: (event: object) => Suite) => (stage: Stage, move: HandMove) =>
    repliesWith(name, (reply, { event }) => {
      const { data } = reply as { data: Suite }
      const suite = given(event)
      const { available } = suite
      return {
        data: {
          ...data,
          ...controlOf(stage).reports(suite),
          ...(available === false && { available }),
        },
      }
    })(stage, move)
const output = (event: object) => (event as { output: Suite }).output

export const setpoint: BrowserModel = {
  calls: {
    suite: { method: 'GET', url: /\/suites\/710(?:\?|$)/ },
    submit: { method: 'PUT', url: /\/suites\/710\/(?:lighting|temp)\// },
  },
  async arrive(stage) {
    const { page } = stage
    await remember(page)
    await withoutRendering(page)
    // Otherwise the suite would report each change at once, by itself.
    await page.route('**/portico/v1/live**', (route) => route.abort())
    const { path } = controlOf(stage)
    await page.goto(`/building/${building}/smart-building/floors/7/suites/710/control/${path}`)
  },
  sees: {
    async unavailable(stage, key) {
      const { hasReport } = key as Key
      if (hasReport) await expect(seen(stage.page, 'This suite is offline')).toBeVisible()
      else await expect(slider(stage)).toBeHidden()
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
      const isFirst = await slider(stage).isHidden()
      if (!isFirst) {
        await page.clock.resume()
        await comesBackOnline(stage, move)
      }
      await reports('suite', (event) => (event as { suite: Suite }).suite)(stage, move)
      await expect(slider(stage)).toBeVisible()
      await stopTime(stage)
    },
    async 'value.stepped'(stage, { event }) {
      const { more, less } = controlOf(stage)
      await stage.page.getByRole('button', { name: event.by > 0 ? more : less }).click()
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
