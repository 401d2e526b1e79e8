import { files, rateLimits, serviceRequests } from '@server/db/schema'
import { pruneFiles } from '@server/services/platform/files/files'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { aServiceCategory, aServiceRequest } from '../builders/serviceRequests'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'
import { samples } from './sampleFiles'
import { formOf, type SupportFile } from './supportCalls'

const world = withWorld()
let tower: Building
/** Open to Ada, too. */
let annex: Building
let ada: Person
const tokens = { ada: '', ben: '' }
beforeEach(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  await aServiceCategory(world, { in: tower, name: 'lighting' })
  ada = await aPerson(world, { in: [tower, annex] })
  tokens.ada = (await world.signIn(ada)).token
  tokens.ben = (await world.signIn(await aPerson(world, { in: tower }))).token
})

type Who = keyof typeof tokens
const base = (building = tower) => `/api/service-request/buildings/${building.uuid}`
const list = (who: Who, building?: Building) =>
  world.request('GET', `${base(building)}/requests`, { token: tokens[who] })
const create = (who: Who, body: object, building?: Building) =>
  world.request('POST', `${base(building)}/create`, { token: tokens[who], body })
const change = (who: Who, id: string, status: string, building?: Building) =>
  world.request('PUT', `${base(building)}/service-request/${id}`, {
    token: tokens[who],
    body: { status },
  })
const upload = (who: Who, given: readonly SupportFile[]) =>
  world.request('POST', '/api/portico/v1/files', { token: tokens[who], form: formOf({}, given) })

const attachment = v.object({ name: v.string(), url: v.string() })
const request = v.object({
  id: v.string(),
  status: v.string(),
  subject: v.string(),
  attachments: v.array(attachment),
})
const one = (answer: Answer) => read(v.object({ data: request }), answer.body).data
const many = (answer: Answer) => read(v.object({ data: v.array(request) }), answer.body).data
const uploaded = (answer: Answer) => read(v.object({ data: v.array(attachment) }), answer.body).data
const code = (answer: Answer) => readProblem(answer).code
const lamp = {
  category: 'lighting',
  subject: 'A lamp',
  description: 'It flickers.\r\nSince Tuesday.',
}

describe('a service request', () => {
  it('is listed before earlier ones, page by page', async () => {
    const made = [
      one(await create('ben', { ...lamp, subject: 'First' })),
      one(await create('ben', { ...lamp, subject: 'Second' })),
      one(await create('ben', { ...lamp, subject: 'Third' })),
    ]
    // The tests' clock is fixed; requests of one instant have no order.
    for (const [at, { id }] of made.entries()) {
      await world.database.connection
        .update(serviceRequests)
        .set({ createdAt: new Date(world.clock.now.getTime() + at * 1000) })
        .where(eq(serviceRequests.uuid, id))
    }
    const page = (query: string) =>
      world.request('GET', `${base()}/requests?${query}`, { token: tokens.ben })
    const subjects = async (query: string) => many(await page(query)).map(({ subject }) => subject)
    expect(await subjects('')).toEqual(['Third', 'Second', 'First'])
    expect(await subjects('limit=2')).toEqual(['Third', 'Second'])
    expect(await subjects('limit=2&offset=2')).toEqual(['First'])
    expect((await page('limit=2&offset=2')).body).toMatchObject({ total: 3, offset: 2 })
  })

  it("is stored for its sender, and in no other user's list", async () => {
    const made = await create('ben', lamp)
    expect(made.status).toBe(201)
    expect(one(made)).toMatchObject({ status: 'Submitted', subject: 'A lamp', attachments: [] })
    expect(many(await list('ben')).map(({ id }) => id)).toEqual([one(made).id])
    expect(many(await list('ada')).map(({ id }) => id)).not.toContain(one(made).id)
    const [row] = await world.database.connection
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.uuid, one(made).id))
    expect(row?.description).toBe('It flickers.\nSince Tuesday.')
  })

  it('has a category of the building, in the requested language', async () => {
    await aServiceCategory(world, {
      in: annex,
      label: 'Heating and air',
      translations: { 'de-de': { label: 'Heizung und Lüftung' } },
    })
    const metadata = await world.request('GET', `${base(annex)}/metadata?lang=de-de`, {
      token: tokens.ada,
    })
    expect(JSON.stringify(metadata.body)).toContain('Heizung und Lüftung')
    const answer = await create('ben', { ...lamp, category: 'dancing' })
    expect([answer.status, code(answer)]).toEqual([400, 'invalid_request'])
  })

  it('is withdrawn by its sender while it is open', async () => {
    const { id } = one(await create('ben', lamp))
    expect(one(await change('ben', id, 'Canceled')).status).toBe('Canceled')
    expect((await change('ben', id, 'Canceled')).status).toBe(200)
    const again = await change('ben', id, 'Pending')
    expect([again.status, code(again)]).toEqual([409, 'request_status_invalid'])
  })

  it.each(['Pending', 'Accepted', 'Denied', 'Denied_Available', 'Denied_Unavailable'])(
    'does not become %s by its sender',
    async (status) => {
      const { id } = one(await create('ben', lamp))
      const answer = await change('ben', id, status)
      expect([answer.status, code(answer)]).toEqual([409, 'request_status_invalid'])
    },
  )

  it('of another user, or of another building, is not found', async () => {
    const elsewhere = await aBuilding(world)
    const { uuid: theirs } = await aServiceRequest(world, { in: tower, by: ada })
    expect((await change('ben', theirs, 'Canceled')).status).toBe(404)
    expect((await change('ada', theirs, 'Canceled', annex)).status).toBe(404)
    expect((await list('ben', annex)).status).toBe(404)
    expect((await create('ben', lamp, elsewhere)).status).toBe(404)
    const [row] = await world.database.connection
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.uuid, theirs))
    expect(row?.status).toBe('Pending')
  })

  it.each([
    ['no subject', { subject: '  ' }],
    ['too long a subject', { subject: 'x'.repeat(201) }],
    ['too long a description', { description: 'x'.repeat(5001) }],
    ['its own status', { attachments: 'all' }],
    [
      'six files',
      { attachments: Array.from({ length: 6 }, () => ({ name: 'a', url: '/files/x' })) },
    ],
  ])('with %s is refused', async (_, wrong) => {
    const answer = await create('ben', { ...lamp, ...wrong })
    expect([answer.status, code(answer)]).toEqual([400, 'invalid_request'])
    expect(many(await list('ben'))).toEqual([])
  })
})

