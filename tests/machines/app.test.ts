import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import type { AppInput } from '@machines/app/context'
import { appMachine } from '@machines/app/machine'
import { initialBuilding } from '@machines/building/context'
import { buildingMachine } from '@machines/building/machine'
import { kioskMachine } from '@machines/kiosk/machine'
import { initialSession } from '@machines/session/context'
import { sessionMachine } from '@machines/session/machine'
import type { SsoReturn } from '@machines/ssoReturn/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import {
  closedLook,
  firstHouse,
  kioskKnown,
  known,
  look,
  noProviders,
  secondHouse,
  status,
  user,
} from './cases'

const input: AppInput = {
  host: 'localhost',
  look: null,
  toggles: null,
  storedBuilding: null,
  requestedBuildingUuid: null,
  language: { queried: null, chosen: null, browser: 'en-us', active: null, offersPseudo: false },
  isKiosk: false,
  hasExitPin: false,
  ssoReturn: null,
  resetLink: null,
  farmSelectorEmail: null,
}
const returned: SsoReturn = { state: 'state', code: 'code', error: null, details: null }
const vouched = { email: user.email, transactionUuid: 't', firstName: null, lastName: null }

const { session } = known(60_000)
const inside = {
  session,
  failure: null,
  renewInMs: 60_000,
  needsUpgrade: false,
  isUserChecked: true,
}
const outside = initialSession()
const renamed = { ...inside, session: { ...session, user: { ...user, first_name: 'Adela' } } }
const email = user.email
const facts = { status: status({ confirmed: false }), providers: noProviders }
const failed = { kind: 'timeout' } as const
const inHouse = { ...initialBuilding(null), userUuid: user.uuid, entered: firstHouse }

const broken = new Error('broken')
const handedOver = { ...inside, session: kioskKnown.session }
const quietKiosk = {
  startsOn: false,
  hasExitPin: false,
  buildingUuid: '',
  pin: '',
  known: null,
  failure: null,
}

describeMachine('app', appMachine, {
  runs: {
    'a visit': { input },
    'a visit that a provider has led here': { input: { ...input, look, ssoReturn: returned } },
    'a visit that a mailed link has led here': {
      input: { ...input, look, resetLink: { email: user.email, token: 'link' } },
      actors: {
        session: { snapshot: [snapshotOf(sessionMachine, 'signedOut', outside)] },
        kiosk: { snapshot: [snapshotOf(kioskMachine, 'off', quietKiosk)] },
        whitelabel: { snapshot: [snapshotOf(whitelabelMachine, 'ready', { look, failure: null })] },
        building: { snapshot: [snapshotOf(buildingMachine, 'ready', inHouse)] },
        signIn: { done: [{ kind: 'signedIn', known: known(60_000) }], error: [broken] },
        wizard: { done: [{ kind: 'left', email, failure: failed }], error: [broken] },
        ssoReturn: { done: [{ kind: 'left', email }], error: [broken] },
      },
    },
    'a device that is handed over': {
      input: { ...input, look },
      actors: {
        session: {
          snapshot: [
            snapshotOf(sessionMachine, { authenticated: 'signedIn' }, inside),
            snapshotOf(sessionMachine, { authenticated: 'signedIn' }, handedOver),
            snapshotOf(sessionMachine, 'signedOut', outside),
          ],
        },
        kiosk: {
          snapshot: [
            snapshotOf(kioskMachine, 'off', quietKiosk),
            snapshotOf(kioskMachine, 'on', { ...quietKiosk, known: kioskKnown }),
            snapshotOf(kioskMachine, 'over', quietKiosk),
          ],
        },
        whitelabel: { snapshot: [snapshotOf(whitelabelMachine, 'ready', { look, failure: null })] },
        building: { snapshot: [snapshotOf(buildingMachine, 'ready', inHouse)] },
        signIn: { done: [{ kind: 'signedIn', known: known(60_000) }], error: [broken] },
        wizard: { done: [{ kind: 'left', email, failure: failed }], error: [broken] },
        ssoReturn: { done: [{ kind: 'left', email }], error: [broken] },
      },
    },
  },
  events: {
    'location.visited': [
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
    ],
    'flow.entered': [
      { flow: 'SIGNUP_V2' },
      { flow: 'RESET_PASSWORD' },
      { flow: 'SIGNIN', logoutOnFailure: true },
      { flow: null, fields: { email: user.email } },
    ],
    'farms.closed': [],
    'logout.requested': [],
  },
  actors: {
    whitelabel: {
      snapshot: [
        snapshotOf(whitelabelMachine, 'ready', { look, failure: null }),
        snapshotOf(whitelabelMachine, 'notOpen', { look: closedLook, failure: null }),
        snapshotOf(whitelabelMachine, 'failed', { look: null, failure: failed }),
      ],
    },
    session: {
      snapshot: [
        snapshotOf(sessionMachine, 'signedOut', outside),
        snapshotOf(sessionMachine, { authenticated: 'signedIn' }, inside),
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
    flags: {},
    language: {},
    kiosk: { snapshot: [snapshotOf(kioskMachine, 'off', quietKiosk)] },
    globalError: {},
    toasts: {},
    signIn: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'resetPassword', email },
        { kind: 'signUp', email, facts },
        { kind: 'guest', email, guestBuildings: [] },
        { kind: 'loggedOut', email, failure: failed },
        { kind: 'farmSelector' },
      ],
      error: [new Error('broken')],
    },
    wizard: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'left', email, failure: failed },
      ],
      error: [new Error('broken')],
    },
    ssoReturn: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'vouched', vouched },
        { kind: 'left', email },
      ],
      error: [new Error('broken')],
    },
  },
  provide: {
    actions: { trackPageView: () => {}, purgeStorage: () => {} },
  },
  contextKey: (context) => [
    context.whitelabel,
    context.session,
    context.user?.first_name ?? null,
    context.entered?.building.uuid ?? null,
    context.switchFailure,
    context.hasExpired,
    context.kioskSession !== null,
    context.auth.ssoReturn !== null,
    context.auth.resetLink !== null,
  ],
  maxPaths: 5000,
  lint: {
    allowedTags: [/^way:/],
    exempt: [
      {
        rule: 'invokeWithoutError',
        at: 'app',
        reason:
          'The shared machines handle every failure of theirs. An error of one is a defect: it ends the app, and the last net shows.',
      },
    ],
  },
})
