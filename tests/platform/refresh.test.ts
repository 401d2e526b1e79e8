import { upgrade } from '@contract/auth'
import { currentUser } from '@contract/users'
import type { Session } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import { isExpired, isInside, isOffline, sessionOf } from '@machines/auth/session/selectors'
import { FailedCall } from '@machines/kernel/failure'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import { createResponseCache } from '@platform/api/responseCache'
import { sessionOperations } from '@platform/session/operations'
import { sessionHost } from '@platform/session/sessionHost'
import { type StoredSession, stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { known, offline, refused, user } from '../machines/fixtures'
import { fakeLocks } from './locks'

const minute = 60_000
/** The session of an earlier page load with an expired token. */
const old = () => ({
  ...known(0).session,
  expiresAt: Date.now() - minute,
  refreshExpiresAt: Date.now() + 60 * minute,
})

type Call = (
  endpoint: { path: string },
  options: { body?: object; token?: string },
) => Promise<unknown>

/** The server: tokens are numbered, and a used refresh token is refused. */
function server() {
  let last = 'refresh'
  const renewals: string[] = []
  const upgrades: string[] = []
  const call = vi.fn<Call>(async (endpoint, options) => {
    if (endpoint.path === currentUser.path) return user
    if (endpoint.path === upgrade.path) {
      upgrades.push(options.token ?? '')
      const refreshToken = { token: 'upgraded', expires_in: 3600 }
      return { token: 'current', expires_in: 900, refresh_token: refreshToken }
    }
    const given = (options.body as { refresh_token: string }).refresh_token
    renewals.push(given)
    await Promise.resolve()
    if (given !== last) throw refused('refresh_token_reused', 401)
    last = `refresh ${renewals.length}`
    const refreshToken = { token: last, expires_in: 3600 }
    return { token: `token ${renewals.length}`, expires_in: 900, refresh_token: refreshToken }
  })
  return { api: { call } as unknown as Api, call, renewals, upgrades }
}

/** Tabs as in a browser, with its storage. */
const operationsOf = (api: Api, wantsUpgrade = false, responses = createResponseCache(null)) =>
  sessionOperations({ api, host: sessionHost(responses), wantsUpgrade: () => wantsUpgrade })

type Tab = ActorRefFrom<typeof sessionMachine>
const tabs: Tab[] = []
function openTab(api: Api, wantsUpgrade = false): Tab {
  const effects = operationsOf(api, wantsUpgrade)
  const tab = createActor(
    sessionMachine.provide({
      actors: {
        readSession: promiseOf(effects.readSession),
        fetchUser: promiseOf(effects.fetchUser),
        refreshSession: promiseOf(effects.refreshSession),
        upgradeSession: promiseOf(effects.upgradeSession),
        endSession: promiseOf(effects.endSession),
        repeatSignOuts: listenerOf(effects.repeatSignOuts),
        watchTabs: listenerOf(effects.watchTabs),
      },
    }),
  )
  tabs.push(tab)
  tab.start()
  return tab
}
const signedIn = (tab: Tab) =>
  waitFor(tab, (snapshot) => snapshot.matches({ authenticated: 'signedIn' }))
const tokenOf = (tab: Tab) => sessionOf(tab.getSnapshot())?.token

let dropLocks = () => true
beforeEach(() => {
  localStorage.clear()
  dropLocks = fakeLocks()
  stored.root.write({ auth: old(), authV2: null, farm: null })
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
  dropLocks()
  vi.restoreAllMocks()
})

describe('two tabs with one expired token', () => {
  test('refresh it once, and both are signed in with the new one', async () => {
    const { api, renewals } = server()
    const both = [openTab(api), openTab(api)]
    await Promise.all(both.map(signedIn))
    expect(renewals).toEqual(['refresh'])
    expect(both.map(tokenOf)).toEqual(['token 1', 'token 1'])
    expect(stored.root.read()?.auth?.refreshToken).toBe('refresh 1')
  })

  test('would use the refresh token twice without the lock', async () => {
    dropLocks()
    const { api, renewals } = server()
    const both = [openTab(api), openTab(api)]
    await Promise.all(
      both.map((tab) =>
        waitFor(tab, (at) => isExpired(at) || at.matches({ authenticated: 'signedIn' })),
      ),
    )
    expect(renewals).toEqual(['refresh', 'refresh'])
  })
})

test('end the session if refused, but not without a network', async () => {
  const over = server()
  over.call.mockRejectedValueOnce(refused('refresh_token_invalid', 401))
  await waitFor(openTab(over.api), isExpired)
  const alone = server()
  alone.call.mockRejectedValueOnce(offline)
  const tab = openTab(alone.api)
  await waitFor(tab, isOffline)
  expect(isInside(tab.getSnapshot())).toBe(true)
  window.dispatchEvent(new Event('online'))
  await signedIn(tab)
})

test('without storage, each refresh uses the token of the previous one', async () => {
  const { api, renewals } = server()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tab = openTab(api)
  await signedIn(tab)
  tab.send({ type: 'token.rejected' })
  await waitFor(tab, (at) => isExpired(at) || at.matches({ authenticated: 'signedIn' }))
  expect(renewals).toEqual(['refresh', 'refresh 1'])
})

test('a token with the same expiry does not count as renewed by another tab', async () => {
  const { api, renewals } = server()
  const mine = { ...old(), expiresAt: Date.now() + 15 * minute }
  stored.root.write({ auth: { ...mine, token: 'theirs' }, authV2: null, farm: null })
  const { refreshSession } = operationsOf(api)
  await refreshSession({ session: mine }, new AbortController().signal)
  expect(renewals).toEqual(['refresh'])
})

describe('a token of an older version', () => {
  const outdated = `h.${btoa(JSON.stringify({ version: 2 })).replaceAll('=', '')}.s`
  beforeEach(() => {
    const auth = { ...old(), token: outdated, expiresAt: Date.now() + 15 * minute }
    stored.root.write({ auth, authV2: null, farm: null })
  })

  test('is exchanged once across all tabs, if the host requires the current one', async () => {
    const { api, upgrades, renewals } = server()
    const both = [openTab(api, true), openTab(api, true)]
    await Promise.all(both.map(signedIn))
    expect(upgrades).toEqual([outdated])
    expect(renewals).toEqual([])
    expect(both.map(tokenOf)).toEqual(['current', 'current'])
    expect(stored.root.read()?.auth?.refreshToken).toBe('upgraded')
  })

  test('stays if the host requires nothing newer', async () => {
    const { api, upgrades } = server()
    const tab = openTab(api)
    await signedIn(tab)
    expect(upgrades).toEqual([])
    expect(tokenOf(tab)).toBe(outdated)
  })

  test('stays valid if it cannot be exchanged without a network', async () => {
    const { api, call } = server()
    call.mockRejectedValueOnce(offline)
    const tab = openTab(api, true)
    await signedIn(tab)
    expect(tokenOf(tab)).toBe(outdated)
  })
})

describe('a page load finds', () => {
  const read = (responses = createResponseCache(null)) =>
    operationsOf(server().api, false, responses).readSession()
  const { signal } = new AbortController()
  const save = (auth: StoredSession | null) => stored.root.write({ auth, authV2: null, farm: null })

  test('the session of the last one, whose token may have expired', async () => {
    const session = old()
    save(session)
    expect(await read()).toMatchObject({ session, needsUpgrade: false })
  })

  test('no session after its final expiry, or without one', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(900_000)
    save({ ...old(), refreshExpiresAt: 900_001 })
    expect(await read()).not.toBeNull()
    save({ ...old(), refreshExpiresAt: 900_000 })
    expect(await read()).toBeNull()
    save(null)
    expect(await read()).toBeNull()
    localStorage.clear()
    expect(await read()).toBeNull()
  })

  test('no session that must not continue by itself', async () => {
    save({ ...old(), autoLogin: false })
    expect(await read()).toBeNull()
    save({ ...old(), autoLogin: true })
    expect(await read()).not.toBeNull()
  })

  test('the user from the rendered page, who is not read again', async () => {
    const renamed = { ...user, first_name: 'Adela' }
    const responses = createResponseCache({
      href: '/',
      locale: 'en-us',
      user: renamed,
      theme: null,
      areas: [],
      formatted: {},
      at: 0,
      replies: [],
    })
    expect((await read(responses))?.session.user).toEqual(renamed)
    const { api, call } = server()
    const { fetchUser } = operationsOf(api, false, responses)
    expect(await fetchUser(undefined, signal)).toEqual(renamed)
    expect(call).not.toHaveBeenCalled()
    expect(await fetchUser(undefined, signal)).toEqual(user)
  })
})

