import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aRegistration } from '../builders/miniApps'
import { anOperator } from '../builders/operators'
import { aPerson } from '../builders/people'
import { openWorld, type World } from '../world'
import { aNewMiniApp } from './offers'
import { codeOf, operateCalls, pageOf, recordOf, wrongFieldsOf } from './operateCalls'

let world: World
let tower: Building
let annex: Building
let token: string
let reader: string
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  tower = await aBuilding(world, { name: 'Alder Tower' })
  annex = await aBuilding(world, { name: 'Birch Annex' })
  const { signIn } = operateCalls(world)
  token = await signIn(await anOperator(world, { role: 'editor', of: tower }))
  reader = await signIn(await anOperator(world, { role: 'receptionist', of: tower }))
})

const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token, ...sent })
const register = (given: object = {}, as = token) =>
  call('POST', `buildings/${tower.uuid}/mini-apps`, {
    token: as,
    body: { ...aNewMiniApp, ...given },
  })

describe('a mini-app of a building', () => {
  it('is registered, opened with its grants at once, changed and removed', async () => {
    const { uuid, ...app } = recordOf(await register())
    expect(app).toMatchObject({ ...aNewMiniApp, version: 1, launch_by: 'address' })
    const { token: tenant } = await world.signIn(await aPerson(world, { in: tower }))
    const seen = async () => {
      const path = `/api/portico/v1/buildings/${tower.uuid}/apps`
      return JSON.stringify((await world.request('GET', path, { token: tenant })).body)
    }
    expect(await seen()).toContain('https://reserve.example/start')
    const origins = ['https://rooms.example:8443', '//rooms.localhost']
    const change = { version: 1, origins, launch: 'https://rooms.example:8443/', capabilities: [] }
    expect((await call('PUT', `mini-apps/${uuid}`, { body: change })).status).toBe(200)
    expect(await seen()).toContain('https://rooms.example:8443/')
    expect(pageOf(await call('GET', 'mini-apps?search=RESERVE')).total).toBe(1)
    expect((await call('DELETE', `mini-apps/${uuid}`)).status).toBe(200)
    expect(await seen()).not.toContain('rooms.example')
    expect(pageOf(await call('GET', 'mini-apps')).total).toBe(0)
  })

  it('is registered once in a building, also by two editors at the same time', async () => {
    const answers = await Promise.all([register(), register()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(codeOf(await register())).toBe('app_registered')
  })

  it.each([
    [{ name: ' ' }, 'body.name'],
    [{ launch: 'javascript:alert(1)' }, 'body.launch'],
    [{ launch: 'https://elsewhere.example/' }, 'body.launch'],
    [{ origins: ['https://reserve.example/app'] }, 'body.origins'],
    [{ origins: ['reserve.example'] }, 'body.origins'],
    [{ origins: ['https://user@reserve.example'] }, 'body.origins'],
    [{ origins: [], launch: null }, 'body.origins'],
    [{ capabilities: ['everything'] }, 'body.capabilities.0'],
  ])('is refused with %j at its field', async (given, field) => {
    expect(wrongFieldsOf(await register(given))).toEqual([field])
    expect(pageOf(await call('GET', 'mini-apps')).total).toBe(0)
  })

  it('keeps the first of two changes, and belongs to its building', async () => {
    const { uuid } = recordOf(await register())
    const change = (launch: string) =>
      call('PUT', `mini-apps/${uuid}`, { body: { version: 1, launch } })
    const at = 'https://reserve.example'
    const answers = await Promise.all([change(`${at}/1`), change(`${at}/2`)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const foreign = await aRegistration(world, annex)
    expect(codeOf(await call('GET', `mini-apps/${foreign.uuid}`))).toBe('not_found')
    expect(codeOf(await call('DELETE', `mini-apps/${foreign.uuid}`))).toBe('not_found')
    expect(pageOf(await call('GET', 'mini-apps')).data).toHaveLength(1)
    expect(codeOf(await register({ name: 'Mine' }, reader))).toBe('permission_denied')
  })
})
