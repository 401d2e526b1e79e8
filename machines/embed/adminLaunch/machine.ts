import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

export type AdminLaunchInput = {
  /** With it begin the idempotency keys of all tries. */
  keyPrefix: string
}

type AdminLaunchEvent = EventsOf<{
  'launch.pressed': NoPayload
  'dialog.closed': NoPayload
}>

/** `href`: the address with its token, where no tab could be opened for it; null where it was opened. */
export type Launched = { href: string | null }

type AdminLaunchContext = AdminLaunchInput & {
  href: string | null
  failure: Failure | null
  tried: number
}

const update = assigner<AdminLaunchContext, AdminLaunchEvent>()

/** Leads to the admin site, in a tab of its own, by a token that works once. */
export const adminLaunchMachine = setup({
  types: {
    context: {} as AdminLaunchContext,
    events: {} as AdminLaunchEvent,
    input: {} as AdminLaunchInput,
    tags: {} as 'busy',
  },
  actors: { launchAdmin: promiseActor<Launched, { key: string }>('launchAdmin') },
  actions: {
    countTry: update(({ tried }) => ({ tried: tried + 1, failure: null })),
    setHref: update<Launched>((_, { href }) => ({ href })),
    forgetHref: update(() => ({ href: null })),
    ...failureActions(update),
  },
  guards: { isOpened: (_, { href }: Launched) => href === null },
  // The server takes the token for a minute.
  delays: { launchTimeout: 20_000, linkLife: 50_000 },
}).createMachine({
  id: 'adminLaunch',
  description: 'Opens the admin site by a token that works once.',
  context: ({ input }) => ({ ...input, href: null, failure: null, tried: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody wants it.',
      on: { 'launch.pressed': { target: 'launching' } },
    },
    launching: {
      description: 'A tab was opened, and waits for its address.',
      tags: ['busy'],
      entry: 'countTry',
      invoke: {
        id: 'launchAdmin',
        src: 'launchAdmin',
        input: ({ context: { keyPrefix, tried } }) => ({ key: `${keyPrefix}-${tried}` }),
        onDone: [
          { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'idle' },
          {
            target: 'offered',
            actions: { type: 'setHref', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      after: { launchTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
    },
    offered: {
      description:
        'The browser has blocked the tab: a link is there to be pressed, as long as its token lives.',
      after: { linkLife: { target: 'failed', actions: ['forgetHref', 'setTimeoutFailure'] } },
      on: { 'dialog.closed': { target: 'idle', actions: 'forgetHref' } },
    },
    failed: {
      description: 'It says so, and may be tried again.',
      on: {
        'launch.pressed': { target: 'launching' },
        'dialog.closed': { target: 'idle' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof adminLaunchMachine>

/** The address to press; null where there is none. */
export const offeredHref = (snapshot: Snapshot): string | null =>
  snapshot.matches('offered') ? snapshot.context.href : null
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
export const launchFailure = ({ context }: Snapshot): Failure | null => context.failure
/** There is something to say or to press. */
export const isOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('offered') || snapshot.matches('failed')
