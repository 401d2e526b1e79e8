import { type BridgeAnswer, bridgeActions } from '@contract/bridge'
import { bridgeOf } from '@features/embed/bridge/bridge.logic'
import { answerFrame, watchFrame } from '@features/embed/bridge/frameMessages'
import type { RefusalReason } from '@machines/embed/bridge/context'
import { refusedCount, refusedMessages } from '@machines/embed/bridge/selectors'
import type { RequestedCall } from '@machines/embed/bridgeCall/machine'
import { frameElementId } from '@machines/embed/embeddedPage/machine'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ActorRefFrom, createActor, fromCallback, setup } from 'xstate'
import { appWith, lunchApp, soundMessage } from '../../machines/embed/bridgeCases'

const origin = 'https://apps.test'
const secret = 'the-token-of-the-session'
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A window that records what is posted to it, and to which origin. */
function windowOf(frame: HTMLIFrameElement) {
  const posted: { text: string; to: unknown }[] = []
  const inside = frame.contentWindow
  if (inside === null) throw new Error('the frame has no window')
  // Not a mock of Vitest, which would retain every one of these windows.
  inside.postMessage = (text: unknown, to: unknown) => {
    posted.push({ text: String(text), to })
  }
  return { inside, posted }
}

function addFrame(id = '') {
  const frame = document.createElement('iframe')
  frame.id = id
  document.body.append(frame)
  return { frame, ...windowOf(frame) }
}

let framed: ReturnType<typeof addFrame>
let elsewhere: ReturnType<typeof addFrame>
const endings: (() => void)[] = []
beforeEach(() => {
  framed = addFrame(frameElementId)
  elsewhere = addFrame()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Everything that the page can receive from us, in any window. */
const received = () => [...framed.posted, ...elsewhere.posted]
const answers = () => framed.posted.map(({ text }) => JSON.parse(text) as BridgeAnswer)

/** The connection as the app runs it, with a host that reveals a secret to any caller. */
function connect(apps = [lunchApp]) {
  const performed: RequestedCall[] = []
  const ownPosts = vi.spyOn(window, 'postMessage')
  const host = {
    watchFrame,
    answerFrame,
    report: () => {
      throw new Error('the bridge broke')
    },
  }
  const calls = {
    openApp: async () => ({ session_token: secret }),
    perform: async (request: RequestedCall) => {
      performed.push(request)
      return { jwt: secret }
    },
  }
  const silent = fromCallback(() => {})
  // Including its emitted events: the frame closes an app that floods it, and the session ends.
  const app = setup({ actors: { bridge: bridgeOf(host, calls), silent } }).createMachine({
    invoke: [
      { src: 'silent', systemId: 'embeddedPage' },
      { src: 'silent', systemId: 'session' },
      { src: 'bridge', id: 'bridge', systemId: 'bridge', input: { origin, apps } },
    ],
  })
  const root = createActor(app).start()
  const actor = root.getSnapshot().children.bridge as ActorRefFrom<ReturnType<typeof bridgeOf>>
  endings.push(() => root.stop())
  return { actor, performed, ownPosts, disconnect: () => root.stop() }
}

type From = { origin?: string; source?: MessageEventSource | null }

function post(data: unknown, { origin: from = origin, source = framed.inside }: From = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))
}

async function handshake() {
  post(soundMessage('init'))
  await settle()
  expect(answers()).toEqual([{ event: 'initResponse', data: { session_token: secret } }])
  framed.posted.length = 0
}

const hostile: [string, () => From, RefusalReason][] = [
  ['an unregistered origin', () => ({ origin: 'https://evil.test' }), 'origin'],
  ['the origin with a suffix', () => ({ origin: `${origin}.evil.test` }), 'origin'],
  ['the origin with a prefix', () => ({ origin: 'https://evil-apps.test' }), 'origin'],
  ['a subdomain of the origin', () => ({ origin: 'https://deep.apps.test' }), 'origin'],
  ['another port', () => ({ origin: `${origin}:8443` }), 'origin'],
  ['another scheme', () => ({ origin: 'http://apps.test' }), 'origin'],
  ['the origin in upper case', () => ({ origin: 'https://APPS.test' }), 'origin'],
  ['an opaque origin', () => ({ origin: 'null' }), 'origin'],
  ['an empty origin', () => ({ origin: '' }), 'origin'],
  ['our own origin', () => ({ origin: window.location.origin }), 'origin'],
  ['the correct origin in another window', () => ({ source: elsewhere.inside }), 'window'],
  ['the correct origin in no window', () => ({ source: null }), 'window'],
  [
    'the correct origin in a window that was opened by the frame',
    () => ({ source: new MessageChannel().port1 as unknown as Window }),
    'window',
  ],
]

