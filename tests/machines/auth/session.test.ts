import { readFileSync } from 'node:fs'
import { describeMachine } from '@kit/describeMachine'
import { readFixture } from '@kit/fixtures/format'
import { replay } from '@kit/fixtures/replay'
import type { MachineOptions } from '@kit/machineTests'
import { sessionMachine } from '@machines/auth/session/machine'
import { expect, test } from 'vitest'
import { kioskKnown, known, offline, refused, user } from '../fixtures'
import { sessionLaws } from './session.laws'

const options: MachineOptions<typeof sessionMachine> = {
  events: {
    'session.started': [known(60_000), kioskKnown],
    'session.replaced': [known(60_000)],
    'session.signOutRequested': [],
    'session.acknowledged': [],
    'token.rejected': [],
    'network.restored': [],
    'user.changed': [{ user: { ...user, first_name: 'Bea' } }],
    'tab.renewed': [known(60_000)],
    'tab.signedOut': [],
    'signOut.owed': [],
    'signOut.confirmed': [],
  },
  actors: {
    readSession: {
      done: [null, kioskKnown, known(60_000), known(-1), known(60_000, true)],
      error: [new Error('no storage')],
    },
    fetchUser: { done: [user], error: [offline, refused('unauthenticated', 401)] },
    refreshSession: {
      done: [known(60_000)],
      error: [offline, refused('refresh_token_reused', 401)],
    },
    upgradeSession: {
      done: [known(60_000)],
      error: [offline, refused('unauthenticated', 401)],
    },
    endSession: { done: [undefined], error: [offline] },
    watchTabs: { error: [new Error('no storage events')] },
    repeatSignOuts: { error: [new Error('no storage')] },
  },
  contextKey: ({ session, renewInMs, needsUpgrade, isUserChecked, isSignOutOwed }) => [
    session?.token ?? null,
    renewInMs > 0,
    needsUpgrade,
    isUserChecked,
    isSignOutOwed,
  ],
  laws: sessionLaws,
  lint: { allowedTags: ['inside'] },
}

describeMachine('session', sessionMachine, options)

test('a token that is refused twice is renewed once', () => {
  // The defect's walk: `npm run charts -- replay tests/machines/auth/walks/refusedTwice.json`.
  const recorded = readFixture(
    readFileSync(`${import.meta.dirname}/walks/refusedTwice.json`, 'utf8'),
  )
  expect(replay(sessionMachine, options, recorded)).toMatchObject({
    failure: null,
    difference: null,
  })
})
