import type { Session } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import { knownSession } from '@platform/session/knownSession'
import { newestOf, persistSession } from '@platform/session/persistSession'
import { isOutdated, renewInMs } from '@platform/session/renewal'
import { stored } from '@platform/storage/stored'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { known, user } from '../machines/fixtures'

const { session } = known(60_000)
const renewed = { ...session, token: 'newer', refreshToken: 'newer', expiresAt: 1_800_000 }

afterEach(() => vi.restoreAllMocks())

describe('what is kept of a session', () => {
  test('spent tokens never replace those that another tab has fetched', () => {
    expect(newestOf(session, renewed)).toEqual(renewed)
    expect(newestOf(renewed, session)).toEqual(renewed)
    const asNew = { ...renewed, expiresAt: session.expiresAt }
    expect(newestOf(session, asNew)).toEqual(session)
  })

  test('what this tab has learnt of the user is kept with them', () => {
    const renamed = { ...user, first_name: 'Adela' }
    expect(newestOf({ ...session, user: renamed }, renewed)).toEqual({ ...renewed, user: renamed })
  })

  test('the session of somebody else is replaced, however new', () => {
    const other = { ...renewed, user: { ...user, uuid: 'other' } }
    expect(newestOf(session, other)).toEqual(session)
    expect(newestOf(session, null)).toEqual(session)
  })
})

describe('the session of this tab', () => {
  const saved = () => stored.root.read()?.auth ?? null
  const started: { stop: () => unknown }[] = []
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    for (const actor of started.splice(0)) actor.stop()
  })

  /** A session machine that was restored with this, and from then on is kept. */
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

  test('is kept once it begins, and the way in that led there is over', async () => {
    const actor = await keeping(null)
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    stored.root.write({ auth: null, authV2: { draft: true }, farm: null })
    actor.send({ type: 'session.started', ...known(600_000) })
    expect(stored.root.read()).toEqual({ auth: session, authV2: null, farm: null })
    expect(sessionStorage).toHaveLength(0)
  })

  test('that was found there is not written again, nor what is known there already', async () => {
    const actor = await keeping(session)
    await waitFor(actor, (at) => at.matches({ authenticated: 'signedIn' }))
    stored.root.write({ auth: session, authV2: null, farm: null })
    const write = vi.spyOn(Storage.prototype, 'setItem')
    actor.send({ type: 'user.changed', user: { ...user } })
    actor.send({ type: 'tab.renewed', ...known(600_000) })
    expect(write).not.toHaveBeenCalled()
  })

  test('is kept with what it has learnt of its user', async () => {
    const actor = await keeping(session)
    actor.send({ type: 'user.changed', user: { ...user, first_name: 'Adela' } })
    expect(saved()?.user.first_name).toBe('Adela')
  })

  test('takes nothing of a way in with it while it goes on', async () => {
    const actor = await keeping(session)
    await waitFor(actor, (at) => at.matches({ authenticated: 'signedIn' }))
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    actor.send({ type: 'token.rejected' })
    expect(sessionStorage.getItem('AUTH_DRAFT')).toBe('draft')
  })

  test('is not taken away by its end: whoever ends it purges', async () => {
    const actor = await keeping(session)
    stored.root.write({ auth: session, authV2: null, farm: null })
    sessionStorage.setItem('AUTH_DRAFT', 'draft')
    actor.send({ type: 'tab.signedOut' })
    expect(saved()).toEqual(session)
    expect(sessionStorage.getItem('AUTH_DRAFT')).toBe('draft')
  })
})

test('a session counts from the moment of its reply, and is renewed half a minute before its token ends', () => {
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

describe('the version of a token', () => {
  test.each([
    [tokenOf({ version: 3 }), false],
    [tokenOf({ version: 2 }), true],
    [tokenOf({}), true],
    // Letters that a URL writes otherwise.
    ['h.eyJ2ZXJzaW9uIjozLCJuIjoi_7-_In0.s', false],
    ['h.eyJ2ZXJzaW9uIjoyLCJuIjoiPj4-Pz8_In0.s', true],
    ['opaque', false],
    ['h.%%%.s', false],
  ])('%s: outdated is %s', (token, outdated) => {
    expect(isOutdated({ ...session, token })).toBe(outdated)
  })
})
