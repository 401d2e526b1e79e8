import type { ContentItem } from '@contract/content'
import type { SavedItem } from '@contract/saved'
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
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type SavedInput = {
  buildingUuid: string
  lang: string
  /** Prefix of the idempotency keys of all changes. */
  keyPrefix: string
}

type SavedEvent = EventsOf<{
  'request.invalidated': NoPayload
  /** Saves an unsaved item, and removes a saved one. */
  'save.toggled': { item: ContentItem }
}>

/** The latest change of an item, until the list is read again. */
export type PendingChange = { item: ContentItem; isSaved: boolean; isDone: boolean }

export type SentSave = { buildingUuid: string; uuid: string; isSaved: boolean; key: string }

export type SavedContext = SavedInput &
  MutationContext & {
    /** By item. They take precedence over the list. */
    pendingChanges: Readonly<Record<string, PendingChange>>
    /** The change that is being sent. */
    sent: { uuid: string; isSaved: boolean } | null
    /** The item whose last change failed. */
    failedUuid: string | null
    /** The item that was removed last, so that one press can restore it. */
    takenBack: ContentItem | null
    /** The list that was processed last. */
    lastRead: SavedItem[] | null
  }

const update = assigner<SavedContext, SavedEvent>()

type List = RequestSnapshot<SavedItem[]>

/** Whether an item is saved, as far as is known. */
export function isSavedIn({ pendingChanges, lastRead }: SavedContext, uuid: string): boolean {
  return (
    pendingChanges[uuid]?.isSaved ?? lastRead?.some(({ content }) => content.uuid === uuid) ?? false
  )
}

const nextChange = ({ pendingChanges }: SavedContext) =>
  Object.entries(pendingChanges).find(([, { isDone }]) => !isDone) ?? null

/** Without the change that was sent, unless a newer one has replaced it. */
function withoutSent({ pendingChanges, sent }: SavedContext): SavedContext['pendingChanges'] {
  const change = sent === null ? undefined : pendingChanges[sent.uuid]
  if (sent === null || change === undefined || change.isSaved !== sent.isSaved)
    return pendingChanges
  return Object.fromEntries(Object.entries(pendingChanges).filter(([uuid]) => uuid !== sent.uuid))
}

/**
 * The user's saved items in a building. A press takes effect immediately; changes are sent one at a time, and of
 * several presses the last one counts. A failed change is reverted, and the view reports it.
 */
export const savedMachine = setup({
  types: {
    context: {} as SavedContext,
    events: {} as SavedEvent,
    input: {} as SavedInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createRequest<{ buildingUuid: string; lang: string }, SavedItem[]>(),
    saveItem: promiseActor<void, SentSave>('saveItem'),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    /** A new list contains the completed changes; pending ones stay. */
    setList: update<{ list: SavedItem[] | null }>(({ pendingChanges }, { list }) => ({
      lastRead: list,
      pendingChanges: Object.fromEntries(
        Object.entries(pendingChanges).filter(([, { isDone }]) => !isDone),
      ),
    })),
    toggleSaved: update<{ item: ContentItem }>((context, { item }) => {
      const isSaved = !isSavedIn(context, item.uuid)
      return {
        pendingChanges: {
          ...context.pendingChanges,
          [item.uuid]: { item, isSaved, isDone: false },
        },
        takenBack: isSaved ? null : item,
        failedUuid: null,
      }
    }),
    takeNext: update((context) => {
      const [uuid = '', change] = nextChange(context) ?? []
      return { sent: { uuid, isSaved: change?.isSaved === true } }
    }),
    settleChange: update(({ pendingChanges, sent }) => {
      const change = sent === null ? undefined : pendingChanges[sent.uuid]
      if (sent === null || change === undefined) return { sent: null }
      const isDone = change.isSaved === sent.isSaved
      return {
        sent: null,
        pendingChanges: { ...pendingChanges, [sent.uuid]: { ...change, isDone } },
      }
    }),
    revertChange: update((context) => {
      const pendingChanges = withoutSent(context)
      const isTakenBack = pendingChanges !== context.pendingChanges
      return {
        sent: null,
        pendingChanges,
        failedUuid: isTakenBack ? (context.sent?.uuid ?? null) : context.failedUuid,
        takenBack: isTakenBack ? null : context.takenBack,
      }
    }),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isNew: ({ context }, { context: { data, failure } }: List) =>
      data !== null && data !== context.lastRead && failure === null,
    isKnown: ({ context }) => context.lastRead !== null,
    hasPendingChange: ({ context }) => nextChange(context) !== null,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'saved',
  description: 'The user’s saved items in a building.',
  context: ({ input }) => ({
    ...input,
    pendingChanges: {},
    sent: null,
    failedUuid: null,
    takenBack: null,
    mutation: mutations.initial,
    lastRead: null,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, lang } }) => ({ of: { buildingUuid, lang } }),
    onSnapshot: {
      guard: { type: 'isNew', params: ({ event }) => event.snapshot },
      actions: { type: 'setList', params: ({ event }) => ({ list: event.snapshot.context.data }) },
    },
    onError: { actions: 'reportBroken' },
  },
  on: {
    'request.invalidated': { actions: 'invalidateList' },
    'save.toggled': [
      {
        guard: 'isKnown',
        actions: withEvent('toggleSaved'),
      },
      // Until the list is known, a press could mean either.
      { actions: 'invalidateList' },
    ],
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Checks whether a change is waiting.',
      always: [
        { guard: 'hasPendingChange', target: 'sending', actions: ['takeNext', 'startIntent'] },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The server has received every change.',
      on: {
        'save.toggled': {
          guard: 'isKnown',
          target: 'routing',
          actions: withEvent('toggleSaved'),
        },
      },
    },
    sending: createMutation({
      description: 'Sending one change; others wait.',
      src: 'saveItem',
      input: ({ buildingUuid, sent }: SavedContext) => ({
        buildingUuid,
        uuid: sent?.uuid ?? '',
        isSaved: sent?.isSaved === true,
      }),
      done: { target: 'routing', actions: ['settleChange', 'invalidateList'] },
      // The request may have succeeded without its reply, so the list is read again.
      failed: { target: 'routing', actions: ['revertChange', 'invalidateList'] },
    }),
  },
})

export type SavedActor = ActorRefFrom<typeof savedMachine>
