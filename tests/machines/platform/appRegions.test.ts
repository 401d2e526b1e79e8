import { startHarness } from '@kit/harness'
import { snapshotOf } from '@kit/snapshotOf'
import type { KnownSession } from '@machines/auth/session/context'
import { initialSession } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import type { AppInput } from '@machines/platform/app/context'
import { appMachine } from '@machines/platform/app/machine'
import {
  authFlowOf,
  isCodeMissing,
  isInNativeHost,
  isReturningFromProvider,
  isSignedIn,
  ssoCallbackOf,
  wizardOf,
} from '@machines/platform/app/selectors'
import type { OfflineScope } from '@machines/platform/pages/scope'
import { initialBuilding } from '@machines/tenancy/building/context'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import { describe, expect, test } from 'vitest'
import { appInput, branding, firstHouse, kioskKnown, known, secondHouse, user } from '../fixtures'

const nobody = snapshotOf(sessionMachine, 'signedOut', initialSession())
const signedInAs = ({ session }: KnownSession) =>
  snapshotOf(
    sessionMachine,
    { authenticated: 'signedIn' },
    { ...initialSession(), session, renewInMs: 60_000, isUserChecked: true },
  )
const ada = signedInAs(known(60_000))
const inside = (entered: typeof firstHouse) =>
  snapshotOf(buildingMachine, 'ready', { ...initialBuilding(null), userUuid: user.uuid, entered })
const speaking = (chosen: 'en-us' | 'de-de') =>
  snapshotOf(languageMachine, 'loading', {
    preferences: { queried: null, chosen, user: null, buildingDefault: null, browser: null },
    offersPseudo: false,
    offered: [],
    active: null,
  })
const enabled = (flags: string[]) =>
  snapshotOf(
    flagsMachine,
    { watching: 'live' },
    {
      identity: { userId: user.email, properties: {} },
      enabled: flags,
    },
  )

/** The root with its brand known, and with stubs in place of everything it starts. */
function open(given: Partial<AppInput> = {}) {
  const harness = startHarness(appMachine, {
    input: { ...appInput, ...given },
    provide: { actions: { trackPageView: () => {}, purgeStorage: () => {} } },
  })
  const { actor, emit, received } = harness
  emit('whitelabel', snapshotOf(whitelabelMachine, 'ready', { branding, failure: null }))
  return {
    ...harness,
    /** The events of this kind that an actor received. */
    sent: (src: string, type: string) =>
      received.flatMap((each) => (each.src === src && each.event.type === type ? each.event : [])),
    navigate: (path: string) =>
      actor.send({ type: 'location.changed', path, from: '/', buildingUuid: null }),
    child: (id: string): unknown => Reflect.get(actor.getSnapshot().children, id),
  }
}

test.each([true, false])(
  'a native host (%s) stays one, whatever happens to the session',
  (isNativeHost) => {
    const { actor, emit } = open({ isNativeHost })
    for (const session of [nobody, ada, nobody]) {
      emit('session', session)
      expect(isInNativeHost(actor.getSnapshot())).toBe(isNativeHost)
    }
  },
)

