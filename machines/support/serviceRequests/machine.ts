import type { ServiceRequest } from '@contract/serviceRequests'
import type { Failure } from '@machines/kernel/failure'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { pageSize } from '@machines/kernel/pagedRequest/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type ActorRefFrom, raise, setup } from 'xstate'
import type { AttachmentLimits } from '../requestForm/attachments'
import { type RequestFormOutput, requestFormMachine } from '../requestForm/machine'

export type ServiceRequestsInput = {
  buildingUuid: string
  lang: string
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
  limits: AttachmentLimits
}

/** A category of service requests. */
export type ServiceCategory = { name: string; label: string }

/** Rows in the server's order, oldest first. */
export type ServiceRequestPage = {
  requests: ServiceRequest[]
  /** The number of requests on the server. */
  total: number
  categories: ServiceCategory[]
}

type ServiceRequestsEvent = EventsOf<{
  'list.retried': NoPayload
  'page.returned': NoPayload
  'more.pressed': NoPayload
  'new.pressed': NoPayload
  'withdraw.pressed': { id: string }
  'withdraw.confirmed': NoPayload
  'withdraw.dismissed': NoPayload
}>

type ServiceRequestsContext = ServiceRequestsInput &
  ServiceRequestPage &
  MutationContext & {
    /** Requests sent since the last page was read; the server lists them first. */
    sent: ServiceRequest[]
    failure: Failure | null
    /** The request to withdraw. */
    id: string
  }

const update = assigner<ServiceRequestsContext, ServiceRequestsEvent>()
export type ServiceRequestsWanted = {
  buildingUuid: string
  lang: string
  offset: number
  /** The number of rows from there on. */
  count: number
}

/** `sent` without the requests that a page contains. */
const stillMissing = (sent: readonly ServiceRequest[], rows: readonly ServiceRequest[]) => {
  const known = new Set(rows.map(({ id }) => id))
  return sent.filter(({ id }) => !known.has(id))
}

const withRequest = (requests: readonly ServiceRequest[], request: ServiceRequest) =>
  requests.map((each) => (each.id === request.id ? request : each))

