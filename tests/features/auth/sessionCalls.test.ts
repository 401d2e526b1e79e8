import { permissionRegistry } from '@contract/permissionRegistry'
import { passwordCalls } from '@features/account/api/password'
import { profileCalls } from '@features/account/api/profile'
import { signInCalls } from '@features/auth/api/signIn'
import { kioskCalls } from '@features/kiosk/api/kiosk'
import { joined, permissionCalls } from '@features/tenancy/api/permissions'
import { sessionCalls } from '@platform/session/calls'
import { stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, known, noProviders, offline, status, user } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

const { session } = known(60_000)
const { uuid } = firstHouse.building
const now = Date.parse('2026-11-22T12:00:00Z')
/** A quarter of an hour, and thirty days. */
const reply = {
  token: 'access',
  expires_in: 900,
  refresh_token: { token: 'refresh 2', expires_in: 2_592_000 },
}
const started = {
  token: 'access',
  expiresAt: now + 900_000,
  refreshToken: 'refresh 2',
  refreshExpiresAt: now + 2_592_000_000,
  user,
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => vi.restoreAllMocks())

describe('a session', () => {
  test('is renewed with its refresh token only, under the key of that refresh', async () => {
    const { api, requests } = recordingApi(() => reply)
    const renewed = await sessionCalls(api).renew(session, signal)
    expect(requests).toStrictEqual([
      {
        call: 'POST /auth/v2/refresh',
        body: { refresh_token: 'refresh' },
        idempotencyKey: 'refresh-key',
        isAnonymous: true,
      },
    ])
    expect(renewed.session).toMatchObject(started)
    // Another refresh is another intent, and starts half a minute before the token expires.
    expect(renewed.session.refreshKey).not.toBe('refresh-key')
    expect(renewed).toMatchObject({ renewInMs: 870_000, needsUpgrade: false })
  })

  test('of an older version is exchanged with its own token', async () => {
    const { api, requests } = recordingApi(() => reply)
    const upgraded = await sessionCalls(api).upgrade(session, signal)
    expect(requests).toStrictEqual([{ call: 'POST /auth/upgrade', token: 'token' }])
    expect(upgraded.session).toMatchObject(started)
  })

  test('ends on the server, and rejects without a response', async () => {
    const sent = recordingApi()
    await sessionCalls(sent.api).notifyServer(session, signal)
    expect(sent.requests).toStrictEqual([
      { call: 'POST /auth/logout', body: { refresh_token: 'refresh' } },
    ])
    const failing = (error: Error) =>
      sessionCalls(recordingApi(() => Promise.reject(error)).api).notifyServer(session, signal)
    // The session stores it, and repeats the sign-out until it is confirmed.
    await expect(failing(offline)).rejects.toMatchObject({ failure: { kind: 'network' } })
    await expect(failing(new TypeError('broken'))).rejects.toThrow('broken')
  })
})

describe('the sign-in', () => {
  test('looks up an address and its providers', async () => {
    const { api, requests } = recordingApi((call) =>
      call.startsWith('GET') ? noProviders : status({}),
    )
    const email = 'ada@house.test'
    expect(await signInCalls(api).lookUpEmail({ email }, signal)).toEqual({
      status: status({}),
      providers: noProviders,
    })
    expect(requests).toStrictEqual([
      { call: 'POST /auth/v2/validate-email', body: { email } },
      {
        call: 'GET /sso/v1/providers/:source',
        params: { source: email },
        query: { source: 'tenantweb' },
      },
    ])
  })

  test('starts a session with address and password, each try as its own intent', async () => {
    const { api, requests } = recordingApi(() => ({ ...reply, user }))
    const credentials = { email: 'ada@house.test', password: 'Secret-1!' }
    const { logIn } = signInCalls(api)
    expect((await logIn(credentials, signal)).session).toMatchObject(started)
    await logIn(credentials, signal)
    expect(requests[0]).toMatchObject({ call: 'POST /auth/v2/login', body: credentials })
    expect(requests[0]?.idempotencyKey).not.toBe(requests[1]?.idempotencyKey)
  })
})

