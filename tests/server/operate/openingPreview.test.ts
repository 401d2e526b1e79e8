import { buildingById } from '@contract/buildings'
import { utilityButtons } from '@contract/content'
import { type OpeningPreview, previewOpening } from '@contract/operate/openings'
import type { RenderedPage, RenderRequest } from '@contract/rendering'
import { buildings, flagRules, userBuildings, whitelabels } from '@server/db/schema'
import { saveFlagRule } from '@server/services/tenancy/flags/rules'
import { RenderError } from '@server/ssr/renderError'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, aWhitelabel } from '../builders/buildings'
import { anOperator } from '../builders/operators'
import type { Person } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import { openWorld } from '../world'
import { codeOf, operateCalls } from './operateCalls'

const draft = {
  brand: {
    name: 'Alder',
    primary_color: '#12484c',
    secondary_color: '#f2c14e',
    terms_url: '',
    privacy_url: '',
    support_email: '',
  },
  host: 'alder.example',
  building: {
    name: 'Alder Tower',
    address_1: '',
    locality: 'Berlin',
    timezone: 'Europe/Berlin',
    languages: ['de_DE'],
  },
  content: ['meetingRoom', 'helpDesk'],
}

const page: RenderedPage = {
  css: ':root{--portico-brand:#12484c}',
  ownCss: '.own{color:red}',
  title: 'A page',
  head: '',
  body: '',
  rendered: {
    href: '/',
    locale: 'de-de',
    user: null,
    theme: null,
    areas: [],
    formatted: {},
    at: 0,
  },
  areas: [],
  replies: [],
  toggles: [],
  isLate: false,
}

let requests: RenderRequest[]
let render: (request: RenderRequest) => Promise<RenderedPage>
const world = withWorld({
  renderer: {
    render: (request) => {
      requests.push(request)
      return render(request)
    },
  },
})
let operator: Person
let token: string
const { call, signIn } = operateCalls(world)
beforeEach(async () => {
  requests = []
  render = readHome
  operator = await anOperator(world)
  token = await signIn(operator)
})

/** Reads what home reads, and shows the replies as they are. */
async function readHome({ boot, href, locale, reader }: RenderRequest): Promise<RenderedPage> {
  const buildingId = href.split('/').at(-1) ?? ''
  const [building, utilities, toggles] = await Promise.all([
    reader?.reads(buildingById.path, { params: { buildingId }, query: {}, locale }),
    reader?.reads(utilityButtons.path, { params: { buildingId }, query: {}, locale }),
    reader?.toggles({
      userId: reader.user.email,
      properties: { host: boot.host, building_uuids: buildingId, building_uuid: buildingId },
    }),
  ])
  const body = JSON.stringify({
    brand: boot.whitelabel?.brand,
    building: building?.json,
    utilities: utilities?.json,
    toggles,
  })
  return { ...page, body }
}

const begin = async () => {
  const answer = await call('POST', 'openings', { token })
  return (answer.body as { uuid: string }).uuid
}
const preview = async (of: object, sent = token) =>
  call('POST', `openings/${await begin()}/preview`, { token: sent, body: { draft: of } })
const drawn = async (of: object): Promise<OpeningPreview> => {
  const answer = await preview(of)
  return read(previewOpening.reply, answer.body).data as OpeningPreview
}
const counts = async () => {
  const { connection } = world.database
  return Promise.all(
    [buildings, whitelabels, flagRules, userBuildings].map((table) => connection.$count(table)),
  )
}

