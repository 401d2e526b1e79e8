import { endpoint } from '@contract/endpoint'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import { createApi } from '@platform/api/client'
import type { Identity } from '@platform/api/identity'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const thing = {
  method: 'GET',
  path: '/things/:name',
  summary: 'A thing',
  params: v.object({ name: v.string() }),
  query: v.object({ lang: v.optional(v.string()) }),
  reply: v.object({ size: v.number() }),
  errors: [],
} as const
const userThing = endpoint({ ...thing, access: 'user' })
const publicThing = endpoint({ ...thing, access: 'public' })
const makeThing = endpoint({
  ...thing,
  method: 'POST',
  access: 'user',
  body: v.object({ size: v.number() }),
})

const goodToken = vi.fn<Identity['goodToken']>(async () => 'old')
const renewedToken = vi.fn<Identity['renewedToken']>(async () => 'new')
const onMalformed = vi.fn<Identity['onMalformed']>()
const knownToken = vi.fn<Identity['knownToken']>(() => null)
const identity: Identity = {
  knownToken,
  onDate: () => undefined,
  onMalformed,
  apiUrl: '/api',
  timeoutMs: 5000,
  headers: () => ({ 'x-brand': 'test' }),
  goodToken,
  renewedToken,
}
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)

beforeEach(() => {
  goodToken.mockClear()
  renewedToken.mockClear()
  onMalformed.mockClear()
  knownToken.mockReset().mockReturnValue(null)
  fetched.mockReset()
})

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })
const problem = (status: number, code: string, more: object = {}) =>
  json(status, { type: `https://problems.test/${code}`, title: code, status, code, ...more })

const call = (options = {}, given = identity) =>
  createApi(given).call(userThing, {
    params: { name: 'one' },
    query: {},
    signal: new AbortController().signal,
    ...options,
  })
async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(FailedCall)
  return (error as FailedCall).failure
}
const sent = (nth: number) => {
  const [url, init] = fetched.mock.calls[nth] ?? []
  return { url: typeof url === 'string' ? url : '', init, headers: new Headers(init?.headers) }
}

describe('requests', () => {
  test('encode parameters into path and query', async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    await call({ params: { name: '../a b?c=d&e/é' }, query: { lang: 'de&x=1' } })
    expect(sent(0).url).toBe('/api/things/..%2Fa%20b%3Fc%3Dd%26e%2F%C3%A9?lang=de%26x=1')
  })

  test("contain the token, the identity and the intent's key", async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    const signal = new AbortController().signal
    const options = { params: { name: 'one' }, query: {}, body: { size: 2 }, signal }
    await createApi(identity).call(makeThing, { ...options, idempotencyKey: 'once' })
    const { init, headers } = sent(0)
    expect(init?.method).toBe('POST')
    expect(init?.body).toBe('{"size":2}')
    expect(headers.get('authorization')).toBe('Bearer old')
    expect(headers.get('x-brand')).toBe('test')
    expect(headers.get('idempotency-key')).toBe('once')
  })

  test("use a token of their own before the session's, which is not requested", async () => {
    knownToken.mockReturnValue('known')
    const options = { params: { name: 'a' }, query: {}, signal: new AbortController().signal }
    for (const [nth, request] of [userThing, publicThing].entries()) {
      fetched.mockResolvedValueOnce(json(200, { size: 1 }))
      await createApi(identity).call(request, { ...options, token: 'registration' })
      expect(sent(nth).headers.get('authorization')).toBe('Bearer registration')
    }
    expect(goodToken).not.toHaveBeenCalled()
  })

  test("do not renew a refused token of their own, which is not the session's", async () => {
    fetched.mockResolvedValueOnce(problem(401, 'token_expired'))
    expect(await failureOf(call({ token: 'registration' }))).toMatchObject({
      code: 'token_expired',
    })
    expect(renewedToken).not.toHaveBeenCalled()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('declare JSON, and omit an absent body, key or query', async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    const given = { ...identity, headers: () => ({ 'content-type': 'application/json' }) }
    await call({ query: undefined }, given)
    const { url, init, headers } = sent(0)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.has('idempotency-key')).toBe(false)
    expect([url, init?.method, init?.body]).toEqual(['/api/things/one', 'GET', undefined])
  })

  test('send a missing parameter as empty', async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    await call({ params: {} })
    expect(sent(0).url).toBe('/api/things/')
  })

  test('are aborted with their caller', async () => {
    const pending = new AbortController()
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    const failure = failureOf(call({ signal: pending.signal }))
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    pending.abort()
    expect(await failure).toEqual({ kind: 'network' })
  })

  test("that are public contain the current session's token, without waiting for one", async () => {
    knownToken.mockReturnValueOnce('known')
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    const signal = new AbortController().signal
    await createApi(identity).call(publicThing, { params: { name: 'a' }, query: {}, signal })
    expect(sent(0).headers.get('authorization')).toBe('Bearer known')
    expect(goodToken).not.toHaveBeenCalled()
  })

  test('without a session contain no token, even for a signed-in user', async () => {
    knownToken.mockReturnValueOnce('known')
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    await createApi(identity).call(publicThing, {
      params: { name: 'a' },
      query: {},
      signal: new AbortController().signal,
      isAnonymous: true,
    })
    expect(sent(0).headers.has('authorization')).toBe(false)
  })

  test('that are public contain and request no token for a signed-out user', async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 1 }))
    const signal = new AbortController().signal
    await createApi(identity).call(publicThing, { params: { name: 'a' }, query: {}, signal })
    expect(sent(0).headers.has('authorization')).toBe(false)
    expect(goodToken).not.toHaveBeenCalled()
  })
})

