import { notices as list, markNoticesRead, unreadNotices } from '@contract/notices'
import { notify } from '@server/services/notices/notices'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'

const world = withWorld()
let tower: { uuid: string }
let annex: { uuid: string }
let ada: Person
let ben: Person
beforeEach(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  ada = await aPerson(world, { in: [tower, annex] })
  ben = await aPerson(world, { in: tower })
})

const pathIn = (path: string, building = tower) =>
  `/api${path.replace(':buildingId', building.uuid)}`
const minute = 60_000
type Given = { key?: string; buildingUuid?: string; subjectUuid?: string }
/** A minute passes before it. */
async function given(person: Person, name: string, more: Given = {}) {
  world.clock.now = new Date(world.clock.now.getTime() + minute)
  const about = { userId: person.id, buildingUuid: tower.uuid, subjectUuid: crypto.randomUUID() }
  const notice = { ...about, event: 'bookingApproved' as const, name, ...more }
  await notify(world.database.connection, [notice], world.clock.now)
}
async function noticesOf(person: Person, query = '', building = tower) {
  const { token } = await world.signIn(person)
  const reply = await world.request('GET', pathIn(list.path, building) + query, { token })
  return read(list.reply, reply.body)
}
const namesOf = async (person: Person, query = '') =>
  (await noticesOf(person, query)).data.map(({ name }) => name)
async function unreadOf(person: Person, building = tower) {
  const { token } = await world.signIn(person)
  const reply = await world.request('GET', pathIn(unreadNotices.path, building), { token })
  return read(unreadNotices.reply, reply.body).data.unread
}
async function mark(person: Person, body: object, building = tower) {
  const { token } = await world.signIn(person)
  return world.request('PUT', pathIn(markNoticesRead.path, building), { token, body })
}

describe('the notices of a user', () => {
  it('are listed with the newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) await given(ada, name)
    expect(await namesOf(ada)).toEqual(['three', 'two', 'one'])
    expect(await noticesOf(ada, '?limit=1&offset=1')).toMatchObject({
      data: [{ name: 'two', event: 'bookingApproved', kind: 'mine', read_at: null }],
      total: 3,
      unread: 3,
    })
    expect(await namesOf(ada, '?kind=mine')).toHaveLength(3)
    expect(await namesOf(ada, '?kind=content')).toEqual([])
  })

  it('are those of one building and of one user', async () => {
    await given(ada, 'here')
    await given(ada, 'there', { buildingUuid: annex.uuid })
    expect(await namesOf(ada)).toEqual(['here'])
    expect(await unreadOf(ada, annex)).toBe(1)
    expect(await namesOf(ben)).toEqual([])
    expect(await unreadOf(ben)).toBe(0)
  })

  it('are stored once for a key', async () => {
    await given(ada, 'once', { key: 'approved:1' })
    await given(ada, 'twice', { key: 'approved:1' })
    expect(await namesOf(ada)).toEqual(['once'])
  })

  it('are stored for as many people as an event has', async () => {
    const about = { userId: ada.id, buildingUuid: tower.uuid, event: 'eventMoved' as const }
    const told = { ...about, subjectUuid: tower.uuid, name: 'Quartet' }
    const all = Array.from({ length: 9500 }, () => told)
    await notify(world.database.connection, all, world.clock.now)
    expect(await unreadOf(ada)).toBe(all.length)
  })

  it('reach an open page at once', async () => {
    const { token } = await world.signIn(ada)
    const stream = await openStream(world, token, ['mine'])
    await stream.next()
    await given(ada, 'news', { subjectUuid: tower.uuid })
    expect(await stream.next()).toEqual({
      event: 'changed',
      data: { topic: 'mine', data: { uuid: tower.uuid } },
    })
    await stream.close()
  })
})

describe('reading', () => {
  it('marks some, and tells the other tabs', async () => {
    for (const name of ['one', 'two']) await given(ada, name)
    const [two] = (await noticesOf(ada)).data
    const { token } = await world.signIn(ada)
    const stream = await openStream(world, token, ['mine'])
    await stream.next()
    const answer = await mark(ada, { uuids: [two?.uuid] })
    expect(answer.body).toEqual({ data: { unread: 1 } })
    expect(await stream.next()).toMatchObject({ data: { topic: 'mine' } })
    expect((await noticesOf(ada)).data.map(({ read_at }) => read_at)).toEqual([
      world.clock.now.toISOString(),
      null,
    ])
    await stream.close()
  })

  it('marks all until a moment, not what came after it', async () => {
    await given(ada, 'seen')
    const until = world.clock.now.toISOString()
    await given(ada, 'later')
    expect((await mark(ada, { uuids: [], until })).body).toEqual({ data: { unread: 1 } })
    expect(
      (await noticesOf(ada)).data.map(({ name, read_at }) => [name, read_at !== null]),
    ).toEqual([
      ['later', false],
      ['seen', true],
    ])
  })

  it('leaves those of others, of another building, and the moment of the first reading', async () => {
    await given(ben, 'of Ben')
    await given(ada, 'there', { buildingUuid: annex.uuid })
    await given(ada, 'read')
    const [read1] = (await noticesOf(ada)).data
    const [ofBen] = (await noticesOf(ben)).data
    const [there] = (await noticesOf(ada, '', annex)).data
    await mark(ada, { uuids: [read1?.uuid] })
    const first = (await noticesOf(ada)).data[0]?.read_at
    world.clock.now = new Date(world.clock.now.getTime() + minute)
    const uuids = [read1?.uuid, ofBen?.uuid, there?.uuid, crypto.randomUUID()]
    const until = world.clock.now.toISOString()
    expect((await mark(ada, { uuids, until })).status).toBe(200)
    expect([await unreadOf(ben), await unreadOf(ada, annex)]).toEqual([1, 1])
    expect((await noticesOf(ada)).data[0]?.read_at).toBe(first)
  })

  it.each([
    ['no list', {}],
    ['no uuid', { uuids: ['1 or true'] }],
    ['too many', { uuids: Array.from({ length: 101 }, () => crypto.randomUUID()) }],
    ['no moment', { uuids: [], until: 'yesterday' }],
  ])('refuses %s', async (_, body) => {
    expect(readProblem(await mark(ada, body))).toMatchObject({ status: 400 })
  })

  it.each([list, unreadNotices, markNoticesRead])(
    'is refused in a building that is not open to the user: $path',
    async ({ method, path }) => {
      const { token } = await world.signIn(ben)
      const body = method === 'PUT' ? { uuids: [] } : undefined
      const answer = await world.request(method, pathIn(path, annex), { token, body })
      expect(readProblem(answer)).toMatchObject({ status: 404, code: 'not_found' })
    },
  )
})
