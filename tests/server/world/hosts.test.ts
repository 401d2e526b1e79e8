import * as tables from '@server/db/schema'
import { isEmptyPlan } from '@server/world/plan/plan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { worldCalls } from './worldCalls'

const world = withSharedWorld()
const calls = worldCalls(world)
afterEach(() => world.reset())

const uuid = (digit: number) => `00000000-0000-4000-8000-0000000000a${digit}`
const brand = (digit: number, host: string) => ({
  uuid: uuid(digit),
  host,
  brandIdentifier: `brand${digit}`,
  brand: `Brand ${digit}`,
  family: 'default' as const,
})
const hosts = async () =>
  Object.fromEntries(
    (await world.database.connection.select().from(tables.whitelabels))
      .filter(({ brandIdentifier }) => /^brand\d$/.test(brandIdentifier))
      .map(({ brandIdentifier, host }) => [brandIdentifier, host]),
  )

describe('the hosts of the white-labels of a file', () => {
  beforeEach(async () => {
    await calls.apply({ whitelabels: [brand(1, 'one.example'), brand(2, 'two.example')] })
  })

  it('are exchanged, with both old values in the difference, and nothing is left to do', async () => {
    const exchanged = { whitelabels: [brand(1, 'two.example'), brand(2, 'one.example')] }
    const { changes } = await calls.apply(exchanged)
    expect(changes).toMatchObject([
      { state: 'changed', fields: [{ before: 'one.example', after: 'two.example' }] },
      { state: 'changed', fields: [{ before: 'two.example', after: 'one.example' }] },
    ])
    expect(await hosts()).toEqual({ brand1: 'two.example', brand2: 'one.example' })
    expect(isEmptyPlan(await calls.plan(exchanged))).toBe(true)
    const rows = await world.database.connection.select().from(tables.whitelabels)
    const versions = rows.filter(({ uuid: one }) => one === uuid(1) || one === uuid(2))
    expect(versions.map(({ version }) => version)).toEqual([2, 2])
  })

  it('go around among three, of which one is new', async () => {
    await calls.apply({
      whitelabels: [brand(3, 'one.example'), brand(1, 'two.example'), brand(2, 'three.example')],
    })
    expect(await hosts()).toEqual({
      brand1: 'two.example',
      brand2: 'three.example',
      brand3: 'one.example',
    })
  })

  it.each([
    ['another one of the database keeps it', [brand(1, 'two.example')], 0],
    ['it names the host of one that stays', [brand(1, 'two.example'), brand(2, 'two.example')], 0],
  ])('are refused if %s', async (_, whitelabels, at) => {
    const refusals = await calls.refusals({ whitelabels })
    expect(refusals.join()).toMatch(
      new RegExp(`whitelabels\\[${at}\\].host: the host two.example is taken|named twice`),
    )
    expect(await hosts()).toEqual({ brand1: 'one.example', brand2: 'two.example' })
  })
})
