import { sendTo, setup } from 'xstate'
import type { CalendarEntry } from '../content/calendar'
import { type Failure, isRefusedWith, timedOut, toFailure } from '../failure'
import { assigner, effectAction } from '../typed'
import { actors, type Wish } from './actors'
import { type DetailContext, type DetailInput, initialDetail } from './context'
import type { Act, DetailEvent, FramedPage } from './events'
import type { DetailItem } from './item'
import { canRelease, canTake, type Standing, standingOf } from './standing'

const update = assigner<DetailContext, DetailEvent>()

/** Guards have seen to it that there is a standing when something is wished for. */
function wishOf({ of, visit, standing, intent }: DetailContext): Wish {
  return { of, standing: standing as Standing, key: `${visit}-${intent}` }
}

export const detailMachine = setup({
  types: {
    context: {} as DetailContext,
    events: {} as DetailEvent,
    input: {} as DetailInput,
    tags: {} as 'busy',
  },
  actors,
  actions: {
    keepRead: update<{ data: unknown }>(({ of }, { data }) => ({
      standing: standingOf(data as DetailItem, of.userId),
    })),
    keepTaken: update<{ standing: Standing }>((_, { standing }) => ({
      standing,
      hasJustTaken: true,
    })),
    keepReleased: update<{ standing: Standing }>((_, { standing }) => ({
      standing,
      hasJustTaken: false,
    })),
    beginIntent: update(({ intent }) => ({ intent: intent + 1, refusal: null })),
    keepRefusal: update<{ failure: Failure }>((_, { failure }) => ({ refusal: failure })),
    keepPage: update<{ page: FramedPage }>((_, { page }) => ({ page })),
    clearPage: update(() => ({ page: null })),
    retryRead: sendTo('read', { type: 'request.retried' }),
    refreshRead: sendTo('read', { type: 'request.refreshed' }),
    /** A read never ends in an error of its own; if it does, it is a defect to hear of. */
    reportBroken: effectAction('reportBroken'),
    /** The global error and what may run again; and that there is nothing to run again any more. */
    raiseError: effectAction<{ failure: Failure; act: Act }>('raiseError'),
    settleError: effectAction('settleError'),
    saveCalendar: effectAction<{ entry: CalendarEntry }>('saveCalendar'),
    trackContent: effectAction<{ contentType: string }>('trackContent'),
  },
  guards: {
    canTake: ({ context: { standing } }) => standing !== null && canTake(standing),
    canRelease: ({ context: { standing } }) => standing !== null && canRelease(standing),
    canTakeAgain: ({ context: { standing } }, { act }: { act: Act }) =>
      act === 'take' && standing !== null && canTake(standing),
    canReleaseAgain: ({ context: { standing } }, { act }: { act: Act }) =>
      act === 'release' && standing !== null && canRelease(standing),
    isNews: (_, { data, failure }: { data: unknown; failure: Failure | null }) =>
      data !== null && failure === null,
    /** Others were faster, or it is over: nothing that trying again would mend. */
    isTooLate: (_, { failure }: { failure: Failure }) =>
      isRefusedWith(
        failure,
        'event_full',
        'event_over',
        'event_not_open',
        'claims_limit_reached',
        'offer_not_available',
      ),
  },
  delays: { actTimeout: 20_000 },
}).createMachine({
  id: 'detail',
  description: 'One thing that is on in the building: read, attended or claimed, and given back.',
  context: ({ input }) => initialDetail(input),
  invoke: {
    id: 'read',
    src: 'read',
    input: ({ context }) => ({ of: context.of }),
    onSnapshot: {
      guard: { type: 'isNews', params: ({ event }) => event.snapshot.context },
      actions: { type: 'keepRead', params: ({ event }) => event.snapshot.context },
    },
    onError: { actions: 'reportBroken' },
  },
  initial: 'browsing',
  on: {
    'read.retried': { actions: 'retryRead' },
    'calendar.saved': { actions: { type: 'saveCalendar', params: ({ event }) => event } },
    'session.ended': { target: '.left' },
  },
  states: {
    browsing: {
      description: 'The page is looked at.',
      on: {
        'take.pressed': { guard: 'canTake', target: 'confirmingTake' },
        'release.pressed': { guard: 'canRelease', target: 'confirmingRelease' },
        'act.retried': [
          {
            guard: { type: 'canTakeAgain', params: ({ event }) => event },
            target: 'taking',
          },
          {
            guard: { type: 'canReleaseAgain', params: ({ event }) => event },
            target: 'releasing',
          },
          // The try whose answer was lost has done it after all.
          { actions: 'settleError' },
        ],
        'frame.opened': {
          target: 'framing',
          actions: { type: 'keepPage', params: ({ event }) => event },
        },
        'content.pressed': { actions: { type: 'trackContent', params: ({ event }) => event } },
      },
    },
    confirmingTake: {
      description: 'Asks whether the place or the deal is really wanted.',
      on: {
        'take.confirmed': { target: 'taking', actions: 'beginIntent' },
        'dialog.closed': { target: 'browsing' },
      },
    },
    taking: {
      description: 'The server decides whether there is one left.',
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => wishOf(context),
        onDone: {
          target: 'taken',
          actions: [
            { type: 'keepTaken', params: ({ event }) => ({ standing: event.output }) },
            'settleError',
            'refreshRead',
          ],
        },
        onError: [
          {
            guard: {
              type: 'isTooLate',
              params: ({ event }) => ({ failure: toFailure(event.error) }),
            },
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ failure: toFailure(event.error) }) },
              'settleError',
              'refreshRead',
            ],
          },
          {
            target: 'browsing',
            actions: [
              {
                type: 'raiseError',
                params: ({ event }) => ({ failure: toFailure(event.error), act: 'take' }),
              },
              'refreshRead',
            ],
          },
        ],
      },
      after: {
        actTimeout: {
          target: 'browsing',
          actions: [
            { type: 'raiseError', params: { failure: timedOut, act: 'take' } },
            'refreshRead',
          ],
        },
      },
    },
    taken: {
      description: 'Confirmed: says what was booked or claimed.',
      on: { 'dialog.closed': { target: 'browsing' } },
    },
    refused: {
      description: 'Too late; the fresh count is on its way and shown as soon as it is there.',
      on: { 'dialog.closed': { target: 'browsing' } },
    },
    confirmingRelease: {
      description: 'Asks whether the place or the deal is really given back.',
      on: {
        'release.confirmed': { target: 'releasing', actions: 'beginIntent' },
        'dialog.closed': { target: 'browsing' },
      },
    },
    releasing: {
      description: 'The server takes it back.',
      tags: ['busy'],
      invoke: {
        id: 'release',
        src: 'release',
        input: ({ context }) => wishOf(context),
        onDone: {
          target: 'browsing',
          actions: [
            { type: 'keepReleased', params: ({ event }) => ({ standing: event.output }) },
            'settleError',
            'refreshRead',
          ],
        },
        onError: {
          target: 'browsing',
          actions: [
            {
              type: 'raiseError',
              params: ({ event }) => ({ failure: toFailure(event.error), act: 'release' }),
            },
            'refreshRead',
          ],
        },
      },
      after: {
        actTimeout: {
          target: 'browsing',
          actions: [
            { type: 'raiseError', params: { failure: timedOut, act: 'release' } },
            'refreshRead',
          ],
        },
      },
    },
    framing: {
      description: 'A survey, an app or a document is open in the full-screen frame.',
      on: { 'frame.closed': { target: 'browsing', actions: 'clearPage' } },
    },
    left: {
      description: 'The session is over; nothing of the building is shown any more.',
    },
  },
})
