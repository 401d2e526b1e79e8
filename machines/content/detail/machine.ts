import { actorNamed, type Where } from '@machines/kernel/actorNamed'
import { failureIn, isRefusedWith, statusOf } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import type { RequestEvent } from '@machines/kernel/request/machine'
import type { RequestSnapshot } from '@machines/kernel/request/selectors'
import { assigner, effectAction, withEvent, withOutput } from '@machines/kernel/typed'
import { globalErrorActor } from '@machines/platform/globalError/machine'
import type { CalendarEntry } from '@rules/content/calendar'
import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import { actors } from './actors'
import { type DetailContext, type DetailInput, initialDetail } from './context'
import type { DetailEvent, ParticipationAction } from './events'
import { attachesContent, type DetailItem } from './item'
import { canCancel, canReserve, type ParticipationStatus, participationOf } from './participation'

/** The page of the user's passes. */
const passesActor = actorNamed<RequestEvent>('passes')
const update = assigner<DetailContext, DetailEvent>()

/** A read emits the same data repeatedly; the user may have reserved or cancelled since it arrived. */
const isNew = (
  { lastRead }: DetailContext,
  { context: { data, failure } }: RequestSnapshot<DetailItem>,
) => data !== null && data !== lastRead && failure === null

/** Guards ensure that something can be reserved or cancelled. */
const requestOf = ({ of, participation }: DetailContext) => ({
  of,
  participation: participation as ParticipationStatus,
})

/** The item and the passes are stale once the server has reserved or cancelled. */
const whenDone = ['settleError', 'invalidateRead', 'invalidatePasses'] as const
/** The request may have succeeded without its reply, so the item is read again. */
const whenFailed = (action: ParticipationAction) => ({
  target: 'browsing' as const,
  actions: [{ type: 'raiseError' as const, params: { action } }, 'invalidateRead' as const],
})

