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
  /** Prefix of the idempotency keys of all attempts. */
  keyPrefix: string
}

type AdminLaunchEvent = EventsOf<{
  'launch.pressed': NoPayload
  'dialog.closed': NoPayload
}>

/** `href` is the address with its token if no tab could be opened for it; null if it was opened. */
export type Launched = { href: string | null }

type AdminLaunchContext = AdminLaunchInput & {
  href: string | null
  failure: Failure | null
  tried: number
}

const update = assigner<AdminLaunchContext, AdminLaunchEvent>()

/** Opens the admin site in a new tab with a one-time token. */
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
  // The server accepts the token for a minute.
  delays: { launchTimeout: 20_000, linkLife: 50_000 },
}).createMachine({
  id: 'adminLaunch',
  description: 'Opens the admin site with a one-time token.',
  context: ({ input }) => ({ ...input, href: null, failure: null, tried: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The user has not requested it.',
      on: { 'launch.pressed': { target: 'launching' } },
    },
    launching: {
      description: 'A tab is open and waits for its address.',
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
        'The browser has blocked the tab: a link is offered as long as its token is valid.',
      after: { linkLife: { target: 'failed', actions: ['forgetHref', 'setTimeoutFailure'] } },
      on: { 'dialog.closed': { target: 'idle', actions: 'forgetHref' } },
    },
    failed: {
      description: 'Reports the error; the user may retry.',
      on: {
        'launch.pressed': { target: 'launching' },
        'dialog.closed': { target: 'idle' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof adminLaunchMachine>

/** The address to offer; null if there is none. */
export const offeredHref = (snapshot: Snapshot): string | null =>
  snapshot.matches('offered') ? snapshot.context.href : null
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
export const launchFailure = ({ context }: Snapshot): Failure | null => context.failure
/** Whether there is a message or a link to show. */
export const isOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('offered') || snapshot.matches('failed')
