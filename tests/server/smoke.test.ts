import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.close())

test('signs in and reads', async () => {
  const { token } = await world.signIn('ada@meridian.example')
  const me = await world.request('GET', '/api/users/current', { token })
  expect(me.status).toBe(200)
  const list = await world.request(
    'GET',
    '/api/tenant/v1/users/current/buildings?include=languages',
    { token },
  )
  const uuid = (list.body as { data: { uuid: string }[] }).data[1]?.uuid
  const home = await world.request(
    'GET',
    `/api/tenant/v1/buildings/${uuid}/categories/contents?lang=de-de`,
    { token },
  )
  console.log(JSON.stringify(home.body, null, 1), world.logged)
  const open = await world.request('GET', '/api/openapi.json')
  expect(open.status).toBe(200)
})
