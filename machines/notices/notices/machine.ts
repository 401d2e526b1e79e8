import type { Notice } from '@contract/notices'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createPagedRequest, type Rows } from '@machines/kernel/pagedRequest/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type NoticesOf = { buildingUuid: string }

export type NoticesInput = NoticesOf & {
  /** Prefix of the idempotency keys of all changes. */
  keyPrefix: string
}

/** `unread` counts those of the whole list. */
export type NoticePage = Rows<Notice> & { unread: number }

/** Notices that are read: some, and all that came until a moment. */
export type Marks = { uuids: readonly string[]; until: string | null }

export type SentMarks = NoticesOf & { marks: Marks; key: string }

type NoticesEvent = EventsOf<{
  'request.invalidated': NoPayload
  /** The user opens what a notice is about. */
  'notice.opened': { uuid: string }
  /** `until` is when the newest shown notice came. */
  'all.read': { until: string }
}>

type NoticesContext = NoticesInput &
  MutationContext & {
    /** Not on the server yet. They are shown as read. */
    marks: Marks
    /** On the server; the list may have been read before. */
    stored: Marks
  }

const noMarks: Marks = { uuids: [], until: null }

const update = assigner<NoticesContext, NoticesEvent>()

const merged = (one: Marks, other: Marks): Marks => ({
  uuids: [...new Set([...one.uuids, ...other.uuids])],
  // ISO strings of one zone compare like the instants that they name.
  until: (one.until ?? '') > (other.until ?? '') ? one.until : other.until,
})

export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent,
    input: {} as NoticesInput,
    tags: {} as 'busy',
    children: {} as { list: 'list'; markRead: 'markRead' },
  },
  actors: {
    list: createPagedRequest<NoticesOf, Notice, NoticePage>(({ uuid }) => uuid),
    markRead: promiseActor<void, SentMarks>('markRead'),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    addOpened: update<{ uuid: string }>(({ marks }, { uuid }) => ({
      marks: merged(marks, { uuids: [uuid], until: null }),
    })),
    addAll: update<{ until: string }>(({ marks }, { until }) => ({
      marks: merged(marks, { uuids: [], until }),
    })),
    storeMarks: update(({ marks, stored }) => ({
      marks: noMarks,
      stored: merged(stored, marks),
    })),
    /** They are shown as unread again. */
    dropMarks: update(() => ({ marks: noMarks })),
    ...mutations.actions(update),
    /** A list ends in no error of its own; if it does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
  },
  delays: mutations.delays,
}).createMachine({
  id: 'notices',
  description: 'The user’s notices in a building, and which of them are read.',
  context: ({ input }) => ({
    ...input,
    marks: noMarks,
    stored: noMarks,
    mutation: mutations.initial,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid } }) => ({ of: { buildingUuid } }),
    onError: { actions: 'reportBroken' },
  },
  initial: 'idle',
  on: {
    'request.invalidated': { actions: 'invalidateList' },
    // A press while others are stored sends all of them again, which changes nothing for those that are read.
    'notice.opened': {
      target: '.marking',
      reenter: true,
      actions: [withEvent('addOpened'), 'startIntent'],
    },
    'all.read': {
      target: '.marking',
      reenter: true,
      actions: [withEvent('addAll'), 'startIntent'],
    },
  },
  states: {
    idle: { description: 'Every mark is stored, or was dropped after a failure.' },
    marking: createMutation({
      description: 'Storing what the user has read.',
      src: 'markRead',
      input: ({ buildingUuid, marks }: NoticesContext) => ({ buildingUuid, marks }),
      done: { target: 'idle', actions: ['storeMarks', 'invalidateList'] },
      failed: { target: 'idle', actions: ['dropMarks'] },
    }),
  },
})

export type NoticesActor = ActorRefFrom<typeof noticesMachine>
