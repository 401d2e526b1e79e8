import type { KnownSession } from '@machines/auth/session/context'
import { isExpired } from '@machines/auth/session/selectors'
import { withEvent, withOutput } from '@machines/kernel/typed'
import { sessionPhase } from '../../platform/app/phases'
import { initialConsole } from './context'
import type { ConsoleLogic } from './logic'
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
            {
              guard: {
                type: 'hasMoved',
                params: ({ event }) => ({ phase: sessionPhase(event.snapshot) }),
              },
              target: '.routing',
              actions: {
                type: 'setPhase',
                params: ({ event }) => ({ phase: sessionPhase(event.snapshot) }),
              },
            },
            {
              guard: {
                type: 'isExpired',
                params: ({ event }) => ({ expired: isExpired(event.snapshot) }),
              },
              actions: 'acknowledgeSession',
            },
          ],
        },
        on: { 'signOut.pressed': { actions: 'endSession' } },
        states: {
          restoring: { description: 'Reading what an earlier page load has stored.' },
          routing: {
            description: 'Decides by the session.',
            always: [{ guard: 'isInside', target: 'loadingOperator' }, { target: 'signedOut' }],
          },
          signedOut: {
            description: 'The operator enters their e-mail address and password.',
            entry: ['countForm', 'forgetOperator'],
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
            entry: 'forgetOperator',
            on: { 'operator.retried': { target: 'loadingOperator' } },
          },
          failed: {
            description: 'It could not be read what the user may operate.',
            on: { 'operator.retried': { target: 'loadingOperator' } },
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
      password: {
        description: 'The dialog that asks for the password before a sensitive change.',
        initial: 'idle',
        states: {
          idle: {
            description: 'No change waits for the password.',
            on: { 'password.needed': { target: 'asking' } },
          },
          asking: {
            description: 'The operator enters their password again.',
            entry: 'countForm',
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
        },
      },
    },
  })
}