describe('a flow whose code loads first', () => {
  test.each([
    ['/signup', 'signUp', 'signUp'],
    ['/reset-password', 'reset', 'resetPassword'],
  ] as const)(
    'is chosen by %s immediately, and starts once its code has loaded',
    (path, flow, id) => {
      const { actor, emit, navigate, resolve, child } = open()
      emit('session', nobody)
      navigate(path)
      expect(authFlowOf(actor.getSnapshot())).toBe(flow)
      expect(wizardOf(actor.getSnapshot())).toBeUndefined()
      resolve('fetchWizard')
      expect(authFlowOf(actor.getSnapshot())).toBe(flow)
      expect(wizardOf(actor.getSnapshot())).toBe(child(id))
      expect(child('fetchWizard')).toBeUndefined()
    },
  )

  test('is the same for the return from a provider', () => {
    const details = {
      email: user.email,
      transactionId: 't',
      state: 's',
      purpose: 'signIn',
    } as const
    const ssoCallback = { state: 's', code: 'c', error: null, details }
    const { actor, emit, resolve } = open({ ssoCallback })
    emit('session', nobody)
    expect(isReturningFromProvider(actor.getSnapshot())).toBe(true)
    expect(ssoCallbackOf(actor.getSnapshot())).toBeUndefined()
    resolve('fetchWizard')
    expect(ssoCallbackOf(actor.getSnapshot())).toBeDefined()
  })

  test.each([
    [
      'is refused',
      ({ reject }: ReturnType<typeof open>) => reject('fetchWizard', new Error('gone')),
    ],
    ['takes too long', ({ elapse }: ReturnType<typeof open>) => elapse('codeTimeout')],
  ])('shows an error if the code %s, and requests it again', (_, fail) => {
    const opened = open()
    const { actor, emit, navigate, resolve } = opened
    emit('session', nobody)
    navigate('/signup')
    fail(opened)
    expect(isCodeMissing(actor.getSnapshot())).toBe(true)
    expect(authFlowOf(actor.getSnapshot())).toBe('signUp')
    expect(() => resolve('fetchWizard')).toThrow('is not running')
    actor.send({ type: 'code.requested' })
    expect(isCodeMissing(actor.getSnapshot())).toBe(false)
    resolve('fetchWizard')
    expect(wizardOf(actor.getSnapshot())).toBeDefined()
  })

  test('does not start if it was left before the code loaded', () => {
    const { actor, emit, navigate, resolve } = open()
    emit('session', nobody)
    navigate('/signup')
    navigate('/login')
    expect(authFlowOf(actor.getSnapshot())).toBe('signIn')
    expect(() => resolve('fetchWizard')).toThrow('is not running')
  })

  test('can be left while its code is missing', () => {
    const { actor, emit, navigate, reject } = open()
    emit('session', nobody)
    navigate('/signup')
    reject('fetchWizard', new Error('gone'))
    navigate('/login')
    expect(authFlowOf(actor.getSnapshot())).toBe('signIn')
    expect(isCodeMissing(actor.getSnapshot())).toBe(false)
  })

  test('ends when another tab signs in', () => {
    const { actor, emit, navigate, resolve } = open()
    emit('session', nobody)
    navigate('/signup')
    resolve('fetchWizard')
    emit('session', ada)
    expect(isSignedIn(actor.getSnapshot())).toBe(true)
    expect(wizardOf(actor.getSnapshot())).toBeUndefined()
  })

  test('starts with its own idempotency keys each time', () => {
    const { actor, emit, navigate } = open()
    emit('session', nobody)
    const prefixes = ['/signup', '/login', '/signup', '/reset-password'].flatMap((path) => {
      navigate(path)
      const { input, flowId } = actor.getSnapshot().context
      return path === '/login' ? [] : `${input.seed} ${flowId}`
    })
    expect(prefixes).toEqual(['seed 1', 'seed 2', 'seed 3'])
    emit('session', ada)
    emit('session', nobody)
    navigate('/signup')
    expect(actor.getSnapshot().context.flowId).toBe(4)
  })
})

describe('the pages receive the scope', () => {
  function sent({ sent: all }: ReturnType<typeof open>) {
    return all('pages', 'scope.changed').map(({ scope }) => scope as unknown)
  }
  const scope = {
    userId: user.id,
    buildingUuid: firstHouse.building.uuid,
    lang: 'en-us',
    mode: 'older',
  }

  test('once user, building and language are known', () => {
    const opened = open()
    const { emit } = opened
    emit('session', ada)
    emit('building', inside(firstHouse))
    expect(new Set(sent(opened))).toEqual(new Set([null]))
    emit('language', speaking('en-us'))
    expect(sent(opened).at(-1)).toEqual(scope)
  })

  test('and again whenever one of them changes', () => {
    const opened = open()
    const { emit } = opened
    emit('language', speaking('en-us'))
    emit('session', ada)
    emit('building', inside(firstHouse))
    expect(sent(opened).at(-1)).toEqual(scope)
    emit('building', inside(secondHouse))
    expect(sent(opened).at(-1)).toEqual({ ...scope, buildingUuid: secondHouse.building.uuid })
    emit('language', speaking('de-de'))
    expect(sent(opened).at(-1)).toMatchObject({ lang: 'de-de' })
    emit('flags', enabled(['show-content-v-2']))
    expect(sent(opened).at(-1)).toMatchObject({ mode: 'newer' })
  })

  test('and its end before another user has one', () => {
    const opened = open()
    const { emit } = opened
    emit('language', speaking('en-us'))
    emit('session', ada)
    emit('building', inside(firstHouse))
    const before = sent(opened).length
    emit('session', signedInAs(kioskKnown))
    expect(new Set(sent(opened).slice(before))).toEqual(new Set([null]))
    emit('building', inside(firstHouse))
    expect(sent(opened).at(-1)).toEqual({ ...scope, userId: kioskKnown.session.user.id })
    emit('session', nobody)
    expect(sent(opened).at(-1)).toBeNull()
  })
})

test.each([
  ['home of a tenant', known(60_000), false, { codeOnly: false }],
  ['only code of a kiosk', kioskKnown, false, { codeOnly: true }],
  ['nothing in a native host', known(60_000), true, null],
])('the device caches %s', (_, who, isNativeHost, expected) => {
  const { emit, sent } = open({ isNativeHost })
  emit('language', speaking('en-us'))
  emit('session', signedInAs(who))
  emit('building', inside(firstHouse))
  const last = sent('offline', 'scope.changed').at(-1)?.scope as OfflineScope | null
  expect(last && { userId: last.userId, codeOnly: last.codeOnly }).toEqual(
    expected && { userId: who.session.user.id, ...expected },
  )
})

test('leaving a path closes its dialogs and frame', () => {
  const { emit, navigate, sent } = open()
  emit('session', ada)
  navigate('/building/one/amenities')
  expect(sent('pages', 'location.left')).toHaveLength(1)
  expect(sent('embeddedPage', 'location.left')).toHaveLength(1)
  expect(sent('globalError', 'page.left')).toHaveLength(1)
})
