import { endpoint } from '@contract/endpoint'
import type { RenderedState } from '@contract/rendering'
import { createApi } from '@platform/api/client'
import { createIdentity } from '@platform/api/identity'
import { createResponseCache, keyOfRead } from '@platform/api/responseCache'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const things = endpoint({
  method: 'GET',
  path: '/things/:name',
  access: 'user',
  summary: 'Things',
  params: v.object({ name: v.string() }),
  query: v.object({ lang: v.optional(v.string()) }),
  reply: v.object({ count: v.number() }),
  errors: [],
})

type Identity = ReturnType<typeof createIdentity>
const onMalformed = vi.fn<(path: string) => void>()
const identity = {
  apiUrl: '/api',
  timeoutMs: 1000,
  headers: () => ({}),
  knownToken: () => null,
  onDate: () => undefined,
  onMalformed,
  goodToken: () => Promise.reject(new Error('asked the server')),
  renewedToken: () => Promise.reject(new Error('asked the server')),
} satisfies Identity

const carrying = (replies: RenderedState['replies']) =>
  createResponseCache({
    href: '/',
    locale: 'en-us',
    user: null,
    theme: null,
    areas: [],
    formatted: {},
    at: 0,
    replies,
  })
const signal = new AbortController().signal
const call = (responses: ReturnType<typeof carrying>, name = 'a b') =>
  createApi(identity, responses).call(things, { params: { name }, query: { lang: 'de' }, signal })
const key = keyOfRead('/things/:name', { params: { name: 'a b' }, query: { lang: 'de' } })

describe('prefetched responses', () => {
  it('answer a read once, and later reads reach the server', async () => {
    const responses = carrying([{ key, status: 200, body: { count: 3 } }])
    expect(responses.isDrained()).toBe(false)
    expect(await call(responses)).toEqual({ count: 3 })
    expect(responses.isDrained()).toBe(true)
    responses.release()
    await expect(call(responses)).rejects.toThrow('asked the server')
  })

  it('answer no other read', async () => {
    const responses = carrying([{ key, status: 200, body: { count: 3 } }])
    responses.release()
    await expect(call(responses, 'c')).rejects.toThrow('asked the server')
    responses.drop()
    await expect(call(responses)).rejects.toThrow('asked the server')
  })

  it.each(['drop', 'release'] as const)('delay other responses until %s', async (act) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const responses = carrying([])
    const received = vi.fn<(error: Error) => void>()
    call(responses).catch(received)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(received).not.toHaveBeenCalled()
    responses[act]()
    await vi.advanceTimersByTimeAsync(0)
    expect(received).toHaveBeenCalledOnce()
  })

  it('include refusals as the server sent them', async () => {
    const body = { type: 't', title: 'T', status: 404, code: 'not_found', instance: '/' }
    await expect(call(carrying([{ key, status: 404, body }]))).rejects.toMatchObject({
      failure: { kind: 'refused', code: 'not_found', status: 404 },
    })
  })

  it('are malformed if they do not match the contract', async () => {
    const responses = carrying([{ key, status: 200, body: { count: 'three' } }])
    await expect(call(responses)).rejects.toMatchObject({ failure: { kind: 'malformed' } })
    expect(onMalformed).toHaveBeenCalledWith('/things/:name')
  })
})
