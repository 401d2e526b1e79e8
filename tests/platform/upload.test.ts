import { endpoint } from '@contract/endpoint'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import { createApi } from '@platform/api/client'
import type { Identity } from '@platform/api/identity'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

const sendThing = endpoint({
  method: 'POST',
  path: '/things/:name',
  access: 'user',
  summary: 'Send a thing',
  encoding: 'multipart',
  params: v.object({ name: v.string() }),
  body: v.object({ size: v.number(), attachments: v.optional(v.array(v.file())) }),
  reply: v.object({ size: v.number() }),
  errors: [],
})

/** What the browser would send, and what a test returns. */
class Request extends EventTarget {
  static all: Request[] = []
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  readonly wasAborted = vi.fn<() => void>()
  method = ''
  url = ''
  form: FormData | null = null
  status = 0
  responseText = ''
  withCredentials = false

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.append(name, value)
  }
  send(form: FormData) {
    this.form = form
    Request.all.push(this)
  }
  abort() {
    this.wasAborted()
    this.ends('abort')
  }
  progresses(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable }))
  }
  answers(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.ends('load')
  }
  ends(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}
vi.stubGlobal('XMLHttpRequest', Request)
afterAll(() => vi.unstubAllGlobals())

const onMalformed = vi.fn<Identity['onMalformed']>()
const identity: Identity = {
  knownToken: () => null,
  onDate: () => undefined,
  onMalformed,
  apiUrl: '/api',
  timeoutMs: 5000,
  headers: () => ({ 'content-type': 'application/json', 'x-brand': 'test' }),
  goodToken: async () => 'old',
  renewedToken: async () => 'new',
}

beforeEach(() => {
  Request.all = []
  onMalformed.mockClear()
})

const files = [new File(['a'], 'a.png'), new File(['b'], 'b.pdf')]

async function send(
  options: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {},
  given = identity,
) {
  const reply = createApi(given).call(sendThing, {
    params: { name: 'a b' },
    body: { size: 7, attachments: files },
    idempotencyKey: 'once',
    signal: new AbortController().signal,
    ...options,
  })
  // A test that ends before it reads the reply ignores it.
  reply.catch(() => undefined)
  return { reply, request: await sent(1) }
}
async function sent(count: number): Promise<Request> {
  await vi.waitFor(() => expect(Request.all).toHaveLength(count))
  const request = Request.all[count - 1]
  if (request === undefined) throw new Error('nothing was sent')
  return request
}
async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(FailedCall)
  return (error as FailedCall).failure
}
const problem = (status: number, code: string) => ({
  type: `https://problems.test/${code}`,
  title: code,
  status,
  code,
})

describe('a form', () => {
  test('is sent as its fields and files, with what every call contains', async () => {
    const { reply, request } = await send()
    const { method, url, form, headers, withCredentials } = request
    expect([method, url]).toEqual(['POST', '/api/things/a%20b'])
    expect(form?.get('size')).toBe('7')
    expect(form?.getAll('attachments').map((file) => (file as File).name)).toEqual([
      'a.png',
      'b.pdf',
    ])
    expect(headers.get('authorization')).toBe('Bearer old')
    expect(headers.get('x-brand')).toBe('test')
    expect(headers.get('idempotency-key')).toBe('once')
    // Only the browser knows the boundary between its parts.
    expect(headers.has('content-type')).toBe(false)
    // Cookies go to our own origin only, as with `fetch`.
    expect(withCredentials).toBe(false)
    request.answers(201, { size: 3, colour: 'red' })
    expect(await reply).toEqual({ size: 3 })
  })

  test('reports its progress, if the browser knows it', async () => {
    const onProgress = vi.fn<(fraction: number) => void>()
    const { request } = await send({ onProgress })
    request.progresses(10, 0, false)
    request.progresses(10, 40)
    request.progresses(40, 40)
    expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  })

  test('can be sent without a progress listener', async () => {
    const { reply, request } = await send()
    request.progresses(10, 40)
    request.answers(200, { size: 1 })
    expect(await reply).toEqual({ size: 1 })
  })

  test.each([
    ['another shape', 200, { size: 'big' }],
    ['no JSON', 200, '<html>'],
    ['nothing', 200, ''],
    ['an error that is not a problem', 502, 'Bad gateway'],
  ])('with a response that is %s is malformed, and reported once', async (_, status, answer) => {
    const { reply, request } = await send()
    request.answers(status, answer)
    expect(await failureOf(reply)).toEqual({ kind: 'malformed' })
    expect(onMalformed).toHaveBeenCalledExactlyOnceWith(sendThing.path)
  })

  test('fails as a refusal with a problem', async () => {
    const { reply, request } = await send()
    request.answers(413, problem(413, 'attachment_too_large'))
    expect(await failureOf(reply)).toMatchObject({
      kind: 'refused',
      code: 'attachment_too_large',
      status: 413,
    })
  })

  test('fails as offline without a network', async () => {
    const { reply, request } = await send()
    request.ends('error')
    expect(await failureOf(reply)).toEqual({ kind: 'network' })
  })

  test('stops if the caller aborts', async () => {
    const pending = new AbortController()
    const { reply, request } = await send({ signal: pending.signal })
    pending.abort()
    expect(request.wasAborted).toHaveBeenCalledTimes(1)
    expect(await failureOf(reply)).toEqual({ kind: 'network' })
  })

  test('is not sent if it is aborted first', async () => {
    const reply = createApi(identity).call(sendThing, {
      params: { name: 'a' },
      body: { size: 1 },
      signal: AbortSignal.abort(),
    })
    expect(await failureOf(reply)).toEqual({ kind: 'network' })
    expect(Request.all).toEqual([])
  })

  test('is not stopped once it is answered', async () => {
    const pending = new AbortController()
    const { reply, request } = await send({ signal: pending.signal })
    request.answers(200, { size: 1 })
    await reply
    pending.abort()
    expect(request.wasAborted).not.toHaveBeenCalled()
  })

  test('that exceeds its time limit is stopped as a timeout', async () => {
    const { reply, request } = await send({}, { ...identity, timeoutMs: 20 })
    expect(await failureOf(reply)).toEqual({ kind: 'timeout' })
    expect(request.wasAborted).toHaveBeenCalledTimes(1)
  })

  test('is sent again with a new token if the first was refused', async () => {
    const { reply, request } = await send()
    request.answers(401, problem(401, 'token_expired'))
    const again = await sent(2)
    expect(again.headers.get('authorization')).toBe('Bearer new')
    expect(again.form?.getAll('attachments')).toHaveLength(2)
    again.answers(200, { size: 4 })
    expect(await reply).toEqual({ size: 4 })
  })
})