describe('a signed-in user', () => {
  test('changes the password with the current one', async () => {
    const { api, requests } = recordingApi()
    const intent = { current: 'Old-secret-1!', password: 'New-secret-1!', key: 'intent' }
    await passwordCalls(api).updatePassword(intent, signal)
    expect(requests).toStrictEqual([
      {
        call: 'PUT /users/current',
        body: { password: 'Old-secret-1!', new_password: 'New-secret-1!' },
        idempotencyKey: 'intent',
      },
    ])
  })

  test('chooses a language, each choice as its own intent', async () => {
    const { api, requests } = recordingApi(() => user)
    const { saveLocale } = profileCalls(api)
    expect(await saveLocale({ locale: 'de-de' }, signal)).toBe(user)
    await saveLocale({ locale: 'de-de' }, signal)
    expect(requests[0]).toMatchObject({ call: 'PUT /users/current', body: { locale: 'de-de' } })
    expect(requests[0]?.idempotencyKey).not.toBe(requests[1]?.idempotencyKey)
  })

  const everyPermission = [
    'can-see-admin-ui-link',
    'can-approve-bookings',
    'can-check-passes',
    'can-start-kiosk',
  ]

  test.each<[string, unknown, boolean]>([
    ['it is granted there', { [uuid]: { [permissionRegistry.adminLink]: true } }, true],
    ['it is not granted there', { [uuid]: { [permissionRegistry.adminLink]: false } }, false],
    ['it is granted elsewhere', { other: { [permissionRegistry.adminLink]: true } }, false],
    ['another one is granted there', { [uuid]: { other: true } }, false],
    ['nothing is returned', {}, false],
  ])('sees the admin link of a building if %s: %s', async (_, data, sees) => {
    const { api, requests } = recordingApi(() => ({ data }))
    expect(await permissionCalls(api).permissions(uuid, signal)).toEqual({
      request: { buildingUuids: [uuid], permissions: everyPermission },
      adminLink: sees,
      approvals: false,
      passChecks: false,
      kioskStart: false,
    })
    expect(requests).toStrictEqual([
      {
        call: 'GET /user-permissions/v1',
        query: {
          building_uuids: uuid,
          permissions: everyPermission.join(),
        },
      },
    ])
  })

  test('can decide on bookings with the permission', async () => {
    const { api } = recordingApi(() => ({ data: { [uuid]: { 'can-approve-bookings': true } } }))
    expect(await permissionCalls(api).permissions(uuid, signal)).toMatchObject({ approvals: true })
  })

  test('sees no admin link without a building, and no request is sent', async () => {
    const { api, requests } = recordingApi(() => ({
      data: { '': { [permissionRegistry.adminLink]: true } },
    }))
    expect(await permissionCalls(api).permissions('', signal)).toEqual({
      request: { buildingUuids: [], permissions: everyPermission },
      adminLink: false,
      approvals: false,
      passChecks: false,
      kioskStart: false,
    })
    expect(requests).toEqual([])
  })
})

describe('a device that is handed over', () => {
  test("receives the kiosk's session, and drops the user's once that has started", async () => {
    stored.root.write({ auth: session, authV2: null, farm: null })
    const { api, requests } = recordingApi(() => {
      expect(stored.root.read()?.auth).toEqual(session)
      return { ...reply, user }
    })
    const kiosk = await kioskCalls(api).startKiosk({ buildingUuid: uuid }, signal)
    expect(kiosk.session).toMatchObject(started)
    expect(localStorage).toHaveLength(0)
    expect(requests).toStrictEqual([
      { call: 'POST /portico/v1/kiosk/start', body: { building_uuid: uuid } },
    ])
  })

  test('keeps its session if the hand-over fails', async () => {
    stored.root.write({ auth: session, authV2: null, farm: null })
    const { api } = recordingApi(() => Promise.reject(offline))
    await expect(kioskCalls(api).startKiosk({ buildingUuid: uuid }, signal)).rejects.toBe(offline)
    expect(stored.root.read()?.auth).toEqual(session)
  })

  test.each([
    ['', {}],
    ['1234', { pin: '1234' }],
  ])('is exited with the PIN %j', async (pin, body) => {
    const { api, requests } = recordingApi()
    await kioskCalls(api).leaveKiosk({ pin }, signal)
    expect(requests).toStrictEqual([{ call: 'POST /portico/v1/kiosk/leave', body }])
  })
})

test.each([
  [['a', 'b'], 'a,b'],
  [['a', null, undefined, '', 'b'], 'a,b'],
  [[], ''],
  [[null], ''],
])('sends the list %j as %j', (values, text) => {
  expect(joined(values)).toBe(text)
})
