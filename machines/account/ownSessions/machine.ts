import type { OwnSession } from '@contract/ownSessions'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createRequest } from '@machines/kernel/request/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type OwnSessionsInput = {
  userId: number
  /** Prefix of the idempotency keys of all sessions that are ended from this page. */
  keyPrefix: string
}

type OwnSessionsEvent = EventsOf<{
  'request.invalidated': NoPayload
  /** Ends one session or, with null, all others; `uuids` are the listed sessions that this affects. */
  'end.pressed': { session: OwnSession | null; uuids: readonly string[] }
  'end.confirmed': NoPayload
  'end.dismissed': NoPayload
}>

type OwnSessionsContext = OwnSessionsInput &
  MutationContext & {
    /** The session to end; null: all others. */
    chosen: OwnSession | null
    /** The listed sessions that `chosen` affects. */
    meant: readonly string[]
    /** Sessions that have ended since the page was opened, whatever an older list contains. */
    ended: readonly string[]
  }

export type OwnSessionsOf = { userId: number }
export type EndingSession = { uuid: string | null; key: string }

const update = assigner<OwnSessionsContext, OwnSessionsEvent>()

const whenEnded = { target: 'browsing', actions: ['noteEnded', 'invalidateList'] } as const

/** The sessions of the account, and ending them. */
export const ownSessionsMachine = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    input: {} as OwnSessionsInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createRequest<OwnSessionsOf, OwnSession[]>(),
    endSession: promiseActor<void, EndingSession>('endSession'),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    setChosen: update<{ session: OwnSession | null; uuids: readonly string[] }>(
      (_, { session, uuids }) => ({ chosen: session, meant: uuids }),
    ),
    noteEnded: update(({ ended, meant }) => ({ ended: [...ended, ...meant] })),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    ...mutations.guards,
    isElsewhere: (_, { session }: { session: OwnSession | null }) => session?.current !== true,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'ownSessions',
  description: 'The sessions of the account.',
  context: ({ input }) => ({
    ...input,
    chosen: null,
    meant: [],
    ended: [],
    mutation: mutations.initial,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { userId } }) => ({ of: { userId } }),
    onError: { actions: 'reportBroken' },
  },
  on: {
    'request.invalidated': { actions: 'invalidateList' },
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is shown once it is loaded.',
      on: {
        'end.pressed': {
          guard: withEvent('isElsewhere'),
          target: 'confirming',
          actions: [withEvent('setChosen'), 'startIntent'],
        },
      },
    },
    confirming: {
      description: 'Asks whether to end the session; shows why the last attempt failed.',
      on: {
        'end.confirmed': { target: 'ending' },
        'end.dismissed': { target: 'browsing' },
      },
    },
    ending: createMutation({
      description: 'The server is ending the session.',
      src: 'endSession',
      input: ({ chosen }: OwnSessionsContext) => ({ uuid: chosen?.uuid ?? null }),
      done: whenEnded,
      gone: whenEnded,
      failed: { target: 'confirming' },
    }),
  },
})

export type OwnSessionsActor = ActorRefFrom<typeof ownSessionsMachine>
