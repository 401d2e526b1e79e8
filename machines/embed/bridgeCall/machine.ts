import type { MiniApp } from '@contract/apps'
import type { BridgeAnswer } from '@contract/bridge'
import { assigner, promiseActor, withEvent } from '@machines/kernel/typed'
import { answerTo, type BridgeCall, refusalTo } from '@rules/embed/readMessage'
import { type EventObject, sendTo, setup } from 'xstate'
import { bridgeActor } from '../bridge/context'

/** Why an action failed, in a message that its app may read. */
export class BridgeFailure extends Error {}

/** One request, its app, and its location. */
export type RequestedCall = { call: BridgeCall; app: MiniApp; origin: string }
export type BridgeCallInput = RequestedCall & { id: string }

type BridgeCallContext = BridgeCallInput & { answer: BridgeAnswer | null }

const update = assigner<BridgeCallContext, EventObject>()
const failed = (error: unknown) =>
  error instanceof BridgeFailure ? error.message : 'It could not be done now'

/** One request of a mini-app; it gets exactly one reply, with its result or an error. */
export const bridgeCallMachine = setup({
  types: {
    context: {} as BridgeCallContext,
    events: {} as EventObject,
    input: {} as BridgeCallInput,
    tags: {} as 'busy',
  },
  actors: { perform: promiseActor<unknown, RequestedCall>('perform') },
  actions: {
    answerWithOutput: update<{ output: unknown }>(({ call }, { output }) => ({
      answer: answerTo(call, output),
    })),
    refuseAsFailed: update<{ error: unknown }>(({ call }, { error }) => ({
      answer: refusalTo(call, { code: 'failed', message: failed(error) }),
    })),
    refuseAsTimedOut: update(({ call }) => ({
      answer: refusalTo(call, { code: 'timeout', message: 'It took too long' }),
    })),
    /** Every transition to `settled` has stored a reply. */
    notifyBridge: sendTo(bridgeActor.of, ({ context: { id, answer } }) => ({
      type: 'call.settled',
      id,
      answer: answer as BridgeAnswer,
    })),
  },
  delays: { callTimeout: 10_000 },
}).createMachine({
  id: 'bridgeCall',
  description: 'One request of a mini-app, until it has a reply.',
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'performing',
  states: {
    performing: {
      description: 'Fetching or executing the request.',
      tags: ['busy'],
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { call, app, origin } }) => ({ call, app, origin }),
        onDone: {
          target: 'settled',
          actions: withEvent('answerWithOutput'),
        },
        onError: {
          target: 'settled',
          actions: withEvent('refuseAsFailed'),
        },
      },
      after: { callTimeout: { target: 'settled', actions: 'refuseAsTimedOut' } },
    },
    settled: {
      description: 'The reply is known.',
      type: 'final',
      entry: 'notifyBridge',
    },
  },
})
