import type { ActorCases } from '@kit/cases'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import { initialSession } from '@machines/auth/session/context'
import { sessionMachine } from '@machines/auth/session/machine'
import type { SsoCallback } from '@machines/auth/ssoCallback/machine'
import { initialWizard } from '@machines/auth/wizard/context'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { appMachine } from '@machines/platform/app/machine'
import { initialBuilding } from '@machines/tenancy/building/context'
import { buildingMachine } from '@machines/tenancy/building/machine'
import { flagsMachine } from '@machines/tenancy/flags/machine'
import { languageMachine } from '@machines/tenancy/language/machine'
import { whitelabelMachine } from '@machines/tenancy/whitelabel/machine'
import {
  branding,
  closedLook,
  firstHouse,
  appInput as input,
  kioskKnown,
  known,
  noProviders,
  refused,
  secondHouse,
  status,
  user,
} from '../fixtures'
import { appLaws } from './app.laws'

const returned: SsoCallback = { state: 'state', code: 'code', error: null, details: null }
const providerIdentity = {
  email: user.email,
  transactionUuid: 't',
  firstName: null,
  lastName: null,
}

const { session } = known(60_000)
const inside = {
  session,
  failure: null,
  renewInMs: 60_000,
  needsUpgrade: false,
  isUserChecked: true,
  isSignOutOwed: false,
}
const outside = initialSession()
const renamed = { ...inside, session: { ...session, user: { ...user, first_name: 'Adela' } } }
const email = user.email
const facts = { status: status({ confirmed: false }), providers: noProviders }
const failed = { kind: 'timeout' } as const
const inHouse = { ...initialBuilding(null), userUuid: user.uuid, entered: firstHouse }

const broken = new Error('broken')
const german = snapshotOf(languageMachine, 'loading', {
  preferences: {
    queried: null,
    chosen: 'de-de',
    user: null,
    buildingDefault: null,
    browser: 'en-us',
  },
  offersPseudo: false,
  offered: [],
  active: null,
})
const newerDiscover = snapshotOf(
  flagsMachine,
  { watching: 'live' },
  {
    identity: { userId: email, properties: {} },
    enabled: ['show-content-v-2'],
  },
)
const handedOver = { ...inside, session: kioskKnown.session }
/** Its step moves; the root only listens. */
const atSomeStep = snapshotOf(
  wizardMachine,
  'selectingBuilding',
  initialWizard({
    keyPrefix: 'seed',
    entry: 'AUTH_SIGNUP',
    start: null,
    providerIdentity: null,
    fields: {},
  }),
)
const idleKiosk = {
  startsOn: false,
  hasExitPin: false,
  consent: null,
  hasShortcuts: true,
  buildingUuid: '',
  pin: '',
  known: null,
  failure: null,
}

const signedOut = snapshotOf(sessionMachine, 'signedOut', outside)
const signedIn = snapshotOf(sessionMachine, { authenticated: 'signedIn' }, inside)
const noKiosk = snapshotOf(kioskMachine, 'off', idleKiosk)
/** For walks about one thing: everything else answers in one way. */
const plain: Record<string, ActorCases> = {
  session: { snapshot: [signedOut] },
  kiosk: { snapshot: [noKiosk] },
  whitelabel: { snapshot: [snapshotOf(whitelabelMachine, 'ready', { branding, failure: null })] },
  building: { snapshot: [snapshotOf(buildingMachine, 'ready', inHouse)] },
  signIn: { done: [{ kind: 'signedIn', known: known(60_000) }], error: [broken] },
  wizard: {
    snapshot: [atSomeStep],
    done: [{ kind: 'left', email, failure: failed }],
    error: [broken],
  },
  ssoCallback: { done: [{ kind: 'left', email }], error: [broken] },
}
const notOpen = snapshotOf(whitelabelMachine, 'notOpen', { branding: closedLook, failure: null })

const sharedErrors =
  'The shared machines handle every failure of theirs. An error of one is a defect: it ends the app, and the last net shows.'