describe('responses', () => {
  test('match the schema, with any additional fields', async () => {
    fetched.mockResolvedValueOnce(json(200, { size: 3, colour: 'red' }))
    expect(await call()).toEqual({ size: 3 })
  })

  test.each([
    ['another shape', json(200, { size: 'big' })],
    ['no JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', new Response(null, { status: 200 })],
    ['an error that is not a problem', new Response('Bad gateway', { status: 502 })],
    ['an unknown code', problem(400, 'moon_phase_wrong')],
  ])('that are %s are malformed, and reported once', async (_, answer) => {
    fetched.mockResolvedValueOnce(answer)
    expect(await failureOf(call())).toEqual({ kind: 'malformed' })
    expect(onMalformed).toHaveBeenCalledExactlyOnceWith(thing.path)
  })

  test('with a problem are a refusal with all its details', async () => {
    const errors = [{ path: 'body.size', code: 'too_big', message: 'Too big' }]
    fetched.mockResolvedValueOnce(problem(429, 'too_many_requests', { errors, retry_after: 30 }))
    expect(await failureOf(call())).toEqual({
      kind: 'refused',
      code: 'too_many_requests',
      status: 429,
      retryAfter: 30,
      fields: errors,
    })
  })

  test('with a bare problem are a refusal without details', async () => {
    fetched.mockResolvedValueOnce(problem(403, 'permission_denied'))
    expect(await failureOf(call())).toEqual({
      kind: 'refused',
      code: 'permission_denied',
      status: 403,
      retryAfter: null,
      fields: [],
    })
  })

  test('without a network fail as offline, and are not retried', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failureOf(call())).toEqual({ kind: 'network' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('that do not arrive in time are a timeout', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    const hasty = { ...identity, timeoutMs: 20 }
    expect(await failureOf(call({}, hasty))).toEqual({ kind: 'timeout' })
  })

  test('of an endpoint with its own limit have that time', async () => {
    const limits: number[] = []
    const limited = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return new AbortController().signal
    })
    fetched.mockImplementation(async () => json(200, { size: 1 }))
    const options = { params: { name: 'a' }, query: {}, signal: new AbortController().signal }
    await createApi(identity).call(publicThing, options)
    await createApi(identity).call(endpoint({ ...publicThing, timeLimit: 270_000 }), options)
    limited.mockRestore()
    expect(limits).toEqual([5000, 270_000])
  })

  test('that stop halfway are a timeout, too', async () => {
    fetched.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start: (stream) =>
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    const hasty = { ...identity, timeoutMs: 20 }
    expect(await failureOf(call({}, hasty))).toEqual({ kind: 'timeout' })
  })
})

describe('a refused token', () => {
  test.each(['token_expired', 'unauthenticated', 'token_version_unsupported'])(
    '%s is renewed once, and the call is sent again',
    async (code) => {
      fetched
        .mockResolvedValueOnce(problem(401, code))
        .mockResolvedValueOnce(json(200, { size: 4 }))
      expect(await call()).toEqual({ size: 4 })
      expect(renewedToken.mock.calls.map(([refused]) => refused)).toEqual(['old'])
      expect(sent(1).headers.get('authorization')).toBe('Bearer new')
      expect(sent(1).url).toBe(sent(0).url)
    },
  )

  test('is the result if it is refused again', async () => {
    fetched.mockImplementation(async () => problem(401, 'unauthenticated'))
    expect(await failureOf(call())).toMatchObject({ kind: 'refused', code: 'unauthenticated' })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(renewedToken).toHaveBeenCalledTimes(1)
  })

  test('of a stream is renewed once, too', async () => {
    const events = endpoint({ ...thing, access: 'user', streams: true })
    fetched
      .mockResolvedValueOnce(problem(401, 'unauthenticated'))
      .mockResolvedValueOnce(new Response('event: open\n\n'))
    const options = { params: { name: 'a' }, query: {}, signal: new AbortController().signal }
    const stream = await createApi(identity).stream(events, options)
    expect(await new Response(stream).text()).toBe('event: open\n\n')
    expect(renewedToken.mock.calls.map(([refused]) => refused)).toEqual(['old'])
  })

  test('is the only reason for a renewal', async () => {
    goodToken.mockRejectedValueOnce(new TypeError('broken'))
    await expect(call()).rejects.toThrow('broken')
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failureOf(call())).toEqual({ kind: 'network' })
    expect(renewedToken).not.toHaveBeenCalled()
  })

  test('with another code renews nothing', async () => {
    fetched.mockResolvedValueOnce(problem(403, 'permission_denied'))
    expect(await failureOf(call())).toMatchObject({ code: 'permission_denied', status: 403 })
    expect(renewedToken).not.toHaveBeenCalled()
  })
})
