import { amenities } from '@server/db/schema'
import { describe, expect, it, vi } from 'vitest'
import { anAmenityCategory } from '../builders/directory'
import { patient } from '../patient'
import { aNewAmenity } from './offers'
import { codeOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, call, ordered } = withConsole('editor')

const list = ordered
const names = async (path: string) => (await list(path)).data.map(({ name }) => name)
const categories = () => `buildings/${tower.uuid}/amenity-categories`
const amenitiesOf = (uuid: string) => `amenity-categories/${uuid}/amenities`
const aCategory = async (name: string) =>
  recordOf(await call('POST', categories(), { body: { name } }))
const create = (category: string, given: object = {}) =>
  call('POST', amenitiesOf(category), { body: { ...aNewAmenity, ...given } })
const reverse = async (path: string) => {
  const { data, order } = await list(path)
  return call('PUT', path, { body: { order, uuids: data.map(({ uuid }) => uuid).toReversed() } })
}

describe('the categories of amenities', () => {
  it('are added, renamed, ordered and removed', async () => {
    const { uuid } = await aCategory('Fitness')
    expect(await aCategory('Food')).toMatchObject({
      version: 1,
      building: { uuid: tower.uuid, name: 'Alder Tower' },
      amenities: 0,
    })
    const renamed = await call('PUT', `amenity-categories/${uuid}`, {
      body: { version: 1, name: 'Sports' },
    })
    expect(recordOf(renamed)).toMatchObject({ version: 2, name: 'Sports' })
    expect((await reverse(categories())).status).toBe(200)
    expect(await names(categories())).toEqual(['Food', 'Sports'])
    await call('DELETE', `amenity-categories/${uuid}`)
    expect(await names(categories())).toEqual(['Food'])
  })

  it('go with their amenities, and with none of another category', async () => {
    const [fitness, food] = [await aCategory('Fitness'), await aCategory('Food')]
    await create(fitness.uuid)
    await create(food.uuid, { name: 'Bakery' })
    expect((await list(categories())).data).toMatchObject([{ amenities: 1 }, { amenities: 1 }])
    await call('DELETE', `amenity-categories/${fitness.uuid}`)
    const { connection } = world.database
    expect(await connection.select({ name: amenities.name }).from(amenities)).toEqual([
      { name: 'Bakery' },
    ])
  })

  it.each([[''], ['  '], ['x'.repeat(201)], [7], [null]])('refuse the name %j', async (name) => {
    const answer = await call('POST', categories(), { body: { name } })
    expect(wrongFieldsOf(answer)).toEqual(['body.name'])
  })
})

describe('an amenity', () => {
  it('shows to tenants at once, and is announced to open pages', async () => {
    const received: unknown[] = []
    const topic = `building:${tower.uuid}`
    const stop = world.live.subscribe([topic], null, (message) => received.push(message))
    const { uuid } = await aCategory('Fitness')
    const amenity = recordOf(await create(uuid, { description: 'Four lanes.' }))
    await vi.waitFor(() => expect(received).toHaveLength(2), patient)
    const facts = { floor: '9', hours: 'Daily, 6 AM – 10 PM', capacity: '40 people' }
    const body = { version: 1, image_url: '/pictures/pool.jpg', image_alt_text: 'A pool', ...facts }
    expect(recordOf(await call('PUT', `amenities/${amenity.uuid}`, { body }))).toMatchObject({
      version: 2,
      name: 'Pool',
      description: 'Four lanes.',
      category: { uuid, name: 'Fitness' },
      image_url: '/pictures/pool.jpg',
      image_alt_text: 'A pool',
      ...facts,
    })
    await call('DELETE', `amenities/${amenity.uuid}`)
    await vi.waitFor(() => expect(received).toHaveLength(4), patient)
    stop()
    expect(await names(amenitiesOf(uuid))).toEqual([])
  })

  it('is ordered within its category, and moves to the end of another one', async () => {
    const [fitness, food] = [await aCategory('Fitness'), await aCategory('Food')]
    await create(food.uuid, { name: 'Bakery' })
    const pool = recordOf(await create(fitness.uuid))
    await create(fitness.uuid, { name: 'Gym' })
    await reverse(amenitiesOf(fitness.uuid))
    expect(await names(amenitiesOf(fitness.uuid))).toEqual(['Gym', 'Pool'])
    const body = { version: 1, category_uuid: food.uuid }
    await call('PUT', `amenities/${pool.uuid}`, { body })
    expect(await names(amenitiesOf(fitness.uuid))).toEqual(['Gym'])
    expect(await names(amenitiesOf(food.uuid))).toEqual(['Bakery', 'Pool'])
  })

  it('cannot move to another building', async () => {
    const { uuid } = await aCategory('Fitness')
    const pool = recordOf(await create(uuid))
    const foreign = await anAmenityCategory(world, { in: annex })
    const body = { version: 1, category_uuid: foreign.uuid }
    expect(codeOf(await call('PUT', `amenities/${pool.uuid}`, { body }))).toBe('not_found')
    expect(await names(amenitiesOf(uuid))).toEqual(['Pool'])
  })

  it.each([
    [{ name: '' }, 'body.name'],
    [{ name: 'x'.repeat(201) }, 'body.name'],
    [{ description: 'x'.repeat(20_001) }, 'body.description'],
    [{ image_url: 'javascript:alert(1)' }, 'body.image_url'],
    [{ image_url: 'mailto:a@b.example' }, 'body.image_url'],
    [{ image_alt_text: 'x'.repeat(501) }, 'body.image_alt_text'],
    [{ floor: 'x'.repeat(61) }, 'body.floor'],
    [{ hours: 'x'.repeat(121) }, 'body.hours'],
    [{ capacity: 40 }, 'body.capacity'],
  ])('is refused with %j at its field', async (given, field) => {
    const { uuid } = await aCategory('Fitness')
    expect(wrongFieldsOf(await create(uuid, given))).toEqual([field])
  })
})
