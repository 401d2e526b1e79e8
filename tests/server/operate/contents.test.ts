import { publications } from '@contract/operate/publication'
import { lifeCycleAt, nextStates } from '@rules/content/lifeCycle'
import { contents } from '@server/db/schema'
import { isOnDisplay, onDisplay } from '@server/services/content/onDisplay'
import { announceDue } from '@server/services/operate/contents/announceDue'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Ref } from '../builders/build'
import { aCategory, aDeal, anEvent, aPost, changeContent, rsvp } from '../builders/content'
import { aCompany } from '../builders/directory'
import { aPerson } from '../builders/people'
import { openStream } from '../platform/liveCalls'
import { aNewContent } from './offers'
import { codeOf, pageOf, recordOf, wrongFieldsOf } from './operateCalls'
import { withConsole } from './withConsole'

const { world, tower, annex, tokens, call, list } = withConsole('editor', 'receptionist')

const hour = 3_600_000
const within = (hours: number) => new Date(world.clock.now.getTime() + hours * hour)
const path = (query = '') => `buildings/${tower.uuid}/contents${query}`
const titles = async (query = '') =>
  (await list(path(query))).data.map(({ title }) => title as string)
const read = async ({ uuid }: Ref) => recordOf(await call('GET', `contents/${uuid}`))
const change = async (content: Ref, fields: object) => {
  const { version } = await read(content)
  return call('PUT', `contents/${content.uuid}`, { body: { version, ...fields } })
}
const publish = async (content: Ref, publication: string, times: object = {}) => {
  const { version } = await read(content)
  return call('PUT', `contents/${content.uuid}/publication`, {
    body: { version, publication, ...times },
  })
}
const create = async (fields: object = {}) =>
  recordOf(await call('POST', path(), { body: { ...aNewContent, ...fields } }))
/** The item as a tenant reads it; null if it does not exist for them. */
async function shown({ uuid }: Ref, token: string) {
  const answer = await world.request(
    'GET',
    `/api/tenant/v2/buildings/${tower.uuid}/content/${uuid}?lang=de-de`,
    { token },
  )
  return answer.status === 200 ? (answer.body as { data: Record<string, unknown> }).data : null
}
const aTenant = async () => (await world.signIn(await aPerson(world, { in: tower }))).token