describeMachine('app', appMachine, {
  runs: {
    'a page load': { input },
    'a page load in the web view of a native host': {
      input: { ...input, isNativeHost: true },
      actors: { ...plain, whitelabel: { snapshot: [notOpen] } },
    },
    'a page load in a native app that listens': {
      input: { ...input, isNativeHost: true, hasHostTransport: true },
      actors: { ...plain, whitelabel: { snapshot: [notOpen] } },
    },
    'a page load that a provider has led here': {
      input: { ...input, branding, ssoCallback: returned },
      actors: {
        ...plain,
        session: { snapshot: [signedOut, signedIn] },
        ssoCallback: {
          done: [
            { kind: 'signedIn', known: known(60_000) },
            { kind: 'identified', providerIdentity },
            { kind: 'left', email },
          ],
          error: [broken],
        },
      },
    },
    'a page load that a mailed link has led here': {
      input: { ...input, branding, resetLink: { email: user.email, token: 'link' } },
      actors: plain,
    },
    'a page load that opens a kiosk': {
      input: { ...input, branding, kioskCode: 'K7QM2XPD' },
      actors: { ...plain, session: { snapshot: [signedOut, signedIn] } },
    },
    'a device that is handed over': {
      input: { ...input, branding },
      actors: {
        ...plain,
        session: {
          snapshot: [
            signedIn,
            snapshotOf(sessionMachine, { authenticated: 'signedIn' }, handedOver),
            signedOut,
          ],
        },
        kiosk: {
          snapshot: [
            noKiosk,
            snapshotOf(kioskMachine, 'on', { ...idleKiosk, known: kioskKnown }),
            snapshotOf(kioskMachine, 'over', idleKiosk),
          ],
        },
      },
    },
  },
  events: {
    'location.changed': [
      { path: '/', from: null, buildingUuid: null },
      { path: '/logout', from: null, buildingUuid: null },
      { path: '/login', from: '/signup', buildingUuid: null },
      { path: '/login', from: null, buildingUuid: null },
      { path: '/signup', from: null, buildingUuid: null },
      { path: '/reset-password', from: null, buildingUuid: null },
      {
        path: `/building/${secondHouse.building.uuid}`,
        from: null,
        buildingUuid: secondHouse.building.uuid,
      },
      {
        path: `/building/${secondHouse.building.uuid}/companies`,
        from: null,
        buildingUuid: secondHouse.building.uuid,
      },
    ],
    'flow.entered': [
      { flow: 'SIGNUP_V2' },
      { flow: 'RESET_PASSWORD' },
      { flow: 'SIGNIN', logoutOnFailure: true },
      { flow: null, fields: { email: user.email } },
      { flow: 'SIGNUP', fields: { email: user.email, first_name: 'Ada' } },
    ],
    'logout.requested': [],
    'guest.left': [],
    'code.requested': [],
  },
  actors: {
    whitelabel: {
      snapshot: [
        snapshotOf(whitelabelMachine, 'ready', { branding, failure: null }),
        notOpen,
        snapshotOf(whitelabelMachine, 'failed', { branding: null, failure: failed }),
      ],
    },
    session: {
      snapshot: [
        signedOut,
        signedIn,
        snapshotOf(sessionMachine, { authenticated: 'signedIn' }, renamed),
        snapshotOf(sessionMachine, 'expired', inside),
      ],
    },
    building: {
      snapshot: [
        snapshotOf(buildingMachine, 'ready', inHouse),
        snapshotOf(buildingMachine, 'ready', { ...inHouse, failure: failed }),
        snapshotOf(buildingMachine, 'refused', initialBuilding(null)),
      ],
    },
    flags: { snapshot: [newerDiscover] },
    language: { snapshot: [german] },
    kioskIdle: {},
    consent: {},
    kiosk: { snapshot: [noKiosk] },
    globalError: {},
    toasts: {},
    embeddedPage: {},
    pages: {},
    fetchWizard: { done: [undefined], error: [broken] },
    lookUpEmail: {
      done: [facts, { status: status({}), providers: noProviders }],
      error: [refused('domain_not_registered', 404)],
    },
    openKiosk: { done: [kioskKnown], error: [refused('code_expired', 410)] },
    fetchHost: { done: [undefined], error: [broken] },
    nativeHost: { done: [undefined], error: [broken] },
    signIn: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'resetPassword', email },
        { kind: 'signUp', email, facts },
        { kind: 'guest', email, guestBuildings: [] },
        { kind: 'loggedOut', email, failure: failed },
        { kind: 'farmSelector' },
      ],
      error: [broken],
    },
    wizard: {
      snapshot: [atSomeStep],
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'left', email, failure: failed },
      ],
      error: [broken],
    },
    ssoCallback: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'identified', providerIdentity },
        { kind: 'left', email },
      ],
      error: [broken],
    },
  },
  provide: {
    actions: { trackPageView: () => {}, purgeStorage: () => {}, openFarmSelector: () => {} },
  },
  contextKey: (context) => [
    context.whitelabel,
    context.session,
    context.user?.first_name ?? null,
    context.entered?.building.uuid ?? null,
    context.switchFailure,
    context.hasExpired,
    context.kioskSession !== null,
    context.auth.ssoCallback !== null,
    context.auth.resetLink !== null,
    context.auth.kioskCode !== null,
  ],
  laws: appLaws,
  lint: {
    allowedTags: [/^flow:/, 'codeMissing'],
    exempt: [
      {
        rule: 'invokeWithoutError',
        at: 'app',
        reason: sharedErrors,
      },
      { rule: 'invokeWithoutError', at: 'app.access', reason: sharedErrors },
    ],
  },
})
