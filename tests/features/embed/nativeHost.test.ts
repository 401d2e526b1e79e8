import { assemble } from '@app/assemble'
import type { HostMessage } from '@contract/nativeHost'
import { hasHostTransport } from '@features/embed/native/isNative'
import { hostTransport } from '@features/embed/native/transports'
import { nativeHostActor } from '@machines/embed/nativeHost/machine'
import { kioskDialog } from '@machines/kiosk/kiosk/machine'
import { isSettled } from '@machines/platform/app/selectors'
import { systemOf } from '@machines/platform/app/system'
import { buildingOf } from '@machines/tenancy/building/selectors'
import type { Host } from '@platform/host'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { appInput, branding, firstHouse, secondHouse, user } from '../../machines/fixtures'
import { turns } from '../../turns'
import { apiOf } from '../answers'
import { defaultAnswers, defaultHost, sessionOf } from '../defaults'

type Native = Record<string, unknown> & { portico?: { receive: (text: unknown) => void } }
const here = window as unknown as Native

/** A native app with our web view: it records what it receives, and sends the messages of its script. */
const webViews = {
  reactNative: (received: string[]) => {
    here.ReactNativeWebView = { postMessage: (text: string) => received.push(text) }
    return (text: string) => {
      window.document.dispatchEvent(new MessageEvent('message', { data: text }))
    }
  },
  webKit: (received: string[]) => {
    here.webkit = {
      messageHandlers: { portico: { postMessage: (text: string) => received.push(text) } },
    }
    return (text: string) => here.portico?.receive(text)
  },
  android: (received: string[]) => {
    here.PorticoAndroid = { postMessage: (text: string) => received.push(text) }
    return (text: string) => here.portico?.receive(text)
  },
}
type Kind = keyof typeof webViews
const kinds = ['reactNative', 'webKit', 'android'] as const satisfies Kind[]

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
  for (const name of ['ReactNativeWebView', 'webkit', 'PorticoAndroid', 'portico']) {
    Reflect.deleteProperty(here, name)
  }
})

/** The app inside a native app. */
async function show(kind: Kind, given: Partial<Host> = {}, isSignedIn = true) {
  const received: string[] = []
  const send = webViews[kind](received)
  expect(hasHostTransport(window)).toBe(true)
  const host: Host = {
    ...defaultHost,
    readSession: async () => (isSignedIn ? sessionOf(user) : null),
    ...given,
  }
  const input = { ...appInput, branding, isNativeHost: true, hasHostTransport: true }
  const { app } = assemble({ api: apiOf(defaultAnswers), host }, input)
  app.start()
  endings.push(() => app.stop())
  await waitFor(
    app,
    (snapshot) => isSettled(snapshot) && snapshot.matches({ host: { native: 'attached' } }),
  )
  const system = systemOf(app)
  if (isSignedIn) await waitFor(system.building, (snapshot) => buildingOf(snapshot) !== null)
  await turns()
  const replies = () => received.map((text) => JSON.parse(text) as HostMessage)
  return {
    app,
    system,
    replies,
    named: (name: string) => replies().filter(({ event }) => event === name),
    request: (action: string, data?: unknown, id?: number) =>
      send(JSON.stringify({ action, data, id })),
    send,
  }
}

