import type { Failure } from '@machines/kernel/failure'
import {
  assigner,
  type EventsOf,
  failureActions,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { isSignInNeeded } from '../console/sensitive'

export type PersonSearchInput = { building: string }

/** `text` empty: nothing is looked for. */
type SearchEvent = OperatorConfirmed | EventsOf<{ 'text.changed': { text: string } }>

type SearchContext<Person> = PersonSearchInput & {
  text: string
  /** Those that were found last; null before the first reply. */
  people: readonly Person[] | null
  failure: Failure | null
}

/** Finds people of a building by name, to choose one of them. The parent provides `find`. */
export function createPersonSearch<Person>() {
  type Context = SearchContext<Person>
  const update = assigner<Context, SearchEvent>()
  const changed = {
    'text.changed': [
      { guard: 'isEmpty', target: 'idle' },
      { target: 'waiting', actions: withEvent('setText') },
    ],
  } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as SearchEvent,
      input: {} as PersonSearchInput,
      tags: {} as 'busy',
    },
    actors: { find: promiseActor<readonly Person[], { building: string; text: string }>('find') },
    actions: {
      setText: update<{ text: string }>((_, { text }) => ({ text })),
      setPeople: update<{ people: readonly Person[] }>((_, { people }) => ({
        people,
        failure: null,
      })),
      forget: update(() => ({ text: '', people: null, failure: null })),
      ...failureActions(update),
    },
    guards: {
      isEmpty: ({ event }) => event.type === 'text.changed' && event.text.trim() === '',
      isWaitingForSignIn: ({ context: { failure } }) => isSignInNeeded(failure),
    },
    delays: {
      requestTimeout: 20_000,
      /** Letters that are typed in a row cause one read. */
      typingPause: 250,
    },
  }).createMachine({
    id: 'personSearch',
    description: 'Finds people of a building by name.',
    context: ({ input: { building } }) => ({ building, text: '', people: null, failure: null }),
    initial: 'idle',
    states: {
      idle: { description: 'Nothing is typed.', entry: 'forget', on: changed },
      waiting: {
        description: 'The text has changed; more letters may follow.',
        tags: ['busy'],
        after: { typingPause: { target: 'finding' } },
        on: changed,
      },
      finding: {
        description: 'Reading who has this in their name.',
        tags: ['busy'],
        invoke: {
          id: 'find',
          src: 'find',
          input: ({ context: { building, text } }) => ({ building, text }),
          onDone: {
            target: 'shown',
            actions: { type: 'setPeople', params: ({ event }) => ({ people: event.output }) },
          },
          onError: { target: 'failed', actions: 'setFailure' },
        },
        after: { requestTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
        on: changed,
      },
      shown: { description: 'Those who were found are shown.', on: changed },
      failed: {
        description: 'The people could not be read; typing on tries again.',
        on: {
          ...changed,
          'operator.confirmed': { guard: 'isWaitingForSignIn', target: 'finding' },
        },
      },
    },
  })
}

export type PersonSearchMachine<Person> = ReturnType<typeof createPersonSearch<Person>>
