import type { Operator } from '@contract/operate/operator'
import type { KnownSession } from '@machines/auth/session/context'
import { sessionActor } from '@machines/auth/session/events'
import { sessionMachine } from '@machines/auth/session/machine'
import { isExpired } from '@machines/auth/session/selectors'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import {
  assigner,
  failureActions,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type AnyActorLogic, type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate'
import { unsavedChangesMachine } from '../../account/unsavedChanges/machine'
import { sessionPhase } from '../../platform/app/phases'
import { languageMachine } from '../../tenancy/language/machine'
import { isFilled } from '../form/isFilled'
import { createForm } from '../form/machine'
import {
  type ConsoleContext,
  type ConsoleInput,
  initialConsole,
  isAllowed,
  pageId,
  type SessionPhase,
} from './context'
import type { ConsoleEvent } from './events'
import type { ConsoleLogic } from './logic'
import { type ConsolePage, isSamePath, isSameQuery } from './page'

export type Credentials = { email: string; password: string }
export type PasswordFields = { password: string }

const update = assigner<ConsoleContext, ConsoleEvent>()
type Running = { context: ConsoleContext; system: { get: (id: string) => AnyActorRef | undefined } }

export const signInForm = createForm<Credentials, KnownSession>(isFilled)
export const passwordForm = createForm<PasswordFields>(isFilled)
export type SignInForm = typeof signInForm
export type PasswordForm = typeof passwordForm

export type ConsoleMachine = ReturnType<typeof createConsole>

/** The root of the operators' console; `logics` are those of its pages. */
export function createConsole(logics: readonly ConsoleLogic[]) {
  const known = new Map(logics.map((each) => [each.name, each]))
  const pageActors: Record<string, AnyActorLogic> = Object.fromEntries(
    logics.map(({ name, logic }) => [name, logic]),
  )
  return setup({
    types: {
      context: {} as ConsoleContext,
      events: {} as ConsoleEvent,
      input: {} as ConsoleInput,
    },
    actors: {
      session: sessionMachine,
      language: languageMachine,
      unsavedChanges: unsavedChangesMachine,
      signIn: signInForm,
      confirmPassword: passwordForm,
      loadOperator: promiseActor<Operator>('loadOperator'),
      ...(pageActors as object),
    },
    actions: {
      setPhase: update<{ phase: SessionPhase }>((_, { phase }) => ({ phase })),
      setOperator: update<{ output: Operator }>((_, { output }) => ({
        operator: output,
        failure: null,
      })),
      forgetOperator: update(() => ({ operator: null, failure: null })),
      setPage: update<{ page: ConsolePage }>((_, { page }) => ({ page })),
      forgetPage: update(() => ({ page: null })),
      countForm: update(({ forms }) => ({ forms: forms + 1 })),
      startPage: assign(({ context, spawn }) => {
        const { page } = context
        const logic = page === null ? undefined : known.get(page.name)
        if (page === null || logic === undefined) return {}
        const started = context.started + 1
        // The names of the pages are known only when they are run.
        const start = spawn as unknown as (name: string, options: object) => void
        const input = logic.input(page, `${context.seed}-${started}`)
        start(logic.name, { id: pageId, systemId: pageId, input })
        return { started }
      }),
      stopPage: stopChild(pageId),
      sendQuery: ({ system }: Running, { page }: { page: ConsolePage }) => {
        const event = known.get(page.name)?.queryEvent?.(page)
        if (event !== undefined) system.get(pageId)?.send(event)
      },
      sendConfirmed: ({ system }: Running) =>
        system.get(pageId)?.send({ type: 'password.confirmed' }),
      startSession: sendTo(sessionActor.of, (_, { known: session }: { known: KnownSession }) => ({
        type: 'session.started',
        ...session,
      })),
      acknowledgeSession: sendTo(sessionActor.of, { type: 'session.acknowledged' }),
      endSession: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
      ...failureActions(update),
    },
    guards: {
      hasMoved: ({ context }, { phase }: { phase: SessionPhase }) => context.phase !== phase,
      isExpired: (_, { expired }: { expired: boolean }) => expired,
      isInside: ({ context }) => context.phase === 'inside',
      isSameAddress: ({ context }, { page }: { page: ConsolePage }) =>
        context.page !== null && isSamePath(context.page, page) && isSameQuery(context.page, page),
      isSamePage: ({ context }, { page }: { page: ConsolePage }) =>
        context.page !== null && isSamePath(context.page, page),
      isAllowed: ({ context }) => isAllowed(context),
      isNotAllowed: ({ context }) => !isAllowed(context),
      /** They are signed in, but operate nothing. */
      isNoOperator: ({ event }) => isRefusedWith(failureIn(event), 'permission_denied'),
      wasSent: (_, { output }: { output: object | null }) => output !== null,
    },
    delays: { operatorTimeout: 20_000, nextTurn: 0 },
  }).createMachine({
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
