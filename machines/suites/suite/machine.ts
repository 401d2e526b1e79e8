import { isSuite, type Suite } from '@contract/smartBuilding'
import { createRequest } from '@machines/kernel/request/machine'
import type { RequestSnapshot } from '@machines/kernel/request/selectors'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import { type ActorRefFrom, sendTo, setup } from 'xstate'
import type { SetpointContext, SuiteOf } from '../setpoint/context'
import { isNewer } from '../setpoint/control'
import { setpointMachine } from '../setpoint/machine'

export type SuiteInput = SuiteOf & {
  /** Prefix of the idempotency keys of all requests of this page. */
  keyPrefix: string
}

type SuiteEvent = EventsOf<{
  /** The building system has reported the state of the suite; the payload is unvalidated. */
  'suite.reported': { suite: unknown }
  /** The shown data may be outdated, or the user reloads it. */
  'request.invalidated': NoPayload
}>

type SuiteContext = {
  of: SuiteOf
  keyPrefix: string
  /** The latest report, whatever its source. */
  suite: Suite | null
}

type SetpointSnapshot = { context: Pick<SetpointContext, 'suite'> }

const update = assigner<SuiteContext, SuiteEvent>()

const isNew = (known: Suite | null, report: Suite | null) =>
  report !== null && report !== known && isNewer(report, known)

/** Its guard ensures that the report is valid. */
const reported = ({ suite }: { suite: unknown }) => ({ suite: suite as Suite })

export const suiteMachine = setup({
  types: {
    context: {} as SuiteContext,
    events: {} as SuiteEvent,
    input: {} as SuiteInput,
    children: {} as { read: 'read'; lighting: 'setpoint'; temperature: 'setpoint' },
  },
  actors: { read: createRequest<SuiteOf, Suite>(), setpoint: setpointMachine },
  actions: {
    setSuite: update<{ suite: Suite | null }>((_, { suite }) => ({ suite })),
    sendLighting: sendTo('lighting', (_, { suite }: { suite: Suite | null }) => ({
      type: 'suite.reported',
      suite,
    })),
    sendTemperature: sendTo('temperature', (_, { suite }: { suite: Suite | null }) => ({
      type: 'suite.reported',
      suite,
    })),
    invalidateRead: sendTo('read', { type: 'request.invalidated' }),
    /** They end in no error of their own; if one does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    isNewRead: ({ context }, read: RequestSnapshot<Suite>) =>
      isNew(context.suite, read.context.data),
    isNewAnswer: ({ context }, setpoint: SetpointSnapshot) =>
      isNew(context.suite, setpoint.context.suite),
    isNewReport: ({ context: { of, suite: known } }, { suite }: { suite: unknown }) =>
      isSuite(suite) && suite.id === of.suiteId && isNew(known, suite),
  },
}).createMachine({
  id: 'suite',
  description: 'One suite: its reported state and its setpoints.',
  context: ({ input: { keyPrefix, ...of } }) => ({ of, keyPrefix, suite: null }),
  invoke: [
    {
      id: 'read',
      src: 'read',
      input: ({ context: { of } }) => ({ of }),
      onSnapshot: {
        guard: { type: 'isNewRead', params: ({ event }) => event.snapshot },
        actions: [
          { type: 'setSuite', params: ({ event }) => ({ suite: event.snapshot.context.data }) },
          { type: 'sendLighting', params: ({ event }) => ({ suite: event.snapshot.context.data }) },
          {
            type: 'sendTemperature',
            params: ({ event }) => ({ suite: event.snapshot.context.data }),
          },
        ],
      },
      onError: { actions: 'reportBroken' },
    },
    {
      id: 'lighting',
      src: 'setpoint',
      input: ({ context: { of, keyPrefix } }) => ({ of, keyPrefix, control: 'lighting' }),
      onSnapshot: {
        guard: { type: 'isNewAnswer', params: ({ event }) => event.snapshot },
        actions: [
          { type: 'setSuite', params: ({ event }) => event.snapshot.context },
          { type: 'sendTemperature', params: ({ event }) => event.snapshot.context },
        ],
      },
      onError: { actions: 'reportBroken' },
    },
    {
      id: 'temperature',
      src: 'setpoint',
      input: ({ context: { of, keyPrefix } }) => ({ of, keyPrefix, control: 'temperature' }),
      onSnapshot: {
        guard: { type: 'isNewAnswer', params: ({ event }) => event.snapshot },
        actions: [
          { type: 'setSuite', params: ({ event }) => event.snapshot.context },
          { type: 'sendLighting', params: ({ event }) => event.snapshot.context },
        ],
      },
      onError: { actions: 'reportBroken' },
    },
  ],
  initial: 'watching',
  on: {
    'suite.reported': {
      guard: withEvent('isNewReport'),
      actions: [
        { type: 'setSuite', params: ({ event }) => reported(event) },
        { type: 'sendLighting', params: ({ event }) => reported(event) },
        { type: 'sendTemperature', params: ({ event }) => reported(event) },
      ],
    },
    'request.invalidated': { actions: 'invalidateRead' },
  },
  states: { watching: { description: 'The suite’s reports are shown as they arrive.' } },
})

export type SuiteActor = ActorRefFrom<typeof suiteMachine>