export const serviceRequestsMachine = setup({
  types: {
    context: {} as ServiceRequestsContext,
    events: {} as ServiceRequestsEvent,
    input: {} as ServiceRequestsInput,
    tags: {} as 'busy',
    children: {} as {
      form: 'form'
      read: 'read'
      refresh: 'read'
      readMore: 'read'
      withdraw: 'withdraw'
    },
  },
  actors: {
    read: promiseActor<ServiceRequestPage, ServiceRequestsWanted>('read'),
    withdraw: promiseActor<ServiceRequest, { buildingUuid: string; id: string; key: string }>(
      'withdraw',
    ),
    form: requestFormMachine,
  },
  actions: {
    setList: update<ServiceRequestPage>(({ sent }, { requests, total, categories }) => ({
      requests,
      total,
      categories,
      // A request that was sent during the read is missing in its result.
      sent: stillMissing(sent, requests),
      failure: null,
    })),
    appendPage: update<ServiceRequestPage>(({ requests, sent }, page) => {
      const more = stillMissing(page.requests, requests)
      const rows = [...requests, ...more]
      return {
        requests: rows,
        // A page without further rows is the last one, whatever the total is: requests sent meanwhile move the rows.
        total: more.length === 0 ? rows.length : page.total,
        sent: stillMissing(sent, rows),
        failure: null,
      }
    }),
    ...failureActions(update),
    ...mutations.actions(update),
    /** Adds a new request to the list immediately, and only once. */
    addRequest: update<{ output: RequestFormOutput }>(({ requests, sent }, { output }) => {
      const added = output.answer?.request ?? null
      if (added === null) return {}
      const isKnown = requests.some(({ id }) => id === added.id)
      const others = sent.filter(({ id }) => id !== added.id)
      return isKnown ? { requests: withRequest(requests, added) } : { sent: [added, ...others] }
    }),
    replaceRequest: update<{ output: ServiceRequest }>(({ requests, sent }, { output }) => ({
      requests: withRequest(requests, output),
      sent: withRequest(sent, output),
    })),
    /** Discards a read that started before the withdrawal: its rows would show the old status. */
    refreshList: raise({ type: 'page.returned' }),
    setId: update<{ id: string }>((_, { id }) => ({ id })),
    /** A form ends in no error of its own; if it does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
  },
  guards: { hasMore: ({ context: { requests, total } }) => requests.length < total },
  delays: { listTimeout: 20_000, ...mutations.delays },
}).createMachine({
  id: 'serviceRequests',
  description: 'The user’s service requests in a building, and submitting another one.',
  context: ({ input }) => ({
    ...input,
    requests: [],
    total: 0,
    categories: [],
    sent: [],
    failure: null,
    id: '',
    mutation: mutations.initial,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The list of requests.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the first page; nothing can be shown yet.',
          tags: ['busy'],
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { buildingUuid, lang } }) => ({
              buildingUuid,
              lang,
              offset: 0,
              count: pageSize,
            }),
            onDone: {
              target: 'shown',
              actions: { type: 'setList', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: 'setFailure' },
          },
          after: { listTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
          // The pending read was requested before the change.
          on: { 'page.returned': { target: 'loading', reenter: true } },
        },
        shown: {
          description: 'The list is shown.',
          on: {
            'page.returned': { target: 'refreshing' },
            'more.pressed': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
        loadingMore: {
          description: 'Reading the next page; the rows before it stay visible.',
          tags: ['busy'],
          invoke: {
            id: 'readMore',
            src: 'read',
            input: ({ context: { buildingUuid, lang, requests } }) => ({
              buildingUuid,
              lang,
              offset: requests.length,
              count: pageSize,
            }),
            onDone: {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event.output },
            },
            onError: { target: 'shown', actions: 'setFailure' },
          },
          after: { listTimeout: { target: 'shown', actions: 'setTimeoutFailure' } },
          on: { 'page.returned': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'Reading all visible rows again; they stay visible meanwhile.',
          tags: ['busy'],
          invoke: {
            id: 'refresh',
            src: 'read',
            input: ({ context: { buildingUuid, lang, requests } }) => ({
              buildingUuid,
              lang,
              offset: 0,
              count: Math.max(pageSize, requests.length),
            }),
            onDone: {
              target: 'shown',
              actions: { type: 'setList', params: ({ event }) => event.output },
            },
            onError: { target: 'shown', actions: 'setFailure' },
          },
          after: { listTimeout: { target: 'shown', actions: 'setTimeoutFailure' } },
          on: { 'page.returned': { target: 'refreshing', reenter: true } },
        },
        failed: {
          description: 'Nothing came.',
          on: { 'list.retried': { target: 'loading' }, 'page.returned': { target: 'loading' } },
        },
      },
    },
    dialog: {
      description: 'The dialog over the list.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No dialog is open.',
          on: {
            'new.pressed': { target: 'writing', actions: 'startIntent' },
            'withdraw.pressed': {
              target: 'confirmingWithdrawal',
              actions: [withEvent('setId'), 'startIntent'],
            },
          },
        },
        writing: {
          description: 'The user writes and sends a new request.',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { buildingUuid, keyPrefix, mutation, limits } }) => ({
              buildingUuid,
              keyPrefix: `${keyPrefix}-new-${mutation.intentId}`,
              limits,
              fields: {},
            }),
            onDone: {
              target: 'closed',
              actions: withOutput('addRequest'),
            },
            onError: { target: 'closed', actions: 'reportBroken' },
          },
        },
        confirmingWithdrawal: {
          description: 'Asks whether to withdraw the request; shows why the last attempt failed.',
          on: {
            'withdraw.confirmed': { target: 'withdrawing' },
            'withdraw.dismissed': { target: 'closed' },
          },
        },
        withdrawing: createMutation({
          description: 'Withdrawing the request.',
          src: 'withdraw',
          input: ({ buildingUuid, id }: ServiceRequestsContext) => ({ buildingUuid, id }),
          done: { target: 'closed', actions: [withOutput('replaceRequest'), 'refreshList'] },
          failed: { target: 'confirmingWithdrawal' },
        }),
      },
    },
  },
})

export type ServiceRequestsActor = ActorRefFrom<typeof serviceRequestsMachine>
