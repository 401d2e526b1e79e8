import { FailedCall } from '@machines/kernel/failure'
import type { Measured, UseMeasured } from '@machines/platform/consent/machine'
import type { Api } from '@platform/api/client'
import { storeChoice, storedConsent, watchChoice } from '@platform/measuring/choice'
import { measuringUse } from '@platform/measuring/measureUse'
import { outlet } from '@platform/measuring/outlet'
import { openQueue } from '@platform/measuring/queue'
import { useEventsKey } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deployment } from '../features/samples'
import { refused } from '../machines/fixtures'

const viewed = (path: string): Measured => ({ event: 'PAGE_VIEW', path })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

describe('the event queue', () => {
  type Send = Parameters<typeof openQueue>[0]['send']
  const open = (send: Send = async () => undefined, user: () => string | null = () => 'ada') => {
    const sent = vi.fn<Send>(send)
    return { queue: openQueue({ send: sent, user }), sent }
  }
  const paths = (sent: { mock: { calls: Parameters<Send>[] } }) =>
    sent.mock.calls.map(([events]) => events.map(({ path }) => path))

  test('sends collected events after ten seconds, each with an id and its time', async () => {
    const { queue, sent } = open()
    queue.add(viewed('/a'))
    queue.add(viewed('/b'))
    await vi.advanceTimersByTimeAsync(9999)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(paths(sent)).toEqual([['/a', '/b']])
    const [events, isLeaving] = sent.mock.calls[0] ?? []
    expect(isLeaving).toBe(false)
    for (const event of events ?? []) {
      expect(event.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(event).not.toHaveProperty('user')
    }
    queue.stop()
  })

  test('sends fifty immediately, and the rest later', async () => {
    const { queue, sent } = open()
    for (let at = 0; at < 60; at += 1) queue.add(viewed(`/${at}`))
    await vi.advanceTimersByTimeAsync(0)
    expect(paths(sent).map(({ length }) => length)).toEqual([50])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(paths(sent).map(({ length }) => length)).toEqual([50, 10])
    queue.stop()
  })

  test('is sent with the page that is left, and is stored until it was accepted', async () => {
    let take = () => {}
    const { queue, sent } = open(() => new Promise((resolve) => (take = () => resolve())))
    queue.add(viewed('/a'))
    hide()
    expect(sent).toHaveBeenCalledWith([expect.objectContaining({ path: '/a' })], true)
    expect(localStorage.getItem(useEventsKey)).toContain('/a')
    take()
    await vi.advanceTimersByTimeAsync(0)
    expect(localStorage.getItem(useEventsKey)).toBeNull()
    queue.stop()
  })

  test('waits for a network across a reload, and is sent once', async () => {
    online(false)
    const before = open()
    before.queue.add(viewed('/a'))
    hide()
    before.queue.stop()
    expect(before.sent).not.toHaveBeenCalled()
    const after = open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(after.sent).not.toHaveBeenCalled()
    online(true)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(paths(after.sent)).toEqual([['/a']])
    expect(localStorage.getItem(useEventsKey)).toBeNull()
    after.queue.stop()
  })

  test('retries after growing delays while the server fails', async () => {
    const { queue, sent } = open(() => Promise.reject(new Error('no server')))
    queue.add(viewed('/a'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(sent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveBeenCalledTimes(2)
    queue.stop()
  })

  test('holds at most the latest five hundred events', async () => {
    online(false)
    const { queue } = open()
    for (let at = 0; at < 700; at += 1) queue.add(viewed(`/${at}`))
    hide()
    const saved = JSON.parse(localStorage.getItem(useEventsKey) ?? '[]') as Measured[]
    expect([saved.length, saved[0]?.path, saved.at(-1)?.path]).toEqual([500, '/200', '/699'])
    queue.stop()
  })

  test("never sends one user's events under another user's name", async () => {
    let user: string | null = 'ada'
    const { queue, sent } = open(undefined, () => user)
    queue.add(viewed('/of-ada'))
    user = 'ben'
    queue.add(viewed('/of-ben'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(paths(sent)).toEqual([['/of-ben']])
    queue.stop()
  })

  test("stores another user's events while the last one's batch is being sent", async () => {
    let user = 'ada'
    let take = () => {}
    const { queue, sent } = open(
      () => new Promise((resolve) => (take = () => resolve())),
      () => user,
    )
    queue.add(viewed('/of-ada'))
    await vi.advanceTimersByTimeAsync(10_000)
    user = 'ben'
    queue.add(viewed('/of-ben'))
    hide()
    take()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(paths(sent)).toEqual([['/of-ada'], ['/of-ben']])
    queue.stop()
  })

  test.each(['{', '7', '[null,{"event":"PAGE_VIEW"},{"event":1,"id":2,"at":3,"user":null}]'])(
    'is empty if the browser has stored %s',
    async (saved) => {
      localStorage.setItem(useEventsKey, saved)
      const { queue, sent } = open()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(sent).not.toHaveBeenCalled()
      queue.stop()
    },
  )
})

describe('sending events', () => {
  const event = { ...viewed('/a'), id: 'x', at: '2026-01-01T00:00:00.000Z' }
  const through = (
    answer: () => Promise<never> | Promise<object>,
    extensions: typeof deployment.extensions = ['measuring'],
  ) => {
    const call = vi.fn<(endpoint: object, options: object) => Promise<object>>(answer)
    return { call, send: outlet({ call } as unknown as Api, { ...deployment, extensions }) }
  }

  test('is one call with its source, which outlives the page', async () => {
    const { call, send } = through(async () => ({}))
    await send([event, event], true)
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/portico/v1/events' }),
      expect.objectContaining({
        keepalive: true,
        body: { source: 'tenant_web', events: [event, event] },
      }),
    )
  })

  test('is one call an event for a back end without batches', async () => {
    const { call, send } = through(async () => ({}), [])
    await send([event, event], false)
    expect(call).toHaveBeenCalledTimes(2)
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/analytics/v2/track' }),
      expect.objectContaining({ body: { source: 'tenant_web', ...viewed('/a') } }),
    )
  })

  test.each([
    ['stops if the server refuses the content', refused('invalid_request', 422), true],
    ['can be repeated after too many calls', refused('too_many_requests', 429), false],
    ['can be repeated if the server fails', refused('internal_error', 500), false],
    ['can be repeated without a network', new FailedCall({ kind: 'network' }), false],
  ])('%s', async (_, error, isOver) => {
    const { send } = through(() => Promise.reject(error))
    const ended = await send([event], false).then(
      () => 'over',
      (thrown: unknown) => thrown,
    )
    expect(ended).toBe(isOver ? 'over' : error)
  })
})

describe('measuring', () => {
  const scripts = [
    { src: 'https://stats.test/a.js', kind: 'analytics' },
    { src: 'https://replay.test/r.js', kind: 'replay' },
  ] as const
  const begin = (rates = { analytics: 100, monitoring: 0, replay: 100 }) => {
    const call = vi.fn<(endpoint: object, options: object) => Promise<object>>(async () => ({}))
    const measuring = { rates, scripts: [...scripts] }
    const use = measuringUse({
      deployment: { ...deployment, measuring },
      api: { call } as unknown as Api,
      user: () => 'ada',
    })
    let emit: (event: UseMeasured) => void = () => {}
    const stop = use(
      () => undefined,
      (listen) => {
        emit = listen
      },
    )
    const see = (path: string) => emit({ type: 'use.measured', measured: viewed(path) })
    return { call, see, stop }
  }
  const added = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
  const idle = async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(added().length).toBeGreaterThan(0))
    vi.useFakeTimers()
  }

  test('adds third-party scripts, queues events until they load, and removes both', async () => {
    const { call, see, stop } = begin()
    see('/early')
    expect(added()).toEqual([])
    await idle()
    expect(added()).toEqual(scripts.map(({ src }) => src))
    see('/late')
    hide()
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.stringify(call.mock.calls)).toMatch(/\/early.*\/late/)
    stop()
    expect(added()).toEqual([])
    see('/after')
    hide()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(JSON.stringify(call.mock.calls)).not.toContain('/after')
  })

  test('samples each kind by its own rate', async () => {
    const { call, see, stop } = begin({ analytics: 0, monitoring: 0, replay: 100 })
    await idle()
    expect(added()).toEqual(['https://replay.test/r.js'])
    see('/a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call).not.toHaveBeenCalled()
    stop()
  })

  test('adds nothing if it ends before its code has loaded', async () => {
    const { call, see, stop } = begin()
    see('/a')
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(added()).toEqual([])
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the consent', () => {
  test('is stored in the browser', () => {
    expect(storedConsent()).toBeNull()
    storeChoice('granted')
    expect(storedConsent()).toBe('granted')
    localStorage.setItem('CONSENT', '{"version":1,"value":"perhaps"}')
    expect(storedConsent()).toBeNull()
  })

  test('is refused if the browser requests so for every site, unless it was given here', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    expect(storedConsent()).toBe('refused')
    storeChoice('granted')
    expect(storedConsent()).toBe('granted')
  })

  test('is synchronized across tabs', () => {
    const emit = vi.fn<(event: object) => void>()
    const stop = watchChoice(emit, undefined)
    storeChoice('granted')
    window.dispatchEvent(new StorageEvent('storage', { key: 'CONSENT' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(emit.mock.calls).toEqual([
      [{ type: 'choice.changed', choice: 'granted' }],
      [{ type: 'choice.changed', choice: null }],
    ])
    stop()
  })
})
