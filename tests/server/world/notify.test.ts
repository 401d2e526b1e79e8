import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aPerson } from '../builders/people'
import { patient } from '../patient'
import { read } from '../platform/reading'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'
import { world as full, worldWith } from './tower'
import { worldCalls } from './worldCalls'

/** Two servers on one database: one applies, the other has cached the building. */
const world = withSharedWorld()
let other: World
beforeAll(async () => {
  other = await openWorld({ database: world.database })
})
afterAll(() => other.close())

const buttons = v.object({
  data: v.object({ utility_buttons: v.array(v.looseObject({ text: v.string() })) }),
})

it('shows on other servers at once, and is announced to open pages', async () => {
  const { apply } = worldCalls(world)
  const { buildings } = await apply(full)
  const uuid = buildings[0] ?? ''
  const ben = await aPerson(world, { in: { uuid } })
  const { token } = await world.signIn(ben)
  const texts = async () => {
    const path = `/api/tenant/v1/buildings/${uuid}/utility-buttons`
    const { body } = await other.request('GET', path, { token })
    return read(buttons, body).data.utility_buttons.map(({ text }) => text)
  }
  expect(await texts()).toEqual(['Transit'])

  const received: unknown[] = []
  const stop = other.live.subscribe([`building:${uuid}`], null, (message) => received.push(message))
  await apply(
    worldWith({
      utilities: [{ key: 'transit', text: 'Buses', utilityName: 'Transit', type: 'webview' }],
    }),
  )
  await vi.waitFor(() => expect(received).toHaveLength(1), patient)
  stop()
  expect(await texts()).toEqual(['Buses'])
})

it('announces nothing if nothing changes', async () => {
  const { apply } = worldCalls(world)
  await apply(full)
  const { buildings, changes } = await apply(full)
  expect(buildings).toEqual([])
  expect(changes.every(({ state }) => state === 'unchanged')).toBe(true)
})
