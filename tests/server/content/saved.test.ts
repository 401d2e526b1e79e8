import { savedItems } from '@contract/saved'
import { contents } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aPost, changeContent } from '../builders/content'
import { aKiosk, aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'

const world = withWorld()
let tower: Building
/** Open to Ada, too. */
let annex: Building
let elsewhere: Building
let tokens: { ada: string; ben: string; outsider: string; kiosk: string }
beforeEach(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  elsewhere = await aBuilding(world)
  tokens = {
    ada: (await world.signIn(await aPerson(world, { in: [tower, annex] }))).token,
    ben: (await world.signIn(await aPerson(world, { in: tower }))).token,
    outsider: (await world.signIn(await aPerson(world, { in: elsewhere }))).token,
    kiosk: (await world.signIn(await aKiosk(world, { in: tower }))).token,
  }
})

type Who = keyof typeof tokens
const path = (building = tower) => `/api/portico/v1/buildings/${building.uuid}/saved`
const sendRequest = (method: string, who: Who, content: string, building?: Building) =>
  world.request(method, `${path(building)}/${content}`, { token: tokens[who] })
const save = (...given: [who: Who, content: string, building?: Building]) =>
  sendRequest('PUT', ...given)
const unsave = (...given: [who: Who, content: string, building?: Building]) =>
  sendRequest('DELETE', ...given)
const listOf = async (who: Who, building?: Building) =>
  read(savedItems.reply, (await world.request('GET', path(building), { token: tokens[who] })).body)
    .data
const titles = async (who: Who) => (await listOf(who)).map(({ content }) => content.title)
const item = async (title: string) => (await aPost(world, { in: tower, title })).uuid

describe("a user's saved items", () => {
  it('are listed once each, the latest first, for their owner only', async () => {
    const [talk, yoga] = [await item('Talk'), await item('Yoga')]
    for (const uuid of [talk, yoga, talk]) {
      world.clock.now = new Date(world.clock.now.getTime() + 1000)
      expect((await save('ada', uuid)).body).toEqual({ data: { saved: true } })
    }
    expect(await titles('ada')).toEqual(['Yoga', 'Talk'])
    expect(await titles('ben')).toEqual([])
  })

  it('are removed by their owner only, any number of times', async () => {
    const talk = await item('Talk')
    await save('ada', talk)
    expect((await unsave('ben', talk)).status).toBe(200)
    expect(await titles('ada')).toEqual(['Talk'])
    for (const _ of [1, 2]) {
      expect((await unsave('ada', talk)).body).toEqual({ data: { saved: false } })
    }
    expect(await titles('ada')).toEqual([])
  })

  it('include hidden ones, which can be removed', async () => {
    const talk = await item('Talk')
    await save('ada', talk)
    expect((await listOf('ada'))[0]?.on_display).toBe(true)
    const until = new Date(world.clock.now.getTime() - 1000)
    await changeContent(world, { uuid: talk }, { displayUntil: until })
    expect((await listOf('ada'))[0]?.on_display).toBe(false)
    expect(readProblem(await save('ben', talk)).code).toBe('not_found')
    expect((await unsave('ada', talk)).status).toBe(200)
    expect(await titles('ada')).toEqual([])
  })

  it('go with the item', async () => {
    const talk = await item('Talk')
    await save('ada', talk)
    await world.database.connection.delete(contents).where(eq(contents.uuid, talk))
    expect(await titles('ada')).toEqual([])
  })

  it('belong to one building', async () => {
    await save('ada', await item('Talk'))
    expect(await listOf('ada', annex)).toEqual([])
  })
})

describe('nothing is saved', () => {
  it("of a building that is not open to the caller, nor under another one's name", async () => {
    const talk = await item('Talk')
    for (const answer of [
      await save('outsider', talk),
      await save('ada', talk, annex),
      await save('ada', talk, elsewhere),
      await save('ada', crypto.randomUUID()),
      await unsave('outsider', talk),
    ]) {
      expect(readProblem(answer).code).toBe('not_found')
    }
    expect(await titles('ada')).toEqual([])
  })

  it.each(["'; drop table saved_contents; --", '1', '../ada', 'é'])('named %s', async (name) => {
    const answer = await save('ada', encodeURIComponent(name))
    expect(readProblem(answer).code).toBe('invalid_request')
  })

  it('by a kiosk, or without a session', async () => {
    const talk = await item('Talk')
    expect(readProblem(await save('kiosk', talk)).code).toBe('permission_denied')
    expect((await world.request('PUT', `${path()}/${talk}`, {})).status).toBe(401)
  })

  it('twice by two concurrent presses', async () => {
    const talk = await item('Talk')
    const answers = await Promise.all(Array.from({ length: 8 }, () => save('ada', talk)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await titles('ada')).toEqual(['Talk'])
  })
})
