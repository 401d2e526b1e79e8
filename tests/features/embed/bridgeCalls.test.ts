import type { BridgeAction } from '@contract/bridge'
import { bridgeCalls } from '@features/embed/bridge/calls'
import type { HostFacts } from '@features/embed/bridge/hostFacts'
import { purge } from '@platform/storage/stored'
import { readMessage } from '@rules/embed/readMessage'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appWith, lunchApp, otherApp, soundMessage } from '../../machines/embed/bridgeCases'
import { branding, firstHouse, secondHouse, user } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

const origin = 'https://apps.test'
const card = { id: 'c1', card_last_four: '4242', card_brand: 'visa', payment_token: 'pm' }
const atHome: HostFacts = {
  version: '3.5.0',
  user: { ...user, company_uuid: 'co', company_name: 'Test & Sons' },
  building: firstHouse.building,
  buildings: [firstHouse.building, secondHouse.building],
  theme: firstHouse.theme,
  branding,
  isKiosk: false,
  locale: 'de-de',
  hasDirectLinks: true,
}
beforeEach(purge)

function open(facts: Partial<HostFacts> = {}) {
  const server = recordingApi((call) => {
    if (call.endsWith('/sessions'))
      return { data: { session: { token: 'app', expires_at: 'soon' } } }
    if (call.endsWith('/launches')) return { data: { url: 'https://apps.test/once' } }
    if (call.endsWith('/payment-methods')) return { data: [card] }
    if (call.endsWith('/tokenize')) return { data: { token: 'once' } }
    return { data: [lunchApp, otherApp] }
  })
  const calls = bridgeCalls(
    { ...server.api, goodToken: async () => 'jwt' },
    {
      facts: () => ({ ...atHome, ...facts }),
      apiUrl: 'https://house.test/api',
    },
  )
  const requests = (text: string, app = lunchApp) => {
    const message = readMessage(text)
    if (message.kind !== 'call') throw new Error(message.error.message)
    return { call: message.call, app, origin }
  }
  return {
    ...server,
    ...calls,
    send: (action: BridgeAction, app = lunchApp) =>
      calls.perform(requests(soundMessage(action), app), signal),
    set: (key: string, value: string, app = lunchApp) =>
      calls.perform(
        requests(JSON.stringify({ action: 'setStorage', data: { key, value } }), app),
        signal,
      ),
    get: (key: string, app = lunchApp) =>
      calls.perform(requests(JSON.stringify({ action: 'getStorage', data: { key } }), app), signal),
    handshake: (app = lunchApp) => calls.openApp(requests(soundMessage('init'), app), signal),
  }
}
const me = {
  uuid: user.uuid,
  first_name: 'Ada',
  last_name: 'Test',
  email: 'ada@house.test',
  company: { uuid: 'co', name: 'Test & Sons' },
}

describe('a handshake', () => {
  test("starts the app's session in the current building, at its own origin", async () => {
    const { handshake, requests } = open()
    expect(await handshake()).toMatchObject({
      session_token: 'app',
      expires_at: 'soon',
      jwt: 'jwt',
      base_url: 'https://apps.test/',
      api_url: 'https://house.test/api',
      language: 'de-de',
      user: me,
      building: { uuid: firstHouse.building.uuid },
      brand: { identifier: 'test', family: 'default' },
      theme: { primary_color: '#123456' },
    })
    expect(requests).toEqual([
      {
        call: 'POST /tenant/v1/apps/:appUuid/sessions',
        params: { appUuid: lunchApp.uuid },
        body: { building_uuid: firstHouse.building.uuid, base_url: 'https://apps.test/' },
      },
    ])
  })

  test("returns nothing that was not granted, least of all the tenant's token", async () => {
    const reply = await open().handshake(appWith({}, ['getTheme']))
    expect(reply).toMatchObject({ jwt: null, user: null, building: null, brand: null })
    expect([reply.theme?.primary_color, reply.capabilities]).toEqual(['#123456', ['getTheme']])
    expect(JSON.stringify(reply)).not.toMatch(/jwt"?:"|ada@/)
  })
})

describe('an action', () => {
  test.each<[BridgeAction, unknown]>([
    ['getJWT', { jwt: 'jwt' }],
    ['getUser', me],
    [
      'getHostInfo',
      { platform: 'web', version: '3.5.0', region: 'US', theme: { primary_color: '#123456' } },
    ],
    ['showNativePayment', { success: false }],
    ['hideNativePayments', { success: true, mocked: true }],
    [
      'getPaymentMethods',
      {
        cards: [{ last_four: '4242', brand: 'visa', token_id: 'c1', token: 'pm' }],
        apple_pay: false,
        google_pay: false,
      },
    ],
    ['tokenizeCard', { token: 'once' }],
    ['getTheme', { primary_color: '#123456', font: null }],
    ['getBrand', { identifier: 'test', name: 'Test', family: 'default', logo_url: null }],
    ['refreshToken', { session_token: 'app', expires_at: 'soon', jwt: 'jwt' }],
    ['getKioskEnabled', { kiosk_enabled: false }],
    ['setStorage', { success: true }],
    ['getStorage', { key: 'a', value: null }],
  ])('%s is answered', async (action, answer) => {
    expect(await open().send(action)).toMatchObject(answer as object)
  })

  test("returns what an app may know about a building, and all the user's buildings", async () => {
    const { send } = open()
    const first = {
      uuid: firstHouse.building.uuid,
      name: 'House 2',
      timezone: 'Europe/Berlin',
      locale: 'en_US',
      address_1: null,
      locality: null,
    }
    expect(await send('getBuilding')).toEqual(first)
    expect(await send('getBuildings')).toMatchObject({ buildings: [first, { name: 'House 3' }] })
  })

  test('about a card sends its token to the server', async () => {
    const { send, requests } = open()
    await send('tokenizeCard')
    expect(requests[0]).toMatchObject({ params: { cardId: 'c', gatewayId: 'g' } })
  })

  test.each(['init', 'closeWebView', 'logout'] as const)(
    '%s is not available here',
    async (action) => {
      await expect(open().send(action)).rejects.toThrow('is not asked for here')
    },
  )

  test('fails once the user is in no building', async () => {
    const { send } = open({ building: null, user: null })
    await expect(send('getUser')).rejects.toThrow('not available now')
    await expect(send('refreshToken')).rejects.toThrow('not available now')
  })
})

