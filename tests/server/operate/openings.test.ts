import { buildings, companies, contents, utilityButtons, whitelabels } from '@server/db/schema'
import { checkTiles } from '@server/doctor/checkTiles'
import { allFlagRules } from '@server/services/tenancy/flags/rules'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aWhitelabel } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import { codeCalls, signUpBody, tokenIn } from '../codeCalls'
import { read, readProblem } from '../platform/reading'
import { codeOf, operateCalls } from './operateCalls'
import { withConsole } from './withConsole'

const { world, call, tokens } = withConsole('operator')

const opening = v.object({ uuid: v.string(), version: v.number(), url: v.nullable(v.string()) })
const draft = {
  brand: {
    name: 'Alder Tower',
    primary_color: '#12484c',
    secondary_color: '#f2c14e',
    terms_url: 'https://alder.example/terms',
    privacy_url: '',
    support_email: 'help@alder.example',
  },
  host: 'alder.example',
  building: {
    name: 'Alder Tower',
    address_1: '1 Alder Street',
    locality: 'Berlin',
    timezone: 'Europe/Berlin',
    languages: ['de_DE', 'en_GB'],
  },
  companies: [
    { name: 'Acme', domains: ['acme.example', 'acme-labs.example'] },
    { name: 'Brook', domains: ['brook.example'] },
  ],
  content: ['welcome', 'meetingRoom', 'visitors', 'amenities', 'helpDesk', 'suite'],
}
const begin = async () => read(opening, (await call('POST', 'openings')).body)
const save = (uuid: string, version: number, changed: unknown) =>
  call('PUT', `openings/${uuid}`, { body: { version, draft: changed } })
const open = (uuid: string, version: number) =>
  call('POST', `openings/${uuid}/open`, { body: { version } })
async function openWith(changed: unknown) {
  const { uuid } = await begin()
  await save(uuid, 1, changed)
  return open(uuid, 2)
}
const counts = async () => {
  const { connection } = world.database
  return [
    await connection.$count(buildings),
    await connection.$count(companies),
    await connection.$count(whitelabels),
  ]
}

describe('a draft', () => {
  it('is stored step by step, and listed until it is open', async () => {
    const { uuid } = await begin()
    const saved = await save(uuid, 1, { building: draft.building })
    expect(saved.body).toMatchObject({ version: 2, draft: { building: draft.building }, url: null })
    expect((await call('GET', 'me')).body).toMatchObject({
      openings: [{ uuid, name: 'Alder Tower' }],
    })
    await call('DELETE', `openings/${uuid}`)
    expect(codeOf(await call('GET', `openings/${uuid}`))).toBe('not_found')
    expect((await call('GET', 'me')).body).toMatchObject({ openings: [] })
  })

  it('of an older version does not replace a newer one', async () => {
    const { uuid } = await begin()
    await save(uuid, 1, { host: 'one.example' })
    expect(codeOf(await save(uuid, 1, { host: 'two.example' }))).toBe('version_conflict')
    expect((await call('GET', `openings/${uuid}`)).body).toMatchObject({
      draft: { host: 'one.example' },
    })
  })

  it('belongs to the operator who began it', async () => {
    const { uuid } = await begin()
    const other = await operateCalls(world).signIn(await anOperator(world))
    for (const answer of [
      await call('GET', `openings/${uuid}`, { token: other }),
      await call('PUT', `openings/${uuid}`, { token: other, body: { version: 1, draft: {} } }),
      await call('POST', `openings/${uuid}/open`, { token: other, body: { version: 1 } }),
      await call('DELETE', `openings/${uuid}`, { token: other }),
    ]) {
      expect(codeOf(answer)).toBe('not_found')
    }
  })
})