describe('the list', () => {
  it('has what is ahead by its start, then the rest; archived items only if asked for', async () => {
    const at = (hours: number) => ({ in: tower, startAt: within(hours) })
    await anEvent(world, { ...at(48), title: 'Later' })
    await anEvent(world, { ...at(24), title: 'Sooner' })
    await aPost(world, { in: tower, title: 'Timeless' })
    await anEvent(world, { ...at(-24), title: 'Yesterday' })
    await anEvent(world, { ...at(-48), title: 'Before' })
    await anEvent(world, { ...at(12), title: 'Unfinished', publication: 'draft' })
    await anEvent(world, { ...at(12), title: 'Put away', publication: 'archived' })
    await aPost(world, { in: tower, title: 'Taken down', displayUntil: within(-1) })
    await aPost(world, { in: annex, title: 'Elsewhere' })
    expect(await titles()).toEqual([
      'Unfinished',
      'Sooner',
      'Later',
      'Timeless',
      'Yesterday',
      'Before',
      'Taken down',
    ])
    expect(await titles('?period=upcoming')).toEqual(['Sooner', 'Later', 'Timeless'])
    expect(await titles('?period=past')).toEqual(['Yesterday', 'Before', 'Taken down'])
    expect(await titles('?period=drafts')).toEqual(['Unfinished'])
    expect(await titles('?period=archived')).toEqual(['Put away'])
    expect((await titles('?sort=start_at&descending=true')).slice(0, 2)).toEqual([
      'Later',
      'Sooner',
    ])
    expect((await titles('?sort=title')).slice(0, 2)).toEqual(['Before', 'Later'])
    const { data, total } = await list(path('?limit=2&offset=1'))
    expect([data.map(({ title }) => title), total]).toEqual([['Sooner', 'Later'], 7])
  })

  it('has one kind, whatever a file calls it, and finds words without wildcards', async () => {
    await aPost(world, { in: tower, type: 'EVENT_POST', title: 'A talk' })
    await aDeal(world, { in: tower, type: 'OFFER', title: 'A 100% deal' })
    await aPost(world, { in: tower, title: 'A story', details: { subtitle: 'Of bees' } })
    expect(await titles('?kind=event')).toEqual(['A talk'])
    expect(await titles('?kind=deal')).toEqual(['A 100% deal'])
    expect(await titles('?kind=post')).toEqual(['A story'])
    expect(await titles('?search=bees')).toEqual(['A story'])
    expect(await titles(`?search=${encodeURIComponent('%')}`)).toEqual(['A 100% deal'])
    expect(await titles(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
    expect(codeOf(await call('GET', path('?kind=secret')))).toBe('invalid_request')
  })
})

describe('the audience', () => {
  it('is chosen among the companies of the building; the others do not see the item', async () => {
    const [fathom, lumen] = [
      await aCompany(world, { in: tower, name: 'Fathom' }),
      await aCompany(world, { in: tower, name: 'Lumen' }),
    ]
    const elsewhere = await aCompany(world, { in: annex, name: 'Elsewhere' })
    const content = await create({ audience: [fathom.uuid.toUpperCase(), fathom.uuid] })
    expect(content).toMatchObject({
      audience: [fathom.uuid],
      offered_companies: [
        { uuid: fathom.uuid, name: 'Fathom' },
        { uuid: lumen.uuid, name: 'Lumen' },
      ],
    })
    await publish(content, 'live')
    const tokenOf = async ({ uuid: companyUuid }: Ref) =>
      (await world.signIn(await aPerson(world, { in: tower, companyUuid }))).token
    expect(await shown(content, await tokenOf(fathom))).not.toBeNull()
    expect(await shown(content, await tokenOf(lumen))).toBeNull()
    for (const wrong of [elsewhere.uuid, crypto.randomUUID()]) {
      expect(wrongFieldsOf(await change(content, { audience: [wrong] }))).toEqual(['body.audience'])
    }
    expect(wrongFieldsOf(await change(content, { audience: ['everyone'] }))).toEqual([
      'body.audience.0',
    ])
    await change(content, { audience: [] })
    expect(await shown(content, await tokenOf(lumen))).not.toBeNull()
  })

  it('keeps a company that has left, until an editor takes it away', async () => {
    const fathom = await aCompany(world, { in: annex, name: 'Fathom' })
    const post = await aPost(world, { in: tower, audience: [fathom.uuid] })
    expect((await change(post, { title: 'Still theirs' })).status).toBe(200)
    expect(await read(post)).toMatchObject({
      audience: [fathom.uuid],
      offered_companies: [{ uuid: fathom.uuid, name: 'Fathom' }],
    })
    await change(post, { audience: [] })
    expect(await read(post)).toMatchObject({ audience: [], offered_companies: [] })
    expect(wrongFieldsOf(await change(post, { audience: [fathom.uuid] }))).toEqual([
      'body.audience',
    ])
  })

  it('limits whom an editor can add', async () => {
    const fathom = await aCompany(world, { in: tower })
    const event = await anEvent(world, { in: tower, audience: [fathom.uuid] })
    const add = async (companyUuid: string | null) => {
      const { email } = await aPerson(world, { in: tower, companyUuid })
      return call('POST', `contents/${event.uuid}/attendees`, { body: { email } })
    }
    expect((await add(fathom.uuid)).status).toBe(201)
    expect(codeOf(await add(null))).toBe('not_found')
  })

  it('is the same in the database and in memory', async () => {
    const company = crypto.randomUUID()
    for (const audience of [[], [company], [crypto.randomUUID()], [crypto.randomUUID(), company]]) {
      const { uuid } = await aPost(world, { in: tower, audience })
      for (const companyUuid of [null, company, crypto.randomUUID()]) {
        const viewer = { companyUuid, now: world.clock.now }
        const [row] = await world.database.connection
          .select()
          .from(contents)
          .where(eq(contents.uuid, uuid))
        const found = await world.database.connection.$count(
          contents,
          and(eq(contents.uuid, uuid), onDisplay(viewer)),
        )
        const isShown = audience.length === 0 || audience.some((each) => each === companyUuid)
        expect([found === 1, row !== undefined && isOnDisplay(row, viewer)]).toEqual([
          isShown,
          isShown,
        ])
      }
    }
  })
})

describe('a new item', () => {
  it('is a draft that no tenant reads, and then says what its editor wrote', async () => {
    const tenant = await aTenant()
    const category = await aCategory(world, { in: tower })
    const fields = {
      title: 'Reading',
      subtitle: 'At six',
      rich_description: '<p>Bring a <b>friend</b>.</p>',
      price: 12.5,
      currency_type: 'EUR',
      start_at: within(24).toISOString(),
      end_at: within(26).toISOString(),
      action: 'rsvp',
      capacity: 6,
      categories: [category.uuid],
      translations: { 'de-de': { title: 'Lesung' } },
    }
    const content = await create(fields)
    expect(content).toMatchObject({ ...fields, publication: 'draft', kind: 'event', taken: 0 })
    expect(await shown(content, tenant)).toBeNull()
    expect(recordOf(await publish(content, 'live'))).toMatchObject({ publication: 'live' })
    expect(await shown(content, tenant)).toMatchObject({
      type: 'EVENT',
      title: 'Lesung',
      subtitle: 'At six',
      rsvp_enabled: true,
      capacity: 6,
      price: 12.5,
    })
    const { body } = await world.request(
      'GET',
      `/api/tenant/v2/buildings/${tower.uuid}/categories/${category.uuid}/content`,
      { token: tenant },
    )
    expect(JSON.stringify(body)).toContain(content.uuid)
  })

  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'title'],
    [
      'an end before its start',
      { start_at: '2031-03-04T18:00:00Z', end_at: '2031-03-04T17:00:00Z' },
      'end_at',
    ],
    ['an end alone', { end_at: '2031-03-04T17:00:00Z' }, 'start_at'],
    ['a price without a currency', { price: 5 }, 'currency_type'],
    ['a negative price', { price: -5, currency_type: 'EUR' }, 'price'],
    ['half a place', { action: 'rsvp', capacity: 1.5 }, 'capacity'],
    ['a picture that is a script', { image_url: 'javascript:alert(1)' }, 'image_url'],
    [
      'a link that is a script',
      { action: 'external_url', cta_url: 'javascript:alert(1)' },
      'cta_url',
    ],
    [
      'a deep link that is a script',
      { action: 'deep_link', cta_url: 'JavaScript:alert(1)' },
      'cta_url',
    ],
    ['a deep link of data', { action: 'deep_link', cta_url: 'data://text/html,x' }, 'cta_url'],
    ['a link without an address', { action: 'internal_link' }, 'cta_url'],
    ['a page that is a script', { virtual_url: 'vbscript:x' }, 'virtual_url'],
    ['an unknown action', { action: 'steal' }, 'action'],
    [
      'a language that is none',
      { translations: { German: { title: 'x' } } },
      'translations.German',
    ],
    [
      'a text that is none',
      { translations: { 'de-de': { title: 7 } } },
      'translations.de-de.title',
    ],
    ['a category that is none', { categories: ['all'] }, 'categories.0'],
  ])('with %s is refused at its field', async (_, fields, field) => {
    const answer = await call('POST', path(), { body: { ...aNewContent, ...fields } })
    expect(codeOf(answer)).toBe('invalid_request')
    expect(wrongFieldsOf(answer)).toEqual([`body.${field}`])
    expect(await titles()).toEqual([])
  })

  it('shows in no category of another building', async () => {
    const foreign = await aCategory(world, { in: annex })
    const answer = await call('POST', path(), {
      body: { ...aNewContent, categories: [foreign.uuid] },
    })
    expect(wrongFieldsOf(answer)).toEqual(['body.categories'])
    const content = await create()
    expect(wrongFieldsOf(await change(content, { categories: [foreign.uuid] }))).toEqual([
      'body.categories',
    ])
  })
})

