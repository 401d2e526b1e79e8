import { isExpired, userOf } from '@machines/auth/session/selectors'
import { withEvent } from '@machines/kernel/typed'
import { sessionPhase, whitelabelPhase } from '../phases'
import { appSetup, clearScope, leaveGuest } from '../setup'
import { signedOut } from './signedOut'

/** The part of the app that is accessible. */
export const access = appSetup.createStateConfig({
  description: 'The part of the app that is accessible.',
  initial: 'starting',
  // Brand and session decide. They are started here, because a transition of the root would also exit and
  // re-enter the other regions.
  invoke: [
    {
      id: 'whitelabel',
      src: 'whitelabel',
      systemId: 'whitelabel',
      input: ({ context }) => ({ inlined: context.input.branding }),
      onSnapshot: {
        guard: {
          type: 'hasWhitelabelMoved',
          params: ({ event }) => ({ phase: whitelabelPhase(event.snapshot) }),
        },
        target: '.routing',
        actions: {
          type: 'setWhitelabelPhase',
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
            type: 'setSessionPhase',
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
          actions: 'setExpired',
        },
        {
          guard: {
            type: 'isAnotherUser',
            params: ({ event }) => ({ user: userOf(event.snapshot) }),
          },
          target: '.routing',
          actions: {
            type: 'setSessionPhase',
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
          actions: { type: 'setUser', params: ({ event }) => ({ user: userOf(event.snapshot) }) },
        },
      ],
    },
  ],
  states: {
    starting: {
      description: 'Brand or session are not known yet.',
    },
    routing: {
      description: 'Decides by brand and session which part is accessible.',
      always: [
        { guard: 'isNotOpen', target: 'notOpen' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'isUndecided', target: 'starting' },
        { guard: 'isInside', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    notOpen: {
      description: 'The brand is not open to the public yet; nothing else is accessible.',
    },
    failed: {
      description: 'The brand could not be determined.',
    },
    signedOut,
    signedIn: {
      description: 'A user is signed in; the page of the URL is shown.',
      // Pages receive the scope as soon as the building is entered.
      entry: ['identifyUser', 'identifyKiosk', 'identifyReader', 'identifyFlags'],
      exit: [...clearScope, 'identifyFlags'],
      on: {
        'logout.requested': { actions: 'endSession' },
        'guest.left': [
          { guard: 'hasScope', actions: ['sendEmptyScope', ...leaveGuest, 'sendScope'] },
          { actions: [...leaveGuest] },
        ],
        'location.changed': [
          { guard: withEvent('isLogoutPath'), actions: 'endSession' },
          {
            guard: withEvent('isAnotherBuilding'),
            actions: [withEvent('selectBuilding'), withEvent('trackPageView')],
          },
          { actions: withEvent('trackPageView') },
        ],
      },
    },
  },
})