describe.each(kinds)('a native app (%s)', (kind) => {
  test('is detected by its object in the page, and received from only while attached', () => {
    const received: unknown[] = []
    const send = webViews[kind]([])
    const transport = hostTransport(window)
    expect(transport?.name).toBe(kind)
    const stop = transport?.listen((text) => received.push(text))
    send('one')
    stop?.()
    send('two')
    expect([received, here.portico]).toEqual([['one'], undefined])
  })

  test("receives that the app is ready, each page, and a card's result", async () => {
    const { app, system, named } = await show(kind)
    expect(named('ready')).toEqual([
      { event: 'ready', data: { version: '3.5.0', path: null, kiosk: false } },
    ])
    app.send({ type: 'location.changed', path: '/my-history', from: '/', buildingUuid: null })
    const result = { saved: false, errors: [], validation: null } as const
    nativeHostActor.send(app, { type: 'card.settled', result: { ...result, errors: [] } })
    expect([named('navigated'), named('cardResult')]).toEqual([
      [{ event: 'navigated', data: { path: '/my-history' } }],
      [{ event: 'cardResult', data: result }],
    ])
    expect(buildingOf(system.building.getSnapshot())?.uuid).toBe(firstHouse.building.uuid)
  })

  test('opens a page, goes back, switches the building and the language', async () => {
    const navigate = vi.fn<Host['navigate']>()
    const goBack = vi.fn<Host['goBack']>()
    const { system, request, replies } = await show(kind, {
      navigate,
      goBack,
      loadCatalogue: async () => undefined,
    })
    request('openRoute', { path: '/my-history' }, 1)
    request('back', undefined, 2)
    request('switchBuilding', { uuid: secondHouse.building.uuid }, 3)
    request('setLanguage', { locale: 'de-de' }, 4)
    await waitFor(system.building, (at) => buildingOf(at)?.uuid === secondHouse.building.uuid)
    expect([navigate.mock.calls, goBack.mock.calls.length]).toEqual([[['/my-history']], 1])
    expect(system.language.getSnapshot().context.preferences.chosen).toBe('de-de')
    expect(replies().filter((answer) => 'id' in answer)).toEqual(
      ['openRoute', 'back', 'switchBuilding', 'setLanguage'].map((action, n) => ({
        event: `${action}Response`,
        data: { success: true },
        id: n + 1,
      })),
    )
  })

  test('requests a kiosk, which the user confirms, and is notified of it', async () => {
    const { system, request, named } = await show(kind)
    request('setKiosk', { enabled: true })
    expect(kioskDialog(system.kiosk.getSnapshot())).toBe('start')
    expect(named('kioskChanged')).toEqual([])
    system.kiosk.send({ type: 'start.confirmed' })
    await turns()
    expect(named('kioskChanged')).toEqual([{ event: 'kioskChanged', data: { enabled: true } }])
  })

  test('signs out, and then enters an auth flow whose fields merge', async () => {
    const { app, request, replies } = await show(kind)
    request('enterAuthFlow', { flow: 'SIGNUP' }, 1)
    request('signOut', undefined, 2)
    await waitFor(app, (snapshot) => snapshot.matches({ access: 'signedOut' }))
    request(
      'enterAuthFlow',
      { flow: 'SIGNIN', fields: { email: 'a@b.test' }, logoutOnFailure: true },
      3,
    )
    request('enterAuthFlow', { fields: { first_name: 'Ada' } }, 4)
    request('signOut', undefined, 5)
    await turns()
    expect(app.getSnapshot().context.auth).toMatchObject({
      flows: { signIn: 'SIGNIN' },
      email: 'a@b.test',
      fields: { email: 'a@b.test', first_name: 'Ada' },
      logoutOnFailure: true,
    })
    const answers = replies().filter((answer) => 'id' in answer)
    expect(answers.map((answer) => ('error' in answer ? answer.error?.code : 'done'))).toEqual([
      'not_ready',
      'done',
      'done',
      'done',
      'not_ready',
    ])
  })

  test('receives an error for an invalid message, which has no effect', async () => {
    const navigate = vi.fn<Host['navigate']>()
    const { send, request, replies } = await show(kind, { navigate })
    const before = replies().length
    for (const text of ['', '{', 'null', '[]', '{"action":7}']) send(text)
    request('openRoute', { path: '//evil.test' })
    request('format', {})
    const codes = replies()
      .slice(before)
      .map((answer) => ('error' in answer ? answer.error?.code : null))
    expect(codes).toEqual([...Array(6).fill('invalid_message'), 'unknown_action'])
    expect(navigate).not.toHaveBeenCalled()
  })

  test('detaches, and receives nothing more', async () => {
    const { app, request, replies } = await show(kind)
    request('detach', undefined, 9)
    const before = replies().length
    expect(replies().at(-1)).toMatchObject({ event: 'detachResponse', id: 9 })
    app.send({ type: 'location.changed', path: '/x', from: '/', buildingUuid: null })
    request('back')
    expect([replies().length, app.getSnapshot().matches({ host: { native: 'silent' } })]).toEqual([
      before,
      true,
    ])
  })
})

test('a page in a frame cannot impersonate the native app', async () => {
  const goBack = vi.fn<Host['goBack']>()
  await show('reactNative', { goBack })
  const frame = document.body.appendChild(document.createElement('iframe'))
  const data = '{"action":"back"}'
  window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }))
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }))
  frame.remove()
  expect(goBack).not.toHaveBeenCalled()
})

test('a message of an old system, which bubbles to the window, acts once', async () => {
  const goBack = vi.fn<Host['goBack']>()
  await show('reactNative', { goBack })
  const data = '{"action":"back"}'
  document.dispatchEvent(new MessageEvent('message', { data, bubbles: true }))
  expect(goBack).toHaveBeenCalledOnce()
  document.dispatchEvent(new MessageEvent('message', { data, bubbles: true }))
  window.dispatchEvent(new MessageEvent('message', { data }))
  expect(goBack).toHaveBeenCalledTimes(3)
})

test('a browser has no native app, whatever its user agent', () => {
  expect([hostTransport(window), hasHostTransport(window)]).toEqual([null, false])
})