describe('a change', () => {
  it('keeps what the console does not edit', async () => {
    const details = { ...rsvp, message: 'Hello', sanitized_tags: ['books'], claimable: false }
    const content = await anEvent(world, {
      in: tower,
      details,
      capacity: 9,
      translations: {
        'de-de': { title: 'Lesung', message: 'Hallo' },
        'fr-fr': { title: 'Lecture' },
      },
    })
    await change(content, {
      subtitle: 'At six',
      translations: { 'de-de': { subtitle: 'Um sechs' } },
    })
    const [row] = await world.database.connection
      .select()
      .from(contents)
      .where(eq(contents.uuid, content.uuid))
    expect(row).toMatchObject({ capacity: 9, type: 'EVENT', version: 2 })
    expect(row?.details).toEqual({ ...details, subtitle: 'At six' })
    expect(row?.translations).toEqual({ 'de-de': { message: 'Hallo', subtitle: 'Um sechs' } })
  })

  it('leaves no fewer places than are taken, nor another action', async () => {
    const takenBy = [await aPerson(world, { in: tower }), await aPerson(world, { in: tower })]
    const content = await anEvent(world, { in: tower, capacity: 6, takenBy })
    expect(wrongFieldsOf(await change(content, { capacity: 1 }))).toEqual(['body.capacity'])
    expect(wrongFieldsOf(await change(content, { action: 'none' }))).toEqual(['body.action'])
    expect(await read(content)).toMatchObject({ capacity: 6, action: 'rsvp', taken: 2, version: 1 })
    expect(recordOf(await change(content, { capacity: 2 }))).toMatchObject({ capacity: 2 })
  })

  it('makes one action of another one', async () => {
    const tenant = await aTenant()
    const content = await create({
      action: 'claim',
      kind: 'deal',
      capacity: 5,
      max_claims_per_user: 2,
    })
    await publish(content, 'live')
    expect(await shown(content, tenant)).toMatchObject({
      claimable: true,
      max_claims_total: 5,
      max_claims_per_user: 2,
      capacity: null,
    })
    await change(content, { action: 'external_url', cta_url: 'https://deal.example/' })
    const item = await shown(content, tenant)
    expect(item).toMatchObject({ cta_type: 'EXTERNAL_URL', cta_url: 'https://deal.example/' })
    expect([item?.claimable, item?.rsvp_enabled]).toEqual([undefined, undefined])
  })
})

