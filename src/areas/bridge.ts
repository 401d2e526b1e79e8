import { bridgeMachine } from '@machines/bridge/machine'
import { bridgeCallMachine } from '@machines/bridgeCall/machine'
import { askedIn, readMessage } from '@rules/bridge/readMessage'
import { listenerOf, promiseOf } from '@runtime/actorOf'
import type { Effects } from '@runtime/effects'

export { bridgeCalls } from '@runtime/bridge/calls'
export { hostFacts } from '@runtime/bridge/hostFacts'

/** The answers to mini-apps in the full-screen frame. */
export const logics = (effects: Effects) => ({
  bridge: bridgeMachine.provide({
    actors: {
      watchFrame: listenerOf((tell, input) =>
        effects.watchFrame(({ given, origin, stray }) => {
          const message = readMessage(given)
          const { action } = askedIn(message)
          if (stray === null) tell({ type: 'message.received', message })
          else tell({ type: 'message.refused', refused: { reason: stray, origin, action } })
        }, input),
      ),
      openApp: promiseOf((asked, signal) =>
        asked === null
          ? Promise.reject(new Error('nobody has introduced itself'))
          : effects.openApp(asked, signal),
      ),
      call: bridgeCallMachine.provide({ actors: { perform: promiseOf(effects.performForApp) } }),
    },
    actions: {
      sendAnswer: (_, said) => effects.answerFrame(said),
      reportBroken: () => effects.report('the bridge hears nothing any more'),
    },
  }),
})
