import { defaultFlags } from '@contract/flagRegistry'
import {
  assigner,
  type EventsOf,
  listenerActor,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

/** The identity that the flag service decides for: anonymous when signed out. */
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
  /** The latest response of the service; initially the flags in the HTML, null if it has none. */
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
      description: 'Listening to the flag service, for one identity at a time.',
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
          description: 'Waits up to one second for the first response.',
          after: { flagsTimeout: { target: 'unreachable' } },
          on: { 'flags.failed': { target: 'unreachable' } },
        },
        live: {
          description: 'The service has responded; its later responses are applied, too.',
          on: { 'flags.failed': { target: 'unreachable' } },
        },
        unreachable: {
          description: 'No response: the previously known flags apply, otherwise the defaults.',
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof flagsMachine>

/** The names of the enabled flags. Views check features (`features.ts`), not flags. */
export const enabledFlags = (snapshot: Snapshot): readonly string[] =>
  snapshot.context.enabled ?? defaultFlags
