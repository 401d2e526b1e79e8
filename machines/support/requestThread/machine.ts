import type { StaffAction, TenantAction } from '@contract/serviceRequestSteps'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { wordsOf } from '@rules/support/requestLife'
import { setup } from 'xstate'
import { unsavedChangesActor } from '../../account/unsavedChanges/machine'

/** What staff or a tenant want to do with a request. */
export type ThreadStep = {
  action: StaffAction | TenantAction
  /** Whom to assign it to. */
  assignee?: string
}

export type ThreadInput<Of> = {
  of: Of
  /** Prefix of the idempotency keys of everything that is sent from this page. */
  keyPrefix: string
}

/** What is sent: the step with its words, and the conversation as it was read when the user pressed. */
export type TakenStep<Of, Thread> = ThreadStep & {
  of: Of
  text: string
  basis: Thread
  key: string
}

type ThreadEvent = EventsOf<{
  /** Something about the request has changed, or the user retries. */
  'request.invalidated': NoPayload
  'text.changed': { text: string }
  'step.pressed': { step: ThreadStep }
  /** A step that is asked about first. */
  'step.asked': { step: ThreadStep }
  'step.confirmed': NoPayload
  'step.dismissed': NoPayload
  /** The user leaves the page, and what they have typed. */
  'edits.discarded': NoPayload
  /** In the console: the operator has signed in again. */
  'operator.confirmed': NoPayload
}>

export type ThreadContext<Of, Thread> = ThreadInput<Of> &
  MutationContext & {
    /** The request with its conversation; null until it is read. */
    thread: Thread | null
    /** What is shown may be outdated. */
    isStale: boolean
    text: string
    /** The user has pressed a button that needs words, and there were none. */
    isWordless: boolean
    /** The step that is asked about or sent, or whose last attempt failed; a retry is the same. */
    step: ThreadStep | null
    /** The conversation that the step is based on. */
    basis: Thread | null
    /** What was sent last, until the user does something else. */
    sent: ThreadStep['action'] | null
  }

/** There is no such request, or the address names none. */
const isMissing = ({ event }: { event: object }) =>
  isRefusedWith(failureIn(event), 'not_found', 'invalid_request')

/**
 * The conversation about a request, for its tenant and for staff. What is typed stays until it is stored, whatever fails;
 * if someone else was faster, the conversation is read again before anything is sent over theirs. The parent provides
 * `read`, `act` and `askOperator`.
 */
