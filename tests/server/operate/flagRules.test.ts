import { expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aNewFlagRule } from './offers'
import { codeOf, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, call } = withConsole('operator')

const set = (given: object = {}) =>
  call('POST', 'flag-rules', { body: { ...aNewFlagRule, ...given } })
const isOn = async () => {
  // Rules are read once a second.
  world.clock.now = new Date(world.clock.now.getTime() + 2000)
  return (await world.flags({ userId: 'nia@acme.example' })).includes(aNewFlagRule.flag)
}

it('switches a flag at once, the narrowest audience first, and one rule for each', async () => {
  const before = await isOn()
  const everyone = recordOf(await set({ enabled: !before }))
  expect(await isOn()).toBe(!before)
  await set({ audience: 'user', value: 'nia@acme.example', enabled: before })
  expect(await isOn()).toBe(before)
  const again = recordOf(await set({ enabled: before }))
  expect(again.uuid).toBe(everyone.uuid)
  expect(pageOf(await call('GET', 'flag-rules?search=kiosk')).total).toBe(2)
  expect((await call('DELETE', `flag-rules/${everyone.uuid}`)).status).toBe(200)
  expect(codeOf(await call('DELETE', `flag-rules/${everyone.uuid}`))).toBe('not_found')
  expect(pageOf(await call('GET', 'flag-rules')).total).toBe(1)
})

it('names the building of a rule', async () => {
  const tower = await aBuilding(world, { name: 'Alder Tower' })
  await set({ audience: 'building', value: tower.uuid.toUpperCase() })
  expect(pageOf(await call('GET', 'flag-rules')).data).toMatchObject([
    { audience: 'building', value: tower.uuid, building: 'Alder Tower', enabled: true },
  ])
  const unknown = { audience: 'building', value: crypto.randomUUID() }
  expect(codeOf(await set(unknown))).toBe('not_found')
})

it.each([
  [{ flag: 'no-such-flag' }, 'body.flag'],
  [{ audience: 'somewhere' }, 'body.audience'],
  [{ value: 'nia@acme.example' }, 'body.value'],
  [{ audience: 'user', value: 'nia' }, 'body.value'],
  [{ audience: 'building', value: 'tower' }, 'body.value'],
  [{ audience: 'brand', value: '' }, 'body.value'],
  [{ audience: 'share', value: '101' }, 'body.value'],
  [{ audience: 'share', value: 'half' }, 'body.value'],
])('refuses %j at its field', async (given, field) => {
  expect(wrongFieldsOf(await set(given))).toEqual([field])
  expect(pageOf(await call('GET', 'flag-rules')).total).toBe(0)
})
