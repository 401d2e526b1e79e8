import type { KnownSession } from '@machines/auth/session/context'
import { sessionActor } from '@machines/auth/session/events'
import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withOutput,
} from '@machines/kernel/typed'
import { sendTo, setup } from 'xstate'
import { isFilled } from '../form/isFilled'
import { createForm } from '../form/machine'

export type LinkStatus = 'valid' | 'expired' | 'used'

export type ClaimFields = {
  token: string
  first_name: string
  last_name: string
  email: string
  password: string
}

export type ClaimInput = { token: string; keyPrefix: string }

type ClaimContext = ClaimInput & { status: LinkStatus; failure: Failure | null }

type ClaimEvent = EventsOf<{ 'request.retried': NoPayload }>

const update = assigner<ClaimContext, ClaimEvent>()

const claimForm = createForm<ClaimFields, KnownSession>(isFilled)
export type ClaimForm = typeof claimForm

/** The first start: the link that the server has printed makes its reader the operator. */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    children: {} as { form: 'form' },
    input: {} as ClaimInput,
    tags: {} as 'busy',
  },
  actors: {
    checkLink: promiseActor<LinkStatus, { token: string }>('checkLink'),
    form: claimForm,
  },
  actions: {
    setStatus: update<{ output: LinkStatus }>((_, { output }) => ({ status: output })),
    startSession: sendTo(sessionActor.of, (_, { known }: { known: KnownSession }) => ({
      type: 'session.started',
      ...known,
    })),
    ...failureActions(update),
  },
  guards: {
    isValid: (_, { output }: { output: LinkStatus }) => output === 'valid',
    hasToken: ({ context: { token } }) => token !== '',
    wasSent: (_, { output }: { output: object | null }) => output !== null,
  },
  delays: { checkTimeout: 20_000 },
}).createMachine({
  id: 'claim',
  description: 'The first start: who opens the link becomes the operator.',
  context: ({ input }) => ({ ...input, status: 'valid', failure: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'Decides whether the address has a token at all.',
      always: [{ guard: 'hasToken', target: 'checking' }, { target: 'unusable' }],
    },
    checking: {
      description: 'Asking the server whether the link can still be used.',
      tags: ['busy'],
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: withOutput('isValid'), target: 'entering' },
          { target: 'unusable', actions: withOutput('setStatus') },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      after: { checkTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
    },
    failed: {
      description: 'The link could not be checked.',
      on: { 'request.retried': { target: 'checking' } },
    },
    unusable: { description: 'The link has expired, was used, or is incomplete.' },
    entering: {
      description: 'The operator enters their name, address and password.',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { token, keyPrefix } }) => ({
          fields: { token, first_name: '', last_name: '', email: '', password: '' },
          keyPrefix,
        }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => ({ output: event.output }) },
            target: 'claimed',
            actions: {
              type: 'startSession',
              params: ({ event }) => ({
                known: (event.output as { result: KnownSession }).result,
              }),
            },
          },
          { target: 'entering', reenter: true },
        ],
        onError: { target: 'entering', reenter: true },
      },
    },
    claimed: { description: 'The account exists and is signed in; the building comes next.' },
  },
})
