import type { FoundRecord } from '@contract/operate/finder'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import { createList } from '../list/machine'

export type FinderQuery = { search: string }
export const foundList = createList<FinderQuery, FoundRecord>()

type FinderEvent = EventsOf<{
  'finder.opened': NoPayload
  'finder.closed': NoPayload
  'query.changed': { query: string }
  'request.retried': NoPayload
}>
type FinderContext = { query: string }

const update = assigner<FinderContext, FinderEvent>()
const meant = (query: string) => query.trim()

export const finderMachine = setup({
  types: {
    context: {} as FinderContext,
    events: {} as FinderEvent,
    children: {} as { found: 'found' },
  },
  actors: { found: foundList },
  actions: {
    setQuery: update<{ query: string }>((_, { query }) => ({ query })),
    forgetQuery: update(() => ({ query: '' })),
    search: sendTo('found', (_, { query }: { query: string }) => ({
      type: 'query.changed',
      query: { search: meant(query) },
    })),
    searchAgain: sendTo('found', { type: 'request.invalidated' }),
    /** An effect of the runtime. */
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isBlank: (_, { query }: { query: string }) => meant(query) === '',
    /** Additional blanks do not make another search. */
    isSame: ({ context }, { query }: { query: string }) => meant(context.query) === meant(query),
  },
}).createMachine({
  id: 'finder',
  description: 'Finds places and records of the console by name, from any page.',
  context: { query: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The finder is not shown.',
      entry: 'forgetQuery',
      on: { 'finder.opened': { target: 'idle' } },
    },
    idle: {
      description: 'Nothing is typed; the places of the console are offered.',
      on: {
        'finder.closed': { target: 'closed' },
        'query.changed': [
          { guard: withEvent('isBlank'), actions: withEvent('setQuery') },
          { target: 'searching', actions: withEvent('setQuery') },
        ],
      },
    },
    searching: {
      description: 'The server searches while the operator types.',
      invoke: {
        id: 'found',
        src: 'found',
        input: ({ context: { query } }) => ({ query: { search: meant(query) } }),
        // A defect; the console's own boundary shows it.
        onError: { target: 'closed', actions: 'reportBroken' },
      },
      on: {
        'finder.closed': { target: 'closed' },
        'query.changed': [
          { guard: withEvent('isSame'), actions: withEvent('setQuery') },
          { guard: withEvent('isBlank'), target: 'idle', actions: withEvent('setQuery') },
          { actions: [withEvent('setQuery'), withEvent('search')] },
        ],
        'request.retried': { actions: 'searchAgain' },
      },
    },
  },
})

export type FinderActor = ActorRefFrom<typeof finderMachine>
