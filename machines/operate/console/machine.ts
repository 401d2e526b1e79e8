import type { KnownSession } from '@machines/auth/session/context'
import { withEvent, withOutput } from '@machines/kernel/typed'
import { initialConsole } from './context'
import type { ConsoleLogic } from './logic'
import { whenEnded, whenOver, withSession } from './session'
import { setUpConsole } from './setup'

export type ConsoleMachine = ReturnType<typeof createConsole>

/** The root of the operators' console; `logics` are those of its pages. */
export function createConsole(logics: readonly ConsoleLogic[]) {
  return setUpConsole(logics).createMachine({
    id: 'console',
    description: 'The root of the operators’ console.',
    context: ({ input }) => initialConsole(input),
    type: 'parallel',
    invoke: [
      {
        id: 'language',
        src: 'language',
        systemId: 'language',
        input: ({ context }) => context.language,
      },
      { id: 'finder', src: 'finder', systemId: 'finder' },
      { id: 'unsavedChanges', src: 'unsavedChanges', systemId: 'unsavedChanges' },
    ],
    states: {
      access: {
        description: 'Who is signed in, and whether they are an operator.',
        initial: 'restoring',
        invoke: {
          id: 'session',
          src: 'session',
          systemId: 'session',
          onSnapshot: [
            { guard: withSession('isEnding'), actions: 'setEnded' },
            { guard: withSession('isStillEnded'), actions: withSession('setPhase') },
            {
              guard: withSession('isRenewed'),
              actions: [withSession('setPhase'), 'clearEnded'],
            },
            {
              guard: withSession('isOtherUser'),
              target: '.routing',
              actions: [withSession('setPhase'), 'forgetOperator', 'closeFinder'],
            },
            {
              guard: withSession('hasMoved'),
              target: '.routing',
              actions: withSession('setPhase'),
            },
            { guard: withSession('isExpired'), actions: 'acknowledgeSession' },
          ],
        },
        on: {
          'signOut.pressed': [
            { guard: 'hasEndedElsewhere', target: '.signedOut' },
            { actions: ['clearEnded', 'endSession'] },
          ],
        },
        states: {
          restoring: { description: 'Reading what an earlier page load has stored.' },
          routing: {
            description: 'Decides by the session.',
            always: [{ guard: 'isInside', target: 'loadingOperator' }, { target: 'signedOut' }],
          },
          signedOut: {
            description: 'The operator enters their e-mail address and password.',
            entry: ['countForm', 'forgetOperator', 'closeFinder'],
            invoke: {
              id: 'signIn',
              src: 'signIn',
              input: ({ context: { seed, forms } }) => ({
                fields: { email: '', password: '' },
                keyPrefix: `${seed}-signIn-${forms}`,
              }),
              onDone: [
                {
                  guard: { type: 'wasSent', params: ({ event }) => ({ output: event.output }) },
                  actions: {
                    type: 'startSession',
                    params: ({ event }) => ({
                      known: (event.output as { result: KnownSession }).result,
                    }),
                  },
                },
                { target: 'signedOut', reenter: true },
              ],
              onError: { target: 'signedOut', reenter: true },
            },
          },
          loadingOperator: {
            description: 'Reading what the user may operate.',
            invoke: {
              id: 'loadOperator',
              src: 'loadOperator',
              onDone: { target: 'inside', actions: withOutput('setOperator') },
              onError: [
                { guard: 'isNoOperator', target: 'refused' },
                { target: 'failed', actions: 'setFailure' },
              ],
            },
            after: { operatorTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
          },
          inside: {
            description: 'The page of the address is shown.',
            on: { 'operator.invalidated': { target: '.refreshing' } },
            initial: 'current',
            states: {
              current: { description: 'The operator’s roles are known.' },
              refreshing: {
                description: 'Reading the operator’s roles again.',
                invoke: {
                  id: 'reloadOperator',
                  src: 'loadOperator',
                  onDone: { target: 'current', actions: withOutput('setOperator') },
                  onError: [
                    // Without a session, no refusal says anything about the roles.
                    { guard: 'hasEnded', target: 'current' },
                    { guard: 'isNoOperator', target: '#console.access.refused' },
                    { target: 'current' },
                  ],
                },
                after: { operatorTimeout: { target: 'current' } },
              },
            },
          },
          refused: {
            description: 'The user is signed in, but operates nothing.',
            entry: ['forgetOperator', 'closeFinder'],
            on: { 'request.retried': { target: 'loadingOperator' } },
          },
          failed: {
            description: 'It could not be read what the user may operate.',
            on: { 'request.retried': { target: 'loadingOperator' } },
          },
        },
      },
      page: {
        description: 'Runs the logic of the page in the address, while its reader may see it.',
        initial: 'idle',
        on: {
          'page.entered': [
            { guard: withEvent('isSameAddress') },
            {
              guard: withEvent('isSamePage'),
              actions: [withEvent('setPage'), withEvent('sendQuery')],
            },
            { target: '.restarting', actions: withEvent('setPage') },
          ],
          'page.left': { target: '.idle', actions: 'forgetPage' },
        },
        states: {
          idle: { description: 'The address names no page.' },
          restarting: {
            description: 'The page that was left releases its system id.',
            after: { nextTurn: { target: 'waiting' } },
          },
          waiting: {
            description: 'The page waits until it is known who reads it.',
            always: { guard: 'isAllowed', target: 'running' },
          },
          running: {
            description: 'The logic of the page is running.',
            entry: 'startPage',
            exit: 'stopPage',
            always: { guard: 'isNotAllowed', target: 'restarting' },
          },
        },
      },
      identity: {
        description: 'The dialog in which the operator proves who they are, while the page stays.',
        initial: 'idle',
        states: {
          idle: {
            description: 'The session is valid, or no operator is signed in. No change is pending.',
            always: whenEnded,
            on: { 'password.needed': { target: 'askingPassword' } },
          },
          askingPassword: {
            description: 'The operator enters their password again, before a sensitive change.',
            entry: 'countForm',
            always: whenEnded,
            invoke: {
              id: 'confirmPassword',
              src: 'confirmPassword',
              input: ({ context: { seed, forms } }) => ({
                fields: { password: '' },
                keyPrefix: `${seed}-password-${forms}`,
              }),
              onDone: [
                {
                  guard: { type: 'wasSent', params: ({ event }) => ({ output: event.output }) },
                  target: 'idle',
                  actions: 'sendConfirmed',
                },
                { target: 'idle' },
              ],
              onError: { target: 'idle' },
            },
            on: { 'page.entered': { target: 'idle' } },
          },
          signingIn: {
            description: 'The session has ended; the operator signs in again.',
            entry: 'countForm',
            always: whenOver,
            invoke: {
              id: 'signInAgain',
              src: 'signIn',
              input: ({ context: { seed, forms, operator } }) => ({
                fields: { email: operator?.email ?? '', password: '' },
                keyPrefix: `${seed}-signInAgain-${forms}`,
              }),
              onDone: [
                {
                  guard: { type: 'wasSent', params: ({ event }) => ({ output: event.output }) },
                  target: 'renewing',
                  actions: {
                    type: 'renewSession',
                    params: ({ event }) => ({
                      known: (event.output as { result: KnownSession }).result,
                    }),
                  },
                },
                { target: 'postponed' },
              ],
              onError: { target: 'signingIn', reenter: true },
            },
          },
          renewing: {
            description: 'The session takes the new tokens.',
            always: whenOver,
            after: { operatorTimeout: { target: 'signingIn' } },
          },
          postponed: {
            description: 'The operator reads the page without a session.',
            always: whenOver,
            on: { 'signIn.needed': { target: 'signingIn' } },
          },
        },
      },
    },
  })
}