describe.each(bridgeActions)('%s', (action) => {
  test.each(hostile)('from %s gets no answer', async (_, from, reason) => {
    const { actor, performed } = connect()
    // Neither before nor after the handshake.
    post(soundMessage(action, 1), from())
    await settle()
    expect(received()).toEqual([])
    await handshake()
    post(soundMessage(action, 2), from())
    await settle()
    expect([received(), performed]).toEqual([[], []])
    expect(refusedCount(actor.getSnapshot())).toBe(2)
    expect(refusedMessages(actor.getSnapshot())[0]).toMatchObject({ reason, action })
  })

  test("gets no answer without a registered app, or from another building's app", async () => {
    const { performed } = connect([])
    post(soundMessage(action))
    await settle()
    expect([received(), performed]).toEqual([[], []])
  })

  test("gets no answer once the frame's window has navigated", async () => {
    const { performed } = connect()
    await handshake()
    post(soundMessage(action, 1), { origin: 'https://evil.test' })
    await settle()
    expect(received()).toEqual([])
    // Back at its page, it has not sent its handshake.
    post(soundMessage(action, 2))
    await settle()
    expect(performed).toEqual([])
    const [answer] = answers()
    expect(action === 'init' ? answer?.error : answer?.error?.code).toBe(
      action === 'init' ? undefined : 'not_ready',
    )
  })

  test('gets no answer once the frame is gone', async () => {
    connect()
    await handshake()
    framed.frame.remove()
    post(soundMessage(action))
    await settle()
    expect(received()).toEqual([])
  })

  test('is answered only with granted data', async () => {
    const { performed } = connect([appWith({}, [])])
    await handshake()
    post(soundMessage(action, 1))
    await settle()
    expect(performed).toEqual([])
    expect(answers().map(({ error }) => error?.code)).toEqual(
      action === 'init' ? [undefined] : ['permission_denied'],
    )
  })

  test('is answered to the frame only, at its own origin', async () => {
    const { ownPosts } = connect()
    await handshake()
    post(soundMessage(action, 7))
    await settle()
    expect(answers()).toMatchObject([{ event: `${action}Response`, id: 7 }])
    expect(framed.posted.map(({ to }) => to)).toEqual([origin])
    expect([elsewhere.posted, ownPosts.mock.calls]).toEqual([[], []])
  })
})

test('the listener is attached before the frame loads', async () => {
  framed.frame.remove()
  connect()
  framed = addFrame(frameElementId)
  post(soundMessage('init'))
  await settle()
  expect(answers()[0]?.event).toBe('initResponse')
})

test("messages of the browser's own tools are ignored", () => {
  const { actor } = connect()
  post({ source: 'react-devtools' }, { source: window, origin: window.location.origin })
  expect(refusedCount(actor.getSnapshot())).toBe(0)
})

test('the listener is removed once the connection is over', async () => {
  const { disconnect } = connect()
  await handshake()
  disconnect()
  post(soundMessage('getUser'))
  await settle()
  expect(received()).toEqual([])
})

const almost = fc.record(
  {
    action: fc.oneof(fc.constantFrom<unknown>(...bridgeActions), fc.anything()),
    data: fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())),
    id: fc.anything(),
  },
  { requiredKeys: [] },
)
const text = fc.oneof(
  fc.string(),
  fc.json(),
  almost.map(
    (given) =>
      JSON.stringify(given, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      ) ?? '',
  ),
)
const anyMessage = fc.oneof(text, almost, fc.anything())

describe('ten thousand messages of any kind', () => {
  test('from a page without a handshake break nothing and reveal nothing', async () => {
    const { performed, actor } = connect()
    fc.assert(
      fc.property(anyMessage, (given) => {
        post(given)
      }),
      { numRuns: 5000, seed: 5 },
    )
    await settle()
    expect(actor.getSnapshot().status).toBe('active')
    expect(performed).toEqual([])
    expect(framed.posted.filter(({ text: replies }) => replies.includes(secret))).toEqual([])
    expect(answers().every(({ error, data }) => error !== undefined && data === undefined)).toBe(
      true,
    )
  })

  test('from elsewhere get no answer at all', async () => {
    const { actor } = connect()
    await handshake()
    fc.assert(
      fc.property(anyMessage, fc.constantFrom(...hostile), (given, [, from]) => {
        post(given, from())
      }),
      { numRuns: 5000, seed: 6 },
    )
    await settle()
    expect([actor.getSnapshot().status, received()]).toEqual(['active', []])
  })
})

describe('a flood of messages', () => {
  test('is dropped after two hundred, and closes the app once', async () => {
    const { actor, performed } = connect()
    post(soundMessage('init'))
    await settle()
    for (let n = 0; n < 20_000; n += 1) post(soundMessage('getUser', n))
    await settle()
    expect(actor.getSnapshot().matches('flooded')).toBe(true)
    // Four run concurrently; the others were refused as too many, and those beyond the budget not answered at all.
    expect(performed.length).toBeLessThanOrEqual(4)
    // The burst, and what the budget gains while the test runs on a busy machine.
    expect(framed.posted.length).toBeLessThan(2000)
    const before = framed.posted.length
    post(soundMessage('init'))
    await settle()
    expect(framed.posted).toHaveLength(before)
  })

  test('from another window is dropped, and leaves the app alone', async () => {
    const { actor } = connect()
    for (let n = 0; n < 20_000; n += 1) post('noise', { source: elsewhere.inside })
    // The burst, and what the budget gains while the test runs.
    expect(refusedCount(actor.getSnapshot())).toBeLessThan(2000)
    post(soundMessage('init'))
    await settle()
    expect(actor.getSnapshot().matches('ready')).toBe(true)
  })
})