it('of 100,000 characters is too large to be read', async () => {
  const answer = await create('ben', { ...lamp, description: 'x'.repeat(100_000) })
  expect([answer.status, code(answer)]).toEqual([413, 'payload_too_large'])
})

describe('files', () => {
  const png: SupportFile = ['lamp.png', samples.png, 'image/png']

  it('are sent with a request, and are downloaded from the address in the list', async () => {
    const [sent] = uploaded(await upload('ben', [png]))
    const made = one(await create('ben', { ...lamp, attachments: [sent] }))
    expect(made.attachments).toMatchObject([{ name: 'lamp.png' }])
    const [listed] = many(await list('ben'))
    const answer = await world.request('GET', listed?.attachments[0]?.url ?? '')
    expect(answer.status).toBe(200)
    expect(Buffer.from(answer.bytes).equals(samples.png)).toBe(true)
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''lamp.png")
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('are not found at another address, or after it expires', async () => {
    const [sent] = uploaded(await upload('ben', [png]))
    const url = sent?.url ?? ''
    const [path = '', query = ''] = url.split('?')
    const given = new URLSearchParams(query)
    const get = (address: string) => world.request('GET', address)
    expect((await get(url)).status).toBe(200)
    for (const wrong of [
      path,
      `${path}?until=${given.get('until')}&signature=`,
      `${path}?until=${Number(given.get('until')) + 1}&signature=${given.get('signature')}`,
      `/files/${crypto.randomUUID()}?${query}`,
      `/files/..%2f..%2fpackage.json?${query}`,
    ]) {
      expect((await get(wrong)).status, wrong).toBe(404)
    }
    world.clock.now = new Date(world.clock.now.getTime() + 3_600_001)
    expect((await get(url)).status).toBe(404)
  })

  it('of another user, or of another request, are refused with the whole request', async () => {
    const [sent] = uploaded(await upload('ada', [png]))
    const stolen = await create('ben', { ...lamp, attachments: [sent] })
    expect([stolen.status, code(stolen)]).toEqual([400, 'invalid_request'])
    const [own] = uploaded(await upload('ben', [png]))
    expect((await create('ben', { ...lamp, attachments: [own] })).status).toBe(201)
    const twice = await create('ben', { ...lamp, attachments: [own] })
    expect([twice.status, code(twice)]).toEqual([400, 'invalid_request'])
    const elsewhere = { name: 'x', url: 'https://elsewhere.example/x.png' }
    expect((await create('ben', { ...lamp, attachments: [elsewhere] })).status).toBe(400)
    expect(many(await list('ben'))).toHaveLength(1)
  })

  it.each<[string, string, SupportFile[]]>([
    ['six files', 'too_many_attachments', Array.from({ length: 6 }, () => png)],
    [
      'too large',
      'attachment_too_large',
      [['a.png', Buffer.concat([samples.png, Buffer.alloc(5 * 1024 * 1024)])]],
    ],
    ['named like another type', 'attachment_type_not_allowed', [['a.pdf', samples.png]]],
    [
      'of a type that is not allowed',
      'attachment_type_not_allowed',
      [['a.exe', Buffer.from('MZ')]],
    ],
  ])('that are %s are refused, and nothing is stored', async (_, expected, given) => {
    const answer = await upload('ben', given)
    expect(code(answer)).toBe(expected)
    expect(await world.database.connection.$count(files)).toBe(0)
  })

  it('lose folders and control characters from their names', async () => {
    const [sent] = uploaded(await upload('ben', [['../../etc/la\u0007mp.png', samples.png]]))
    expect(sent?.name).toBe('la mp.png')
  })

  it('that no request has named for a day are deleted, and the others stay', async () => {
    const [saved] = uploaded(await upload('ben', [png]))
    await create('ben', { ...lamp, attachments: [saved] })
    await upload('ben', [png])
    const { connection } = world.database
    const later = new Date(world.clock.now.getTime() + 25 * 3_600_000)
    const [forgotten] = (await connection.select().from(files)).filter(
      ({ serviceRequestUuid }) => serviceRequestUuid === null,
    )
    await pruneFiles({ connection, store: world.files }, later)
    expect(await connection.$count(files)).toBe(1)
    expect(await world.files.read(forgotten?.uuid ?? '')).toBeNull()
  })

  it('are counted, so that no user fills the store', async () => {
    await world.database.connection.delete(rateLimits)
    for (let n = 0; n < 20; n += 1) expect((await upload('ben', [png])).status).toBe(201)
    expect((await upload('ben', [png])).status).toBe(429)
  })
})