describe('opening a building', () => {
  it('creates all of it, up to a tenant who signs up at the new host', async () => {
    const opened = await openWith(draft)
    expect(opened.body).toMatchObject({ url: 'http://alder.example:4310/', version: 3 })
    const host = 'alder.example'
    const theme = await world.request('GET', '/api/public/theme?domain=alder.example')
    expect(theme.body).toMatchObject({ primary_color: '#12484c', secondary_color: '#f2c14e' })
    const white = await world.request('GET', '/api/public/whitelabel?domain=alder.example')
    expect(white.body).toMatchObject({
      brand: 'Alder Tower',
      public_ready: true,
      eula_link: 'https://alder.example/terms',
      privacy_policy: null,
    })

    const [building] = await world.database.connection
      .select()
      .from(buildings)
      .where(eq(buildings.locality, 'Berlin'))
    const calls = codeCalls(world)
    const email = 'nia@acme.example'
    const registered = await world.request('POST', '/api/auth/register', {
      host,
      body: signUpBody({ uuid: building?.uuid ?? '' }, email),
    })
    await calls.consume(await calls.codeFor(email), email, { token: tokenIn(registered.body) })
    const tenant = await signInWith(email)
    const at = `/buildings/${building?.uuid}`
    const get = async (path: string) => {
      const { body } = await world.request('GET', `/api${path}`, { token: tenant })
      return JSON.stringify(body)
    }
    expect(await get('/users/current')).toContain('"company_name":"Acme"')
    expect(await get(`/tenant/v1${at}/contents-promoted?lang=de-de`)).toContain('Willkommen')
    expect(await get(`/tenant/v1${at}/utility-buttons`)).toContain('smart-building')
    expect(await get(`/tenant/v1${at}/amenitiesByCategory`)).toContain('Bicycle room')
  })

  it('joins the brand and the host of other buildings, which stay as they are', async () => {
    const shared = await aWhitelabel(world, { host: 'north.example', brand: 'North' })
    const { brand: _, host: __, ...rest } = draft
    const before = await counts()
    const opened = await openWith({ ...rest, whitelabel: shared.uuid })
    expect(opened.body).toMatchObject({ url: 'http://north.example:4310/', version: 3 })
    expect(await counts()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2, before[2]])
    const { connection } = world.database
    expect(
      await connection.select().from(whitelabels).where(eq(whitelabels.uuid, shared.uuid)),
    ).toEqual([shared])
    const log = await operateCalls(world).audit(tokens.operator)
    expect(log.data.map((entry) => entry['kind'])).not.toContain('whitelabel')
  })

  it('does not open under a brand that was removed, or is none', async () => {
    const before = await counts()
    for (const whitelabel of [crypto.randomUUID(), 'north']) {
      const refused = await openWith({ ...draft, whitelabel })
      expect(codeOf(refused)).toBe('invalid_request')
      expect(readProblem(refused).errors).toMatchObject([{ path: 'draft.whitelabel' }])
    }
    expect(await counts()).toEqual(before)
  })

  it('switches on what its content needs, in that building alone', async () => {
    const uuid = await openedAs(draft)
    const { connection } = world.database
    const on = { audience: 'building', value: uuid, enabled: true }
    expect(await allFlagRules(connection)).toEqual(
      [
        'account-history',
        'change-language-option-in-settings',
        'service-requests',
        'show-smart-building',
      ].map((flag) => expect.objectContaining({ ...on, flag })),
    )
    expect(await checkTiles(connection, { server: { flags: {} } } as never, null)).toEqual([])
  })

  it('has a tile with an icon for each part that has a page', async () => {
    const uuid = await openedAs(draft)
    const tiles = await world.database.connection
      .select()
      .from(utilityButtons)
      .where(eq(utilityButtons.buildingUuid, uuid))
      .orderBy(utilityButtons.position)
    expect(tiles.map(({ route }) => route)).toEqual([
      'spaces',
      'visitors',
      'help-desk',
      'service-requests',
      'smart-building',
    ])
    for (const { webImage } of tiles) {
      const { headers, status } = await world.request('GET', webImage ?? '')
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    }
  })

  it.each([
    [['welcome'], 'News about your building appears here.'],
    [
      ['welcome', 'visitors'],
      'News about your building appears here. You can also announce your visitors.',
    ],
    [
      ['helpDesk', 'welcome', 'meetingRoom'],
      'News about your building appears here. You can also book the meeting room, and write to the help desk and report what needs a repair.',
    ],
  ])('with %j promises no more than that', async (content, description) => {
    const uuid = await openedAs({ ...draft, content })
    const [welcome] = await world.database.connection
      .select({ details: contents.details })
      .from(contents)
      .where(eq(contents.buildingUuid, uuid))
    expect(welcome?.details).toMatchObject({ description })
  })

  it('without content switches nothing', async () => {
    const plain = { ...draft, building: { ...draft.building, languages: ['de_DE'] }, content: [] }
    await openedAs(plain)
    expect(await allFlagRules(world.database.connection)).toEqual([])
  })

  it('happens once', async () => {
    const { uuid } = await begin()
    await save(uuid, 1, draft)
    await open(uuid, 2)
    expect(codeOf(await open(uuid, 2))).toBe('invalid_request')
    expect(codeOf(await open(uuid, 3))).toBe('invalid_request')
    expect(codeOf(await save(uuid, 3, {}))).toBe('invalid_request')
  })

  it('needs a complete draft, and names every wrong field', async () => {
    const before = await counts()
    const answer = await openWith({
      ...draft,
      brand: { ...draft.brand, primary_color: 'green', terms_url: 'javascript:alert(1)' },
      host: 'Not a host',
      companies: [{ name: '', domains: ['nodots'] }],
    })
    expect(readProblem(answer).errors?.map(({ path }) => path)).toEqual([
      'draft.brand.primary_color',
      'draft.brand.terms_url',
      'draft.host',
      'draft.companies.0.name',
      'draft.companies.0.domains.0',
    ])
    expect(codeOf(await openWith({}))).toBe('invalid_request')
    expect(await counts()).toEqual(before)
  })

  it.each([
    [
      'an unknown time zone',
      { building: { ...draft.building, timezone: '+02:00' } },
      'invalid_request',
    ],
    [
      'an unknown language',
      { building: { ...draft.building, languages: ['xx'] } },
      'invalid_request',
    ],
    ['unknown content', { content: ['casino'] }, 'invalid_request'],
    ['the host of another brand', { host: 'localhost' }, 'host_taken'],
    [
      'one domain for two companies',
      { companies: [draft.companies[0], { name: 'Copy', domains: ['acme.example'] }] },
      'domain_taken',
    ],
  ])('refuses %s, and stores nothing', async (_, changed, code) => {
    const before = await counts()
    expect(codeOf(await openWith({ ...draft, ...changed }))).toBe(code)
    expect(await counts()).toEqual(before)
  })

  it('refuses the domain of another company, and stores nothing', async () => {
    await openWith({ ...draft, host: 'one.example' })
    const before = await counts()
    const answer = await openWith({
      ...draft,
      companies: [{ name: 'Thief', domains: ['thief.example', 'acme.example'] }],
    })
    expect(answer.body).toMatchObject({
      code: 'domain_taken',
      errors: [
        { path: 'draft.companies.0.domains.1', message: expect.stringContaining('acme.example') },
      ],
    })
    expect(await counts()).toEqual(before)
  })

  it('gives a host name to one of two operators', async () => {
    const drafts = [await begin(), await begin()]
    for (const [index, { uuid }] of drafts.entries()) {
      await save(uuid, 1, { ...draft, companies: [{ name: 'A', domains: [`a${index}.example`] }] })
    }
    const answers = await Promise.all(drafts.map(({ uuid }) => open(uuid, 2)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { connection } = world.database
    expect(await connection.$count(whitelabels, eq(whitelabels.host, 'alder.example'))).toBe(1)
  })
})

describe('a host name', () => {
  it.each([
    ['tower.example', 'free'],
    ['TOWER.example', 'free'],
    ['localhost', 'taken'],
    ['10.0.0.1', 'invalid'],
    ['-tower.example', 'invalid'],
    ['tower..example', 'invalid'],
    ['tower.example:80', 'invalid'],
    [encodeURIComponent('https://tower.example/'), 'invalid'],
    ['a'.repeat(64), 'invalid'],
  ])('%s is %s', async (host, status) => {
    expect((await call('GET', `hosts/${host}`)).body).toEqual({ status })
  })
})

async function openedAs(changed: unknown): Promise<string> {
  expect((await openWith(changed)).body).toMatchObject({ url: expect.any(String) })
  const { connection } = world.database
  const [building] = await connection
    .select({ uuid: buildings.uuid })
    .from(buildings)
    .where(eq(buildings.locality, 'Berlin'))
  return building?.uuid ?? ''
}

async function signInWith(email: string): Promise<string> {
  const body = { email, password: signUpBody({ uuid: '' }, email).password }
  const answer = await world.request('POST', '/api/auth/v2/login', { body })
  return read(v.object({ token: v.string() }), answer.body).token
}
