import type { Session } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import { knownSession } from '@platform/session/knownSession'
import { newestOf, persistSession } from '@platform/session/persistSession'
import { isOutdated, renewInMs } from '@platform/session/renewal'
import { stored, storeSession } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { known, user } from '../machines/fixtures'

const { session } = known(60_000)
const renewed = { ...session, token: 'newer', refreshToken: 'newer', expiresAt: 1_800_000 }

afterEach(() => vi.restoreAllMocks())

describe('a stored session', () => {
  test('never replaces newer tokens from another tab by used ones', () => {
    expect(newestOf(session, renewed)).toEqual(renewed)
    expect(newestOf(renewed, session)).toEqual(renewed)
    const asNew = { ...renewed, expiresAt: session.expiresAt }
    expect(newestOf(session, asNew)).toEqual(session)
  })

  test('contains what this tab has learned about the user', () => {
    const renamed = { ...user, first_name: 'Adela' }
    expect(newestOf({ ...session, user: renamed }, renewed)).toEqual({ ...renewed, user: renamed })
  })

  test('of another user is replaced, however new', () => {
    const other = { ...renewed, user: { ...user, uuid: 'other' } }
    expect(newestOf(session, other)).toEqual(session)
    expect(newestOf(session, null)).toEqual(session)
  })
})

describe("this tab's session", () => {
  const saved = () => stored.root.read()?.auth ?? null
  const started: { stop: () => unknown }[] = []
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    for (const actor of started.splice(0)) actor.stop()
  })

  /** A session machine that was restored with this, and is stored from then on. */
  async function keeping(restored: Session | null) {
    const held = { ...known(600_000), session: { ...session, ...restored } }
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          readSession: fromPromise(async () => (restored === null ? null : held)),
          fetchUser: fromPromise(async () => user),
          endSession: fromPromise<void, { session: Session | null }>(async () => undefined),
          repeatSignOuts: fromCallback(() => undefined),
          watchTabs: fromCallback(() => undefined),
        },
      }),
    )
    started.push(actor)
    actor.start()
    await waitFor(actor, (at) => !at.matches('restoring'))
    persistSession(actor)
    return actor
  }

  test('is stored once it starts, and ends the auth flow that led to it', async () => {
    const actor = await keeping(null)
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    stored.root.write({ auth: null, authV2: { draft: true }, farm: null })
    actor.send({ type: 'session.started', ...known(600_000) })
    expect(stored.root.read()).toEqual({
      auth: { ...session, autoLogin: true },
      authV2: null,
      farm: null,
    })
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not stored again if it was found there, or is unchanged', async () => {
    const actor = await keeping(session)
    await waitFor(actor, (at) => at.matches({ authenticated: 'signedIn' }))
    storeSession(session)
    const write = vi.spyOn(Storage.prototype, 'setItem')
    actor.send({ type: 'user.changed', user: { ...user } })
    actor.send({ type: 'tab.renewed', ...known(600_000) })
    expect(write).not.toHaveBeenCalled()
  })

  test('is stored with what it has learned about its user', async () => {
    const actor = await keeping(session)
    actor.send({ type: 'user.changed', user: { ...user, first_name: 'Adela' } })
    expect(saved()?.user.first_name).toBe('Adela')
  })

  test('does not affect an auth flow while it is running', async () => {
    const actor = await keeping(session)
    await waitFor(actor, (at) => at.matches({ authenticated: 'signedIn' }))
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    actor.send({ type: 'token.rejected' })
    expect(sessionStorage.getItem('AUTH_DRAFT')).toBe('draft')
  })

  test('stays stored at its end: the caller of the end purges', async () => {
    const actor = await keeping(session)
    stored.root.write({ auth: session, authV2: null, farm: null })
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    actor.send({ type: 'tab.signedOut' })
    expect(saved()).toEqual(session)
    expect(sessionStorage.getItem('AUTH_DRAFT')).toBe('draft')
  })
})

test('a session counts from its reply, and renews half a minute before it expires', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const reply = { token: 'access', expires_in: 900, user }
  const started = () =>
    knownSession({ ...reply, refresh_token: { token: 'refresh', expires_in: 3600 } })
  const { session: first, ...rest } = started()
  expect(first).toEqual({
    token: 'access',
    expiresAt: 1_900_000,
    refreshToken: 'refresh',
    refreshExpiresAt: 4_600_000,
    refreshKey: expect.stringMatching(/^\w+-\w+-\w+-\w+$/),
    user,
  })
  expect(rest).toEqual({ renewInMs: 870_000, needsUpgrade: false })
  expect(first.refreshKey).not.toBe(started().session.refreshKey)
  expect(renewInMs({ ...first, expiresAt: 1_030_000 })).toBe(0)
})

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`

describe("a token's version", () => {
  test.each([
    [tokenOf({ version: 3 }), false],
    [tokenOf({ version: 2 }), true],
    [tokenOf({}), true],
    // Characters that a URL encodes differently.
    ['h.eyJ2ZXJzaW9uIjozLCJuIjoi_7-_In0.s', false],
    ['h.eyJ2ZXJzaW9uIjoyLCJuIjoiPj4-Pz8_In0.s', true],
    ['opaque', false],
    ['h.%%%.s', false],
  ])('%s: outdated is %s', (token, outdated) => {
    expect(isOutdated({ ...session, token })).toBe(outdated)
  })
})
