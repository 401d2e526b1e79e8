import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aCategory, anEvent, type Category } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let boston: Building
let category: Category
let reader: Person
let token: string
beforeAll(async () => {
  boston = await aBuilding(world, { timezone: 'America/New_York' })
  category = await aCategory(world, { in: boston })
  reader = await aPerson(world, { in: boston })
  token = (await world.signIn(reader)).token
})

const reply = v.object({
  data: v.object({
    month: v.string(),
    today: v.string(),
    contents: v.array(v.object({ uuid: v.string(), title: v.string(), start_at: v.string() })),
  }),
})
const sendRequest = (query: string, as = token) =>
  world.request('GET', `/api/portico/v1/buildings/${boston.uuid}/dated-contents${query}`, {
    token: as,
  })
const dated = async (query = '') => read(reply, (await sendRequest(query)).body).data

/** In a category of the building, at these times. */
async function event(
  title: string,
  startAt: string,
  given: { endAt?: string; hidden?: boolean; twice?: boolean } = {},
) {
  const categories =
    given.twice === true ? [category, await aCategory(world, { in: boston })] : [category]
  await anEvent(world, {
    in: boston,
    categories,
    title,
    startAt: new Date(startAt),
    endAt: given.endAt === undefined ? null : new Date(given.endAt),
    displayFrom: given.hidden === true ? new Date(world.clock.now.getTime() + 60_000) : null,
  })
  world.contentCache.clear()
}

it("has content with a date in the month, by the building's zone, in order and once", async () => {
  // In Boston it is still February.
  world.clock.now = new Date('2030-03-01T04:00:00Z')
  token = (await world.signIn(reader)).token
  await event('Third', '2030-02-20T12:00:00Z')
  await event('First', '2030-02-04T12:00:00Z')
  await event('Second', '2030-02-12T12:00:00Z', { twice: true })
  await event('Too late', '2030-03-20T12:00:00Z')
  const { month, today, contents } = await dated()
  expect([month, today]).toEqual(['2030-02', '2030-02-28'])
  expect(contents.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
})

it("has the building's days, the weeks at both ends, and events that last into them", async () => {
  // In Boston it is still the previous evening.
  await event('Just in', '2030-05-09T03:30:00Z')
  await event('Just after', '2030-05-09T04:30:00Z')
  await event('Just before', '2030-03-25T03:30:00Z')
  await event('Lasting', '2030-03-01T12:00:00Z', { endAt: '2030-03-26T12:00:00Z' })
  await event('Hidden', '2030-04-10T12:00:00Z', { hidden: true })
  const { month, contents } = await dated('?month=2030-04')
  expect(month).toBe('2030-04')
  // April ends on the 30th: seven days later is the 7th of May, by Boston's clock.
  expect(contents.map(({ title }) => title)).toEqual(['Lasting'])
  const may = (await dated('?month=2030-05')).contents.map(({ title }) => title)
  expect(may).toEqual(['Just in', 'Just after'])
})

it('is refused if the building is not open, and for an invalid month', async () => {
  const outsider = await aPerson(world, { in: await aBuilding(world) })
  expect((await sendRequest('', (await world.signIn(outsider)).token)).status).toBe(404)
  for (const month of ['2026-13', '2026', "'", '20260-1']) {
    const refused = await sendRequest(`?month=${encodeURIComponent(month)}`)
    expect(readProblem(refused).code).toBe('invalid_request')
  }
})
