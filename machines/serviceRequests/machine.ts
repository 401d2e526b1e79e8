import type { ServiceRequest } from '@contract/serviceRequests'
import { setup } from 'xstate'
import { type Failure, failureIn, timedOut } from '../failure'
import type { AttachmentLimits } from '../requestForm/attachments'
import { type RequestFormOutput, requestFormMachine } from '../requestForm/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  failureActions,
  type NoPayload,
  promiseActor,
} from '../typed'

export type ServiceRequestsInput = {
  buildingUuid: string
  lang: string
  /** With it begin the idempotency keys of all that is sent from this page. */
  keyPrefix: string
  limits: AttachmentLimits
}

/** For what a service can be asked. */
export type ServiceCategory = { name: string; label: string }

export type ServiceRequestList = { requests: ServiceRequest[]; categories: ServiceCategory[] }

type ServiceRequestsEvent = EventsOf<{
  'list.retried': NoPayload
  'page.returned': NoPayload
  'new.pressed': NoPayload
  'withdraw.pressed': { id: string }
  'withdraw.confirmed': NoPayload
  'withdraw.dismissed': NoPayload
}>

type ServiceRequestsContext = ServiceRequestsInput &
  ServiceRequestList & {
    failure: Failure | null
    /** The request that is to be withdrawn. */
    id: string
    withdrawFailure: Failure | null
    /** Counts the forms and decisions: their idempotency keys differ by it. */
    begun: number
  }

const update = assigner<ServiceRequestsContext, ServiceRequestsEvent>()
type Reading = { buildingUuid: string; lang: string }

export const serviceRequestsMachine = setup({
  types: {
    context: {} as ServiceRequestsContext,
    events: {} as ServiceRequestsEvent,
    input: {} as ServiceRequestsInput,
    tags: {} as 'busy',
    children: {} as { form: 'form'; read: 'read'; refresh: 'read'; withdraw: 'withdraw' },
  },
  actors: {
    read: promiseActor<ServiceRequestList, Reading>('read'),
    withdraw: promiseActor<ServiceRequest, { buildingUuid: string; id: string; key: string }>(
      'withdraw',
    ),
    form: requestFormMachine,
  },
  actions: {
    keepList: update<ServiceRequestList>((_, { requests, categories }) => ({
      requests,
      categories,
      failure: null,
    })),
    ...failureActions(update),
    countBegun: update(({ begun }) => ({ begun: begun + 1, withdrawFailure: null })),
    /** What was sent stands in the list at once, and only once. */
    addRequest: update<{ output: RequestFormOutput }>(({ requests }, { output }) => {
      const added = output.answer?.request ?? null
      if (added === null) return {}
      return { requests: [added, ...requests.filter(({ id }) => id !== added.id)] }
    }),
    replaceRequest: update<{ request: ServiceRequest }>(({ requests }, { request }) => ({
      requests: requests.map((each) => (each.id === request.id ? request : each)),
    })),
    keepId: update<{ id: string }>((_, { id }) => ({ id, withdrawFailure: null })),
    keepWithdrawError: update((_context, _params, event) => ({
      withdrawFailure: failureIn(event),
    })),
    keepWithdrawTimeout: update(() => ({ withdrawFailure: timedOut })),
    /** A form ends in no error of its own; if it does, it is a defect to hear of. */
    reportBroken: effectAction('reportBroken'),
  },
  delays: { listTimeout: 20_000, withdrawTimeout: 20_000 },
}).createMachine({
  id: 'serviceRequests',
  description:
    'The services that somebody has asked for in a building, and asking for another one.',
  context: ({ input }) => ({
    ...input,
    requests: [],
    categories: [],
    failure: null,
    id: '',
    withdrawFailure: null,
    begun: 0,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'What was asked for.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Nothing to show yet.',
          tags: ['busy'],
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { buildingUuid, lang } }) => ({ buildingUuid, lang }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: 'keepError' },
          },
          after: { listTimeout: { target: 'failed', actions: 'keepTimeout' } },
        },
        shown: {
          description: 'The list is shown.',
          on: { 'page.returned': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The list is read anew, and stays meanwhile.',
          tags: ['busy'],
          invoke: {
            id: 'refresh',
            src: 'read',
            input: ({ context: { buildingUuid, lang } }) => ({ buildingUuid, lang }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            onError: { target: 'shown', actions: 'keepError' },
          },
          after: { listTimeout: { target: 'shown', actions: 'keepTimeout' } },
          on: {
            // What is under way was asked before the change.
            'page.returned': { target: 'refreshing', reenter: true },
          },
        },
        failed: {
          description: 'Nothing came.',
          on: { 'list.retried': { target: 'loading' }, 'page.returned': { target: 'loading' } },
        },
      },
    },
    asking: {
      description: 'What is open over the list.',
      initial: 'nothing',
      states: {
        nothing: {
          description: 'Only the list.',
          on: {
            'new.pressed': { target: 'writing', actions: 'countBegun' },
            'withdraw.pressed': {
              target: 'confirmingWithdrawal',
              actions: { type: 'keepId', params: ({ event }) => event },
            },
          },
        },
        writing: {
          description: 'A new request is written and sent.',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { buildingUuid, keyPrefix, begun, limits } }) => ({
              buildingUuid,
              keyPrefix: `${keyPrefix}-new-${begun}`,
              limits,
              fields: {},
            }),
            onDone: {
              target: 'nothing',
              actions: { type: 'addRequest', params: ({ event }) => ({ output: event.output }) },
            },
            onError: { target: 'nothing', actions: 'reportBroken' },
          },
        },
        confirmingWithdrawal: {
          description: 'Asks whether a request is to be withdrawn; says why that did not work.',
          on: {
            'withdraw.confirmed': { target: 'withdrawing', actions: 'countBegun' },
            'withdraw.dismissed': { target: 'nothing' },
          },
        },
        withdrawing: {
          description: 'The request is being withdrawn.',
          tags: ['busy'],
          invoke: {
            id: 'withdraw',
            src: 'withdraw',
            input: ({ context: { buildingUuid, id, keyPrefix, begun } }) => ({
              buildingUuid,
              id,
              key: `${keyPrefix}-withdraw-${begun}`,
            }),
            onDone: {
              target: 'nothing',
              actions: {
                type: 'replaceRequest',
                params: ({ event }) => ({ request: event.output }),
              },
            },
            onError: { target: 'confirmingWithdrawal', actions: 'keepWithdrawError' },
          },
          after: {
            withdrawTimeout: { target: 'confirmingWithdrawal', actions: 'keepWithdrawTimeout' },
          },
        },
      },
    },
  },
})
