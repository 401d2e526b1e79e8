import { watchFlags } from '@platform/flags'
import { whenIdle } from '@platform/whenIdle'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { deployment } from '../features/samples'

/** Longer than the first screen may take. */
const firstScreen = () => vi.advanceTimersByTimeAsync(5000)

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('idle work', () => {
  const work = vi.fn<() => void>()
  beforeEach(() => work.mockClear())

  test('is done later, once', async () => {
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    await firstScreen()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('waits for the browser to be idle, if it can tell, with a time limit', async () => {
    const request = vi.fn<(work: () => void, options: object) => number>(() => 7)
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', vi.fn())
    whenIdle(work)
    await firstScreen()
    expect(work).not.toHaveBeenCalled()
    expect(request).toHaveBeenCalledWith(work, { timeout: expect.any(Number) })
  })

  test('is not done once it is cancelled, at any moment', async () => {
    whenIdle(work)()
    await firstScreen()
    expect(work).not.toHaveBeenCalled()
    const cancel = vi.fn<(id: number) => void>()
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const early = whenIdle(work)
    early()
    expect(cancel).not.toHaveBeenCalled()
    const late = whenIdle(work)
    await firstScreen()
    late()
    expect(cancel).toHaveBeenCalledExactlyOnceWith(0)
  })
})

describe('the flags', () => {
  const identity = { userId: 'ada', properties: { brand: 'test' } }
  const toggle = (name: string) => ({ name, enabled: true, impressionData: false, variant: {} })
  const answer = (status: number, ...names: string[]) =>
    new Response(JSON.stringify({ toggles: names.map(toggle) }), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  function watching(fetched: typeof fetch, hydrated = Promise.resolve()) {
    vi.stubGlobal('fetch', vi.fn(fetched))
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const emit = vi.fn<(event: object) => void>()
    const stop = watchFlags('www.dedicated.test', deployment, hydrated)(emit, { identity })
    return {
      emit,
      stop,
      input: () => vi.mocked(fetch).mock.calls.map(([given]) => new Request(given).url),
    }
  }

  test('are requested as the user once the page is idle, and again every minute', async () => {
    const { emit, stop, input } = watching(async () => answer(200, `flag-${input().length}`))
    expect(input()).toEqual([])
    await firstScreen()
    await vi.waitFor(() =>
      expect(emit).toHaveBeenCalledWith({ type: 'flags.received', enabled: ['flag-1'] }),
    )
    const url = new URL(input()[0] ?? '')
    expect(url.origin + url.pathname).toBe('https://api.house.test/frontend')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      userId: 'ada',
      'properties[brand]': 'test',
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() =>
      expect(emit).toHaveBeenCalledWith({ type: 'flags.received', enabled: ['flag-2'] }),
    )
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(input()).toHaveLength(2)
  })

  test('wait for the hydration, which shows the flags of the server', async () => {
    const { promise, resolve: hydrate } = deferred<void>()
    const { emit, stop, input } = watching(async () => answer(200, 'flag'), promise)
    await firstScreen()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(input()).toEqual([])
    hydrate()
    await vi.waitFor(() =>
      expect(emit).toHaveBeenCalledWith({ type: 'flags.received', enabled: ['flag'] }),
    )
    stop()
  })

  test('that cannot be fetched are reported as failed', async () => {
    const { emit, stop } = watching(() => Promise.reject(new TypeError('offline')))
    await firstScreen()
    await vi.waitFor(() => expect(emit).toHaveBeenCalledWith({ type: 'flags.failed' }))
    stop()
  })

  test.each<[string, () => Promise<Response>]>([
    ['a number of toggles', async () => new Response('{"toggles":7}')],
    ['toggles without names', async () => new Response('{"toggles":[{"enabled":true},null]}')],
    ['no JSON', async () => new Response('<h1>Gateway</h1>')],
    ['another kind of JSON', async () => new Response('"flags"')],
  ])('stay unchanged if the service returns an invalid response: %s', async (_, rubbish) => {
    const { emit, stop } = watching(rubbish)
    await firstScreen()
    await vi.waitFor(() => expect(emit).toHaveBeenCalledWith({ type: 'flags.failed' }))
    expect(emit).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'flags.received' }))
    stop()
  })

  test('are not requested by a page that is left first', async () => {
    const { stop, input } = watching(async () => answer(200))
    stop()
    await firstScreen()
    expect(input()).toEqual([])
  })
})
