import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { aDeal, anEvent, aPost, changeContent, deal, rsvp } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { postCalls } from '../postCalls'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let ada: Person
let ben: Person
let token: string
const calls = () => postCalls(world, tower, () => token)
beforeAll(async () => {
  tower = await aBuilding(world, { timezone: 'America/New_York' })
  ada = await aPerson(world, { in: tower })
  ben = await aPerson(world, { in: tower })
  token = (await world.signIn(ada)).token
})

const day = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(world.clock.now.getTime() + days * day)
const attendants = (body: unknown) =>
  read(v.object({ data: v.object({ attendants: v.array(v.number()) }) }), body).data.attendants
const claimers = (body: unknown) =>
  read(v.object({ data: v.object({ claimers: v.array(v.number()) }) }), body).data.claimers

describe('a post', () => {
  it('is returned with its call to action, in the requested language', async () => {
    const details = {
      cta_label: 'About the artist',
      cta_url: '/pages/artist',
      image_url: '/pictures/mural.svg',
    }
    const { uuid } = await aPost(world, {
      in: tower,
      title: 'House rules in brief',
      details,
      translations: { 'de-de': { title: 'Hausordnung, kurz gefasst' } },
    })
    const { body } = await calls().post(uuid)
    expect(body).toMatchObject({ data: { title: 'House rules in brief', ...details } })
    expect((await calls().post(uuid, '?lang=de-de')).body).toHaveProperty(
      'data.title',
      'Hausordnung, kurz gefasst',
    )
  })
})

describe('an event', () => {
  it('is returned with its place, its zone and its attendees, in order', async () => {
    const place = {
      street_number: '1',
      route: 'Meridian Plaza',
      locality: 'Boston',
      administrative_area_1: 'MA',
      postal_code: '02110',
      latitude: 42.3554,
      longitude: -71.0536,
      place_id: 'a-place',
    }
    const { uuid } = await anEvent(world, {
      in: tower,
      title: 'Sunrise yoga',
      capacity: 20,
      details: { ...rsvp, ...place },
      takenBy: [ben, ada],
    })
    const { body } = await calls().event(uuid)
    expect(body).toMatchObject({
      data: { title: 'Sunrise yoga', timezone: 'America/New_York', capacity: 20, ...place },
    })
    expect(attendants(body)).toEqual([ben.id, ada.id])
  })

  it('is returned with its price, or without one if it is free', async () => {
    const paid = await anEvent(world, { in: tower, priceCents: 38_00, currencyType: 'USD' })
    const wine = await calls().event(paid.uuid)
    expect(wine.body).toMatchObject({ data: { price: 38, currency_type: 'USD' } })
    const yoga = await calls().event((await anEvent(world, { in: tower })).uuid)
    expect(yoga.body).toMatchObject({ data: { price: null } })
  })

  it('can be cancelled if it accepts RSVPs or is an event, and nothing else can', async () => {
    for (const [type, details, status] of [
      ['EVENT', {}, 200],
      ['EVENT_POST', {}, 200],
      ['POST', rsvp, 200],
      ['POST', {}, 404],
      ['DEAL', deal, 404],
    ] as const) {
      const { uuid } = await aPost(world, { in: tower, type, details })
      expect((await calls().recall(uuid)).status, type).toBe(status)
    }
  })
})

describe('an offer', () => {
  it('names a claimer for every claim, and whether claims are accepted', async () => {
    const { uuid } = await aDeal(world, {
      in: tower,
      title: 'Two coffees before eight',
      details: { ...deal, description_title: 'How it works' },
      takenBy: [ada, ben, ada],
    })
    const { body } = await calls().offer(uuid)
    expect(body).toMatchObject({
      data: {
        title: 'Two coffees before eight',
        description_title: 'How it works',
        is_eligible: true,
      },
    })
    expect(claimers(body)).toEqual([ada.id, ben.id, ada.id])
  })

  it('returns its window and its limits, and whether this user can claim', async () => {
    const window = (from: number | null, until: number | null) => ({
      ...deal,
      ...(from !== null && { cta_display_start_at: after(from).toISOString() }),
      ...(until !== null && { cta_display_end_at: after(until).toISOString() }),
    })
    for (const [details, eligible] of [
      [window(1, 2), true],
      [window(-2, -1), true],
      [window(-1, 1), true],
      [window(null, null), true],
      [{ ...deal, is_eligible: false }, false],
      [{ cta_type: 'CLAIM', claimable: false }, true],
      [{ ...deal, cta_display_start_at: 'soon' }, true],
    ] as const) {
      const { uuid } = await aDeal(world, { in: tower, type: 'OFFER', details })
      const { body } = await calls().offer(uuid)
      expect(body).toHaveProperty('data.is_eligible', eligible)
      // An invalid instant is omitted: it would make the whole reply malformed.
      const sent = Object.entries(details).filter(
        ([name, value]) => name.startsWith('cta_display_') && value !== 'soon',
      )
      expect(body).toMatchObject({ data: Object.fromEntries(sent) })
    }
  })

  it('can be cancelled if it is claimed or is an offer, and nothing else can', async () => {
    for (const [type, details, status] of [
      ['DEAL', {}, 200],
      ['EVENT', deal, 200],
      ['EVENT', { ...deal, ...rsvp }, 404],
      ['POST', {}, 404],
    ] as const) {
      const { uuid } = await aPost(world, { in: tower, type, details })
      expect((await calls().cancel(uuid)).status, type).toBe(status)
    }
  })
})

