import type { Operator } from '@contract/operate/operator'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { initialSession } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import { known, offline, refused, user } from '../fixtures'
import { consoleLaws, consoleMachine } from './console.laws'

const input = {
  seed: 'seed',
  language: { queried: null, chosen: null, browser: null, active: null, offersPseudo: false },
  openPages: ['setup'],
}
const operator: Operator = {
  uuid: user.uuid,
  email: user.email,
  first_name: 'Ada',
  last_name: 'Test',
  grants: [{ role: 'operator', building: null, portfolio: null, company: null }],
  capabilities: ['people.read'],
  buildings: [],
  portfolios: [],
  companies: [],
  openings: [],
}
const inside = { ...initialSession(), ...known(60_000), isUserChecked: true }
const other = {
  ...inside,
  session: {
    ...inside.session,
    user: { ...user, uuid: '00000000-0000-4000-8000-0000000000ff' },
  },
}
const session = (
  value: Parameters<typeof snapshotOf<typeof sessionMachine>>[1],
  context: ReturnType<typeof initialSession>,
) => snapshotOf(sessionMachine, value, context)

const sharedErrors = 'a shared actor that ends in an error ends the console, which reports it'

describeMachine('console', consoleMachine, {
  inputs: [input],
  events: {
    'page.entered': [
      { page: { name: 'people', params: {}, search: { q: '' } } },
      { page: { name: 'people', params: {}, search: { q: 'ada' } } },
      { page: { name: 'setup', params: {}, search: {} } },
    ],
    'page.left': [],
    'password.needed': [],
    'signIn.needed': [],
    'request.retried': [],
    'operator.invalidated': [],
    'signOut.pressed': [],
  },
  actors: {
    session: {
      snapshot: [
        session({ authenticated: 'signedIn' }, inside),
        session({ authenticated: 'signedIn' }, other),
        session('expired', inside),
        session('signingOut', inside),
        session('signedOut', initialSession()),
      ],
    },
    language: {},
    unsavedChanges: {},
    signIn: { done: [{ result: known(60_000) }, null], error: [new Error('broken')] },
    signInAgain: { done: [{ result: known(60_000) }, null], error: [new Error('broken')] },
    confirmPassword: { done: [{ result: undefined }, null], error: [new Error('broken')] },
    reloadOperator: {
      done: [{ ...operator, capabilities: [] }],
      error: [offline, refused('permission_denied', 403)],
    },
    loadOperator: { done: [operator], error: [offline, refused('permission_denied', 403)] },
  },
  laws: consoleLaws,
  lint: {
    exempt: [
      { rule: 'invokeWithoutError', at: 'console', reason: sharedErrors },
      { rule: 'invokeWithoutError', at: 'console.access', reason: sharedErrors },
    ],
  },
  maxPaths: 4000,
  contextKey: ({ phase, page, operator: who, hasEnded }) => [
    phase,
    page?.name ?? null,
    who !== null,
    hasEnded,
  ],
})
