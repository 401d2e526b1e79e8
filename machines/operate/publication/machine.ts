import type { OperatedBuilding } from '@contract/operate/buildings'
import { isRefusedWith } from '@machines/kernel/failure'
import { createMutation, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  effectAction,
  listenerActor,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { emit, setup } from 'xstate'
import { sensitive } from '../console/sensitive'
import {
  changeTo,
  draftOf,
  draftProblems,
  type PublicationChange,
  type PublicationContext,
  type PublicationDraft,
  type PublicationEvent,
  type PublicationInput,
  type PublicationOutdated,
  plannedChange,
  type StoredPublication,
} from './context'

type Context = PublicationContext
type Facts = { context: Context }
type Applying = {
  id: string
  version: number
  change: PublicationChange
  notice: string
  key: string
}

const update = assigner<Context, PublicationEvent>()

const isStored =
  (publication: OperatedBuilding['publication']) =>
  ({ context: { stored } }: Facts) =>
    stored?.publication === publication

const wants = (publication: OperatedBuilding['publication']) =>
  ({ type: 'setChange', params: { change: changeTo(publication) } }) as const
const plans = (goal: PublicationDraft['goal']) => ({ type: 'setDraft', params: { goal } }) as const

const publishing = {
  target: 'planning',
  actions: ['startIntent', plans('publish')],
} as const
const ending = { target: 'planning', actions: ['startIntent', plans('end')] } as const
const hiding = { target: 'confirming', actions: ['startIntent', wants('draft')] } as const
const archiving = { target: 'confirming', actions: ['startIntent', wants('archived')] } as const

/** The record has been read again. */
const read = {
  'publication.read': { target: 'routing', actions: withEvent('setStored') },
} as const

/** The record has been read again while it is asked about. */
const readMeanwhile = {
  'publication.read': { actions: withEvent('setStored') },
} as const

/** Waits for a time of the record. If it cannot, the page goes on to show what it has read last. */
const waiting = <const Id extends string>(id: Id, time: 'live_at' | 'end_at') =>
  ({
    id,
    src: 'waitUntil',
    input: ({ context: { stored } }: Facts) => ({ at: stored?.[time] ?? '' }),
    onError: { actions: 'reportBroken' },
  }) as const
const came = { 'time.came': { target: 'due' } } as const

/**
 * Whether tenants see a record, a building or an item of its content, and when that changes by itself. The parent provides `apply`, which stores a
 * change, and `waitUntil`, which sends `time.came` at an instant; it sends what it has read, and reads again when the
 * publication is outdated.
 */
export const publicationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PublicationEvent,
    input: {} as PublicationInput,
    emitted: {} as PublicationOutdated,
    tags: {} as 'busy',
  },
  actors: {
    apply: promiseActor<StoredPublication, Applying>('apply'),
    waitUntil: listenerActor<{ type: 'time.came' }, { at: string }>('waitUntil'),
  },
  actions: {
    /** Another version is another body, which needs another key; why the last attempt failed is still shown. */
    setStored: update<{ stored: StoredPublication }>(({ stored: known, mutation }, { stored }) => ({
      stored,
      mutation:
        known?.version === stored.version
          ? mutation
          : { ...mutation, intentId: mutation.intentId + 1 },
    })),
    setApplied: update<{ output: StoredPublication }>((_, { output }) => ({
      stored: output,
      change: null,
      draft: null,
      notice: '',
    })),
    setChange: update<{ change: PublicationChange }>((_, { change }) => ({ change })),
    setDraft: update<{ goal: PublicationDraft['goal'] }>(({ stored }, { goal }) => ({
      draft: stored === null ? null : draftOf(goal, stored),
    })),
    changeDraft: update<{ draft: Partial<PublicationDraft> }>((context, { draft }) => ({
      draft: context.draft === null ? null : { ...context.draft, ...draft },
    })),
    setPlannedChange: update(({ draft, stored }) => ({
      change: draft === null || stored === null ? null : plannedChange(draft, stored),
    })),
    setNotice: update<{ notice: string }>((_, { notice }) => ({ notice })),
    forgetChange: update(() => ({ change: null, draft: null, notice: '' })),
    askForReading: emit({ type: 'publication.outdated' }),
    reportBroken: effectAction('reportBroken'),
    ...mutations.actions(update),
    ...sensitive.actions,
  },
  guards: {
    ...mutations.guards,
    ...sensitive.guards,
    isScheduled: isStored('scheduled'),
    isLive: isStored('live'),
    isEnding: ({ context: { stored } }) => stored?.publication === 'live' && stored.end_at !== null,
    isEnded: isStored('ended'),
    isArchived: isStored('archived'),
    isPlanReady: ({ context: { draft, stored } }) =>
      draft !== null && stored !== null && draftProblems(draft, stored).length === 0,
    /** Another operator was faster. */
    isOutdated: ({ context: { mutation } }) =>
      mutation.failure !== null && isRefusedWith(mutation.failure, 'version_conflict'),
  },
  delays: {
    ...mutations.delays,
    /** The server moves a building within five seconds after its time; an item is moved at once. */
    moveTime: 6000,
  },
}).createMachine({
  id: 'publication',
  description: 'Whether tenants see a building, or an item of its content.',
  context: ({ input }) => ({
    ...input,
    stored: null,
    draft: null,
    change: null,
    notice: '',
    mutation: mutations.initial,
  }),
  initial: 'unknown',
  states: {
    unknown: { description: 'The record is not read yet.', on: read },
    routing: {
      description: 'Decides by what is stored.',
      always: [
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isEnding', target: 'ending' },
        { guard: 'isLive', target: 'live' },
        { guard: 'isEnded', target: 'ended' },
        { guard: 'isArchived', target: 'archived' },
        { target: 'draft' },
      ],
    },
    draft: {
      description: 'Hidden from everyone but the console.',
      on: { ...read, 'publish.pressed': publishing, 'archive.pressed': archiving },
    },
    scheduled: {
      description: 'Hidden, and goes live at its time.',
      invoke: waiting('waitForLive', 'live_at'),
      on: { ...read, ...came, 'publish.pressed': publishing, 'hide.pressed': hiding },
    },
    live: {
      description: 'Tenants see it.',
      on: { ...read, 'end.pressed': ending, 'hide.pressed': hiding },
    },
    ending: {
      description: 'Tenants see it until its end.',
      invoke: waiting('waitForEnd', 'end_at'),
      on: { ...read, ...came, 'end.pressed': ending, 'hide.pressed': hiding },
    },
    ended: {
      description: 'Over: hidden from everyone but the console.',
      on: { ...read, 'publish.pressed': publishing, 'archive.pressed': archiving },
    },
    archived: {
      description: 'Put away: listed only if its state is asked for.',
      on: {
        ...read,
        'restore.pressed': {
          target: 'confirming',
          actions: ['startIntent', wants('draft')],
        },
      },
    },
    due: {
      description: 'Its time has come; the server moves it within seconds.',
      on: read,
      after: { moveTime: { target: 'due', reenter: true, actions: 'askForReading' } },
    },
    planning: {
      description: 'Asks when; shows why the last attempt failed.',
      on: {
        ...readMeanwhile,
        'notice.changed': { actions: ['startIntent', withEvent('setNotice')] },
        'plan.changed': { actions: ['startIntent', withEvent('changeDraft')] },
        'change.confirmed': {
          guard: 'isPlanReady',
          target: 'applyingPlan',
          actions: 'setPlannedChange',
        },
        'change.dismissed': { target: 'routing', actions: ['forgetChange', 'clearFailure'] },
        'operator.confirmed': { guard: 'isWaitingForOperator', target: 'applyingPlan' },
      },
    },
    confirming: {
      description: 'Asks whether to make the change; shows why the last attempt failed.',
      on: {
        ...readMeanwhile,
        'notice.changed': { actions: ['startIntent', withEvent('setNotice')] },
        'change.confirmed': { target: 'applying' },
        'change.dismissed': { target: 'routing', actions: ['forgetChange', 'clearFailure'] },
        'operator.confirmed': { guard: 'isWaitingForOperator', target: 'applying' },
      },
    },
    applyingPlan: {
      ...createMutation({
        description: 'The server is storing the plan.',
        src: 'apply',
        id: 'applyPlan',
        input: ({ id, stored, change, notice }: Context) => ({
          id,
          notice,
          version: stored?.version ?? 0,
          change: change as PublicationChange,
        }),
        done: { target: 'routing', actions: [withOutput('setApplied'), 'askForReading'] },
        failed: { target: 'routingPlanFailure', actions: ['askOperator'] },
      }),
      on: readMeanwhile,
    },
    applying: {
      ...createMutation({
        description: 'The server is making the change.',
        src: 'apply',
        input: ({ id, stored, change, notice }: Context) => ({
          id,
          notice,
          version: stored?.version ?? 0,
          change: change as PublicationChange,
        }),
        done: { target: 'routing', actions: [withOutput('setApplied'), 'askForReading'] },
        failed: { target: 'routingFailure', actions: ['askOperator'] },
      }),
      on: readMeanwhile,
    },
    routingPlanFailure: {
      description: 'Decides by why the plan was not stored.',
      always: [
        { guard: 'isOutdated', target: 'planning', actions: 'askForReading' },
        { target: 'planning' },
      ],
    },
    routingFailure: {
      description: 'Decides by why the change was not made.',
      always: [
        { guard: 'isOutdated', target: 'confirming', actions: 'askForReading' },
        { target: 'confirming' },
      ],
    },
  },
})

export type PublicationMachine = typeof publicationMachine
