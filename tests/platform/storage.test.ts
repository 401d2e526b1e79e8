import { forgetOwnCache } from '@platform/storage/ownCache'
import { session } from '@platform/storage/persisted'
import {
  kioskFlag,
  purge,
  purgeGuest,
  purgeWayIn,
  shortcuts,
  ssoDetails,
  stored,
} from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, known } from '../machines/fixtures'

const root = { auth: known(60_000).session, authV2: null, farm: null }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

test('stored data is read again, under the keys of the storage', () => {
  stored.root.write(root)
  stored.building.write({ userUuid: 'ada', building: firstHouse.building })
  stored.theme.write(firstHouse.theme)
  stored.language.write('de-de')
  kioskFlag.write(true)
  expect(Object.keys(localStorage).toSorted()).toEqual(['buildings', 'languages', 'root', 'theme'])
  expect(sessionStorage.getItem('KIOSK_ENABLED')).toBe('true')
  expect(stored.root.read()).toEqual(root)
  expect(stored.building.read()).toEqual({ userUuid: 'ada', building: firstHouse.building })
  expect(stored.theme.read()).toEqual(firstHouse.theme)
  expect(stored.language.read()).toBe('de-de')
  expect(kioskFlag.read()).toBe(true)
})

test('a purge removes all of the session, and everything that is not shared', () => {
  const ofAllTabs = ['root', 'buildings', 'theme', 'languages', 'searches', 'passes', 'APP_STORAGE']
  // The device's setting of single keys stays, whichever user signs in.
  for (const key of [...ofAllTabs, 'SHORTCUTS', 'foreign']) localStorage.setItem(key, 'something')
  const ofTab = [
    'KIOSK_ENABLED',
    'SSO_DETAILS',
    'AUTH_DRAFT',
    'HELP_DESK_DRAFT',
    'PROFILE_EDITS',
    'CARD_DRAFT',
    'tsr-scroll-restoration-v1_3',
  ]
  for (const key of [...ofTab, 'foreign']) sessionStorage.setItem(key, 'something')
  purge()
  expect(Object.keys(localStorage).toSorted()).toEqual(['SHORTCUTS', 'foreign'])
  expect(Object.keys(sessionStorage)).toEqual(['foreign'])
})

test("a guest's data is removed from a kiosk, and the kiosk's session continues", () => {
  stored.root.write(root)
  kioskFlag.write(true)
  for (const key of ['searches', 'passes']) localStorage.setItem(key, 'something')
  const ofGuest = ['HELP_DESK_DRAFT', 'SSO_DETAILS', 'AUTH_DRAFT', 'tsr-scroll-restoration-v1_3']
  for (const key of ofGuest) sessionStorage.setItem(key, 'something')
  purgeGuest()
  expect(Object.keys(localStorage)).toEqual(['root'])
  expect(Object.keys(sessionStorage)).toEqual(['KIOSK_ENABLED'])
})

test('a page without caches has nothing to delete in them', async () => {
  expect('caches' in window).toBe(false)
  await expect(forgetOwnCache()).resolves.toBeUndefined()
})

test('the setting of single keys is on, off or not set', () => {
  for (const choice of [true, false]) {
    shortcuts.write(choice)
    expect(shortcuts.read()).toBe(choice)
  }
  localStorage.setItem('SHORTCUTS', '{"version":1,"value":"yes"}')
  expect(shortcuts.read()).toBeNull()
})

describe("a user's stored data is complete or ignored", () => {
  const searches = { userUuid: 'ada', queries: ['yoga'] }
  const pass = { code: '7K3M', holder: {}, content: { uuid: 'soup', title: 'Soup' } }
  const passes = { userUuid: 'ada', buildingUuid: 'house', passes: [pass] }
  const save = (key: string, value: object) =>
    localStorage.setItem(key, JSON.stringify({ version: 1, value }))

  test.each<[string, object]>([
    ['their owner', { userUuid: 7 }],
    ['a list', { queries: 'yoga' }],
    ['words', { queries: ['yoga', 7] }],
  ])('searches with an invalid field: %s', (_, given) => {
    save('searches', searches)
    expect(stored.searches.read()).toEqual(searches)
    save('searches', { ...searches, ...given })
    expect(stored.searches.read()).toBeNull()
  })

  test.each<[string, object]>([
    ['their owner', { userUuid: 7 }],
    ['their building', { buildingUuid: null }],
    ['a list', { passes: {} }],
    ['a pass beside an invalid one', { passes: [pass, 'soup'] }],
    ['its code', { passes: [{ ...pass, code: 7 }] }],
    ['its holder', { passes: [{ ...pass, holder: null }] }],
    ['what it is for', { passes: [{ ...pass, content: null }] }],
    ['its content', { passes: [{ ...pass, content: { title: 'Soup' } }] }],
    ['its title', { passes: [{ ...pass, content: { uuid: 'soup' } }] }],
  ])('passes with an invalid field: %s', (_, given) => {
    save('passes', passes)
    expect(stored.passes.read()).toEqual(passes)
    save('passes', { ...passes, ...given })
    expect(stored.passes.read()).toBeNull()
  })
})

test('the end of an auth flow removes what this tab has stored of it, and no session', () => {
  stored.root.write(root)
  kioskFlag.write(true)
  for (const key of ['SSO_DETAILS', 'AUTH_DRAFT']) sessionStorage.setItem(key, 'something')
  purgeWayIn()
  expect(Object.keys(sessionStorage)).toEqual(['KIOSK_ENABLED'])
  expect(stored.root.read()).toEqual(root)
})

