import type { ServiceRequest } from '@contract/serviceRequests'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createPagedRequest, type Rows } from '@machines/kernel/pagedRequest/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
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
/** `lang` is the label's language; absent if it is the building's. */
export type ServiceCategory = { name: string; label: string; lang?: string | null | undefined }

export type ServiceRequestsOf = { buildingUuid: string; lang: string }

export type ServiceRequestPage = Rows<ServiceRequest> & { categories: ServiceCategory[] }

type ServiceRequestsEvent = EventsOf<{
  'request.invalidated': NoPayload
  'new.pressed': NoPayload
  'withdraw.pressed': { id: string }
  'withdraw.confirmed': NoPayload
  'withdraw.dismissed': NoPayload
}>

type ServiceRequestsContext = ServiceRequestsInput &
  MutationContext & {
    /** Requests sent from this page, the latest first: a list that was read before does not contain them. */
    sent: ServiceRequest[]
    /** The request to withdraw. */
    id: string
  }

const update = assigner<ServiceRequestsContext, ServiceRequestsEvent>()

export const serviceRequestsMachine = setup({
  types: {
    context: {} as ServiceRequestsContext,
    events: {} as ServiceRequestsEvent,
    input: {} as ServiceRequestsInput,
    tags: {} as 'busy',
    children: {} as { list: 'list'; form: 'form'; withdraw: 'withdraw' },
  },
  actors: {
    list: createPagedRequest<ServiceRequestsOf, ServiceRequest, ServiceRequestPage>(({ id }) => id),
    withdraw: promiseActor<ServiceRequest, { buildingUuid: string; id: string; key: string }>(
      'withdraw',
    ),
    form: requestFormMachine,
  },
  actions: {
    /** Also discards a read that started before a withdrawal: its rows would show the old status. */
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    changeRow: sendTo('list', (_, { output }: { output: ServiceRequest }) => ({
      type: 'row.changed',
      item: output,
    })),
    /** Adds a new request to the list immediately, and only once. */
    addSent: update<{ output: RequestFormOutput }>(({ sent }, { output }) => {
      const added = output.answer?.request ?? null
      return added === null ? {} : { sent: [added, ...sent.filter(({ id }) => id !== added.id)] }
    }),
    changeSent: update<{ output: ServiceRequest }>(({ sent }, { output }) => ({
      sent: sent.map((each) => (each.id === output.id ? output : each)),
    })),
    ...mutations.actions(update),
    setId: update<{ id: string }>((_, { id }) => ({ id })),
    /** A list or a form ends in no error of its own; if it does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'serviceRequests',
  description: 'The user’s service requests in a building, and submitting another one.',
  context: ({ input }) => ({ ...input, sent: [], id: '', mutation: mutations.initial }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, lang } }) => ({ of: { buildingUuid, lang } }),
    onError: { actions: 'reportBroken' },
  },
  on: { 'request.invalidated': { actions: 'invalidateList' } },
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
        onDone: { target: 'closed', actions: withOutput('addSent') },
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
      done: {
        target: 'closed',
        actions: [withOutput('changeSent'), withOutput('changeRow'), 'invalidateList'],
      },
      failed: { target: 'confirmingWithdrawal' },
    }),
  },
})

export type ServiceRequestsActor = ActorRefFrom<typeof serviceRequestsMachine>
