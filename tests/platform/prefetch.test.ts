import { endpoint } from '@contract/endpoint'
import { prefetchPage } from '@contract/prefetch'
import type { PrefetchedReply } from '@contract/rendering'
import { createApi } from '@platform/api/client'
import type { Identity } from '@platform/api/identity'
import { createResponseCache, keyOfRead } from '@platform/api/responseCache'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { turns } from '../turns'

const part = {
  method: 'GET',
  path: '/parts/:name',
  summary: 'A part',
  params: v.object({ name: v.string() }),
  reply: v.object({ name: v.string() }),
  errors: [],
} as const
const userPart = endpoint({ ...part, access: 'user' })
const publicPart = endpoint({ ...part, access: 'public' })

const identity: Identity = {
  apiUrl: '/api',
  timeoutMs: 5000,
  headers: () => ({}),
  knownToken: () => null,
  onDate: () => undefined,
  onMalformed: () => undefined,
  goodToken: async () => 'token',
  renewedToken: async () => 'token',
}

const { signal } = new AbortController()
let answers: { path: string; answer: (status: number, body: unknown) => void }[]
const headers = { 'content-type': 'application/json' }
const load = vi.fn<typeof fetch>(
  (address) =>
    new Promise((resolve) => {
      answers.push({
        path: address instanceof Request ? address.url : address.toString(),
        answer: (status, body) => resolve(new Response(JSON.stringify(body), { status, headers })),
      })
    }),
)
vi.stubGlobal('fetch', load)
beforeEach(() => {
  answers = []
})

const open = () => {
  const api = createApi(identity, createResponseCache(null))
  const call = (name: string) => api.call(userPart, { params: { name }, signal })
  return { api, call }
}
const replyOf = (name: string, status = 200, body: unknown = { name }): PrefetchedReply => ({
  key: keyOfRead(part.path, { params: { name } }),
  status,
  body,
})
const problem = (status: number, code: string) =>
  ({ type: 'about:blank', title: code, status, code, instance: '/' }) as const
const paths = () => answers.map(({ path }) => path)

describe('prefetching a page', () => {
  it('answers the reads that wait for it, without further requests', async () => {
    const { api, call } = open()
    const prefetched = api.prefetch('/building/one?lang=de-de', signal)
    const reads = [call('one'), call('two')]
    await turns()
    expect(paths()).toEqual([`/api${prefetchPage.path}?href=%2Fbuilding%2Fone?lang=de-de`])
    answers[0]?.answer(200, { data: { replies: [replyOf('one'), replyOf('two')] } })
    await prefetched
    expect(await Promise.all(reads)).toEqual([{ name: 'one' }, { name: 'two' }])
    expect(paths()).toHaveLength(1)
  })

  it('uses each response once, and requests what it did not bring', async () => {
    const { api, call } = open()
    const prefetched = api.prefetch('/', signal)
    await turns()
    answers[0]?.answer(200, { data: { replies: [replyOf('one')] } })
    await prefetched
    expect(await call('one')).toEqual({ name: 'one' })
    void call('one')
    void call('two')
    await turns()
    expect(paths().slice(1)).toEqual(['/api/parts/one', '/api/parts/two'])
  })

  it('passes a refusal on, as the endpoint would send it', async () => {
    const { api, call } = open()
    void api.prefetch('/', signal)
    const read = call('one')
    await turns()
    const body = problem(403, 'permission_denied')
    answers[0]?.answer(200, { data: { replies: [replyOf('one', 403, body)] } })
    await expect(read).rejects.toMatchObject({ failure: { code: 'permission_denied' } })
  })

  it('delays neither anonymous reads nor reads with a token of their own', async () => {
    const { api } = open()
    void api.prefetch('/', signal)
    void api.call(publicPart, { params: { name: 'one' }, signal, isAnonymous: true })
    void api.call(userPart, { params: { name: 'two' }, signal, token: 'registration' })
    await turns()
    expect(paths()).toEqual(expect.arrayContaining(['/api/parts/one', '/api/parts/two']))
  })

  it('runs once at a time, and not while prefetched responses are unused', async () => {
    const { api, call } = open()
    void api.prefetch('/', signal)
    const second = api.prefetch('/building/one', signal)
    await turns()
    answers[0]?.answer(200, { data: { replies: [replyOf('one')] } })
    await second
    await api.prefetch('/building/one', signal)
    expect(paths()).toHaveLength(1)
    await call('one')
    void api.prefetch('/building/two', signal)
    await turns()
    expect(paths()).toHaveLength(2)
  })

  it('drops responses that no read used after ten seconds', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { api, call } = open()
    const prefetched = api.prefetch('/', signal)
    await vi.advanceTimersByTimeAsync(0)
    answers[0]?.answer(200, { data: { replies: [replyOf('one')] } })
    await prefetched
    await vi.advanceTimersByTimeAsync(10_000)
    void call('one')
    await vi.advanceTimersByTimeAsync(0)
    expect(paths()).toHaveLength(2)
  })

  it.each([
    [404, 'not_found', 1],
    [501, 'not_implemented', 1],
    [503, 'unavailable', 2],
    [429, 'too_many_requests', 2],
  ])(
    'after %i %s reads as usual, and calls %i times for two pages',
    async (status, code, calls) => {
      const { api, call } = open()
      const prefetched = api.prefetch('/', signal)
      const read = call('one')
      await turns()
      answers[0]?.answer(status, problem(status, code))
      await prefetched
      await turns()
      expect(paths()).toContain('/api/parts/one')
      answers.at(-1)?.answer(200, { name: 'one' })
      expect(await read).toEqual({ name: 'one' })
      void api.prefetch('/', signal)
      await turns()
      expect(paths().filter((path) => path.includes('prefetch'))).toHaveLength(calls)
    },
  )
})
