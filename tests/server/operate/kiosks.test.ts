import { openings } from '@server/db/schema'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { read, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'
import { codeOf, operateCalls, pageOf, recordOf, wrongFieldsOf } from './operateCalls'

const world = withWorld()
let tower: Building
let manager: Person
let token: string
beforeEach(async () => {
  tower = await aBuilding(world, { name: 'Alder Tower' })
  manager = await anOperator(world, { role: 'editor', of: tower })
  token = await operateCalls(world).signIn(manager)
})

const call = (...[method, path, sent]: Parameters<ReturnType<typeof operateCalls>['call']>) =>
  operateCalls(world).call(method, path, { token, ...sent })
const add = (body: object = { name: 'Lobby', place: 'Beside the lifts' }) =>
  call('POST', `buildings/${tower.uuid}/kiosks`, { body })
const issued = v.object({ code: v.string(), url: v.nullable(v.string()), expires_at: v.string() })
const issue = async (uuid: string) => read(issued, (await call('POST', `kiosks/${uuid}/code`)).body)
const open = (code: string, headers: Record<string, string> = {}) =>
  world.request('POST', '/api/portico/v1/kiosk/open', { body: { code }, headers })
const me = (as: string) => world.request('GET', '/api/users/current', { token: as })
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000)
}
/** A kiosk and the session of its device. */
async function opened() {
  const { uuid } = recordOf(await add())
  const { token: device, refresh_token } = read(tokens, (await open((await issue(uuid)).code)).body)
  return { uuid, device, refresh: refresh_token.token }
}

