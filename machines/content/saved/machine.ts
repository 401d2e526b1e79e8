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
  /** With it begin the idempotency keys of all presses. */
  keyPrefix: string
}

type SavedEvent = EventsOf<{
  'list.retried': NoPayload
  'page.returned': NoPayload
  /** Saved where it was not, taken back where it was. */
  'save.toggled': { item: ContentItem }
}>

/** What somebody wants of an item, until the server has told all that is saved once more. */
export type Wish = { item: ContentItem; isSaved: boolean; isDone: boolean }

export type SentSave = { buildingUuid: string; uuid: string; isSaved: boolean; key: string }

export type SavedContext = SavedInput &
  MutationContext & {
    /** By the item. They win over what was read. */
    wishes: Readonly<Record<string, Wish>>
    /** The one that is being asked for. */
    sent: { uuid: string; isSaved: boolean } | null
    /** Of which item the last answer was no. */
    failedUuid: string | null
    /** What was taken back last: one press brings it back. */
    takenBack: ContentItem | null
    /** The list that was taken notice of last. */
    lastRead: SavedItem[] | null
  }

const update = assigner<SavedContext, SavedEvent>()

type List = RequestSnapshot<SavedItem[]>

/** Whether an item is saved, as far as anybody here knows. */
export function isSavedIn({ wishes, lastRead }: SavedContext, uuid: string): boolean {
  return wishes[uuid]?.isSaved ?? lastRead?.some(({ content }) => content.uuid === uuid) ?? false
}

const nextWish = ({ wishes }: SavedContext) =>
  Object.entries(wishes).find(([, { isDone }]) => !isDone) ?? null

/** Without the wish that was sent, unless another one has taken its place meanwhile. */
function withoutSent({ wishes, sent }: SavedContext): SavedContext['wishes'] {
  const wish = sent === null ? undefined : wishes[sent.uuid]
  if (sent === null || wish === undefined || wish.isSaved !== sent.isSaved) return wishes
  return Object.fromEntries(Object.entries(wishes).filter(([uuid]) => uuid !== sent.uuid))
}

/**
 * What a visitor has saved in a building. A press shows at once and is then asked for, one at a time; pressed again
 * meanwhile, the last wish is what the server is told. A wish that failed is taken back, and said to have been.
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
    /** A new list has what was done; what is still wished for stays. */
    setList: update<{ list: SavedItem[] | null }>(({ wishes }, { list }) => ({
      lastRead: list,
      wishes: Object.fromEntries(Object.entries(wishes).filter(([, { isDone }]) => !isDone)),
    })),
    toggleSaved: update<{ item: ContentItem }>((context, { item }) => {
      const isSaved = !isSavedIn(context, item.uuid)
      return {
        wishes: { ...context.wishes, [item.uuid]: { item, isSaved, isDone: false } },
        takenBack: isSaved ? null : item,
        failedUuid: null,
      }
    }),
    takeNext: update((context) => {
      const [uuid = '', wish] = nextWish(context) ?? []
      return { sent: { uuid, isSaved: wish?.isSaved === true } }
    }),
    settleWish: update(({ wishes, sent }) => {
      const wish = sent === null ? undefined : wishes[sent.uuid]
      if (sent === null || wish === undefined) return { sent: null }
      const isDone = wish.isSaved === sent.isSaved
      return { sent: null, wishes: { ...wishes, [sent.uuid]: { ...wish, isDone } } }
    }),
    takeBackWish: update((context) => {
      const wishes = withoutSent(context)
      const isTakenBack = wishes !== context.wishes
      return {
        sent: null,
        wishes,
        failedUuid: isTakenBack ? (context.sent?.uuid ?? null) : context.failedUuid,
        takenBack: isTakenBack ? null : context.takenBack,
      }
    }),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isNews: ({ context }, { context: { data, failure } }: List) =>
      data !== null && data !== context.lastRead && failure === null,
    isKnown: ({ context }) => context.lastRead !== null,
    hasWish: ({ context }) => nextWish(context) !== null,
  },
  delays: mutations.delays,
}).createMachine({
  id: 'saved',
  description: 'What a visitor has saved in a building.',
  context: ({ input }) => ({
    ...input,
    wishes: {},
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
      guard: { type: 'isNews', params: ({ event }) => event.snapshot },
      actions: { type: 'setList', params: ({ event }) => ({ list: event.snapshot.context.data }) },
    },
    onError: { actions: 'reportBroken' },
  },
  on: {
    'list.retried': { actions: 'invalidateList' },
    'page.returned': { actions: 'invalidateList' },
    'save.toggled': [
      {
        guard: 'isKnown',
        actions: withEvent('toggleSaved'),
      },
      // Until it is known what is saved, a press could mean either.
      { actions: 'invalidateList' },
    ],
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Checks whether a change is waiting.',
      always: [
        { guard: 'hasWish', target: 'sending', actions: ['takeNext', 'startIntent'] },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The server has every change.',
      on: {
        'save.toggled': {
          guard: 'isKnown',
          target: 'routing',
          actions: withEvent('toggleSaved'),
        },
      },
    },
    sending: createMutation({
      description: 'One wish is on its way; others wait for it.',
      src: 'saveItem',
      input: ({ buildingUuid, sent }: SavedContext) => ({
        buildingUuid,
        uuid: sent?.uuid ?? '',
        isSaved: sent?.isSaved === true,
      }),
      done: { target: 'routing', actions: ['settleWish', 'invalidateList'] },
      // Perhaps the answer alone was lost: the list tells.
      failed: { target: 'routing', actions: ['takeBackWish', 'invalidateList'] },
    }),
  },
})

export type SavedActor = ActorRefFrom<typeof savedMachine>