describe('the state', () => {
  it.each(publications.flatMap((from) => publications.map((to) => [from, to] as const)))(
    'of %s becomes %s only as the rule says',
    async (from, to) => {
      const ways = { draft: [], live: ['live'], scheduled: ['scheduled'], archived: ['archived'] }
      const content = await create()
      const times = (state: string) =>
        state === 'scheduled' ? { live_at: within(1).toISOString() } : {}
      for (const state of from === 'ended' ? ['live', 'ended'] : ways[from])
        await publish(content, state, times(state))
      expect(await read(content)).toMatchObject({ publication: from })
      const answer = await publish(content, to, times(to))
      const isAllowed = nextStates[from].includes(to)
      expect(answer.status).toBe(isAllowed ? 200 : 400)
      expect(await read(content)).toMatchObject({ publication: isAllowed ? to : from })
    },
  )

  it('changes at its times, for all readings at the same moment', async () => {
    const tenant = await aTenant()
    const content = await create()
    const [live_at, offline_at] = [within(0.1), within(0.2)]
    await publish(content, 'scheduled', {
      live_at: live_at.toISOString(),
      offline_at: offline_at.toISOString(),
    })
    expect(await shown(content, tenant)).toBeNull()
    world.clock.now = live_at
    expect(await read(content)).toMatchObject({ publication: 'live', live_at: null, version: 2 })
    expect(await shown(content, tenant)).not.toBeNull()
    world.clock.now = offline_at
    expect(await read(content)).toMatchObject({ publication: 'ended', offline_at: null })
    expect(await shown(content, tenant)).toBeNull()
  })

  it.each<[string, string, object]>([
    ['without its time', 'scheduled', {}],
    ['for the past', 'scheduled', { live_at: -1 }],
    ['to end before it begins', 'scheduled', { live_at: 2, offline_at: 1 }],
    ['to end in the past', 'live', { offline_at: -1 }],
    ['as a draft with an end', 'draft', { offline_at: 1 }],
  ])('is not planned %s', async (_, publication, times) => {
    const content = await create()
    if (publication === 'draft') await publish(content, 'live')
    const instants = Object.entries(times).map(([name, hours]) => [
      name,
      within(hours as number).toISOString(),
    ])
    const answer = await publish(content, publication, Object.fromEntries(instants))
    expect(codeOf(answer)).toBe('invalid_request')
  })

  it('is the same in the database and in memory', async () => {
    const times = [null, within(-1), within(0), within(1)]
    const viewer = { companyUuid: null, now: world.clock.now }
    for (const publication of ['draft', 'published', 'archived'] as const) {
      for (const displayFrom of times) {
        for (const displayUntil of times) {
          const state = { publication, displayFrom, displayUntil }
          const { uuid } = await aPost(world, { in: tower, ...state })
          const found = await world.database.connection
            .select({ uuid: contents.uuid })
            .from(contents)
            .where(and(eq(contents.uuid, uuid), onDisplay(viewer)))
          const isLive = lifeCycleAt(state, world.clock.now) === 'live'
          expect(found.length === 1, JSON.stringify(state)).toBe(isLive)
          expect(isOnDisplay({ ...state, audience: [] }, viewer)).toBe(isLive)
        }
      }
    }
  })

  it('is changed by no one who may only read', async () => {
    const content = await create()
    const token = tokens.receptionist
    const body = { version: 1, publication: 'live' }
    const answer = await call('PUT', `contents/${content.uuid}/publication`, { body, token })
    expect(codeOf(answer)).toBe('permission_denied')
    expect((await call('GET', `contents/${content.uuid}`, { token })).status).toBe(200)
  })
})

