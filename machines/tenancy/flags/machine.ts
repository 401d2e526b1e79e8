import { defaultFlags } from '@contract/flagRegistry'
import {
  assigner,
  type EventsOf,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

/** Whom the flag service decides for: anonymous when signed out. */
export type FlagIdentity = {
  userId: string
  properties: Record<string, string>
}

export type FlagsEvent = EventsOf<{
  'flags.received': { enabled: string[] }
  'flags.failed': NoPayload
  'flags.identified': { identity: FlagIdentity }
}>

type FlagsContext = {
  identity: FlagIdentity
  /** The last word of the service; at first what the HTML carried, null where it carried nothing. */
  enabled: string[] | null
}

const update = assigner<FlagsContext, FlagsEvent>()

export const flagsMachine = setup({
  types: {
    context: {} as FlagsContext,
    events: {} as FlagsEvent,
    input: {} as { identity: FlagIdentity; inlined: string[] | null },
  },
  actors: { watchFlags: listenerActor<FlagsEvent, { identity: FlagIdentity }>('watchFlags') },
  actions: {
    setEnabled: update<{ enabled: string[] }>((_, { enabled }) => ({ enabled })),
    setIdentity: update<{ identity: FlagIdentity }>((_, { identity }) => ({ identity })),
  },
  delays: { flagsTimeout: 1000 },
}).createMachine({
  id: 'flags',
  description: 'Evaluates the feature flags; the app never waits longer than a second for them.',
  context: ({ input }) => ({ identity: input.identity, enabled: input.inlined }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The flag service is listened to, for one identity at a time.',
      invoke: {
        id: 'watchFlags',
        src: 'watchFlags',
        input: ({ context }) => ({ identity: context.identity }),
        onError: { target: '.unreachable' },
      },
      on: {
        'flags.identified': {
          target: 'watching',
          reenter: true,
          actions: withEvent('setIdentity'),
        },
        'flags.received': {
          target: '.live',
          actions: withEvent('setEnabled'),
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'Waits for the first response, for one second at most.',
          after: { flagsTimeout: { target: 'unreachable' } },
          on: { 'flags.failed': { target: 'unreachable' } },
        },
        live: {
          description: 'The service has spoken; what it says next is taken over.',
          on: { 'flags.failed': { target: 'unreachable' } },
        },
        unreachable: {
          description: 'No word: what was known before holds, else the defaults.',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof flagsMachine>

/** Names of the flags that are on. Views ask for features (`features.ts`), not for flags. */
export const enabledFlags = (snapshot: Snapshot): readonly string[] =>
  snapshot.context.enabled ?? defaultFlags
