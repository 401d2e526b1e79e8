import type { BridgeAction, BridgeAnswer } from '@contract/bridge'
import { describeMachine } from '@kit/describeMachine'
import type { FrameMessageEvent } from '@machines/embed/bridge/context'
import { bridgeMachine } from '@machines/embed/bridge/machine'
import { refusedCount, refusedMessages } from '@machines/embed/bridge/selectors'
import { bridgeCallMachine, type RequestedCall } from '@machines/embed/bridgeCall/machine'
import { readMessage } from '@rules/embed/readMessage'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { offline } from '../fixtures'
import { bridgeLaws } from './bridge.laws'
import { appWith, lunchApp, otherApp, soundMessage } from './bridgeCases'

const origin = 'https://apps.test'
const sent = (given: object) => ({ message: readMessage(JSON.stringify(given)) })
const unexpected = (reason: 'origin' | 'window') => ({
  refused: { reason, origin: 'https://evil.test', action: 'getUser' },
})
const granted = appWith({}, ['getUser', 'setStorage', 'closeWebView', 'logout'])
const stored = { key: 'k', value: 'kept-value' }

describeMachine('bridge', bridgeMachine, {
  runs: {
    registered: { input: { origin, apps: [granted] } },
    unregistered: { input: { origin, apps: [] } },
  },
  events: {
    'message.received': [
      sent({ action: 'init', data: { app_uuid: granted.uuid }, id: 1 }),
      sent({ action: 'init', data: { app_uuid: otherApp.uuid }, id: 2 }),
      sent({ action: 'init', data: { app_uuid: 3 }, id: 3 }),
      sent({ action: 'getUser', id: 4 }),
      sent({ action: 'getJWT', id: 5 }),
      sent({ action: 'setStorage', data: stored }),
      sent({ action: 'steal', data: stored, id: 6 }),
      sent({ action: 'closeWebView' }),
      sent({ action: 'logout', id: 'bye' }),
      { message: readMessage('nonsense') },
    ],
    'message.refused': [unexpected('origin'), unexpected('window')],
    'messages.flooded': [],
    'call.settled': [
      { id: 'call-1', answer: { event: 'getUserResponse', data: {}, id: 4 } },
      { id: 'call-2', answer: { event: 'getUserResponse', data: {}, id: 4 } },
    ],
  },
  actors: {
    openApp: { done: [{ session_token: 'fresh' }], error: [offline] },
    watchFrame: { error: [new Error('broken')] },
  },
  provide: { actions: { sendAnswer: () => {}, reportBroken: () => {} } },
  contextKey: ({ app, calls }) => [app?.uuid ?? null, calls],
  system: ['session', 'embeddedPage'],
  laws: bridgeLaws,
  lint: { allowedTags: ['busy'] },
})

type Opened = {
  request: RequestedCall
  answer: (data: unknown) => void
  fail: (error: Error) => void
}

/** A connection whose handshakes and calls the test answers. */
function open(apps = [lunchApp]) {
  const replies: BridgeAnswer[] = []
  const origins = new Set<string>()
  const opened: Opened[] = []
  const performed: Opened[] = []
  const signedOut: string[] = []
  const clock = new SimulatedClock()
  const save = (into: Opened[], request: RequestedCall | null) =>
    new Promise<unknown>((answer, fail) => {
      if (request !== null) into.push({ request, answer, fail })
    })
  let send: (event: FrameMessageEvent) => void = () => {}
  const bridge = createActor(
    bridgeMachine.provide({
      actors: {
        watchFrame: fromCallback<FrameMessageEvent, { origin: string }>(({ sendBack }) => {
          send = sendBack
        }),
        openApp: fromPromise<unknown, RequestedCall | null>(({ input }) => save(opened, input)),
        call: bridgeCallMachine.provide({
          actors: {
            perform: fromPromise<unknown, RequestedCall>(({ input }) => save(performed, input)),
          },
        }),
      },
      actions: {
        sendAnswer: (_, { answer, origin: to }) => {
          replies.push(answer)
          origins.add(to)
        },
        signOut: () => void signedOut.push('signed out'),
      },
    }),
    { input: { origin, apps }, clock, systemId: 'bridge' },
  )
  bridge.start()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const receive = (given: unknown) =>
    send({ type: 'message.received', message: readMessage(given) })
  return {
    bridge,
    replies,
    origins,
    opened,
    performed,
    signedOut,
    clock,
    settle,
    receive,
    sendRequest: (action: BridgeAction, id?: number) => receive(soundMessage(action, id)),
    receiveUnexpected: (reason: 'origin' | 'window') =>
      send({ type: 'message.refused', ...unexpected(reason) }),
    handshake: async () => {
      receive(soundMessage('init'))
      opened.at(-1)?.answer({ session_token: 'fresh' })
      await settle()
      replies.length = 0
    },
  }
}

