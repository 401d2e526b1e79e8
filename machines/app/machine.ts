import { buildingsOf, isRefused, switchFailure, wantedBuildingUuid } from '../building/selectors'
import { handedOver, isOver } from '../kiosk/machine'
import { isExpired, userOf } from '../session/selectors'
import { flagIdentity, initialApp } from './context'
import { sessionPhase, whitelabelPhase } from './phases'
import { appSetup } from './setup'
import { signedOut } from './states/signedOut'

export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The root: starts what the whole app shares and lets each part know of the others.',
  context: ({ input }) => initialApp(input),
  invoke: [
    {
      id: 'whitelabel',
      src: 'whitelabel',
      systemId: 'whitelabel',
      input: ({ context }) => ({ inlined: context.input.look }),
      onSnapshot: {
        guard: {
          type: 'hasWhitelabelMoved',
          params: ({ event }) => ({ phase: whitelabelPhase(event.snapshot) }),
        },
        target: '.routing',
        actions: {
          type: 'keepWhitelabelPhase',
          params: ({ event }) => ({ phase: whitelabelPhase(event.snapshot) }),
        },
      },
    },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      onSnapshot: [
        {
          guard: {
            type: 'hasSessionMoved',
            params: ({ event }) => ({ phase: sessionPhase(event.snapshot) }),
          },
          target: '.routing',
          actions: {
            type: 'keepSessionPhase',
            params: ({ event }) => ({
              phase: sessionPhase(event.snapshot),
              user: userOf(event.snapshot),
            }),
          },
        },
        {
          guard: {
            type: 'hasJustExpired',
            params: ({ event }) => ({ isExpired: isExpired(event.snapshot) }),
          },
          actions: 'keepExpiry',
        },
        {
          guard: {
            type: 'isAnotherUser',
            params: ({ event }) => ({ user: userOf(event.snapshot) }),
          },
          target: '.routing',
          actions: {
            type: 'keepSessionPhase',
            params: ({ event }) => ({
              phase: sessionPhase(event.snapshot),
              user: userOf(event.snapshot),
            }),
          },
        },
        {
          guard: {
            type: 'hasUserChanged',
            params: ({ event }) => ({ user: userOf(event.snapshot) }),
          },
          actions: { type: 'keepUser', params: ({ event }) => ({ user: userOf(event.snapshot) }) },
        },
      ],
    },
    {
      id: 'flags',
      src: 'flags',
      systemId: 'flags',
      input: ({ context }) => ({
        identity: flagIdentity(context),
        inlined: context.input.toggles,
      }),
    },
    {
      id: 'building',
      src: 'building',
      systemId: 'building',
      input: ({ context }) => ({ stored: context.input.storedBuilding }),
      onSnapshot: [
        {
          guard: {
            type: 'isBuildingRefused',
            params: ({ event }) => ({ isRefused: isRefused(event.snapshot) }),
          },
          actions: 'endSession',
        },
        {
          guard: {
            type: 'hasEnteredAnother',
            params: ({ event }) => ({ entered: event.snapshot.context.entered }),
          },
          actions: [
            {
              type: 'keepEntered',
              params: ({ event }) => ({
                entered: event.snapshot.context.entered,
                buildings: buildingsOf(event.snapshot),
              }),
            },
            {
              type: 'offerLanguages',
              params: ({ event }) => ({
                entered: event.snapshot.context.entered,
                switched: event.snapshot.context.wasSwitched,
              }),
            },
            'identifyFlags',
            'confirmSwitch',
          ],
        },
        {
          guard: {
            type: 'hasSwitchFailed',
            params: ({ event }) => ({ failure: switchFailure(event.snapshot) }),
          },
          actions: [
            {
              type: 'keepSwitchFailure',
              params: ({ event }) => ({ failure: switchFailure(event.snapshot) }),
            },
            {
              type: 'raiseSwitchError',
              params: ({ event }) => ({
                failure: switchFailure(event.snapshot),
                uuid: wantedBuildingUuid(event.snapshot),
              }),
            },
          ],
        },
      ],
    },
    {
      id: 'language',
      src: 'language',
      systemId: 'language',
      input: ({ context }) => context.input.language,
    },
    {
      id: 'kiosk',
      src: 'kiosk',
      systemId: 'kiosk',
      input: ({ context: { input } }) => ({
        startsOn: input.isKiosk,
        hasExitPin: input.hasExitPin,
      }),
      onSnapshot: [
        {
          guard: {
            type: 'hasHandedOver',
            params: ({ event }) => ({ known: handedOver(event.snapshot) }),
          },
          actions: [
            {
              type: 'keepKioskSession',
              params: ({ event }) => ({ known: handedOver(event.snapshot) }),
            },
            {
              type: 'replaceSession',
              params: ({ event }) => ({ known: handedOver(event.snapshot) }),
            },
          ],
        },
        {
          guard: {
            type: 'isKioskOver',
            params: ({ event }) => ({ isOver: isOver(event.snapshot) }),
          },
          actions: 'endSession',
        },
      ],
    },
    {
      id: 'globalError',
      src: 'globalError',
      systemId: 'globalError',
    },
    {
      id: 'toasts',
      src: 'toasts',
      systemId: 'toasts',
    },
  ],
  initial: 'starting',
  states: {
    starting: {
      description: 'Brand or session are still being found out.',
    },
    routing: {
      description: 'Decides by brand and session what may be shown.',
      always: [
        { guard: 'isNotOpen', target: 'notOpen' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'isUndecided', target: 'starting' },
        { guard: 'isInside', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    notOpen: {
      description: 'The brand is not open to the public yet; nothing else is reachable.',
    },
    failed: {
      description: 'Nobody can say whose app this is.',
    },
    signedOut,
    signedIn: {
      description: 'A user is inside; what the URL names is shown.',
      entry: ['identifyUser', 'identifyKiosk', 'identifyReader', 'identifyFlags'],
      exit: [
        'forgetVisit',
        'leaveBuilding',
        'leaveLanguage',
        'leaveKiosk',
        'leaveError',
        'leaveToasts',
        'identifyFlags',
      ],
      on: {
        'logout.requested': { actions: 'endSession' },
        'location.visited': [
          { guard: { type: 'isLogoutPath', params: ({ event }) => event }, actions: 'endSession' },
          {
            guard: { type: 'isAnotherBuilding', params: ({ event }) => event },
            actions: [
              'leavePage',
              { type: 'selectBuilding', params: ({ event }) => event },
              { type: 'trackPageView', params: ({ event }) => event },
            ],
          },
          { actions: ['leavePage', { type: 'trackPageView', params: ({ event }) => event }] },
        ],
      },
    },
  },
})
