import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aCompany } from '../builders/directory'
import { aPerson, type Person, password } from '../builders/people'
import { withSharedWorld } from '../withWorld'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
let ada: Person
let token: string
beforeAll(async () => {
  await aBuilding(world, tower)
  // More than one packet.
  for (let n = 0; n < 20; n += 1) await aCompany(world, { in: tower })
  ada = await aPerson(world, { in: tower })
  token = (await world.signIn(ada)).token
})

const building = `/api/tenant/v1/buildings/${tower.uuid}`
const get = (path: string, encoding: string) =>
  world.request('GET', path, { token, headers: { 'accept-encoding': encoding } })

describe('a reply to a read', () => {
  it('is compressed if the caller accepts gzip, with the same content', async () => {
    const plain = await world.request('GET', `${building}/companies`, { token })
    const compressed = await get(`${building}/companies`, 'br, gzip;q=0.8')
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
    expect(JSON.parse(gunzipSync(compressed.bytes).toString('utf8'))).toEqual(plain.body)
    expect(compressed.bytes.length).toBeLessThan(JSON.stringify(plain.body).length / 2)
  })

  it('is not compressed for other callers, but varies by what they accept', async () => {
    const { headers } = await get(`${building}/companies`, 'br')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  it('is not compressed if it fits into one packet', async () => {
    expect((await get('/api/users/current', 'gzip')).headers.get('content-encoding')).toBeNull()
  })
})

it('a reply with tokens is never compressed: its length would reveal them', async () => {
  const { headers } = await world.request('POST', '/api/auth/v2/login', {
    body: { email: ada.email, password },
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers.get('content-encoding')).toBeNull()
})