describe('the preview of a draft', () => {
  it('has the sign-in page and home with the brand, the building and its content', async () => {
    // What the content needs is switched on for its building alone.
    for (const flag of ['service-requests', 'show-smart-building'] as const) {
      const rule = { flag, audience: 'everyone', value: '', enabled: false } as const
      await saveFlagRule(world.database.connection, rule)
    }
    const { sign_in, home } = await drawn(draft)
    expect(sign_in).toEqual({
      lang: 'de-DE',
      dir: 'ltr',
      title: 'A page',
      stylesheet: '/assets/style.css',
      css: ':root{--portico-brand:#12484c}.own{color:red}',
      body: '{"brand":"Alder"}',
    })
    const { brand, building, utilities, toggles } = JSON.parse(home.body)
    expect(brand).toBe('Alder')
    expect(building).toContain('Alder Tower')
    expect(JSON.parse(utilities).data.utility_buttons).toMatchObject([
      { route: 'spaces' },
      { route: 'help-desk' },
      { route: 'service-requests' },
    ])
    expect(toggles).toContain('service-requests')
    expect(toggles).not.toContain('show-smart-building')
    expect(requests).toMatchObject([
      { href: '/', reader: null, locale: 'de-de' },
      { reader: { user: { email: operator.email } }, locale: 'de-de' },
    ])
  })

  it('stores nothing', async () => {
    const before = await counts()
    await drawn(draft)
    expect(await counts()).toEqual(before)
  })

  it.each([
    ['is empty', {}],
    [
      'is wrong in every field',
      {
        brand: { ...draft.brand, primary_color: 'green', terms_url: 'javascript:alert(1)' },
        host: 'Not a host',
        building: { ...draft.building, timezone: 'Mars/Olympus', languages: ['xx'] },
        companies: [{ name: '', domains: ['nodots'] }],
        pictures: { logo_url: 'nowhere', header_image_url: 'javascript:alert(1)' },
        content: ['unknown'],
      },
    ],
    ['has the host name of another brand', { ...draft, host: 'localhost' }],
    [
      'has the address of a file that does not exist',
      {
        ...draft,
        pictures: { image_url: `/uploads/${crypto.randomUUID()}.png` },
      },
    ],
  ])('is drawn though the draft %s', async (_, of) => {
    expect((await preview(of)).status).toBe(200)
  })

  it('has the brand that the building joins', async () => {
    const shared = await aWhitelabel(world, { brand: 'North', host: 'north.example' })
    const { home } = await drawn({ ...draft, whitelabel: shared.uuid })
    expect(JSON.parse(home.body).brand).toBe('North')
    expect(requests.map(({ boot }) => boot.host)).toEqual(['north.example', 'north.example'])
  })

  it('ends its reads before it forgets the building', async () => {
    let ended = false
    render = async ({ href, reader, locale }) => {
      const buildingId = href.split('/').at(-1) ?? ''
      void reader
        ?.reads(buildingById.path, { params: { buildingId }, query: {}, locale })
        .then(({ status }) => {
          ended = status === 200
        })
      return { ...page, body: 'too early' }
    }
    await drawn(draft)
    expect(ended).toBe(true)
  })

  it('belongs to the operator who began the draft', async () => {
    const other = await signIn(await anOperator(world))
    expect(codeOf(await preview(draft, other))).toBe('not_found')
    const receptionist = await signIn(
      await anOperator(world, { role: 'receptionist', of: await aBuilding(world) }),
    )
    expect(codeOf(await preview(draft, receptionist))).toBe('permission_denied')
    expect(
      (await call('POST', `openings/${await begin()}/preview`, { body: { draft } })).status,
    ).toBe(401)
    expect(requests).toEqual([])
  })

  it('refuses what is no draft', async () => {
    expect(codeOf(await preview({ brand: 'Alder' }))).toBe('invalid_request')
    expect(codeOf(await preview({ host: 'a'.repeat(254) }))).toBe('invalid_request')
    expect(requests).toEqual([])
  })

  it.each([
    ['the renderer is busy', () => Promise.reject(new RenderError('busy', 'Too many pages'))],
    ['the page is a shell', async () => ({ ...page, rendered: null })],
  ])('is unavailable for a while if %s', async (_, failing) => {
    render = failing
    const before = await counts()
    const answer = await preview(draft)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await counts()).toEqual(before)
  })
})

it('answers 501 where nothing is rendered', async () => {
  const plain = await openWorld()
  const calls = operateCalls(plain)
  const session = await calls.signIn(await anOperator(plain))
  const opening = (await calls.call('POST', 'openings', { token: session })).body as {
    uuid: string
  }
  const answer = await calls.call('POST', `openings/${opening.uuid}/preview`, {
    token: session,
    body: { draft },
  })
  expect([answer.status, readProblem(answer).code]).toEqual([501, 'not_implemented'])
  await plain.close()
})
