import { bridgeActions } from '@contract/bridge'
import { bridgeOf } from '@features/embed/bridge/bridge.logic'
import { BridgeFailure, type RequestedCall } from '@machines/embed/bridgeCall/machine'
import type { Posted } from '@platform/posted'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { connect } from '../../../sdk/src/connect'
import { MiniAppError } from '../../../sdk/src/errors'
import { mockHost } from '../../../sdk/src/mockHost'
import { frameTransport, type Transport } from '../../../sdk/src/transport'
import { appWith, lunchApp } from '../../machines/embed/bridgeCases'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const origin = 'https://apps.test'
const handshake = { session_token: 'first', expires_at: null, jwt: null }

/** The app's side of the real connection, with a host whose responses the test decides. */
function bridged(
  perform: (request: RequestedCall) => Promise<unknown>,
  app = lunchApp,
): { transport: Transport; postFromElsewhere: () => void } {
  const listeners = new Set<(text: string) => void>()
  let emit: (posted: Posted) => void = () => undefined
  const host = {
    watchFrame: (receive: (posted: Posted) => void) => {
      emit = receive
      return () => undefined
    },
    answerFrame: ({ answer }: { answer: object }) => {
      for (const receive of listeners) receive(JSON.stringify(answer))
    },
    report: () => undefined,
  }
  const calls = {
    openApp: async () => ({ ...handshake, capabilities: app.capabilities }),
    perform,
  }
  const actor = createActor(bridgeOf(host, calls), {
    input: { origin, apps: [app] },
    systemId: 'bridge',
  }).start()
  endings.push(() => actor.stop())
  return {
    transport: {
      post: (data) => emit({ data, origin, unexpectedSource: null }),
      listen: (receive) => {
        listeners.add(receive)
        return () => listeners.delete(receive)
      },
    },
    postFromElsewhere: () =>
      emit({ data: '', origin: 'https://evil.test', unexpectedSource: 'origin' }),
  }
}

const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof MiniAppError ? error.code : 'another error'),
  )

