import { actorNamed, type Where } from '@machines/kernel/actorNamed'
import { failureIn, isRefusedWith, statusOf } from '@machines/kernel/failure'
import type { RequestEvent } from '@machines/kernel/request/machine'
import type { RequestSnapshot } from '@machines/kernel/request/selectors'
import { assigner, effectAction, withEvent } from '@machines/kernel/typed'
import { globalErrorActor } from '@machines/platform/globalError/machine'
import type { CalendarEntry } from '@rules/content/calendar'
import { type ActorRefFrom, assign, sendTo, setup } from 'xstate'
import { actors, type ParticipationRequest } from './actors'
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
function requestOf(context: DetailContext): ParticipationRequest {
  const { of, keyPrefix, participation, intentId } = context
  return {
    of,
    participation: participation as ParticipationStatus,
    key: `${keyPrefix}-${intentId}`,
  }
}

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
    setReserved: update<{ participation: ParticipationStatus }>((_, { participation }) => ({
      participation,
      hasJustReserved: true,
    })),
    setCancelled: update<{ participation: ParticipationStatus }>((_, { participation }) => ({
      participation,
      hasJustReserved: false,
    })),
    startIntent: update(({ intentId }) => ({ intentId: intentId + 1, refusal: null })),
    setRefusal: assign(({ event }) => ({ refusal: failureIn(event) })),
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
        action: { systemId: 'detail', event: { type: 'action.retried', action }, isOfPage: true },
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
  delays: { actionTimeout: 20_000 },
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
    'item.retried': { actions: 'invalidateRead' },
    'calendar.saved': { actions: withEvent('saveCalendar') },
    'page.returned': { actions: 'invalidateRead' },
  },
  states: {
    browsing: {
      description: 'The user is viewing the page.',
      on: {
        'reserve.pressed': { guard: 'canReserve', target: 'confirmingReservation' },
        'cancel.pressed': { guard: 'canCancel', target: 'confirmingCancellation' },
        'action.retried': [
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
    reserving: {
      description: 'The server is checking whether one is left.',
      tags: ['busy'],
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'reserved',
          actions: [
            { type: 'setReserved', params: ({ event }) => ({ participation: event.output }) },
            'settleError',
            'invalidateRead',
            'invalidatePasses',
          ],
        },
        onError: [
          {
            guard: 'isTooLate',
            target: 'refused',
            actions: ['setRefusal', 'settleError', 'invalidateRead'],
          },
          {
            target: 'browsing',
            actions: [
              {
                type: 'raiseError',
                params: { action: 'reserve' },
              },
              'invalidateRead',
            ],
          },
        ],
      },
      after: {
        actionTimeout: {
          target: 'browsing',
          actions: [{ type: 'raiseError', params: { action: 'reserve' } }, 'invalidateRead'],
        },
      },
    },
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
    cancelling: {
      description: 'The server is cancelling it.',
      tags: ['busy'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'browsing',
          actions: [
            { type: 'setCancelled', params: ({ event }) => ({ participation: event.output }) },
            'settleError',
            'invalidateRead',
            'invalidatePasses',
          ],
        },
        onError: {
          target: 'browsing',
          actions: [
            {
              type: 'raiseError',
              params: { action: 'cancel' },
            },
            'invalidateRead',
          ],
        },
      },
      after: {
        actionTimeout: {
          target: 'browsing',
          actions: [{ type: 'raiseError', params: { action: 'cancel' } }, 'invalidateRead'],
        },
      },
    },
  },
})

export type DetailActor = ActorRefFrom<typeof detailMachine>
