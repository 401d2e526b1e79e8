import { actorNamed } from '@machines/kernel/actorNamed'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type SnapshotFrom, setup } from 'xstate'

/** An action that can be retried: an event for an actor of the root or of a page. */
export type RetryableAction = {
  systemId: string
  event: { type: string; [field: string]: unknown }
  /** It belongs to a page: after the user leaves the page, it cannot be retried. */
  isOfPage?: boolean
}

export type GlobalErrorEvent = EventsOf<{
  /** `status` is the HTTP status, null if no response arrived. */
  'error.raised': { status: number | null; message: string | null; action: RetryableAction | null }
  'request.retried': NoPayload
  'error.dismissed': NoPayload
  /** The user requests a reload of the document. */
  'refresh.pressed': NoPayload
  'action.succeeded': NoPayload
  'page.left': NoPayload
  'session.ended': NoPayload
}>

export const globalErrorActor = actorNamed<GlobalErrorEvent>('globalError')

type GlobalErrorContext = {
  status: number | null
  message: string | null
  action: RetryableAction | null
}

const noError: GlobalErrorContext = { status: null, message: null, action: null }
const update = assigner<GlobalErrorContext, GlobalErrorEvent>()

function isSameAction(a: RetryableAction | null, b: RetryableAction | null): boolean {
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b)
}

export const globalErrorMachine = setup({
  types: { context: {} as GlobalErrorContext, events: {} as GlobalErrorEvent },
  actions: {
    setError: update<GlobalErrorContext>((_, { status, message, action }) => ({
      status,
      message,
      action,
    })),
    clearError: update(() => noError),
    /** Reloads the document. */
    refreshPage: effectAction('refreshPage'),
    /** The runtime sends the event to its actor. */
    rerunAction: effectAction<{ action: RetryableAction | null }>('rerunAction'),
  },
  guards: {
    hasAction: ({ context }) => context.action !== null,
    isOfPage: ({ context }) => context.action?.isOfPage === true,
    isSameAction: ({ context }, { action }: { action: RetryableAction | null }) =>
      isSameAction(context.action, action),
  },
  delays: { retryTimeout: 20_000 },
}).createMachine({
  id: 'globalError',
  description: 'The dialog for a failed action: one retry, then only going back.',
  context: noError,
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing has failed.',
      on: {
        'error.raised': {
          target: 'shown',
          actions: withEvent('setError'),
        },
      },
    },
    shown: {
      description: 'An action failed for the first time; the user may retry.',
      on: {
        'refresh.pressed': { actions: 'refreshPage' },
        'request.retried': [
          { guard: 'hasAction', target: 'retrying' },
          { target: 'hidden', actions: 'clearError' },
        ],
        'error.raised': { actions: withEvent('setError') },
        'error.dismissed': { target: 'hidden', actions: 'clearError' },
        'page.left': { guard: 'isOfPage', target: 'hidden', actions: 'clearError' },
        'session.ended': { target: 'hidden', actions: 'clearError' },
      },
    },
    retrying: {
      description: 'The failed action runs again.',
      entry: { type: 'rerunAction', params: ({ context }) => ({ action: context.action }) },
      after: { retryTimeout: { target: 'shownAgain' } },
      on: {
        'error.raised': [
          {
            guard: withEvent('isSameAction'),
            target: 'shownAgain',
            actions: withEvent('setError'),
          },
          { target: 'shown', actions: withEvent('setError') },
        ],
        'action.succeeded': { target: 'hidden', actions: 'clearError' },
        'error.dismissed': { target: 'hidden', actions: 'clearError' },
        'page.left': { guard: 'isOfPage', target: 'hidden', actions: 'clearError' },
        'session.ended': { target: 'hidden', actions: 'clearError' },
      },
    },
    shownAgain: {
      description: 'The same action failed twice; the user can only go back.',
      on: {
        'refresh.pressed': { actions: 'refreshPage' },
        'error.dismissed': { target: 'hidden', actions: 'clearError' },
        'error.raised': {
          target: 'shown',
          actions: withEvent('setError'),
        },
        'page.left': { guard: 'isOfPage', target: 'hidden', actions: 'clearError' },
        'session.ended': { target: 'hidden', actions: 'clearError' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof globalErrorMachine>

export const isErrorShown = (snapshot: Snapshot): boolean => !snapshot.matches('hidden')
export const isRetrying = (snapshot: Snapshot): boolean => snapshot.matches('retrying')
/** The retry has failed; the button says "go back". */
export const hasFailedTwice = (snapshot: Snapshot): boolean => snapshot.matches('shownAgain')
export const errorStatus = (snapshot: Snapshot): number | null => snapshot.context.status