describe("an app's storage", () => {
  test('is separate by app and by user', async () => {
    const { set, get } = open()
    await set('a', 'b')
    expect(await get('a')).toEqual({ key: 'a', value: 'b' })
    expect(await get('a', otherApp)).toEqual({ key: 'a', value: null })
    const another = open({ user: { ...user, uuid: 'somebody else' } })
    expect(await another.get('a')).toEqual({ key: 'a', value: null })
  })

  test.each(['__proto__', 'constructor', 'toString'])('refuses %s', async (key) => {
    const { set, get } = open()
    expect(await get(key)).toEqual({ key, value: null })
    await set(key, 'x')
    expect(await get(key)).toEqual({ key, value: 'x' })
    expect(await get(key, appWith({ uuid: '__proto__' }))).toEqual({ key, value: null })
  })

  test('is deleted with the session', async () => {
    const { set, get } = open()
    await set('a', 'b')
    purge()
    expect(await get('a')).toEqual({ key: 'a', value: null })
  })

  test('rejects writes once it is full, and keeps its contents', async () => {
    const { set, get } = open()
    const large = 'x'.repeat(15_000)
    for (const key of ['a', 'b', 'c', 'd']) await set(key, large)
    await expect(set('e', large)).rejects.toThrow('full')
    expect(await get('d')).toEqual({ key: 'd', value: large })
    await set('a', '')
    await set('e', large)
    await set('a', 'b', otherApp)
  })

  test('evicts the app that wrote longest ago for the seventeenth', async () => {
    const { set, get } = open()
    const apps = Array.from({ length: 17 }, (_, n) => appWith({ uuid: `app-${n}` }))
    for (const app of apps) await set('a', app.uuid, app)
    expect(await get('a', apps[0])).toEqual({ key: 'a', value: null })
    expect(await get('a', apps[1])).toEqual({ key: 'a', value: 'app-1' })
  })

  test('is absent on a kiosk', async () => {
    const { set, get } = open({ isKiosk: true })
    await expect(set('a', 'b')).rejects.toThrow('Nothing can be kept here')
    await expect(get('a')).rejects.toThrow('Nothing can be kept here')
  })

  test('reports that the browser denies it', async () => {
    const { set } = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    await expect(set('a', 'b')).rejects.toThrow('Nothing can be kept here')
    vi.restoreAllMocks()
  })
})

test('the apps of an origin are those of the current building; a kiosk has none', async () => {
  const { registeredApps, requests } = open()
  const address = `${origin}/lunch`
  expect(await registeredApps({ address }, signal)).toEqual([lunchApp])
  expect(requests[0]?.params).toEqual({ buildingId: firstHouse.building.uuid })
  expect(await registeredApps({ address: 'https://apps.test.evil.test/lunch' }, signal)).toEqual([])
  const kiosk = open({ isKiosk: true })
  expect([await kiosk.registeredApps({ address }, signal), kiosk.requests]).toEqual([[], []])
})

describe("an app's address", () => {
  const launched = { ...lunchApp, launch: 'https://apps.test/lunch?building=1' }
  const bySaml = { ...launched, launch_by: 'saml' as const }
  const byLink = { ...launched, launch_by: 'one_time_link' as const }
  const address = 'https://apps.test/lunch?day=1'

  test("is requested if the app needs the user's identity", async () => {
    const { launchPage, requests } = open()
    for (const app of [bySaml, byLink]) {
      expect(await launchPage({ address, apps: [otherApp, app] }, signal)).toBe(
        'https://apps.test/once',
      )
    }
    expect(requests).toHaveLength(2)
  })

  test('stays as it is without an app, or for another page', async () => {
    const { launchPage, requests } = open()
    expect(await launchPage({ address, apps: [launched] }, signal)).toBe(address)
    const elsewhere = 'https://apps.test/menu'
    expect(await launchPage({ address: elsewhere, apps: [bySaml] }, signal)).toBe(elsewhere)
    expect(requests).toEqual([])
  })

  test("has no token while the direct links' flag is off; an assertion needs no flag", async () => {
    const { launchPage } = open({ hasDirectLinks: false })
    expect(await launchPage({ address, apps: [byLink] }, signal)).toBe(address)
    expect(await launchPage({ address, apps: [bySaml] }, signal)).toBe('https://apps.test/once')
  })
})
