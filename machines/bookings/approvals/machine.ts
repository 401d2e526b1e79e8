import type { Decision, PendingBooking } from '@contract/bookings'
import { type Failure, failureIn, timedOut } from '@machines/kernel/failure'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, enqueueActions, setup } from 'xstate'

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
  /** A denial no longer blocks its slot. */
  'denial.takenBack': { uuid: string }
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

/** Bookings that wait for a decision, or denied ones that still block their slot. */
export type ApprovalsOf = { buildingUuid: string; lang: string; state: 'waiting' | 'blocked' }

const createList = () => createPagedRequest<ApprovalsOf, PendingBooking>(({ uuid }) => uuid)

/** Approving is one press; denying asks for a reason first. One decision is made at a time. */
export const approvalsMachine = setup({
  types: {
    context: {} as ApprovalsContext,
    events: {} as ApprovalsEvent,
    input: {} as ApprovalsInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createList(),
    blocked: createList(),
    decide: promiseActor<void, DecisionMade>('decide'),
  },
  actions: {
    /** A decision moves a booking from one list to the other. */
    invalidateLists: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('list', { type: 'request.invalidated' })
      enqueue.sendTo('blocked', { type: 'request.invalidated' })
    }),
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
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { buildingUuid, lang } }) => ({
        of: { buildingUuid, lang, state: 'waiting' },
      }),
      onError: { actions: 'reportBroken' },
    },
    {
      id: 'blocked',
      src: 'blocked',
      input: ({ context: { buildingUuid, lang } }) => ({
        of: { buildingUuid, lang, state: 'blocked' },
      }),
      onError: { actions: 'reportBroken' },
    },
  ],
  on: {
    'list.retried': { actions: 'invalidateLists' },
    'page.returned': { actions: 'invalidateLists' },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Nothing is being decided.',
      on: {
        'approve.pressed': {
          target: 'approving',
          actions: [withEvent('keepBooking'), 'countDecision'],
        },
        'deny.pressed': {
          target: 'givingReason',
          actions: withEvent('keepBooking'),
        },
        'denial.takenBack': {
          target: 'takingBack',
          actions: [withEvent('keepBooking'), 'countDecision'],
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
        onDone: { target: 'choosing', actions: 'invalidateLists' },
        onError: {
          target: 'choosing',
          actions: ['keepError', 'invalidateLists'],
        },
      },
      after: {
        decisionTimeout: {
          target: 'choosing',
          actions: ['keepTimeout', 'invalidateLists'],
        },
      },
    },
    takingBack: {
      description: 'The slot of a denied booking is being freed.',
      tags: ['busy'],
      invoke: {
        id: 'takeBack',
        src: 'decide',
        input: ({ context: { buildingUuid, uuid, keyPrefix, decided } }) => ({
          buildingUuid,
          uuid,
          decision: 'denied_available',
          reason: '',
          key: `${keyPrefix}-${decided}`,
        }),
        onDone: { target: 'choosing', actions: 'invalidateLists' },
        onError: {
          target: 'choosing',
          actions: ['keepError', 'invalidateLists'],
        },
      },
      after: {
        decisionTimeout: {
          target: 'choosing',
          actions: ['keepTimeout', 'invalidateLists'],
        },
      },
    },
    givingReason: {
      description: 'The reason is written that the tenant will read.',
      on: {
        'reason.changed': { actions: withEvent('keepReason') },
        'denial.chosen': { actions: withEvent('keepDenial') },
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
        onDone: { target: 'choosing', actions: 'invalidateLists' },
        // The reason stays as it was written.
        onError: {
          target: 'givingReason',
          actions: ['keepError', 'invalidateLists'],
        },
      },
      after: {
        decisionTimeout: {
          target: 'givingReason',
          actions: ['keepTimeout', 'invalidateLists'],
        },
      },
    },
  },
})

export type ApprovalsActor = ActorRefFrom<typeof approvalsMachine>