test('nothing to renew for a signed-out user', async () => {
  const { api, call } = server()
  const effects = operationsOf(api, true)
  const { signal } = new AbortController()
  const unexpected = new FailedCall({ kind: 'unexpected' })
  await expect(effects.refreshSession({ session: null }, signal)).rejects.toEqual(unexpected)
  await expect(effects.upgradeSession({ session: null }, signal)).rejects.toEqual(unexpected)
  expect(call).not.toHaveBeenCalled()
})

test('the end of a session that never was notifies no one, and stores nothing', async () => {
  const { api, call } = server()
  const effects = operationsOf(api)
  await effects.endSession({ session: null }, new AbortController().signal)
  expect(call).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})

describe('another tab', () => {
  const emit = (newValue: string | null, key: string | null = 'root') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

  test.each([
    ['signed out', 'root'],
    ['cleared all storage', null],
  ])('that %s signs this one out too, without a request', async (_, key) => {
    const { api, call } = server()
    const tab = openTab(api)
    await signedIn(tab)
    const calls = call.mock.calls.length
    emit(null, key)
    expect(tab.getSnapshot().matches('signedOut')).toBe(true)
    expect(call).toHaveBeenCalledTimes(calls)
  })

  test('that renewed the token shares it', async () => {
    const tab = openTab(server().api)
    await signedIn(tab)
    const auth = { ...old(), token: 'theirs', expiresAt: Date.now() + 15 * minute }
    stored.root.write({ auth, authV2: null, farm: null })
    emit(localStorage.getItem('root'))
    expect(tokenOf(tab)).toBe('theirs')
  })

  test("that signed out clears this one's auth flow, unless it only left a sign-up", async () => {
    await signedIn(openTab(server().api))
    const root = (auth: Session | null) =>
      JSON.stringify({ version: 1, value: { auth, authV2: null, farm: null } })
    const ends = (oldValue: string | null) => {
      sessionStorage.setItem('AUTH_DRAFT', 'mine')
      const event = { key: 'root', newValue: null, oldValue }
      window.dispatchEvent(new StorageEvent('storage', event))
      return sessionStorage.getItem('AUTH_DRAFT')
    }
    expect(ends(root(null))).toBe('mine')
    expect(ends(null)).toBe('mine')
    expect(ends(root(old()))).toBeNull()
  })

  test('a closed tab receives nothing more', async () => {
    const { watchTabs } = operationsOf(server().api)
    const received = vi.fn<() => void>()
    localStorage.clear()
    const stop = watchTabs(received, undefined)
    transition('pageshow')
    expect(received).not.toHaveBeenCalled()
    stored.root.write({ auth: old(), authV2: null, farm: null })
    emit(null)
    window.dispatchEvent(new Event('online'))
    expect(received.mock.calls).toEqual([
      [{ type: 'tab.signedOut' }],
      [{ type: 'network.restored' }],
    ])
    transition('pagehide')
    stop()
    received.mockClear()
    emit(null)
    window.dispatchEvent(new Event('online'))
    transition('pageshow')
    expect(received).not.toHaveBeenCalled()
    const marks = document.documentElement.dataset
    delete marks.rendered
    transition('pagehide')
    expect(marks.rendered).toBeUndefined()
  })

  test('changes of other keys are ignored', async () => {
    const tab = openTab(server().api)
    await signedIn(tab)
    emit(null, 'theme')
    expect(isInside(tab.getSnapshot())).toBe(true)
  })
})

