import { users } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ref } from '../builders/build'
import { aBuilding, type Building } from '../builders/buildings'
import {
  aCategory,
  anEvent,
  type Category,
  type Content,
  changeContent,
  deal,
  promote,
  rsvp,
} from '../builders/content'
import { aCompany } from '../builders/directory'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { withSharedWorld } from '../withWorld'
import { lists, pages, readingsWith } from './tenantReadings'

/** A word that only the item has. */
const word = 'Quillwhistle'

const world = withSharedWorld()
let tower: Building
let item: Content
let category: Category
let fathom: Ref
let lumen: Ref
const people = {} as Record<'insider' | 'outsider' | 'unemployed' | 'holder' | 'kiosk', Person>
const tokens = {} as Record<keyof typeof people, string>

beforeAll(async () => {
  tower = await aBuilding(world)
  const spotlight = await aCategory(world, { in: tower, type: 'SecondaryContent' })
  category = await aCategory(world, { in: tower })
  fathom = await aCompany(world, { in: tower, name: 'Fathom' })
  lumen = await aCompany(world, { in: tower, name: 'Lumen' })
  people.insider = await aPerson(world, { in: tower, companyUuid: fathom.uuid })
  people.outsider = await aPerson(world, { in: tower, companyUuid: lumen.uuid })
  people.unemployed = await aPerson(world, { in: tower })
  people.holder = await aPerson(world, { in: tower, companyUuid: lumen.uuid })
  people.kiosk = await aKiosk(world, { in: tower })
  item = await anEvent(world, {
    in: tower,
    categories: [category, spotlight],
    takenBy: [people.holder],
    title: `${word} reading`,
    startAt: new Date(world.clock.now.getTime() + 3_600_000),
    details: { ...rsvp, description: `About ${word}`, sanitized_tags: [word] },
  })
  await promote(world, item)
  for (const name of Object.keys(people) as (keyof typeof people)[]) {
    tokens[name] = (await world.signIn(people[name])).token
    const path = `/api/portico/v1/buildings/${tower.uuid}/saved/${item.uuid}`
    await world.request('PUT', path, { token: tokens[name] })
  }
})

const readings = (token: string) =>
  readingsWith(world, token, { word, item, category, building: tower })
const showTo = async (...audience: Ref[]) => {
  await changeContent(world, item, { audience: audience.map(({ uuid }) => uuid) })
  world.contentCache.clear()
}
const everything = [...lists, ...pages, 'savedItems'].toSorted()
/** What those who take part keep: their page, their pass and their history. */
const own = ['eventPostById', 'offerById', 'passes', 'postById', 'transactions'].toSorted()

describe('an item for everyone', () => {
  it('reaches the people of every company, and a kiosk', async () => {
    await showTo()
    for (const name of ['insider', 'outsider', 'unemployed'] as const) {
      expect(await readings(tokens[name]), name).toEqual(everything)
    }
    expect(await readings(tokens.kiosk)).toEqual([...lists, ...pages].toSorted())
  })
})

describe('an item for one company', () => {
  it('reaches its people, those who take part, and no one else, in any order of reading', async () => {
    await showTo(fathom)
    // The process has one copy of the building for all of them.
    for (const order of [
      ['insider', 'outsider', 'unemployed', 'kiosk', 'holder'],
      ['holder', 'kiosk', 'unemployed', 'outsider', 'insider'],
    ] as const) {
      world.contentCache.clear()
      for (const name of order) {
        const seen = { insider: everything, holder: own }[name as 'insider'] ?? []
        expect(await readings(tokens[name]), name).toEqual(seen)
      }
    }
  })

  it('reaches the people of each of several companies', async () => {
    await showTo(fathom, lumen)
    expect(await readings(tokens.insider)).toEqual(everything)
    expect(await readings(tokens.outsider)).toEqual(everything)
    expect(await readings(tokens.unemployed)).toEqual([])
  })

  it('reaches no one once that company no longer exists', async () => {
    await showTo({ uuid: crypto.randomUUID() })
    for (const name of ['insider', 'outsider', 'unemployed', 'kiosk'] as const) {
      expect(await readings(tokens[name]), name).toEqual([])
    }
  })

  it('counts in no total', async () => {
    await showTo(fathom)
    const path = `/api/tenant/v2/buildings/${tower.uuid}/categories/${category.uuid}/content`
    const totalOf = async (token: string) =>
      ((await world.request('GET', path, { token })).body as { total: number }).total
    expect([await totalOf(tokens.insider), await totalOf(tokens.outsider)]).toEqual([1, 0])
  })

  it('follows a person into another company at once', async () => {
    await showTo(fathom)
    const mover = await aPerson(world, { in: tower, companyUuid: fathom.uuid })
    const { token } = await world.signIn(mover)
    expect(await readings(token)).toContain('discoverContents')
    await world.database.connection
      .update(users)
      .set({ companyUuid: lumen.uuid })
      .where(eq(users.id, mover.id))
    expect(await readings(token)).toEqual([])
  })

  it.each([
    ['attended', () => `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${item.uuid}/attend`],
    ['saved', () => `/api/portico/v1/buildings/${tower.uuid}/saved/${item.uuid}`],
  ])('can be %s by its people alone', async (_, path) => {
    await showTo(fathom)
    const put = async (person: Person) =>
      (await world.request('PUT', path(), { token: (await world.signIn(person)).token })).status
    const companies = [fathom.uuid, lumen.uuid, null]
    const statuses = []
    for (const companyUuid of companies) {
      statuses.push(await put(await aPerson(world, { in: tower, companyUuid })))
    }
    expect(statuses.map((status) => status < 300)).toEqual([true, false, false])
    expect(statuses.slice(1)).toEqual([404, 404])
  })

  it('can be claimed by its people alone', async () => {
    const offer = await anEvent(world, {
      in: tower,
      type: 'DEAL',
      details: deal,
      audience: [fathom.uuid],
    })
    const path = `/api/tenant/v1/buildings/${tower.uuid}/offers/${offer.uuid}/claim`
    const claim = async (companyUuid: string) => {
      const { token } = await world.signIn(await aPerson(world, { in: tower, companyUuid }))
      return (await world.request('PUT', path, { token })).status
    }
    expect([await claim(fathom.uuid), await claim(lumen.uuid)]).toEqual([200, 404])
  })

  it('is not named by live messages, which everyone in the building receives', async () => {
    await showTo(fathom)
    const topic = `building:${tower.uuid}`
    const { next, close } = await openStream(world, tokens.outsider, [topic])
    await next()
    const attend = `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${item.uuid}/attend`
    const { token } = await world.signIn(
      await aPerson(world, { in: tower, companyUuid: fathom.uuid }),
    )
    await world.request('PUT', attend, { token })
    expect(await next()).toMatchObject({ data: { topic, data: null } })
    await close()
  })
})
