import { sessionActor } from '@machines/auth/session/events'
import { actorNamed } from '@machines/kernel/actorNamed'
import { assigner, type EventsOf, type NoPayload, withEvent } from '@machines/kernel/typed'
import { buildingActor } from '@machines/tenancy/building/machine'
import { type AnyActorRef, sendTo, setup } from 'xstate'

/** Where the user wants to go. The router itself navigates to a `path`, and waits for the answer. */
export type NavigationIntent =
  | { kind: 'path' }
  | { kind: 'building'; uuid: string }
  | { kind: 'signOut' }

type UnsavedChangesEvent = EventsOf<{
  /** A page has unsaved changes; `page` is its system id. */
  'edits.made': { page: string }
  'edits.gone': NoPayload
  'leave.requested': { intent: NavigationIntent }
  'leave.confirmed': NoPayload
  'leave.declined': NoPayload
}>

export const unsavedChangesActor = actorNamed<UnsavedChangesEvent>('unsavedChanges')

type UnsavedChangesContext = { page: string | null; intent: NavigationIntent | null }

const update = assigner<UnsavedChangesContext, UnsavedChangesEvent>()

type Running = {
  context: UnsavedChangesContext
  system: { get: (id: string) => AnyActorRef | undefined }
}

/** Asks before a navigation that would discard unsaved changes. */
export const unsavedChangesMachine = setup({
  types: { context: {} as UnsavedChangesContext, events: {} as UnsavedChangesEvent },
  actions: {
    setPage: update<{ page: string }>((_, { page }) => ({ page })),
    setIntent: update<{ intent: NavigationIntent }>((_, { intent }) => ({ intent })),
    forgetPage: update(() => ({ page: null })),
    clearIntent: update(() => ({ intent: null })),
    /** The page may have restarted meanwhile, so it is looked up by its system id. */
    discardEdits: ({ context: { page }, system }: Running) =>
      system.get(page ?? '')?.send({ type: 'edits.discarded' }),
    selectBuilding: sendTo(buildingActor.of, ({ context: { intent } }) => ({
      type: 'building.selected',
      uuid: intent?.kind === 'building' ? intent.uuid : '',
    })),
    signOut: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
  },
  guards: {
    wantsBuilding: ({ context }) => context.intent?.kind === 'building',
    wantsSignOut: ({ context }) => context.intent?.kind === 'signOut',
  },
}).createMachine({
  id: 'unsavedChanges',
  description: 'Asks before the user leaves unsaved changes behind.',
  context: { page: null, intent: null },
  initial: 'clean',
  states: {
    clean: {
      description: 'No page has unsaved changes.',
      on: {
        'edits.made': {
          target: 'dirty',
          actions: withEvent('setPage'),
        },
        'leave.requested': {
          target: 'routing',
          actions: withEvent('setIntent'),
        },
      },
    },
    routing: {
      description: 'Performs the requested navigation.',
      always: [
        { guard: 'wantsBuilding', target: 'clean', actions: ['selectBuilding', 'clearIntent'] },
        { guard: 'wantsSignOut', target: 'clean', actions: ['signOut', 'clearIntent'] },
        { target: 'clean', actions: 'clearIntent' },
      ],
    },
    dirty: {
      description: 'A page has unsaved changes.',
      on: {
        'edits.gone': { target: 'clean', actions: 'forgetPage' },
        'leave.requested': {
          target: 'confirming',
          actions: withEvent('setIntent'),
        },
      },
    },
    confirming: {
      description: 'Asks the user whether to discard the changes.',
      on: {
        'leave.confirmed': { target: 'routing', actions: ['discardEdits', 'forgetPage'] },
        'leave.declined': { target: 'dirty', actions: 'clearIntent' },
        // The page has saved its changes.
        'edits.gone': { target: 'routing', actions: 'forgetPage' },
      },
    },
  },
})