export const detailMachine = setup({
  types: {
    context: {} as DetailContext,
    events: {} as DetailEvent,
    input: {} as DetailInput,
    tags: {} as 'busy',
    children: {} as { read: 'read'; attached: 'read'; reserve: 'reserve'; cancel: 'cancel' },
  },
  actors,
  actions: {
    setRead: update<{ item: DetailItem | null }>(({ of }, { item }) => ({
      lastRead: item,
      participation: item === null ? null : participationOf(item, of.userId),
    })),
    /** The attached item is shown as a tile, so it is read, too. */
    readAttached: assign(({ context: { of }, spawn }, { item }: { item: DetailItem | null }) => {
      const uuid = item?.attachable_content_uuid ?? ''
      spawn('read', { id: 'attached', input: { of: { ...of, kind: 'content', uuid } } })
      return { hasAttached: true }
    }),
    setReserved: update<{ output: ParticipationStatus }>((_, { output }) => ({
      participation: output,
      hasJustReserved: true,
    })),
    setCancelled: update<{ output: ParticipationStatus }>((_, { output }) => ({
      participation: output,
      hasJustReserved: false,
    })),
    ...mutations.actions(update),
    invalidateRead: sendTo('read', { type: 'request.invalidated' }),
    /** A read never ends in an error of its own; if it does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
    /** The global error's dialog offers to retry the failed action. */
    raiseError: sendTo(
      globalErrorActor.of,
      ({ event }, { action }: { action: ParticipationAction }) => ({
        type: 'error.raised',
        // A timeout has no status either.
        status: statusOf(failureIn(event)),
        message: null,
        action: { systemId: 'detail', event: { type: 'request.retried', action }, isOfPage: true },
      }),
    ),
    /** Nothing is left to retry. */
    settleError: sendTo(globalErrorActor.of, { type: 'action.succeeded' }),
    /** An RSVP or a claim adds a pass; cancelling one removes it. */
    invalidatePasses: (where: Where) => passesActor.send(where, { type: 'request.invalidated' }),
    saveCalendar: effectAction<{ entry: CalendarEntry }>('saveCalendar'),
    trackContent: effectAction<{ contentType: string }>('trackContent'),
  },
  guards: {
    canReserve: ({ context: { participation } }) =>
      participation !== null && canReserve(participation),
    canCancel: ({ context: { participation } }) =>
      participation !== null && canCancel(participation),
    canReserveAgain: (
      { context: { participation } },
      { action }: { action: ParticipationAction },
    ) => action === 'reserve' && participation !== null && canReserve(participation),
    canCancelAgain: ({ context: { participation } }, { action }: { action: ParticipationAction }) =>
      action === 'cancel' && participation !== null && canCancel(participation),
    isNew: ({ context }, read: RequestSnapshot<DetailItem>) => isNew(context, read),
    /** An item with an attached one that is not read yet. */
    isFirstWithAttached: ({ context }, read: RequestSnapshot<DetailItem>) =>
      isNew(context, read) && !context.hasAttached && attachesContent(read.context.data),
    /** Other users were faster, or the offer has ended: a retry cannot succeed. */
    isTooLate: ({ event }) =>
      isRefusedWith(
        failureIn(event),
        'event_full',
        'event_over',
        'event_not_open',
        'claims_limit_reached',
        'offer_not_available',
      ),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'detail',
  description: 'One item of a building: the user reads it, attends or claims it, and cancels.',
  context: ({ input }) => initialDetail(input),
  invoke: {
    id: 'read',
    src: 'read',
    input: ({ context }) => ({ of: context.of }),
    onSnapshot: [
      {
        guard: { type: 'isFirstWithAttached', params: ({ event }) => event.snapshot },
        actions: [
          { type: 'setRead', params: ({ event }) => ({ item: event.snapshot.context.data }) },
          { type: 'readAttached', params: ({ event }) => ({ item: event.snapshot.context.data }) },
        ],
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event.snapshot },
        actions: {
          type: 'setRead',
          params: ({ event }) => ({ item: event.snapshot.context.data }),
        },
      },
    ],
    onError: { actions: 'reportBroken' },
  },
  initial: 'browsing',
  on: {
    'request.invalidated': { actions: 'invalidateRead' },
    'calendar.saved': { actions: withEvent('saveCalendar') },
  },
  states: {
    browsing: {
      description: 'The user is viewing the page.',
      on: {
        'reserve.pressed': { guard: 'canReserve', target: 'confirmingReservation' },
        'cancel.pressed': { guard: 'canCancel', target: 'confirmingCancellation' },
        'request.retried': [
          {
            guard: withEvent('canReserveAgain'),
            target: 'reserving',
          },
          {
            guard: withEvent('canCancelAgain'),
            target: 'cancelling',
          },
          // The attempt whose response was lost has succeeded after all.
          { actions: 'settleError' },
        ],
        'content.pressed': { actions: withEvent('trackContent') },
      },
    },
    confirmingReservation: {
      description: 'Asks the user to confirm the reservation or claim.',
      on: {
        'reserve.confirmed': { target: 'reserving', actions: 'startIntent' },
        'dialog.closed': { target: 'browsing' },
      },
    },
    reserving: createMutation({
      description: 'The server is checking whether one is left.',
      src: 'reserve',
      input: requestOf,
      done: { target: 'reserved', actions: [withOutput('setReserved'), ...whenDone] },
      refused: {
        guard: 'isTooLate',
        target: 'refused',
        actions: ['settleError', 'invalidateRead'],
      },
      failed: whenFailed('reserve'),
    }),
    reserved: {
      description: 'Confirms what was reserved or claimed.',
      on: { 'dialog.closed': { target: 'browsing' } },
    },
    refused: {
      description: 'Too late; the updated count is being read and shown when it arrives.',
      on: { 'dialog.closed': { target: 'browsing' } },
    },
    confirmingCancellation: {
      description: 'Asks the user to confirm the cancellation.',
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: 'startIntent' },
        'dialog.closed': { target: 'browsing' },
      },
    },
    cancelling: createMutation({
      description: 'The server is cancelling it.',
      src: 'cancel',
      input: requestOf,
      done: { target: 'browsing', actions: [withOutput('setCancelled'), ...whenDone] },
      failed: whenFailed('cancel'),
    }),
  },
})

export type DetailActor = ActorRefFrom<typeof detailMachine>