describe('the detail page', () => {
  const replies = {
    rich_description: '<p>Rich.</p>',
    host_company_name: 'Elm & Ember',
    attachable_amenity_uuid: crypto.randomUUID(),
    attachable_survey_type: 'NPS',
    virtual_url: 'https://meet.test/',
    cta_label_at_capacity: 'Gone',
    cta_display_start_at: '2026-11-01T10:00:00Z',
  }
  it('has every field of the content at the endpoints of posts, events and offers', async () => {
    const reads = {
      POST: (uuid: string) => calls().post(uuid),
      EVENT: (uuid: string) => calls().event(uuid),
      DEAL: (uuid: string) => calls().offer(uuid),
    }
    for (const [type, details] of [
      ['POST', {}],
      ['EVENT', rsvp],
      ['DEAL', deal],
    ] as const) {
      const { uuid } = await aPost(world, {
        in: tower,
        type,
        details: { ...replies, ...details },
        capacity: 9,
        maxClaimsTotal: 9,
        maxClaimsPerUser: 2,
      })
      const path = `/api/tenant/v2/buildings/${tower.uuid}/content/${uuid}`
      const { body } = await world.request('GET', path, { token })
      const { data: content } = body as { data: object }
      expect((await reads[type](uuid)).body, type).toMatchObject({ data: content })
    }
  })

  it('returns every kind of item at each of the three addresses, like the content', async () => {
    for (const [type, details] of [
      ['POST', {}],
      ['EVENT', rsvp],
      ['EVENT_POST', {}],
      ['DEAL', deal],
      ['OFFER', { cta_type: 'CLAIM' }],
    ] as const) {
      const { uuid } = await aPost(world, {
        in: tower,
        type,
        details: { ...replies, ...details },
        capacity: 9,
      })
      const path = `/api/tenant/v2/buildings/${tower.uuid}/content/${uuid}`
      const { data: content } = (await world.request('GET', path, { token })).body as {
        data: object
      }
      const { post, event, offer } = calls()
      for (const readPost of [post, event, offer]) {
        const answer = await readPost(uuid)
        expect([answer.status, type]).toEqual([200, type])
        expect(answer.body).toMatchObject({ data: content })
      }
    }
  })

  it("counts the user's own place, in the reply to taking it", async () => {
    const { uuid } = await aDeal(world, { in: tower, maxClaimsPerUser: 2 })
    expect((await calls().claim(uuid)).body).toMatchObject({
      data: { claims_details: { count: 1, user_count: 1 }, max_claims_per_user: 2 },
    })
  })
})

describe('an item that is not open to the user', () => {
  it('is unknown: in other buildings and with invented uuids', async () => {
    const { post, event, offer } = calls()
    const elsewhere = await aBuilding(world)
    const unknown = [
      await event((await anEvent(world, { in: elsewhere })).uuid),
      await offer((await aDeal(world, { in: elsewhere })).uuid),
      await post((await aPost(world, { in: elsewhere })).uuid),
      await post(crypto.randomUUID()),
    ]
    for (const answer of unknown) {
      expect(answer.status).toBe(404)
      expect(readProblem(answer).code).toBe('not_found')
    }
    const choir = await anEvent(world, { in: await aGuestBuilding(world) })
    expect((await event(choir.uuid)).status).toBe(200)
  })

  it('is hidden after its time, except from participants', async () => {
    const yoga = await anEvent(world, { in: tower, takenBy: [ada] })
    await changeContent(world, yoga, { displayUntil: after(-1) })
    expect((await calls().event(yoga.uuid)).status).toBe(200)
    const { token: bens } = await world.signIn(ben)
    expect((await postCalls(world, tower, () => bens).event(yoga.uuid)).status).toBe(404)
  })

  it('is refused before any read if the uuid is invalid', async () => {
    for (const uuid of ['1', "x' or 1=1--", '%00', tower.uuid.slice(1)]) {
      const answer = await calls().event(encodeURIComponent(uuid))
      expect(answer.status).toBe(400)
      expect(readProblem(answer).errors?.[0]?.path).toMatch(/^params/)
    }
  })
})
