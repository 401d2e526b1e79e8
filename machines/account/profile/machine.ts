import type { User } from '@contract/users'
import { sessionActor } from '@machines/auth/session/events'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createRequest } from '@machines/kernel/request/machine'
import type { RequestSnapshot } from '@machines/kernel/request/selectors'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { nameErrorOf } from '@rules/account/personName'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import { unsavedChangesActor } from '../unsavedChanges/machine'
import {
  fieldsOfUser,
  hasChanges,
  type ProfileEdits,
  type ProfileFields,
  profileBody,
} from './fields'

export type ProfileInput = {
  userId: number
  /** Prefix of the idempotency keys of everything that is saved. */
  keyPrefix: string
}

type NameField = 'first_name' | 'last_name'

export type ProfileEvent = EventsOf<{
  'request.invalidated': NoPayload
  'field.changed': { name: keyof ProfileFields; value: string }
  /** From now on a missing name is reported. */
  'field.left': { name: NameField }
  'profile.submitted': NoPayload
  'dialog.closed': NoPayload
  /** The user leaves and discards the edits. */
  'edits.discarded': NoPayload
}>

export type ProfileContext = ProfileInput &
  MutationContext & {
    known: User | null
    /** The reply that was processed last; values saved since are newer. */
    lastRead: User | null
    edits: ProfileEdits
    /** The edits as they were sent. */
    sent: ProfileEdits
    touched: readonly NameField[]
  }

export type ProfileOf = { userId: number }

const update = assigner<ProfileContext, ProfileEvent>()
const knownFields = ({ known }: ProfileContext) => (known === null ? null : fieldsOfUser(known))

/** Whether leaving would discard edits. */
export const hasEdits = (context: ProfileContext): boolean =>
  hasChanges(knownFields(context), context.edits)

/** The values of the fields; null until they are known. */
export function fieldsIn(context: ProfileContext): ProfileFields | null {
  const known = knownFields(context)
  return known === null ? null : { ...known, ...context.edits }
}

export function isReady(context: ProfileContext): boolean {
  const fields = fieldsIn(context)
  return (
    fields !== null &&
    hasEdits(context) &&
    nameErrorOf(fields.first_name) === null &&
    nameErrorOf(fields.last_name) === null
  )
}

const storeEdits = {
  type: 'storeEdits' as const,
  params: ({ context: { edits } }: { context: ProfileContext }) => ({ edits }),
}
const fieldChanged = {
  actions: [withEvent('setField'), 'startIntent', storeEdits, 'reportUnsavedChanges'],
} as const

