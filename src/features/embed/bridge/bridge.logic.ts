import { bridgeMachine } from '@machines/embed/bridge/machine'
import { bridgeCallMachine } from '@machines/embed/bridgeCall/machine'
import { listenerOf, promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { askedIn, readMessage } from '@rules/embed/readMessage'

/** The answers to mini-apps in the full-screen frame. */
export const bridge = (effects: Effects) =>
  bridgeMachine.provide({
    actors: {
      watchFrame: listenerOf((tell, input) =>
        effects.watchFrame(({ given, origin, unexpectedSource, isFlood = false }) => {
          if (isFlood) {
            tell({ type: 'messages.flooded' })
            return
          }
          const message = readMessage(given)
          const { action } = askedIn(message)
          if (unexpectedSource === null) tell({ type: 'message.received', message })
          else
            tell({ type: 'message.refused', refused: { reason: unexpectedSource, origin, action } })
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
  })
