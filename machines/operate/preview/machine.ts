import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { isSignInNeeded } from '../console/sensitive'

type PreviewEvent<Subject> =
  | OperatorConfirmed
  | EventsOf<{
      /** What is edited has changed: `subject` is all of it. */
      'subject.changed': { subject: Subject }
      'request.retried': NoPayload
    }>

export type PreviewInput = {
  /** The record that is edited. */
  id: string
}

type PreviewContext<Subject, Drawn> = PreviewInput & {
  subject: Subject | null
  /** What was drawn last; null until then. */
  drawn: Drawn | null
  failure: Failure | null
}

export type Drawing<Subject> = { id: string; subject: Subject }

/**
 * What tenants would see of something that is being edited, as the server draws it. While it is drawn again, the last
 * drawing stays; one of an earlier edit is discarded. The parent provides `draw`.
 */
export function createPreview<Subject, Drawn>() {
  type Context = PreviewContext<Subject, Drawn>
  const update = assigner<Context, PreviewEvent<Subject>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as PreviewEvent<Subject>,
      input: {} as PreviewInput,
      tags: {} as 'busy',
    },
    actors: { draw: promiseActor<Drawn, Drawing<Subject>>('draw') },
    actions: {
      setSubject: update<{ subject: Subject }>((_, { subject }) => ({ subject })),
      setDrawn: update<{ drawn: Drawn }>((_, { drawn }) => ({ drawn, failure: null })),
      ...failureActions(update),
    },
    guards: {
      isWaitingForSignIn: ({ context: { failure } }) => isSignInNeeded(failure),
    },
    delays: {
      requestTimeout: 20_000,
      /** Letters that are typed in a row cause one drawing. */
      typingPause: 500,
    },
  }).createMachine({
    id: 'preview',
    description: 'What tenants would see of something that is being edited.',
    context: ({ input: { id } }) => ({ id, subject: null, drawn: null, failure: null }),
    initial: 'idle',
    on: { 'subject.changed': { target: '.waiting', actions: withEvent('setSubject') } },
    states: {
      idle: { description: 'What is edited is not known yet.' },
      waiting: {
        description: 'It has changed; more changes may follow.',
        tags: ['busy'],
        after: { typingPause: { target: 'drawing' } },
      },
      drawing: {
        description: 'The server is drawing it.',
        tags: ['busy'],
        invoke: {
          id: 'draw',
          src: 'draw',
          // `subject.changed` sets it before this state is entered.
          input: ({ context: { id, subject } }) => ({ id, subject: subject as Subject }),
          onDone: {
            target: 'shown',
            actions: { type: 'setDrawn', params: ({ event }) => ({ drawn: event.output }) },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
      },
      shown: { description: 'The drawing shows the newest edit.' },
      failed: {
        description: 'The newest edit could not be drawn; the last drawing stays.',
        on: {
          'request.retried': { target: 'drawing' },
          'operator.confirmed': { guard: 'isWaitingForSignIn', target: 'drawing' },
        },
      },
    },
  })
}

export type PreviewMachine<Subject, Drawn> = ReturnType<typeof createPreview<Subject, Drawn>>