test("signing out sends the session's token to the server, and leaves nothing behind", async () => {
  const { api, call } = server()
  const tab = openTab(api)
  await signedIn(tab)
  call.mockResolvedValueOnce(user)
  tab.send({ type: 'session.signOutRequested' })
  await waitFor(tab, (at) => at.matches('signedOut'))
  expect(call.mock.lastCall?.[0]).toMatchObject({ path: '/auth/logout' })
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { refresh_token: 'refresh 1' } })
  expect(localStorage).toHaveLength(0)
})

function transition(type: 'pagehide' | 'pageshow', persisted = true) {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))
}

test('a page that is unloaded or reloaded is not hidden and requests nothing', async () => {
  const tab = openTab(server().api)
  await signedIn(tab)
  const marks = document.documentElement.dataset
  transition('pagehide', false)
  expect(marks.rendered).toBeUndefined()
  localStorage.clear()
  transition('pageshow', false)
  expect(isInside(tab.getSnapshot())).toBe(true)
})

test('a page restored from the back/forward cache has missed nothing', async () => {
  const { api } = server()
  const tab = openTab(api)
  await signedIn(tab)
  const marks = document.documentElement.dataset
  transition('pagehide')
  expect(marks.rendered).toBe('other')
  stored.root.write({
    auth: { ...old(), token: 'of another tab', expiresAt: Date.now() + 900_000 },
    authV2: null,
    farm: null,
  })
  transition('pageshow')
  expect(tokenOf(tab)).toBe('of another tab')
  await vi.waitFor(() => expect(marks.rendered).toBeUndefined())
  transition('pagehide')
  localStorage.clear()
  transition('pageshow')
  expect(isInside(tab.getSnapshot())).toBe(false)
})

test('the user stays signed in without any storage', async () => {
  const { api } = server()
  const tab = openTab(api)
  await signedIn(tab)
  localStorage.clear()
  transition('pagehide')
  expect(document.documentElement.dataset.rendered).toBe('other')
  transition('pageshow')
  expect(isInside(tab.getSnapshot())).toBe(true)
  await vi.waitFor(() => expect(document.documentElement.dataset.rendered).toBeUndefined())
})
