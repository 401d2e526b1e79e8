import { buildingById } from '@contract/buildings'
import { prefetchPage } from '@contract/prefetch'
import type { PrefetchedReply, RenderedPage, RenderRequest } from '@contract/rendering'
import { RenderError } from '@server/ssr/renderError'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aKiosk, aPerson } from '../builders/people'
import { withWorld } from '../withWorld'
import { openWorld } from '../world'
import { read, readProblem } from './reading'

const path = (href: string) => `/api${prefetchPage.path}?href=${encodeURIComponent(href)}`
const shell: RenderedPage = {
  css: '',
  ownCss: '',
  title: '',
  head: '',
  body: '',
  rendered: null,
  areas: [],
  replies: [],
  toggles: [],
  isLate: false,
}

/** Reads the building that the page's path names, as the machines of a page would. */
async function readBuilding({ href, reader, locale }: RenderRequest): Promise<RenderedPage> {
  const buildingId = href.split('/').at(-1) ?? ''
  const reply = await reader?.reads(buildingById.path, {
    params: { buildingId },
    query: { include: 'languages' },
    locale,
  })
  return { ...shell, replies: reply === undefined ? [] : [{ key: 'building', answer: reply }] }
}

let requests: RenderRequest[]
let render: (request: RenderRequest) => Promise<RenderedPage>
let own: Building
let other: Building
const world = withWorld({
  renderer: {
    render: (request) => {
      requests.push(request)
      return render(request)
    },
  },
})
beforeEach(async () => {
  requests = []
  render = readBuilding
  own = await aBuilding(world)
  other = await aBuilding(world)
})

async function prefetch(href: string, token: string) {
  const answer = await world.request('GET', path(href), { token })
  return read(prefetchPage.reply, answer.body).data.replies as PrefetchedReply[]
}

describe('prefetching a page', () => {
  it('returns what the page reads, as the caller, and asks for no rendering', async () => {
    const person = await aPerson(world, { in: [own] })
    const { token } = await world.signIn(person)
    const [reply] = await prefetch(`/building/${own.uuid}`, token)
    expect(reply).toMatchObject({ key: 'building', status: 200 })
    expect(reply?.body).toMatchObject({ data: { uuid: own.uuid } })
    expect(requests).toMatchObject([
      { isPrefetch: true, reader: { user: { email: person.email } } },
    ])
  })

  it('does not read a building that is not open to the caller', async () => {
    const { token } = await world.signIn(await aPerson(world, { in: [own] }))
    const [reply] = await prefetch(`/building/${other.uuid}`, token)
    expect(reply?.status).not.toBe(200)
    expect(JSON.stringify(reply)).not.toContain('"address')
  })

  it('is open to a kiosk, whose reads stay those of a kiosk', async () => {
    const { token } = await world.signIn(await aKiosk(world, { in: own }))
    const [reply] = await prefetch(`/building/${own.uuid}`, token)
    expect(reply?.status).toBe(200)
  })

  it.each([
    ['another origin', '//evil.example/'],
    ['another origin with a backslash', '/\\evil.example/'],
    ['a whole address', 'https://evil.example/'],
    ['a scheme', 'javascript:alert(1)'],
    ['nothing', ''],
    ['an endless path', `/${'a'.repeat(2001)}`],
  ])('refuses %s', async (_, href) => {
    const { token } = await world.signIn(await aPerson(world, { in: [own] }))
    const answer = await world.request('GET', path(href), { token })
    expect(readProblem(answer).code).toBe('invalid_request')
    expect(requests).toEqual([])
  })

  it('refuses a caller without a token', async () => {
    const answer = await world.request('GET', path('/'))
    expect(answer.status).toBe(401)
    expect(requests).toEqual([])
  })

  it('is unavailable for a while where the renderer is busy, and an error where it is broken', async () => {
    const { token } = await world.signIn(await aPerson(world, { in: [own] }))
    render = () => Promise.reject(new RenderError('busy', 'Too many pages are being rendered'))
    const busy = await world.request('GET', path('/'), { token })
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    render = () => Promise.reject(new Error('broken'))
    expect((await world.request('GET', path('/'), { token })).status).toBe(500)
  })
})

it('answers 501 where nothing is rendered', async () => {
  const plain = await openWorld()
  const { token } = await plain.signIn(await aPerson(plain))
  const answer = await plain.request('GET', path('/'), { token })
  expect([answer.status, readProblem(answer).code]).toEqual([501, 'not_implemented'])
  await plain.close()
})
