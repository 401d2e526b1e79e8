import { pageLoader } from '@features/embed/frame/loadPage'
import { afterEach, describe, expect, test, vi } from 'vitest'

const { origin } = window.location
const settings = {
  frameOrigins: ['https://apps.test', 'https://trusted.test'],
  tokenOrigins: ['https://trusted.test'],
}
const { signal } = new AbortController()

type Answer = Pick<Response, 'type' | 'ok' | 'text' | 'headers'>
const answer = (text: string, given: Partial<Answer> = {}) =>
  ({
    type: 'basic',
    ok: true,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: async () => text,
    ...given,
  }) as Response

/** The page's response to the probe; returns the requested addresses and their options. */
function answering(response: Response | Error) {
  const requests = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', requests)
  return requests
}
afterEach(() => vi.unstubAllGlobals())
const load = (href: string, goodToken = async () => 'fresh', isKiosk = false) =>
  pageLoader(settings, { goodToken, isKiosk, fetch })({ href }, signal)

describe('a page for the frame', () => {
  test('of our own server is shown', async () => {
    answering(answer('<h1>Lunch</h1>'))
    await expect(load('/demo/apps/lunch')).resolves.toEqual({
      address: `${origin}/demo/apps/lunch`,
    })
  })

  test('of a registered origin is shown whatever it contains: it cannot be read', async () => {
    const opaque = answer('', { type: 'opaque', ok: false })
    const requests = answering(opaque)
    await expect(load('https://apps.test/a')).resolves.toEqual({ address: 'https://apps.test/a' })
    expect(requests.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' })
  })

  test('receives the token in its own address only, never in the probe', async () => {
    const requests = answering(answer('', { type: 'opaque' }))
    await expect(load('https://trusted.test/a?b=c&t={token}')).resolves.toEqual({
      address: 'https://trusted.test/a?b=c&t=fresh',
    })
    expect(requests.mock.calls[0]?.[0]).toEqual(new URL('https://trusted.test/a?b=c'))
  })

  test('of an origin without a grant is shown without the token', async () => {
    answering(answer('', { type: 'opaque' }))
    await expect(load('https://apps.test/a?t={token}')).resolves.toEqual({
      address: 'https://apps.test/a',
    })
  })

  test.each([
    'https://elsewhere.test/',
    'https://apps.test.evil.example/',
    'http://apps.test/',
    '//apps.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@apps.test',
    '',
  ])('%j is never requested', async (href) => {
    const requests = answering(answer(''))
    await expect(load(href)).rejects.toThrow('may not be shown')
    expect(requests).not.toHaveBeenCalled()
  })

  test.each([
    ['no response', new TypeError('network')],
    ['an error', answer('', { ok: false })],
    ['a status in its text', answer('{"statusCode": 503, "error": "gone"}')],
    ['another status in its text', answer('<p>status_code = 404</p>')],
  ])('with %s is not loaded', async (_, response) => {
    answering(response)
    await expect(load('/demo/apps/lunch')).rejects.toThrow(/network|did not load/)
  })

  const pdf = { headers: new Headers({ 'content-type': 'application/pdf; charset=binary' }) }

  test('is a document if our own server returns one, whatever its address', async () => {
    answering(answer('%PDF-1.7', pdf))
    await expect(load('/demo/documents/rules')).resolves.toMatchObject({ isDocument: true })
    await expect(load('/demo/documents/rules.pdf')).resolves.toMatchObject({ isDocument: true })
  })

  test('is no document on a kiosk: its viewer opens tabs that outlive the guest', async () => {
    answering(answer('%PDF-1.7', pdf))
    await expect(load('/demo/documents/rules', undefined, true)).rejects.toThrow(
      'only open in a tab',
    )
    answering(answer('<h1>Lunch</h1>'))
    await expect(load('/demo/apps/lunch', undefined, true)).resolves.toMatchObject({
      address: `${origin}/demo/apps/lunch`,
    })
  })

  test('that only looks like a document by its address is not loaded', async () => {
    answering(answer('<script>steal()</script>'))
    await expect(load('/demo/apps/lunch.pdf')).rejects.toThrow('only open in a tab')
  })

  test.each<Response['type']>(['opaque', 'cors'])(
    'of another origin is never treated as a document (%s)',
    async (type) => {
      answering(answer('%PDF-1.7', { ...pdf, type }))
      await expect(load('https://apps.test/rules.pdf')).rejects.toThrow('only open in a tab')
      await expect(load('https://apps.test/rules')).resolves.toEqual({
        address: 'https://apps.test/rules',
      })
    },
  )

  test('whose token cannot be fetched is not loaded', async () => {
    answering(answer('', { type: 'opaque' }))
    const offline = () => Promise.reject(new Error('offline'))
    await expect(load('https://trusted.test/?t={token}', offline)).rejects.toThrow('offline')
  })
})