export function createRequestThread<Of, Thread>() {
  type Context = ThreadContext<Of, Thread>
  type Running = {
    context: Context
    self: { id: string }
    system: { get: (id: string) => unknown }
  }
  const update = assigner<Context, ThreadEvent>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as ThreadEvent,
      input: {} as ThreadInput<Of>,
      tags: {} as 'busy',
    },
    actors: {
      read: promiseActor<Thread, { of: Of }>('read'),
      act: promiseActor<Thread, TakenStep<Of, Thread>>('act'),
    },
    actions: {
      setThread: update<{ output: Thread }>((_, { output }) => ({
        thread: output,
        isStale: false,
      })),
      setSent: update<{ output: Thread }>(({ step, text }, { output }) => ({
        thread: output,
        step: null,
        basis: null,
        sent: step?.action ?? null,
        text: step !== null && wordsOf(step.action) === 'none' ? text : '',
      })),
      setText: update<{ text: string }>((_, { text }) => ({
        text,
        isWordless: false,
        step: null,
        sent: null,
      })),
      dropText: update(() => ({ text: '', isWordless: false })),
      setStep: update<{ step: ThreadStep }>(({ thread }, { step }) => ({
        step,
        basis: thread,
        isWordless: false,
        sent: null,
      })),
      forgetStep: update(() => ({ step: null, basis: null })),
      askForWords: update(() => ({ isWordless: true, sent: null })),
      markStale: update(() => ({ isStale: true })),
      /** In the console, which asks before a draft is left behind; nothing listens elsewhere. */
      reportUnsavedChanges: ({ context: { text }, self, system }: Running) =>
        unsavedChangesActor.send(
          { system },
          text.trim() === '' ? { type: 'edits.gone' } : { type: 'edits.made', page: self.id },
        ),
      ...mutations.actions(update),
      /** The console asks the operator to sign in again if that is why a call was refused. */
      askOperator: effectAction('askOperator'),
    },
    guards: {
      ...mutations.guards,
      isWaitingForOperator: ({ context: { mutation } }) =>
        mutation.failure !== null && isRefusedWith(mutation.failure, 'unauthenticated'),
      isMissing,
      isStale: ({ context }) => context.isStale,
      lacksWords: ({ context: { text } }, { step }: { step: ThreadStep }) =>
        wordsOf(step.action) === 'must' && text.trim() === '',
      /** The same step once more, after an attempt whose outcome may be unknown. */
      isRepeated: ({ context: { step: last, mutation } }, { step }: { step: ThreadStep }) =>
        mutation.failure !== null &&
        last?.action === step.action &&
        last.assignee === step.assignee,
      /** Someone else has done something first. */
      isOvertaken: ({ context: { mutation } }) =>
        mutation.failure !== null &&
        (isRefusedWith(mutation.failure, 'version_conflict') ||
          isRefusedWith(mutation.failure, 'request_status_invalid')),
    },
    delays: { ...mutations.delays, readTimeout: 20_000 },
  }).createMachine({
    id: 'requestThread',
    description: 'The conversation about one request.',
    context: ({ input }) => ({
      ...input,
      thread: null,
      isStale: false,
      text: '',
      isWordless: false,
      step: null,
      basis: null,
      sent: null,
      mutation: mutations.initial,
    }),
    initial: 'reading',
    states: {
      reading: {
        description: 'Reading the request for the first time.',
        tags: ['busy'],
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context: { of } }) => ({ of }),
          onDone: { target: 'open', actions: [withOutput('setThread'), 'clearFailure'] },
          onError: [
            { guard: 'isMissing', target: 'gone' },
            { target: 'failed', actions: ['setMutationError', 'askOperator'] },
          ],
        },
        after: { readTimeout: { target: 'failed', actions: 'setMutationTimeout' } },
        on: { 'request.invalidated': { target: 'reading', reenter: true } },
      },
      failed: {
        description: 'The request could not be read.',
        on: {
          'request.invalidated': { target: 'reading', actions: 'clearFailure' },
          'operator.confirmed': {
            guard: 'isWaitingForOperator',
            target: 'reading',
            actions: 'clearFailure',
          },
        },
      },
      gone: {
        description: 'The request does not exist for this user, or no longer.',
        on: { 'request.invalidated': { target: 'reading' } },
      },
      open: {
        description: 'The conversation is shown, and the user writes.',
        initial: 'idle',
        on: {
          // Other words are another intent.
          'text.changed': {
            actions: ['startIntent', withEvent('setText'), 'reportUnsavedChanges'],
          },
          'edits.discarded': { actions: ['startIntent', 'dropText', 'reportUnsavedChanges'] },
          'step.pressed': [
            { guard: withEvent('lacksWords'), actions: 'askForWords' },
            { guard: withEvent('isRepeated'), target: 'sending' },
            { target: 'sending', actions: ['startIntent', withEvent('setStep')] },
          ],
          'step.asked': {
            target: 'confirming',
            actions: ['startIntent', withEvent('setStep')],
          },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'sending' },
        },
        states: {
          idle: {
            description: 'The conversation is what was read last.',
            on: { 'request.invalidated': { target: 'refreshing' } },
          },
          refreshing: {
            description: 'Reading the conversation again; the one shown and the words stay.',
            invoke: {
              id: 'reread',
              src: 'read',
              input: ({ context: { of } }) => ({ of }),
              onDone: { target: 'idle', actions: withOutput('setThread') },
              onError: [
                { guard: 'isMissing', target: '#requestThread.gone' },
                { target: 'idle', actions: 'markStale' },
              ],
            },
            after: { readTimeout: { target: 'idle', actions: 'markStale' } },
            on: { 'request.invalidated': { target: 'refreshing', reenter: true } },
          },
        },
      },
      confirming: {
        description: 'Asks whether to take the step.',
        on: {
          'step.confirmed': { target: 'sending' },
          'step.dismissed': { target: 'settling', actions: 'forgetStep' },
          'request.invalidated': { actions: 'markStale' },
        },
      },
      sending: {
        ...createMutation({
          description: 'The server is storing the step.',
          src: 'act',
          input: ({ of, step, text, basis }: Context) => ({
            ...(step as ThreadStep),
            of,
            text: step !== null && wordsOf(step.action) === 'none' ? '' : text,
            basis: basis as Thread,
          }),
          done: { target: 'settling', actions: [withOutput('setSent'), 'reportUnsavedChanges'] },
          gone: { target: 'gone' },
          failed: { target: 'routingFailure' },
        }),
        on: { 'request.invalidated': { actions: 'markStale' } },
      },
      routingFailure: {
        description: 'Decides by why the step was not stored.',
        always: [
          { guard: 'isOvertaken', target: 'open.refreshing', actions: 'forgetStep' },
          { target: 'settling', actions: 'askOperator' },
        ],
      },
      settling: {
        description: 'Reads again what has changed while the step was asked about or sent.',
        always: [{ guard: 'isStale', target: 'open.refreshing' }, { target: 'open' }],
      },
    },
  })
}

export type RequestThreadMachine<Of, Thread> = ReturnType<typeof createRequestThread<Of, Thread>>
