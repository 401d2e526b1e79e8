import { allLeaflets } from '@demo/leaflets/serve'
import * as places from '@demo/places'
import { describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'

const { houseRules, lunchBoard, recycling, terraceSurvey, transit, trucks } = places
const buildings = ['meridian', 'kontorhaus', 'harbor', 'leaseline', 'commons']
const ofEveryBuilding = [transit, trucks].flatMap((path) =>
  buildings.map((building) => `${path}?building=${building}`),
)
const pages = [
  terraceSurvey,
  lunchBoard,
  ...ofEveryBuilding,
  ...[...allLeaflets.keys()].map((name) => `${places.leaflets}/${name}`),
  ...['lighthouse', 'town-hall', 'nebelhorn', 'backstein', 'sublet'].map(
    (room) => `${places.meetings}/${room}`,
  ),
]

const world = withSharedWorld({ seed: 'demo' })

describe("the pages that the demo world's content links to", () => {
  it.each(pages)('%s is self-contained, in our own frames', async (path) => {
    const { status, headers, body } = await world.request('GET', path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(String(body)).not.toMatch(/<script|<link|<img|https?:| style=| on\w+=/)
    expect(String(body)).toMatch(/<title>[^<]+<\/title>/)
  })

  it('the survey is found by its marker, and confirms an answer', async () => {
    expect(terraceSurvey).toContain(world.deployment.browser.surveyMarker)
    const input = await world.request('GET', terraceSurvey)
    expect(String(input.body).match(/<fieldset>/g)).toHaveLength(3)
    const form = new FormData()
    form.append('seats', '1')
    const thanked = await world.request('POST', terraceSurvey, { form })
    expect(String(thanked.body)).toContain('Thank you')
  })

  it.each([houseRules, recycling])('%s is a real PDF', async (path) => {
    const { headers, bytes } = await world.request('GET', path)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    const pdf = Buffer.from(bytes).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.4\n/)
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(table, table + 4)).toBe('xref')
    const starts = [...pdf.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, at]) => Number(at))
    expect(starts.length).toBeGreaterThan(4)
    starts.forEach((at, n) => expect(pdf.slice(at).startsWith(`${n + 1} 0 obj\n`)).toBe(true))
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? []
    expect(stream).toHaveLength(Number(length))
  })
})

const hostile = `"><script>alert(1)</script>'&lt;`

describe('the small apps of a building', () => {
  const get = async (path: string) => {
    const { status, body, headers } = await world.request('GET', path)
    return { status, text: String(body), headers }
  }

  it("use the building's language, and its second one if it has two", async () => {
    const own = await get(`${transit}?building=kontorhaus`)
    expect(own.text).toContain('<html lang="de">')
    expect(own.text).toContain('<h1>Abfahrten</h1>')
    const other = await get(`${transit}?building=kontorhaus&lang=en`)
    expect(other.text).toContain('<html lang="en">')
    expect(other.text).toContain('<h1>Departures</h1>')
  })

  it.each([transit, trucks])('%s ignores hostile values', async (path) => {
    const query = new URLSearchParams({
      building: hostile,
      lang: hostile,
      people: hostile,
      other: hostile,
    })
    const { status, text } = await get(`${path}?${query}`)
    expect(status).toBe(200)
    expect(text).toContain('One Meridian Plaza')
    expect(text).not.toContain('script>')
    const named = await get(`${path}?building=__proto__&building=constructor&lang=constructor`)
    expect(named.status).toBe(200)
    expect(named.text).toContain('One Meridian Plaza')
  })

  it('a missing page or room is a 404', async () => {
    for (const path of [
      `${places.leaflets}/nowhere`,
      `${places.leaflets}/__proto__`,
      `${places.meetings}/constructor`,
      `${places.meetings}/%3Cscript%3E`,
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

describe('departures', () => {
  it("are counted from now, in order, by the building's clock", async () => {
    const before = world.clock.now
    world.clock.now = new Date('2026-05-04T16:03:00Z')
    const { body } = await world.request('GET', `${transit}?building=kontorhaus`)
    world.clock.now = before
    const text = String(body)
    expect(text).toContain('Gezählt ab <time>18:03</time>')
    const waits = [...text.matchAll(/class="count">(\d+) min<small><time>(\d\d:\d\d)</g)]
    expect(waits.length).toBeGreaterThan(5)
    const minutes = waits.map(([, wait]) => Number(wait))
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(waits[0]?.[2]).toBe(`18:${String(3 + (minutes[0] ?? 0)).padStart(2, '0')}`)
  })
})

describe('food trucks', () => {
  it.each([
    ['2026-05-04T10:00:00Z', 'Opens at 7:00 AM'],
    ['2026-05-04T16:30:00Z', 'Open now, until 2:00 PM'],
    ['2026-05-05T02:00:00Z', 'Gone for today'],
  ])("are open by the building's clock: %s", async (at, replies) => {
    const before = world.clock.now
    world.clock.now = new Date(at)
    const { body } = await world.request('GET', trucks)
    world.clock.now = before
    expect(String(body).replaceAll('\u202f', ' ')).toContain(replies)
  })
})

it.each([
  ['localhost', 'meridian'],
  ['lease.localhost', 'leaseline'],
  ['harbor.localhost', 'harbor'],
])('the default avatar at %s wears the colors of its brand', async (host, building) => {
  const { status, headers } = await world.request('GET', '/uploads/default_avatar.png', {
    headers: { host },
  })
  const picture = `/pictures/person-default-${building}.svg`
  expect([status, headers.get('location')]).toEqual([302, picture])
  expect((await world.request('GET', picture)).status).toBe(200)
  expect((await world.request('GET', `${picture.slice(0, -4)}-2.svg`)).status).toBe(404)
})
