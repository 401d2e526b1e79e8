import type { Decision, PendingBooking } from '@contract/bookings'
import { sendTo, setup } from 'xstate'
import { type Failure, failureIn, timedOut } from '../failure'
import { createRequest } from '../request/machine'
import { assigner, type EventsOf, effectAction, type NoPayload, promiseActor } from '../typed'

export type ApprovalsInput = {
  buildingUuid: string
  lang: string
  /** With it begin the idempotency keys of all decisions made on this page. */
  keyPrefix: string
}

export type Denial = Exclude<Decision, 'accepted'>

type ApprovalsEvent = EventsOf<{
  'list.retried': NoPayload
  'page.returned': NoPayload
  'approve.pressed': { uuid: string }
  'deny.pressed': { uuid: string }
  'reason.changed': { reason: string }
  'denial.chosen': { denial: Denial }
  'denial.confirmed': NoPayload
  'denial.dismissed': NoPayload
  /** What went wrong with the last decision has been read. */
  'failure.dismissed': NoPayload
}>

type ApprovalsContext = ApprovalsInput & {
  /** Which booking is being decided about. */
  uuid: string
  denial: Denial
  reason: string
  failure: Failure | null
  decided: number
}

export type DecisionMade = {
  buildingUuid: string
  uuid: string
  decision: Decision
  reason: string
  key: string
}

const update = assigner<ApprovalsContext, ApprovalsEvent>()

/** Approving is one press; denying asks for a reason first. One decision is made at a time. */
export const approvalsMachine = setup({
  types: {
    context: {} as ApprovalsContext,
    events: {} as ApprovalsEvent,
    input: {} as ApprovalsInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createRequest<{ buildingUuid: string; lang: string }, PendingBooking[]>(),
    decide: promiseActor<void, DecisionMade>('decide'),
  },
  actions: {
    retryList: sendTo('list', { type: 'request.retried' }),
    renewList: sendTo('list', { type: 'request.renewed' }),
    /** What is being read was asked before the decision. */
    outdateList: sendTo('list', { type: 'request.outdated' }),
    keepBooking: update<{ uuid: string }>((_, { uuid }) => ({
      uuid,
      denial: 'denied_available',
      reason: '',
      failure: null,
    })),
    keepReason: update<{ reason: string }>((_, { reason }) => ({ reason })),
    keepDenial: update<{ denial: Denial }>((_, { denial }) => ({ denial })),
    countDecision: update(({ decided }) => ({ decided: decided + 1, failure: null })),
    keepError: update((_context, _params, event) => ({ failure: failureIn(event) })),
    keepTimeout: update(() => ({ failure: timedOut })),
    forgetFailure: update(() => ({ failure: null })),
    reportBroken: effectAction('reportBroken'),
  },
  delays: { decisionTimeout: 20_000 },
}).createMachine({
  id: 'approvals',
  description: 'The bookings of a building that wait, and what a manager decides about them.',
  context: ({ input }) => ({
    ...input,
    uuid: '',
    denial: 'denied_available',
    reason: '',
    failure: null,
    decided: 0,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, lang } }) => ({ of: { buildingUuid, lang } }),
    onError: { actions: 'reportBroken' },
  },
  on: {
    'list.retried': { actions: 'retryList' },
    'page.returned': { actions: ['renewList', 'outdateList'] },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Nothing is being decided.',
      on: {
        'approve.pressed': {
          target: 'approving',
          actions: [{ type: 'keepBooking', params: ({ event }) => event }, 'countDecision'],
        },
        'deny.pressed': {
          target: 'givingReason',
          actions: { type: 'keepBooking', params: ({ event }) => event },
        },
        'failure.dismissed': { actions: 'forgetFailure' },
      },
    },
    approving: {
      description: 'The booking is being approved.',
      tags: ['busy'],
      invoke: {
        id: 'approve',
        src: 'decide',
        input: ({ context: { buildingUuid, uuid, keyPrefix, decided } }) => ({
          buildingUuid,
          uuid,
          decision: 'accepted',
          reason: '',
          key: `${keyPrefix}-${decided}`,
        }),
        onDone: { target: 'choosing', actions: ['renewList', 'outdateList'] },
        onError: { target: 'choosing', actions: ['keepError', 'renewList', 'outdateList'] },
      },
      after: {
        decisionTimeout: {
          target: 'choosing',
          actions: ['keepTimeout', 'renewList', 'outdateList'],
        },
      },
    },
    givingReason: {
      description: 'The reason is written that the tenant will read.',
      on: {
        'reason.changed': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'denial.chosen': { actions: { type: 'keepDenial', params: ({ event }) => event } },
        'denial.confirmed': { target: 'denying', actions: 'countDecision' },
        'denial.dismissed': { target: 'choosing', actions: 'forgetFailure' },
      },
    },
    denying: {
      description: 'The booking is being denied.',
      tags: ['busy'],
      invoke: {
        id: 'deny',
        src: 'decide',
        input: ({ context: { buildingUuid, uuid, denial, reason, keyPrefix, decided } }) => ({
          buildingUuid,
          uuid,
          decision: denial,
          reason,
          key: `${keyPrefix}-${decided}`,
        }),
        onDone: { target: 'choosing', actions: ['renewList', 'outdateList'] },
        // The reason stays as it was written.
        onError: { target: 'givingReason', actions: ['keepError', 'renewList', 'outdateList'] },
      },
      after: {
        decisionTimeout: {
          target: 'givingReason',
          actions: ['keepTimeout', 'renewList', 'outdateList'],
        },
      },
    },
  },
})
