import { sessionActor } from '@machines/auth/session/events'
import { actorNamed } from '@machines/kernel/actorNamed'
import { assigner, type EventsOf, type NoPayload, withEvent } from '@machines/kernel/typed'
import { buildingActor } from '@machines/tenancy/building/machine'
import { type AnyActorRef, sendTo, setup } from 'xstate'

/** Where somebody wants to go; a path is the router's, which waits for the answer. */
export type Wish = { kind: 'path' } | { kind: 'building'; uuid: string } | { kind: 'signOut' }

type DepartureEvent = EventsOf<{
  /** A page, by its system id, has something that nobody has saved. */
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

/** Stands between what was typed and what would lose it: it asks first, and then lets go. */
export const departureMachine = setup({
  types: { context: {} as DepartureContext, events: {} as DepartureEvent },
  actions: {
    setPage: update<{ page: string }>((_, { page }) => ({ page })),
    setWish: update<{ wish: Wish }>((_, { wish }) => ({ wish })),
    forgetPage: update(() => ({ page: null })),
    forgetWish: update(() => ({ wish: null })),
    /** The page may have begun anew meanwhile, so it is looked for by its name. */
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
  description: 'Asks before something that was typed and not saved is left behind.',
  context: { page: null, wish: null },
  initial: 'free',
  states: {
    free: {
      description: 'Nothing would be lost.',
      on: {
        'edits.made': {
          target: 'holding',
          actions: withEvent('setPage'),
        },
        'departure.wished': {
          target: 'routing',
          actions: withEvent('setWish'),
        },
      },
    },
    routing: {
      description: 'What was wished for happens.',
      always: [
        { guard: 'wantsBuilding', target: 'free', actions: ['selectBuilding', 'forgetWish'] },
        { guard: 'wantsSignOut', target: 'free', actions: ['signOut', 'forgetWish'] },
        { target: 'free', actions: 'forgetWish' },
      ],
    },
    holding: {
      description: 'A page has something that nobody has saved.',
      on: {
        'edits.gone': { target: 'free', actions: 'forgetPage' },
        'departure.wished': {
          target: 'asking',
          actions: withEvent('setWish'),
        },
      },
    },
    asking: {
      description: 'Whoever leaves is asked whether to let it go.',
      on: {
        'departure.confirmed': { target: 'routing', actions: ['discardEdits', 'forgetPage'] },
        'departure.declined': { target: 'holding', actions: 'forgetWish' },
        // It was being saved, and is.
        'edits.gone': { target: 'routing', actions: 'forgetPage' },
      },
    },
  },
})
