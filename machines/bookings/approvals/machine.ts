import type { Decision, PendingBooking } from '@contract/bookings'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
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
  /** Prefix of the idempotency keys of all decisions made on this page. */
  keyPrefix: string
}

export type Denial = Exclude<Decision, 'accepted'>

type ApprovalsEvent = EventsOf<{
  'request.invalidated': NoPayload
  'approve.pressed': { uuid: string }
  'deny.pressed': { uuid: string }
  'reason.changed': { reason: string }
  'denial.chosen': { denial: Denial }
  'denial.confirmed': NoPayload
  'denial.dismissed': NoPayload
  /** Frees the slot that a denial blocks. */
  'denial.takenBack': { uuid: string }
  /** The user has dismissed the error of the last decision. */
  'failure.dismissed': NoPayload
}>

type ApprovalsContext = ApprovalsInput &
  MutationContext & {
    /** The booking to decide about. */
    uuid: string
    denial: Denial
    reason: string
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

/** A decision that needs no reason. */
const decisionOf =
  (decision: Decision) =>
  ({ buildingUuid, uuid }: ApprovalsContext) => ({ buildingUuid, uuid, decision, reason: '' })
const decided = { target: 'choosing', actions: ['invalidateLists'] } as const

/** Approving takes one press; denying first asks for a reason. One decision is made at a time. */
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
    chooseBooking: update<{ uuid: string }>((_, { uuid }) => ({
      uuid,
      denial: 'denied_available',
      reason: '',
    })),
    setReason: update<{ reason: string }>((_, { reason }) => ({ reason })),
    setDenial: update<{ denial: Denial }>((_, { denial }) => ({ denial })),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'approvals',
  description: 'The bookings of a building that need a decision, and the manager’s decisions.',
  context: ({ input }) => ({
    ...input,
    uuid: '',
    denial: 'denied_available',
    reason: '',
    mutation: mutations.initial,
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
    'request.invalidated': { actions: 'invalidateLists' },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No decision is being made.',
      on: {
        'approve.pressed': {
          target: 'approving',
          actions: [withEvent('chooseBooking'), 'startIntent'],
        },
        'deny.pressed': {
          target: 'givingReason',
          actions: [withEvent('chooseBooking'), 'clearFailure'],
        },
        'denial.takenBack': {
          target: 'takingBack',
          actions: [withEvent('chooseBooking'), 'startIntent'],
        },
        'failure.dismissed': { actions: 'clearFailure' },
      },
    },
    approving: createMutation({
      description: 'Approving the booking.',
      src: 'decide',
      id: 'approve',
      input: decisionOf('accepted'),
      done: decided,
      failed: decided,
    }),
    takingBack: createMutation({
      description: 'Freeing the slot of a denied booking.',
      src: 'decide',
      id: 'takeBack',
      input: decisionOf('denied_available'),
      done: decided,
      failed: decided,
    }),
    givingReason: {
      description: 'The manager writes the reason that the tenant will read.',
      on: {
        'reason.changed': { actions: withEvent('setReason') },
        'denial.chosen': { actions: withEvent('setDenial') },
        // The reason may have been edited since the last attempt.
        'denial.confirmed': { target: 'denying', actions: 'startIntent' },
        'denial.dismissed': { target: 'choosing', actions: 'clearFailure' },
      },
    },
    denying: createMutation({
      description: 'Denying the booking.',
      src: 'decide',
      id: 'deny',
      input: ({ buildingUuid, uuid, denial, reason }: ApprovalsContext) => ({
        buildingUuid,
        uuid,
        decision: denial,
        reason,
      }),
      done: decided,
      // The entered reason is retained.
      failed: { ...decided, target: 'givingReason' },
    }),
  },
})

export type ApprovalsActor = ActorRefFrom<typeof approvalsMachine>
