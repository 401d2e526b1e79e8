import { describeMachine } from '@kit/describeMachine'
import {
  adminLaunchMachine,
  hasFailed,
  type Launched,
  offeredHref,
} from '@machines/embed/adminLaunch/machine'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { adminLaunchLaws } from './adminLaunch.laws'

const href = 'https://admin.house.test/?ott=one'

describeMachine('adminLaunch', adminLaunchMachine, {
  inputs: [{ keyPrefix: 'key' }],
  events: { 'launch.pressed': [], 'dialog.closed': [] },
  actors: { launchAdmin: { done: [{ href: null }, { href }], error: [offline] } },
  laws: adminLaunchLaws,
  contextKey: ({ href: offered, failure }) => [offered, failure?.kind ?? null],
})

test('an expired address is withdrawn, and a new one can be requested', async () => {
  const clock = new SimulatedClock()
  const launch = createActor(
    adminLaunchMachine.provide({
      actors: { launchAdmin: fromPromise<Launched, { key: string }>(async () => ({ href })) },
    }),
    { input: { keyPrefix: 'key' }, clock },
  ).start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  launch.send({ type: 'launch.pressed' })
  await settle()
  expect(offeredHref(launch.getSnapshot())).toBe(href)
  clock.increment(50_000)
  expect([offeredHref(launch.getSnapshot()), hasFailed(launch.getSnapshot())]).toEqual([null, true])
  launch.send({ type: 'launch.pressed' })
  await settle()
  expect(offeredHref(launch.getSnapshot())).toBe(href)
})
