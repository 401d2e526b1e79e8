import { buildingUuid } from '@demo/buildings'
import { categoryContents } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { read, readProblem } from '../platform/reading'
import { contentUuid, newContent } from '../postCalls'
import { openWorld, type World } from '../world'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await world.signIn('ada@meridian.example')).token
}, 60_000)
afterAll(() => world.close())

const reply = v.object({
  data: v.object({
    month: v.string(),
    today: v.string(),
    contents: v.array(v.object({ uuid: v.string(), title: v.string(), start_at: v.string() })),
  }),
})
const ask = (query: string, building: string = buildingUuid.meridian, as = token) =>
  world.request('GET', `/api/portico/v1/buildings/${building}/dated-contents${query}`, {
    token: as,
  })
const dated = async (query = '') => read(reply, (await ask(query)).body).data

/** In a category of Meridian, at these times. */
async function event(
  title: string,
  startAt: string,
  given: { endAt?: string; hidden?: boolean } = {},
) {
  const { connection } = world.database
  const yoga = eq(categoryContents.contentUuid, contentUuid('meridian/yoga'))
  const [place] = await connection.select().from(categoryContents).where(yoga)
  const uuid = await newContent(world, {
    title,
    startAt: new Date(startAt),
    endAt: given.endAt === undefined ? null : new Date(given.endAt),
    displayFrom: given.hidden === true ? new Date(world.clock.now.getTime() + 60_000) : null,
  })
  await connection
    .insert(categoryContents)
    .values({ categoryUuid: place?.categoryUuid ?? '', contentUuid: uuid, position: 999 })
  world.contentCache.clear()
}

it('is what has a date in the month that it is in the building, in its order and once', async () => {
  const { month, today, contents } = await dated()
  const here = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
  expect(today).toBe(here.format(world.clock.now))
  expect(month).toBe(today.slice(0, 7))
  expect(contents.length).toBeGreaterThan(2)
  const starts = contents.map(({ start_at: start }) => start)
  expect(starts).toEqual(starts.toSorted())
  expect(new Set(contents.map(({ uuid }) => uuid)).size).toBe(contents.length)
})

it('has the days of the building’s zone, the weeks at both ends, and what lasts into them', async () => {
  // In Boston it is still the evening of the day before.
  await event('Just in', '2030-05-09T03:30:00Z')
  await event('Just after', '2030-05-09T04:30:00Z')
  await event('Just before', '2030-03-25T03:30:00Z')
  await event('Lasting', '2030-03-01T12:00:00Z', { endAt: '2030-03-26T12:00:00Z' })
  await event('Hidden', '2030-04-10T12:00:00Z', { hidden: true })
  const { month, contents } = await dated('?month=2030-04')
  expect(month).toBe('2030-04')
  // April ends on the 30th: seven days on it is the 7th of May, by Boston's clock.
  expect(contents.map(({ title }) => title)).toEqual(['Lasting'])
  const may = (await dated('?month=2030-05')).contents.map(({ title }) => title)
  expect(may).toEqual(['Just in', 'Just after'])
})

it('is refused where the building is not open, and for what is no month', async () => {
  const noor = (await world.signIn('noor@harbor.example')).token
  expect((await ask('', buildingUuid.meridian, noor)).status).toBe(404)
  for (const month of ['2026-13', '2026', "'", '20260-1']) {
    const refused = await ask(`?month=${encodeURIComponent(month)}`)
    expect(readProblem(refused).code).toBe('invalid_request')
  }
})