describe('an app in a frame', () => {
  test('sends a handshake and is answered with the same id', async () => {
    const { sendRequest, opened, replies, settle, origins } = open()
    sendRequest('init', 12)
    expect([replies, opened[0]?.request.app]).toEqual([[], lunchApp])
    opened[0]?.answer({ session_token: 'fresh' })
    await settle()
    expect(replies).toEqual([{ event: 'initResponse', data: { session_token: 'fresh' }, id: 12 }])
    expect([...origins]).toEqual([origin])
  })

  test.each([
    {},
    { app_uuid: 7 },
    { app_uuid: null },
    { app_uuid: '' },
    'lunch',
    [],
    null,
    undefined,
  ])('receives an error for an invalid handshake: %j', (data) => {
    const { receive, replies, opened } = open()
    receive(JSON.stringify({ action: 'init', data, id: 1 }))
    const error = { code: 'invalid_message', message: 'Invalid init event data' }
    expect([replies, opened]).toEqual([[{ event: 'initResponse', error, id: 1 }], []])
  })

  test('that uses the name of an app at another origin is denied', () => {
    const { receive, replies, opened, bridge } = open()
    receive(JSON.stringify({ action: 'init', data: { app_uuid: otherApp.uuid } }))
    expect([replies[0]?.error?.code, replies[0]?.data, opened]).toEqual([
      'permission_denied',
      undefined,
      [],
    ])
    expect(refusedMessages(bridge.getSnapshot())[0]).toEqual({
      reason: 'app',
      origin,
      action: 'init',
    })
  })

  test('can retry if its session could not start', async () => {
    const { sendRequest, replies, opened, settle, clock } = open()
    sendRequest('init', 1)
    opened[0]?.fail(offline)
    await settle()
    sendRequest('init', 2)
    clock.increment(20_000)
    sendRequest('init', 3)
    opened[2]?.answer({})
    await settle()
    expect(replies.map(({ id, error }) => [id, error?.code ?? 'answered'])).toEqual([
      [1, 'failed'],
      [2, 'timeout'],
      [3, 'answered'],
    ])
  })

  test('has several concurrent requests, answered as they complete', async () => {
    const { handshake, sendRequest, performed, replies, settle } = open()
    await handshake()
    sendRequest('getUser', 1)
    sendRequest('getTheme', 2)
    performed[1]?.answer({ font: null })
    await settle()
    performed[0]?.answer({ uuid: 'me' })
    await settle()
    expect(replies.map(({ id, event }) => [id, event])).toEqual([
      [2, 'getThemeResponse'],
      [1, 'getUserResponse'],
    ])
  })

  test('receives an error beyond four concurrent requests', async () => {
    const { handshake, sendRequest, performed, replies, settle } = open()
    await handshake()
    for (let n = 0; n < 5; n += 1) sendRequest('getUser', n)
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual([[4, 'failed']])
    performed[3]?.answer({})
    await settle()
    sendRequest('getUser', 9)
    expect(performed).toHaveLength(5)
  })

  test('receives no answer to requests of the previous page', async () => {
    const { handshake, sendRequest, performed, replies, settle, receiveUnexpected } = open()
    await handshake()
    sendRequest('getUser', 1)
    receiveUnexpected('origin')
    performed[0]?.answer({ uuid: 'me' })
    await settle()
    expect(replies).toEqual([])
    sendRequest('getUser', 2)
    expect(replies.map(({ error }) => error?.code)).toEqual(['not_ready'])
  })

  test('repeats the handshake after a reload', async () => {
    const { handshake, sendRequest, performed, replies, settle, opened } = open()
    await handshake()
    sendRequest('getUser', 1)
    sendRequest('init', 2)
    performed[0]?.answer({})
    opened[1]?.answer({})
    await settle()
    expect(replies.map(({ id }) => id)).toEqual([2])
  })

  test('keeps its connection if another window posts a message', async () => {
    const { handshake, sendRequest, performed, receiveUnexpected, bridge } = open()
    await handshake()
    receiveUnexpected('window')
    sendRequest('getUser', 1)
    expect([performed.length, refusedCount(bridge.getSnapshot())]).toEqual([1, 1])
  })

  test.each(['closeWebView', 'logout'] as const)(
    'that requests %s is answered before the connection ends',
    async (action) => {
      const { handshake, sendRequest, replies, clock, bridge, signedOut } = open()
      await handshake()
      sendRequest(action, 1)
      expect(replies).toEqual([{ event: `${action}Response`, data: { success: true }, id: 1 }])
      expect(bridge.getSnapshot().status).toBe('active')
      sendRequest('getUser', 2)
      clock.increment(100)
      expect(bridge.getSnapshot().status).toBe('done')
      expect([replies.length, signedOut.length]).toEqual([1, action === 'logout' ? 1 : 0])
    },
  )
})

test('the log contains the latest messages, and counts all', () => {
  const { bridge, receiveUnexpected, receive } = open([])
  for (let n = 0; n < 30; n += 1) receiveUnexpected('window')
  receive('{"action":"getUser","data":"private"}')
  const snapshot = bridge.getSnapshot()
  expect([refusedMessages(snapshot).length, refusedCount(snapshot)]).toEqual([20, 31])
  expect(refusedMessages(snapshot)[0]).toEqual({
    reason: 'unregistered',
    origin,
    action: 'getUser',
  })
  expect(JSON.stringify(refusedMessages(snapshot))).not.toContain('private')
})
