import type { Visitor } from '@contract/visitors'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createPagedRequest } from '@machines/kernel/pagedRequest/machine'
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
import {
  emptyInvitation,
  type InvitationField,
  type InvitationFields,
  invitationProblems,
} from './fields'

export type InviteInput = {
  buildingUuid: string
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

export type VisitorsOf = { buildingUuid: string }

type InviteEvent = EventsOf<{
  /** The user has returned to the page, or a visitor has arrived, left, or been invited elsewhere. */
  'request.invalidated': NoPayload
  'invite.pressed': NoPayload
  'field.changed': { name: InvitationField; value: string }
  'invitation.submitted': NoPayload
  /** Back to the list; the draft stays. */
  'form.closed': NoPayload
  'cancel.pressed': { visitor: Visitor }
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  'left.pressed': { visitor: Visitor }
  'failure.dismissed': NoPayload
}>

type InviteContext = InviteInput &
  MutationContext & {
    draft: InvitationFields
    /** The visitor to cancel, or to mark as left. */
    visitor: Visitor | null
    /** The visitor who has just been invited. */
    invited: Visitor | null
  }

export type SentInvitation = { buildingUuid: string; fields: InvitationFields; key: string }
export type VisitorChange = { buildingUuid: string; uuid: string; key: string }

const update = assigner<InviteContext, InviteEvent>()

const changeOf = ({ buildingUuid, visitor }: InviteContext) => ({
  buildingUuid,
  uuid: visitor?.uuid ?? '',
})
const changed = { target: 'listing', actions: [withOutput('changeRow'), 'invalidateList'] } as const

/** The user's visitors in a building: inviting one, cancelling an invitation, and noting that one has left. */
export const inviteMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as InviteEvent,
    input: {} as InviteInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createPagedRequest<VisitorsOf, Visitor>(({ uuid }) => uuid),
    invite: promiseActor<Visitor, SentInvitation>('invite'),
    cancel: promiseActor<Visitor, VisitorChange>('cancel'),
    leave: promiseActor<Visitor, VisitorChange>('leave'),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    changeRow: sendTo('list', (_, { output }: { output: Visitor }) => ({
      type: 'row.changed',
      item: output,
    })),
    setField: update<{ name: InvitationField; value: string }>(({ draft }, { name, value }) => ({
      draft: { ...draft, [name]: value },
    })),
    setVisitor: update<{ visitor: Visitor }>((_, { visitor }) => ({ visitor })),
    /** The host stays for the next invitation. */
    setInvited: update<{ output: Visitor }>(({ draft }, { output }) => ({
      invited: output,
      draft: { ...emptyInvitation, host_name: draft.host_name },
    })),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isComplete: ({ context: { draft } }) => invitationProblems(draft).length === 0,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'invite',
  description: 'The visitors whom the user has invited to a building, and inviting another one.',
  context: ({ input }) => ({
    ...input,
    draft: emptyInvitation,
    visitor: null,
    invited: null,
    mutation: mutations.initial,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid } }) => ({ of: { buildingUuid } }),
    onError: { actions: 'reportBroken' },
  },
  on: { 'request.invalidated': { actions: 'invalidateList' } },
  initial: 'listing',
  states: {
    listing: {
      description: 'Shows the visitors, and why the last change failed.',
      on: {
        'invite.pressed': { target: 'writing', actions: 'startIntent' },
        'cancel.pressed': {
          target: 'confirmingCancel',
          actions: [withEvent('setVisitor'), 'startIntent'],
        },
        'left.pressed': { target: 'leaving', actions: [withEvent('setVisitor'), 'startIntent'] },
        'failure.dismissed': { actions: 'clearFailure' },
      },
    },
    writing: {
      description: 'The user fills in the invitation.',
      on: {
        'field.changed': { actions: [withEvent('setField'), 'startIntent'] },
        'invitation.submitted': { guard: 'isComplete', target: 'inviting' },
        'form.closed': { target: 'listing', actions: 'clearFailure' },
      },
    },
    inviting: createMutation({
      description: 'Sending the invitation; the form is read-only.',
      src: 'invite',
      input: ({ buildingUuid, draft }: InviteContext) => ({ buildingUuid, fields: draft }),
      done: { target: 'invited', actions: [withOutput('setInvited'), 'invalidateList'] },
      failed: { target: 'writing' },
    }),
    invited: {
      description: 'Shows the code of the new visitor.',
      on: {
        'invite.pressed': { target: 'writing', actions: 'startIntent' },
        'form.closed': { target: 'listing' },
      },
    },
    confirmingCancel: {
      description: 'Asks whether to cancel the invitation.',
      on: {
        'cancel.confirmed': { target: 'cancelling' },
        'cancel.dismissed': { target: 'listing' },
      },
    },
    cancelling: createMutation({
      description: 'Cancelling the invitation.',
      src: 'cancel',
      input: changeOf,
      done: changed,
      failed: { target: 'listing', actions: ['invalidateList'] },
    }),
    leaving: createMutation({
      description: 'Noting that the visitor has left.',
      src: 'leave',
      input: changeOf,
      done: changed,
      failed: { target: 'listing', actions: ['invalidateList'] },
    }),
  },
})

export type InviteActor = ActorRefFrom<typeof inviteMachine>
