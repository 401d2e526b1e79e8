import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import type { AppInput } from '@machines/app/context'
import { appMachine } from '@machines/app/machine'
import { initialBuilding } from '@machines/building/context'
import { buildingMachine } from '@machines/building/machine'
import { sessionMachine } from '@machines/session/machine'
import { whitelabelMachine } from '@machines/whitelabel/machine'
import {
  closedLook,
  firstHouse,
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
  language: { queried: null, chosen: null, browser: 'en-us', active: null },
  isKiosk: false,
}

const { session } = known(60_000)
const inside = { session, failure: null, renewInMs: 60_000, isUserChecked: true }
const outside = { session: null, failure: null, renewInMs: 0, isUserChecked: false }
const renamed = { ...inside, session: { ...session, user: { ...user, first_name: 'Adela' } } }
const email = user.email
const facts = { status: status({ confirmed: false }), providers: noProviders }
const failed = { kind: 'timeout' } as const
const inHouse = { ...initialBuilding(null), userUuid: user.uuid, entered: firstHouse }

describeMachine('app', appMachine, {
  inputs: [input],
  events: {
    'location.visited': [
      { path: '/', buildingUuid: null },
      { path: '/logout', buildingUuid: null },
      { path: '/reset-password', buildingUuid: null },
      { path: `/building/${secondHouse.building.uuid}`, buildingUuid: secondHouse.building.uuid },
    ],
    'history.back': [],
    'login.requested': [],
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
    kiosk: {},
    globalError: {},
    signIn: {
      done: [
        { kind: 'signedIn', known: known(60_000) },
        { kind: 'resetPassword', email },
        { kind: 'signUp', email, facts },
        { kind: 'provider', email, facts },
      ],
      error: [new Error('broken')],
    },
  },
  provide: {
    actions: { trackPageView: () => {}, logNotYet: () => {} },
  },
  contextKey: (context) => [
    context.whitelabel,
    context.session,
    context.user?.first_name ?? null,
    context.entered?.building.uuid ?? null,
    context.switchFailure,
    context.hasExpired,
  ],
  lint: {
    allowedTags: [/^flow:/],
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
