import type { TestFinding } from '@contract/operate/connections'
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

type TestEvent<Settings> = EventsOf<{
  /** `settings` are those of the form, also if they are not saved yet. */
  'test.pressed': { settings: Settings }
  'test.cancelled': NoPayload
  /** The settings have changed, so what was found is about others. */
  'settings.changed': NoPayload
}>

type TestContext<Settings> = {
  settings: Settings | null
  findings: TestFinding[] | null
  /** Why the server could not be asked. */
  failure: Failure | null
}

/**
 * The test of a connection of the server: to the mail server, an identity provider, a broker or a store. It changes
 * nothing, so it can be cancelled and repeated. The parent provides `test`.
 */
export function createConnectionTest<Settings>() {
  type Context = TestContext<Settings>
  const update = assigner<Context, TestEvent<Settings>>()
  return setup({
    types: {
      context: {} as Context,
      events: {} as TestEvent<Settings>,
      tags: {} as 'busy',
    },
    actors: {
      test: promiseActor<TestFinding[], { settings: Settings }>('test'),
    },
    actions: {
      setSettings: update<{ settings: Settings }>((_, { settings }) => ({
        settings,
        findings: null,
        failure: null,
      })),
      setFindings: update<{ findings: TestFinding[] }>((_, { findings }) => ({
        findings,
      })),
      forgetFindings: update(() => ({ findings: null, failure: null })),
      ...failureActions(update),
    },
    // Longer than the server waits for any of them.
    delays: { testTimeout: 30_000 },
  }).createMachine({
    id: 'connectionTest',
    description: 'The test of a connection of the server.',
    context: { settings: null, findings: null, failure: null },
    initial: 'idle',
    states: {
      idle: {
        description: 'Nothing is tested; what was found last is shown.',
        on: {
          'test.pressed': { target: 'testing', actions: withEvent('setSettings') },
          'settings.changed': { actions: 'forgetFindings' },
        },
      },
      testing: {
        description: 'The server is trying the connection.',
        tags: ['busy'],
        invoke: {
          id: 'test',
          src: 'test',
          input: ({ context: { settings } }) => ({ settings: settings as Settings }),
          onDone: {
            target: 'idle',
            actions: {
              type: 'setFindings',
              params: ({ event }) => ({ findings: event.output }),
            },
          },
          onError: { target: 'idle', actions: 'setFailure' },
        },
        after: { testTimeout: { target: 'idle', actions: 'setTimeoutFailure' } },
        on: {
          'test.cancelled': { target: 'idle' },
          'settings.changed': { target: 'idle' },
        },
      },
    },
  })
}

export type ConnectionTestMachine<Settings> = ReturnType<typeof createConnectionTest<Settings>>