describe('an app that uses the package', () => {
  test('connects to the real bridge, and has a function for every action', async () => {
    const { transport } = bridged(async ({ call }) => ({ answered: call.action }))
    const host = await connect({ appUuid: lunchApp.uuid, transport })
    expect(host.handshake).toMatchObject(handshake)
    for (const action of bridgeActions) {
      if (action === 'init' || action === 'closeWebView' || action === 'logout') continue
      const data =
        action === 'tokenizeCard' ? { card_id: 'c', gateway_id: 'g' } : { key: 'a', value: 'b' }
      const sendRequest = host[action] as (data: object) => Promise<unknown>
      expect(await sendRequest(data)).toEqual({ answered: action })
    }
  })

  test('knows its grants, and receives a code for what it lacks', async () => {
    const app = appWith({}, ['getUser', 'bookings'])
    const { transport } = bridged(async () => ({}), app)
    const host = await connect({ appUuid: app.uuid, transport })
    expect([host.can('getUser'), host.can('bookings'), host.can('getJWT')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await failing(host.getJWT())).toBe('permission_denied')
  })

  test('receives the reason of a failure', async () => {
    const { transport } = bridged(() => Promise.reject(new BridgeFailure('The storage is full')))
    const host = await connect({ appUuid: lunchApp.uuid, transport })
    await expect(host.setStorage({ key: 'a', value: 'b' })).rejects.toThrow('The storage is full')
  })

  test('is refused under a name that is not registered', async () => {
    const { transport } = bridged(async () => ({}))
    expect(await failing(connect({ appUuid: 'nobody', transport }))).toBe('permission_denied')
  })

  test('continues with a fresh token, and is notified of it', async () => {
    const { transport } = bridged(async () => ({ ...handshake, session_token: 'second' }))
    const host = await connect({ appUuid: lunchApp.uuid, transport })
    const received: string[] = []
    const stop = host.on('sessionRefreshed', ({ session_token }) => received.push(session_token))
    expect(host.sessionToken).toBe('first')
    await host.refreshToken()
    stop()
    await host.refreshToken()
    expect([host.sessionToken, received]).toEqual(['second', ['second']])
  })

  test('is notified that its host has lost its session', async () => {
    const { transport, postFromElsewhere } = bridged(async () => ({}))
    const host = await connect({ appUuid: lunchApp.uuid, transport })
    const lost = vi.fn<(error: MiniAppError) => void>()
    host.on('lost', lost)
    postFromElsewhere()
    expect(await failing(host.getUser())).toBe('not_ready')
    expect(lost).toHaveBeenCalledOnce()
  })

  test('is notified before it closes', async () => {
    const { transport } = bridged(async () => ({}))
    const host = await connect({ appUuid: lunchApp.uuid, transport })
    const closing = vi.fn<(event: { by: string }) => void>()
    host.on('closing', closing)
    await host.closeWebView()
    expect(closing).toHaveBeenCalledWith({ by: 'closeWebView' })
  })
})

describe('without a host', () => {
  const silent: Transport = { post: () => undefined, listen: () => () => undefined }

  test('a connection times out', async () => {
    vi.useFakeTimers()
    const connected = failing(connect({ appUuid: 'a', transport: silent, connectTimeoutMs: 3000 }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await connected).toBe('no_host')
  })

  test('a request times out, and disconnecting rejects all requests', async () => {
    vi.useFakeTimers()
    const { transport } = bridged(() => new Promise(() => undefined))
    const connecting = connect({ appUuid: lunchApp.uuid, transport, timeoutMs: 500 })
    await vi.advanceTimersByTimeAsync(1)
    const host = await connecting
    const late = failing(host.getUser())
    await vi.advanceTimersByTimeAsync(500)
    expect(await late).toBe('timeout')
    const data = failing(host.getTheme())
    host.disconnect()
    expect([await data, await failing(host.getTheme())]).toEqual(['closed', 'closed'])
  })
})

describe('the framing window', () => {
  test("receives messages at the hosts' origins only, and no other window is listened to", () => {
    const posted: unknown[][] = []
    const parent = { postMessage: (...data: unknown[]) => posted.push(data) }
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
    const { post, listen } = frameTransport(['https://house.test'])
    post('hello')
    expect(posted).toEqual([['hello', 'https://house.test']])
    const received: string[] = []
    const stop = listen((text) => received.push(text))
    const send = (data: unknown, from: string, source: unknown = parent) => {
      const event = new MessageEvent('message', { data, origin: from })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
    }
    send('host', 'https://house.test')
    send('look-alike', 'https://house.test.evil.test')
    send('another window', 'https://house.test', window)
    send({ no: 'text' }, 'https://house.test')
    stop()
    send('later', 'https://house.test')
    expect(received).toEqual(['host'])
  })
})

describe('the mock', () => {
  test('answers like a host, stores what it receives, and refuses as configured', async () => {
    const transport = mockHost({
      capabilities: ['getUser', 'setStorage', 'getStorage', 'getTheme'],
      replies: {
        getTheme: {
          primary_color: '#fff',
          secondary_color: null,
          primary_font_color: null,
          font: null,
        },
      },
      refuses: { getUser: 'timeout' },
    })
    const host = await connect({ appUuid: 'any', transport })
    await host.setStorage({ key: 'a', value: 'b' })
    expect(await host.getStorage({ key: 'a' })).toEqual({ key: 'a', value: 'b' })
    expect((await host.getTheme()).primary_color).toBe('#fff')
    expect([await failing(host.getUser()), await failing(host.getBrand())]).toEqual([
      'timeout',
      'permission_denied',
    ])
  })

  test('has an answer to every action', async () => {
    const host = await connect({ appUuid: 'any', transport: mockHost() })
    for (const action of bridgeActions) {
      if (action === 'init') continue
      const sendRequest = host[action] as (data: object) => Promise<unknown>
      expect(await sendRequest({ key: 'a', value: 'b' }), action).toBeTypeOf('object')
    }
  })
})