describe('an open page of a tenant', () => {
  /** Whether a message about the item arrives before one that certainly does. */
  async function hears({ uuid }: Ref, act: () => Promise<unknown>): Promise<boolean> {
    const { token } = await world.signIn(await aPerson(world, { in: tower }))
    const stream = await openStream(world, token, [`building:${tower.uuid}`])
    const event = await anEvent(world, { in: tower })
    await act()
    // An RSVP names its item.
    const attend = `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${event.uuid}/attend`
    expect((await world.request('PUT', attend, { token })).status).toBe(200)
    const received: string[] = []
    while (!received.some((message) => message.includes(event.uuid))) {
      received.push(JSON.stringify((await stream.next())?.data ?? null))
    }
    await stream.close()
    return received.some((message) => message.includes(uuid))
  }

  it('hears of what it shows, and of no draft', async () => {
    const content = await create()
    expect(await hears(content, () => change(content, { title: 'Another' }))).toBe(false)
    expect(await hears(content, () => publish(content, 'live'))).toBe(true)
    expect(await hears(content, () => change(content, { title: 'A third' }))).toBe(true)
    expect(await hears(content, () => publish(content, 'archived'))).toBe(true)
  })

  it('hears at the times of an item', async () => {
    const from = world.clock.now
    const [displayFrom, displayUntil] = [within(1), within(2)]
    const item = await aPost(world, { in: tower, displayFrom, displayUntil })
    const draft = await aPost(world, { in: tower, displayFrom, publication: 'draft' })
    const announce = (since: Date, now: Date) => announceDue(world.database.connection, since, now)
    const justBefore = new Date(displayFrom.getTime() - 1)
    expect(await hears(item, () => announce(from, justBefore))).toBe(false)
    expect(await hears(item, () => announce(justBefore, displayFrom))).toBe(true)
    expect(await hears(draft, () => announce(justBefore, displayFrom))).toBe(false)
    expect(await hears(item, () => announce(displayFrom, within(1.5)))).toBe(false)
    expect(await hears(item, () => announce(within(1.5), displayUntil))).toBe(true)
  })
})

describe('those who take part', () => {
  it('have a cancelled event in their history, and a pass that is no longer valid', async () => {
    const holder = await aPerson(world, { in: tower })
    const { token } = await world.signIn(holder)
    const content = await anEvent(world, { in: tower, startAt: within(24), takenBy: [holder] })
    const passes = `/api/portico/v1/buildings/${tower.uuid}/passes`
    const own = await world.request('GET', passes, { token })
    const [pass] = (own.body as { data: { code: string }[] }).data
    expect(pass).toBeDefined()
    await publish(content, 'archived')
    expect((await world.request('GET', passes, { token })).body).toMatchObject({ data: [] })
    const history = await world.request('GET', '/api/tenant/v1/users/current/transactions', {
      token,
    })
    expect(history.body).toMatchObject({ data: [{ content: { status: 'cancelled' } }] })
    const permissions = ['can-check-passes']
    const checker = await world.signIn(await aPerson(world, { in: tower, permissions }))
    const { body } = await world.request('POST', `${passes}/check`, {
      token: checker.token,
      body: { code: pass?.code, use: true },
    })
    expect(body).toMatchObject({ data: { status: 'cancelled' } })
  })

  it('protect an item from being removed', async () => {
    const takenBy = [await aPerson(world, { in: tower })]
    const content = await anEvent(world, { in: tower, takenBy })
    expect(codeOf(await call('DELETE', `contents/${content.uuid}`))).toBe('content_in_use')
    const other = await create()
    expect((await call('DELETE', `contents/${other.uuid}`)).status).toBeLessThan(300)
    expect(pageOf(await call('GET', path())).total).toBe(1)
  })
})

it('stays as a file left it until the file says otherwise', async () => {
  const content = await aPost(world, { in: tower })
  await changeContent(world, content, { publication: 'archived' })
  expect(await read(content)).toMatchObject({ publication: 'archived', kind: 'post' })
})
