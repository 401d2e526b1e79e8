import { sessionActor } from '@machines/auth/session/events'
import { actorNamed } from '@machines/kernel/actorNamed'
import { assigner, type EventsOf, type NoPayload, withEvent } from '@machines/kernel/typed'
import { buildingActor } from '@machines/tenancy/building/machine'
import { type AnyActorRef, sendTo, setup } from 'xstate'

/** Where somebody wants to go; a path is the router's, which waits for the answer. */
export type Wish = { kind: 'path' } | { kind: 'building'; uuid: string } | { kind: 'signOut' }

type DepartureEvent = EventsOf<{
  /** A page has unsaved changes; `page` is its system id. */
  'edits.made': { page: string }
  'edits.gone': NoPayload
  'departure.wished': { wish: Wish }
  'departure.confirmed': NoPayload
  'departure.declined': NoPayload
}>

export const departureActor = actorNamed<DepartureEvent>('departure')

type DepartureContext = { page: string | null; wish: Wish | null }

const update = assigner<DepartureContext, DepartureEvent>()

type Running = {
  context: DepartureContext
  system: { get: (id: string) => AnyActorRef | undefined }
}

/** Asks before a navigation that would discard unsaved changes. */
export const departureMachine = setup({
  types: { context: {} as DepartureContext, events: {} as DepartureEvent },
  actions: {
    setPage: update<{ page: string }>((_, { page }) => ({ page })),
    setWish: update<{ wish: Wish }>((_, { wish }) => ({ wish })),
    forgetPage: update(() => ({ page: null })),
    forgetWish: update(() => ({ wish: null })),
    /** The page may have restarted meanwhile, so it is looked up by its system id. */
    discardEdits: ({ context: { page }, system }: Running) =>
      system.get(page ?? '')?.send({ type: 'edits.discarded' }),
    selectBuilding: sendTo(buildingActor.of, ({ context: { wish } }) => ({
      type: 'building.selected',
      uuid: wish?.kind === 'building' ? wish.uuid : '',
    })),
    signOut: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
  },
  guards: {
    wantsBuilding: ({ context }) => context.wish?.kind === 'building',
    wantsSignOut: ({ context }) => context.wish?.kind === 'signOut',
  },
}).createMachine({
  id: 'departure',
  description: 'Asks before the user leaves unsaved changes behind.',
  context: { page: null, wish: null },
  initial: 'clean',
  states: {
    clean: {
      description: 'No page has unsaved changes.',
      on: {
        'edits.made': {
          target: 'dirty',
          actions: withEvent('setPage'),
        },
        'departure.wished': {
          target: 'routing',
          actions: withEvent('setWish'),
        },
      },
    },
    routing: {
      description: 'Performs the requested navigation.',
      always: [
        { guard: 'wantsBuilding', target: 'clean', actions: ['selectBuilding', 'forgetWish'] },
        { guard: 'wantsSignOut', target: 'clean', actions: ['signOut', 'forgetWish'] },
        { target: 'clean', actions: 'forgetWish' },
      ],
    },
    dirty: {
      description: 'A page has unsaved changes.',
      on: {
        'edits.gone': { target: 'clean', actions: 'forgetPage' },
        'departure.wished': {
          target: 'confirming',
          actions: withEvent('setWish'),
        },
      },
    },
    confirming: {
      description: 'Asks the user whether to discard the changes.',
      on: {
        'departure.confirmed': { target: 'routing', actions: ['discardEdits', 'forgetPage'] },
        'departure.declined': { target: 'dirty', actions: 'forgetWish' },
        // The page has saved its changes.
        'edits.gone': { target: 'routing', actions: 'forgetPage' },
      },
    },
  },
})