describe('a kiosk of a building', () => {
  it('is added, opened on a device by its code, seen, renamed and revoked', async () => {
    const { uuid, ...added } = recordOf(await add())
    expect(added).toMatchObject({
      name: 'Lobby',
      place: 'Beside the lifts',
      state: 'closed',
      last_seen_at: null,
      app_version: null,
    })
    const { code, expires_at } = await issue(uuid)
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{8}$/)
    expect(Date.parse(expires_at) - world.clock.now.getTime()).toBe(3_600_000)
    expect(recordOf(await call('GET', `kiosks/${uuid}`))).toMatchObject({ state: 'waiting' })

    // As people type it.
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()
    const answer = await open(typed, { 'x-app-version': '3.5.0' })
    const { token: device } = read(tokens, answer.body)
    expect(JSON.stringify((await me(device)).body)).toContain(tower.uuid)
    expect(codeOf(await call('GET', 'me', { token: device }))).toBe('permission_denied')
    expect(recordOf(await call('GET', `kiosks/${uuid}`))).toMatchObject({
      state: 'open',
      last_seen_at: world.clock.now.toISOString(),
      app_version: '3.5.0',
    })

    const change = { version: 1, name: 'North lobby', place: null }
    const { data } = pageOf(await call('GET', `buildings/${tower.uuid}/kiosks?search=LOB`))
    expect(data).toHaveLength(1)
    expect(recordOf(await call('PUT', `kiosks/${uuid}`, { body: change }))).toMatchObject({
      name: 'North lobby',
      place: null,
      version: 2,
    })
    expect((await call('DELETE', `kiosks/${uuid}`)).status).toBe(200)
    expect((await me(device)).status).toBe(401)
    expect(pageOf(await call('GET', `buildings/${tower.uuid}/kiosks`)).total).toBe(0)
  })

  it('says when its device was seen last, with the version that it runs by then', async () => {
    const { uuid, refresh } = await opened()
    later(10)
    const seenAt = world.clock.now.toISOString()
    await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: refresh },
      headers: { 'x-app-version': '3.6.0' },
    })
    later(3)
    expect(recordOf(await call('GET', `kiosks/${uuid}`))).toMatchObject({
      last_seen_at: seenAt,
      app_version: '3.6.0',
    })
  })

  it('has a code that opens one device, within an hour, until there is another code', async () => {
    const { uuid } = recordOf(await add())
    const first = await issue(uuid)
    const second = await issue(uuid)
    expect(codeOf(await open(first.code))).toBe('code_invalid')
    const answers = await Promise.all([open(second.code), open(second.code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const third = await issue(uuid)
    later(60)
    expect(codeOf(await open(third.code))).toBe('code_expired')
    expect(codeOf(await open('ILOU ILOU'))).toBe('code_invalid')
    expect(wrongFieldsOf(await open('A'.repeat(41)))).toEqual(['body.code'])
  })

  it('is one device: another one that opens it replaces the first', async () => {
    const { uuid, device } = await opened()
    const { code } = await issue(uuid)
    expect((await me(device)).status).toBe(200)
    const replacement = read(tokens, (await open(code)).body).token
    expect((await me(device)).status).toBe(401)
    expect((await me(replacement)).status).toBe(200)
  })

  it('ends the live connection of its device at once when it is revoked', async () => {
    const { uuid, device } = await opened()
    const other = read(tokens, (await open((await issue(recordOf(await add()).uuid)).code)).body)
    const topics = [`building:${tower.uuid}`]
    const stream = await openStream(world, device, topics)
    const beside = await openStream(world, other.token, topics)
    expect(await stream.next()).toMatchObject({ event: 'open' })
    expect(await beside.next()).toMatchObject({ event: 'open' })
    await call('DELETE', `kiosks/${uuid}`)
    expect(await stream.next()).toBeNull()
    // Another kiosk of the same account continues.
    expect((await me(other.token)).status).toBe(200)
    await beside.close()
  })

  it('that was started at its device has no name, and is forgotten when it is left', async () => {
    const starter = await aPerson(world, { in: tower, permissions: ['can-start-kiosk'] })
    const start = async () => {
      const answer = await world.request('POST', '/api/portico/v1/kiosk/start', {
        token: (await world.signIn(starter)).token,
        body: { building_uuid: tower.uuid },
      })
      return read(tokens, answer.body).token
    }
    const list = async () => pageOf(await call('GET', `buildings/${tower.uuid}/kiosks`)).data
    const leave = (as: string) =>
      world.request('POST', '/api/portico/v1/kiosk/leave', { token: as, body: {} })
    const first = await start()
    const [unnamed] = await list()
    expect(unnamed).toMatchObject({ name: '', state: 'open' })
    await call('PUT', `kiosks/${unnamed?.uuid}`, { body: { version: 1, name: 'Bar' } })
    const second = await start()
    expect(await list()).toHaveLength(2)
    await leave(first)
    await leave(second)
    expect(await list()).toMatchObject([{ name: 'Bar', state: 'closed' }])
  })

  it('has the address of its building in its link, without the code in the log', async () => {
    await world.database.connection.insert(openings).values({
      uuid: crypto.randomUUID(),
      startedBy: manager.id,
      startedAt: world.clock.now,
      buildingUuid: tower.uuid,
      url: 'https://alder.example/login',
    })
    const { uuid } = recordOf(await add())
    const { code, url } = await issue(uuid)
    expect(url).toBe(`https://alder.example/login?kiosk=${code}`)
    await call('DELETE', `kiosks/${uuid}`)
    const supervisor = await operateCalls(world).signIn(await anOperator(world))
    const { data } = await operateCalls(world).audit(supervisor)
    expect(data.map((entry) => entry['action'])).toEqual(
      expect.arrayContaining(['createKiosk', 'createKioskCode', 'deleteKiosk']),
    )
    expect(data.map((entry) => entry['subject'])).toEqual(['Lobby', 'Lobby', 'Lobby'])
    expect(JSON.stringify(data)).not.toContain(code)
  })

  it.each([
    [{ name: ' ', place: null }, 'body.name'],
    [{ name: 'x'.repeat(81), place: null }, 'body.name'],
    [{ name: 'Lobby', place: 'x'.repeat(121) }, 'body.place'],
  ])('is refused with %j at its field', async (given, field) => {
    expect(wrongFieldsOf(await add(given))).toEqual([field])
  })
})