test('a device that is no longer a kiosk shows so', () => {
  kioskFlag.write(true)
  kioskFlag.write(false)
  expect(kioskFlag.read()).toBe(false)
  sessionStorage.setItem('KIOSK_ENABLED', 'yes')
  expect(kioskFlag.read()).toBe(false)
})

describe('the redirect to an identity provider', () => {
  const details = {
    email: 'ada@house.test',
    transactionId: 'transaction',
    state: 'state',
    purpose: 'signUp' as const,
    returnTo: null,
    lang: null,
  }

  test('is stored in this tab only, for a sign-in and a sign-up', () => {
    for (const purpose of ['signIn', 'signUp'] as const) {
      ssoDetails.write({ ...details, purpose })
      expect(ssoDetails.read()).toEqual({ ...details, purpose })
    }
    expect(localStorage).toHaveLength(0)
  })

  test.each<[string, object | null]>([
    ['nothing', null],
    ['no address', { ...details, email: null }],
    ['no transaction', { ...details, transactionId: 7 }],
    ['no state', { ...details, state: undefined }],
    ['another purpose', { ...details, purpose: 'link' }],
  ])('with %s is ignored', (_, value) => {
    sessionStorage.setItem('SSO_DETAILS', JSON.stringify({ version: 1, value }))
    expect(ssoDetails.read()).toBeNull()
  })
})

describe('a session is complete or ignored', () => {
  const save = (auth: object) =>
    localStorage.setItem('root', JSON.stringify({ version: 1, value: { ...root, auth } }))

  test.each<[string, object]>([
    ['its token', { token: undefined }],
    ['its refresh token', { refreshToken: undefined }],
    ['the key of its next refresh', { refreshKey: 7 }],
    ["its token's expiry", { expiresAt: '900000' }],
    ['its own expiry', { refreshExpiresAt: null }],
    ['its user', { user: 'ada' }],
    ["its user's id", { user: { ...root.auth.user, uuid: 1 } }],
    ["its user's address", { user: { ...root.auth.user, email: undefined } }],
    ["its user's roles", { user: { ...root.auth.user, roles: 'tenant' } }],
  ])('without %s', (_, given) => {
    save(root.auth)
    expect(stored.root.read()).toEqual(root)
    save({ ...root.auth, ...given })
    expect(stored.root.read()).toBeNull()
  })

  test('a missing session is fine: a sign-up may wait there', () => {
    stored.root.write({ auth: null, authV2: { any: 'draft' }, farm: null })
    expect(stored.root.read()).toEqual({ auth: null, authV2: { any: 'draft' }, farm: null })
  })
})

test('removing and reading missing data is fine', () => {
  session.write('never', null)
  expect(session.read('never')).toBeNull()
  stored.theme.write({ primary_color: '#123456' })
  stored.theme.write(null)
  expect(localStorage).toHaveLength(0)
})

describe('mismatched data starts clean', () => {
  const written = (value: unknown, version: unknown = 1) => JSON.stringify({ version, value })
  test.each<[string, keyof typeof stored, string]>([
    ['no JSON', 'root', '{"version":1,"value":'],
    ['nothing', 'root', ''],
    ['null', 'root', 'null'],
    ['a bare value', 'root', JSON.stringify(root)],
    ['an older version', 'root', written(root, 0)],
    ['a newer version', 'root', written(root, 2)],
    ['a version in words', 'root', written(root, '1')],
    ['a session without a token', 'root', written({ auth: { ...root.auth, token: undefined } })],
    ['an expiry in words', 'root', written({ auth: { ...root.auth, expiresAt: 'soon' } })],
    ['a session without a user', 'root', written({ auth: { ...root.auth, user: null } })],
    ['a user without roles', 'root', written({ auth: { ...root.auth, user: { uuid: 'ada' } } })],
    ['a list', 'root', written([])],
    ['a building without a user', 'building', written({ building: firstHouse.building })],
    ['no building', 'building', written({ userUuid: 'ada', building: null })],
    ['a building in words', 'building', written('House 1')],
    [
      'a building without an id',
      'building',
      written({ userUuid: 'ada', building: { name: 'House' } }),
    ],
    [
      'a building without a name',
      'building',
      written({ userUuid: 'ada', building: { uuid: 'house' } }),
    ],
    ['a number', 'root', '7'],
    ['a root in words', 'root', written('root')],
    ['no theme', 'theme', written(null)],
    ['a theme in words', 'theme', written('blue')],
    ['an unsupported language', 'language', written('tlh-kl')],
    ['an invalid language', 'language', written({ code: 'de-de' })],
  ])('%s', (_, name, text) => {
    localStorage.setItem(stored[name].key, text)
    expect(stored[name].read()).toBeNull()
  })
})

describe('without storage the app still runs', () => {
  /** Writes, reads and purges; returns what was read. */
  function writeAndRead() {
    stored.root.write(root)
    kioskFlag.write(true)
    const read = [stored.root.read(), kioskFlag.read()]
    purge()
    return read
  }

  test('disabled: there is none', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)
    expect(writeAndRead()).toEqual([null, false])
    expect(session.read('any')).toBeNull()
  })

  test('throwing on every access', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('broken', 'UnknownError')
      })
    }
    expect(writeAndRead()).toEqual([null, false])
  })

  test('full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeAndRead()).toEqual([null, false])
  })
})
