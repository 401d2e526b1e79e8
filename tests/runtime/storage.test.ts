import { kioskFlag, purge, stored } from '@runtime/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstHouse, known } from '../machines/cases'

const root = { auth: known(60_000).session, authV2: null, farm: null }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

test('what was written is read again, under the keys of the storage', () => {
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

test('a purge leaves nothing of the session, and what is not ours alone', () => {
  for (const key of ['root', 'buildings', 'theme', 'languages', 'foreign']) {
    localStorage.setItem(key, 'something')
  }
  for (const key of ['KIOSK_ENABLED', 'SSO_DETAILS', 'foreign']) {
    sessionStorage.setItem(key, 'something')
  }
  purge()
  expect(Object.keys(localStorage)).toEqual(['foreign'])
  expect(Object.keys(sessionStorage)).toEqual(['foreign'])
})

describe('what does not fit starts clean', () => {
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
    ['a session of nobody', 'root', written({ auth: { ...root.auth, user: null } })],
    ['a user without roles', 'root', written({ auth: { ...root.auth, user: { uuid: 'ada' } } })],
    ['a list', 'root', written([])],
    ['a building of nobody', 'building', written({ building: firstHouse.building })],
    ['no building', 'building', written({ userUuid: 'ada', building: null })],
    ['a theme in words', 'theme', written('blue')],
    ['a language that we do not speak', 'language', written('tlh-kl')],
    ['a language that is none', 'language', written({ code: 'de-de' })],
  ])('%s', (_, name, text) => {
    localStorage.setItem(stored[name].key, text)
    expect(stored[name].read()).toBeNull()
  })
})

describe('without storage the app runs all the same', () => {
  /** Writes, reads and purges; answers what was read. */
  function writeAndRead() {
    stored.root.write(root)
    kioskFlag.write(true)
    const read = [stored.root.read(), kioskFlag.read()]
    purge()
    return read
  }

  test('disabled: there is none to be had', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)
    expect(writeAndRead()).toEqual([null, false])
  })

  test('throwing at every touch', () => {
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