/** Reads, edits and saves the user's own profile. Edits survive a reload, and a change of building or language. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as 'busy',
  },
  actors: {
    read: createRequest<ProfileOf, User>(),
    readEdits: promiseActor<ProfileEdits>('readEdits'),
    saveProfile: promiseActor<User, { profile: ProfileEdits; key: string }>('saveProfile'),
  },
  actions: {
    invalidateRead: sendTo('read', { type: 'request.invalidated' }),
    setKnown: update<{ user: User | null }>(({ mutation }, { user }) => ({
      known: user,
      lastRead: user,
      // The body contains the known values, so the next attempt sends another body, under another key.
      mutation: { ...mutation, intentId: mutation.intentId + 1 },
    })),
    /** What the user has typed meanwhile wins. */
    addRestored: update<{ edits: ProfileEdits }>(({ edits: typed }, { edits }) => ({
      edits: { ...edits, ...typed },
    })),
    setField: update<{ name: keyof ProfileFields; value: string }>(
      ({ edits, touched }, { name, value }) => ({
        edits: { ...edits, [name]: value },
        touched: touched.filter((each) => each !== name),
      }),
    ),
    markTouched: update<{ name: NameField }>(({ touched }, { name }) => ({
      touched: [...touched.filter((each) => each !== name), name],
    })),
    setSent: update(({ edits }) => ({ sent: edits })),
    /** Edits made while saving are retained. */
    setSaved: update<{ output: User }>(({ edits, sent }, { output }) => ({
      known: output,
      edits: Object.fromEntries(
        Object.entries(edits).filter(
          ([name, value]) => sent[name as keyof ProfileFields] !== value,
        ),
      ),
      touched: [],
    })),
    forgetEdits: update(() => ({ edits: {}, touched: [] })),
    ...mutations.actions(update),
    notifySession: sendTo(sessionActor.of, (_, { output }: { output: User }) => ({
      type: 'user.changed',
      user: output,
    })),
    /** Unsaved edits: the app asks before the user leaves. */
    reportUnsavedChanges: sendTo(unsavedChangesActor.of, ({ context }) =>
      hasEdits(context) ? { type: 'edits.made', page: 'profile' } : { type: 'edits.gone' },
    ),
    /** Stores the edits, so that a reload and a change of building or language keep them. */
    storeEdits: effectAction<{ edits: ProfileEdits | null }>('storeEdits'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isNew: ({ context }, { context: { data, failure } }: RequestSnapshot<User>) =>
      data !== null && data !== context.lastRead && failure === null,
    isReady: ({ context }) => isReady(context),
  },
  // Longer than the hydration of a page may take.
  delays: { editsTimeout: 8000, ...mutations.delays },
}).createMachine({
  id: 'profile',
  description: 'The user’s own names and default building.',
  context: ({ input }) => ({
    ...input,
    known: null,
    lastRead: null,
    edits: {},
    sent: {},
    touched: [],
    mutation: mutations.initial,
  }),
  invoke: {
    id: 'read',
    src: 'read',
    input: ({ context: { userId } }) => ({ of: { userId } }),
    onSnapshot: {
      guard: { type: 'isNew', params: ({ event }) => event.snapshot },
      actions: [
        {
          type: 'setKnown',
          params: ({ event }) => ({ user: event.snapshot.context.data }),
        },
        'reportUnsavedChanges',
      ],
    },
    onError: { actions: 'reportBroken' },
  },
  on: {
    'request.invalidated': { actions: 'invalidateRead' },
    'edits.discarded': {
      target: '.editing',
      actions: [
        'forgetEdits',
        'startIntent',
        { type: 'storeEdits', params: { edits: null } },
        'reportUnsavedChanges',
      ],
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Looks for edits from before a reload; the fields can be edited meanwhile.',
      tags: ['busy'],
      invoke: {
        id: 'readEdits',
        src: 'readEdits',
        onDone: {
          target: 'editing',
          actions: [
            { type: 'addRestored', params: ({ event }) => ({ edits: event.output }) },
            storeEdits,
            'reportUnsavedChanges',
          ],
        },
        onError: { target: 'editing' },
      },
      after: { editsTimeout: { target: 'editing' } },
      on: { 'field.changed': { actions: [withEvent('setField'), 'reportUnsavedChanges'] } },
    },
    editing: {
      description: 'The fields can be edited.',
      on: {
        'field.changed': fieldChanged,
        'field.left': { actions: withEvent('markTouched') },
        'profile.submitted': { guard: 'isReady', target: 'saving', actions: 'setSent' },
      },
    },
    saving: {
      ...createMutation({
        description: 'The server is saving the changes.',
        src: 'saveProfile',
        input: (context: ProfileContext) => ({
          profile: profileBody(knownFields(context), context.edits),
        }),
        done: {
          target: 'saved',
          actions: [
            withOutput('setSaved'),
            withOutput('notifySession'),
            storeEdits,
            'reportUnsavedChanges',
            'invalidateRead',
          ],
        },
        failed: { target: 'editing' },
      }),
      on: { 'field.changed': fieldChanged },
    },
    saved: {
      description: 'A dialog reports that the profile was updated.',
      on: { 'dialog.closed': { target: 'editing' } },
    },
  },
})

export type ProfileActor = ActorRefFrom<typeof profileMachine>
