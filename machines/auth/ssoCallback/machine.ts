import { type Failure, failureIn } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  effectAction,
  failureActions,
  type NoPayload,
  promiseActor,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import type { KnownSession } from '../session/context'
import type { ProviderRedirect } from '../wizard/actors'
import type { ProviderIdentity } from '../wizard/context'
import { foreignState, refusalOf } from './failure'

/** The details that this browser stored before the redirect to the provider, and the `state` it sent. */
export type SsoDetails = {
  email: string
  transactionId: string
  state: string
  purpose: ProviderRedirect['purpose']
}

/** The callback of the provider; `code` is null if our server has already processed the response. */
export type SsoCallback = {
  state: string
  code: string | null
  /** The error code of the provider or of our own server. */
  error: string | null
  details: SsoDetails | null
}

export type SsoCallbackOutput =
  | { kind: 'signedIn'; known: KnownSession }
  | { kind: 'identified'; providerIdentity: ProviderIdentity }
  | { kind: 'left'; email: string }

/** `keyPrefix` is the prefix of the idempotency keys of this callback. */
export type SsoCallbackInput = SsoCallback & { keyPrefix: string }

type Context = {
  keyPrefix: string
  returned: SsoCallback
  providerIdentity: ProviderIdentity | null
  known: KnownSession | null
  failure: Failure | null
}
type Event = EventsOf<{ 'request.retried': NoPayload; 'callback.left': NoPayload }>

const update = assigner<Context, Event>()

export const ssoCallbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SsoCallbackInput,
    output: {} as SsoCallbackOutput,
    tags: {} as 'busy',
  },
  actors: {
    exchangeCode: promiseActor<ProviderIdentity, { code: string; state: string }>('exchangeCode'),
    authenticate: promiseActor<KnownSession, { providerIdentity: ProviderIdentity; key: string }>(
      'authenticate',
    ),
  },
  actions: {
    setProviderIdentity: update<{ providerIdentity: ProviderIdentity }>(
      (_, { providerIdentity }) => ({ providerIdentity }),
    ),
    trustDetails: update(({ returned: { details } }) => ({
      providerIdentity: {
        email: details?.email ?? '',
        transactionUuid: details?.transactionId ?? '',
        firstName: null,
        lastName: null,
      },
    })),
    setKnown: update<{ known: KnownSession }>((_, { known }) => ({ known })),
    ...failureActions(update),
    refuseForeign: update(() => ({ failure: foreignState })),
    takeFailure: update(({ returned }) => ({ failure: refusalOf(returned.error) })),
    clearFailure: update(() => ({ failure: null })),
    /** The details are valid for one callback; provided by the runtime. */
    forgetDetails: effectAction('forgetDetails'),
  },
  guards: {
    isForeign: ({ context: { returned } }) =>
      returned.details === null || returned.details.state !== returned.state,
    hasFailed: ({ context: { returned } }) => returned.error !== null,
    hasCode: ({ context: { returned } }) => returned.code !== null,
    isSignUp: ({ context: { returned } }) => returned.details?.purpose === 'signUp',
    isOther: (
      { context: { returned } },
      { providerIdentity }: { providerIdentity: ProviderIdentity },
    ) => providerIdentity.transactionUuid !== returned.details?.transactionId,
    /** The code may not have been consumed yet. */
    isWorthRetrying: ({ event }) => failureIn(event).kind !== 'refused',
  },
  delays: { callTimeout: 20_000 },
}).createMachine({
  id: 'ssoCallback',
  description:
    'An identity provider has redirected the browser back, with or without its confirmation.',
  context: ({ input: { keyPrefix, ...returned } }) => ({
    keyPrefix,
    returned,
    providerIdentity: null,
    failure: null,
    known: null,
  }),
  output: ({ event }) => event.output as SsoCallbackOutput,
  initial: 'routing',
  on: { 'callback.left': { target: '.leaving' } },
  states: {
    routing: {
      description: 'Checks whether this browser requested the response, and what it contains.',
      entry: 'forgetDetails',
      always: [
        {
          guard: 'isForeign',
          target: 'failed',
          actions: 'refuseForeign',
        },
        { guard: 'hasFailed', target: 'failed', actions: 'takeFailure' },
        { guard: 'hasCode', target: 'exchangingCode' },
        { target: 'routingIdentity', actions: 'trustDetails' },
      ],
    },
    exchangingCode: {
      description: 'The server exchanges the code at the provider.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context: { returned } }) => ({
          code: returned.code ?? '',
          state: returned.state,
        }),
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ providerIdentity: event.output }) },
            target: 'failed',
            actions: 'refuseForeign',
          },
          {
            target: 'routingIdentity',
            actions: {
              type: 'setProviderIdentity',
              params: ({ event }) => ({ providerIdentity: event.output }),
            },
          },
        ],
        onError: [
          {
            guard: 'isWorthRetrying',
            target: 'interrupted',
            actions: 'setFailure',
          },
          {
            target: 'failed',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'interrupted',
          actions: 'setTimeoutFailure',
        },
      },
    },
    interrupted: {
      description:
        'The server could not be reached; the code may still be valid, so the user may retry.',
      on: { 'request.retried': { target: 'exchangingCode' } },
    },
    routingIdentity: {
      description: 'A sign-up continues with its next step; a known account is signed in.',
      always: [{ guard: 'isSignUp', target: 'identifiedForSignUp' }, { target: 'authenticating' }],
    },
    authenticating: {
      description: 'Signing in with the provider’s confirmation.',
      tags: ['busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context: { providerIdentity, keyPrefix } }) => ({
          key: `${keyPrefix}-authenticate`,
          providerIdentity: providerIdentity ?? {
            email: '',
            transactionUuid: '',
            firstName: null,
            lastName: null,
          },
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'setKnown', params: ({ event }) => ({ known: event.output }) },
        },
        onError: [
          {
            guard: 'isWorthRetrying',
            target: 'unanswered',
            actions: 'setFailure',
          },
          {
            target: 'failed',
            actions: 'setFailure',
          },
        ],
      },
      after: {
        callTimeout: {
          target: 'unanswered',
          actions: 'setTimeoutFailure',
        },
      },
    },
    unanswered: {
      description:
        'No response arrived, so it is unknown whether there is a session; the user may repeat the request.',
      on: { 'request.retried': { target: 'authenticating' } },
    },
    failed: {
      description: 'The provider or the server refused; the user continues at the sign-in.',
    },
    signedIn: {
      type: 'final',
      description: 'There is a session.',
      output: ({ context }) => ({ kind: 'signedIn', known: context.known }),
    },
    identifiedForSignUp: {
      type: 'final',
      description: 'The sign-up continues.',
      output: ({ context }) => ({
        kind: 'identified',
        providerIdentity: context.providerIdentity,
      }),
    },
    leaving: {
      type: 'final',
      description: 'Back to the sign-in.',
      output: ({ context }) => ({ kind: 'left', email: context.returned.details?.email ?? '' }),
    },
  },
})
