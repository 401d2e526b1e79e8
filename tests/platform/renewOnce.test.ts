import type { Session } from '@machines/auth/session/context'
import type { sessionCalls } from '@platform/session/calls'
import { createRefresh } from '@platform/session/refresh'
import { renewInMs } from '@platform/session/renewal'
import { stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { known, offline } from '../machines/fixtures'

const minute = 60_000
const tokenOf = (version: number) => `h.${btoa(JSON.stringify({ version })).replaceAll('=', '')}.s`
/** A session whose token is valid for another ten minutes. */
const held = (given: Partial<Session> = {}): Session => ({
  ...known(0).session,
  token: 'held',
  expiresAt: Date.now() + 10 * minute,
  ...given,
})
const knownOf = (session: Session) => ({
  session,
  renewInMs: renewInMs(session),
  needsUpgrade: false,
})
const save = (auth: Session) => stored.root.write({ auth, authV2: null, farm: null })

const renewed = (by: string) => knownOf(held({ token: `${by} token`, refreshToken: 'next' }))
const renew = vi.fn<ReturnType<typeof sessionCalls>['renew']>(async () => renewed('renewed'))
const upgrade = vi.fn<ReturnType<typeof sessionCalls>['upgrade']>(async () => renewed('upgraded'))
const refreshing = () =>
  createRefresh({ renew, upgrade } as unknown as ReturnType<typeof sessionCalls>, knownOf)
const { signal } = new AbortController()

beforeEach(() => {
  localStorage.clear()
  renew.mockClear()
  upgrade.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a refresh', () => {
  const refresh = (session: Session) => refreshing().refresh(session, signal)

  test('of a refused token sends a request, however long the token would be valid', async () => {
    save(held())
    expect((await refresh(held())).session.token).toBe('renewed token')
    expect(stored.root.read()?.auth).toMatchObject({ token: 'renewed token', refreshToken: 'next' })
  })

  test('uses what another tab has renewed meanwhile, without a request', async () => {
    const theirs = held({ token: 'theirs', expiresAt: Date.now() + 15 * minute })
    save(theirs)
    expect(await refresh(held())).toMatchObject({ session: theirs, needsUpgrade: false })
    expect(renew).not.toHaveBeenCalled()
  })

  test("of another tab's renewed token that has expired uses its refresh token", async () => {
    const theirs = held({ token: 'theirs', refreshToken: 'theirs', expiresAt: Date.now() + 1000 })
    save(theirs)
    await refresh(held({ expiresAt: Date.now() - minute }))
    expect(renew.mock.calls).toEqual([[theirs, signal]])
  })

  test('of a token that expires in half a minute or less renews it, too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const theirs = (ms: number) => held({ token: 'theirs', expiresAt: Date.now() + ms })
    const mine = held({ expiresAt: Date.now() })
    save(theirs(30_001))
    await refresh(mine)
    expect(renew).not.toHaveBeenCalled()
    save(theirs(30_000))
    await refresh(mine)
    expect(renew.mock.calls).toEqual([[theirs(30_000), signal]])
  })

  test('never returns to an older token in storage', async () => {
    const newer = held({ expiresAt: Date.now() - 1 })
    save(held({ token: 'older', refreshToken: 'spent', expiresAt: Date.now() - minute }))
    await refresh(newer)
    expect(renew.mock.calls).toEqual([[newer, signal]])
  })

  test.each<[string, () => void]>([
    ['nothing is stored', () => undefined],
    ['only a sign-up is stored', () => stored.root.write({ auth: null, authV2: {}, farm: null })],
  ])('if %s uses what this tab knows', async (_, prepare) => {
    prepare()
    const session = held()
    await refresh(session)
    expect(renew.mock.calls).toEqual([[session, signal]])
  })
})

describe('an upgrade', () => {
  const old = () => held({ token: tokenOf(2) })
  const upgradeOf = (saved: Session | null) => {
    if (saved !== null) save(saved)
    return refreshing().upgrade(old(), signal)
  }

  test.each<[string, () => Session | null]>([
    ['no tab has upgraded', old],
    ['nothing is stored', () => null],
    ['another tab has an equally old token', () => held({ token: `${tokenOf(2)}x` })],
  ])('if %s sends a request', async (_, saved) => {
    expect((await upgradeOf(saved())).session.token).toBe('upgraded token')
    expect(stored.root.read()?.auth?.token).toBe('upgraded token')
  })

  test('uses what another tab has exchanged meanwhile, without a request', async () => {
    const current = held({ token: tokenOf(3) })
    expect((await upgradeOf(current)).session).toEqual(current)
    expect(upgrade).not.toHaveBeenCalled()
  })
})

describe('the lock of a refresh', () => {
  type Work = () => Promise<unknown>
  type Take = (name: string, options: { signal: AbortSignal }, work: Work) => Promise<unknown>
  const lockBy = (request: Take) =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

  test('is shared by refreshes and upgrades, and awaited no longer than its call', async () => {
    const request = vi.fn<Take>((_name, _options, work) => work())
    lockBy(request)
    await refreshing().refresh(held(), signal)
    await refreshing().upgrade(held(), signal)
    expect(request.mock.calls.map(([name, options]) => [name, options])).toEqual([
      ['portico-refresh', { signal }],
      ['portico-refresh', { signal }],
    ])
  })

  test('is held after the response for as long as storage takes to notify other tabs', async () => {
    vi.useFakeTimers()
    const isFree = vi.fn<() => void>()
    lockBy((_name, _options, work) => work().then(isFree))
    await refreshing().refresh(held(), signal)
    await vi.advanceTimersByTimeAsync(100)
    expect(isFree).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(900)
    expect(isFree).toHaveBeenCalledTimes(1)
  })

  test('fails if it is unavailable, or a call under it fails', async () => {
    lockBy(() => Promise.reject(new DOMException('given up', 'AbortError')))
    await expect(refreshing().refresh(held(), signal)).rejects.toThrow('given up')
    lockBy((_name, _options, work) => work())
    renew.mockRejectedValueOnce(offline)
    await expect(refreshing().refresh(held(), signal)).rejects.toBe(offline)
  })
})
