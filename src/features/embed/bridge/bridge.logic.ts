import type { BridgeAnswer } from '@contract/bridge'
import { bridgeMachine } from '@machines/embed/bridge/machine'
import { bridgeCallMachine, type RequestedCall } from '@machines/embed/bridgeCall/machine'
import { type Call, type Listener, listenerOf, promiseOf } from '@platform/actorOf'
import type { Dependencies, Host } from '@platform/host'
import type { Posted } from '@platform/posted'
import { readMessage, requestIn } from '@rules/embed/readMessage'
import { appCalls } from '../appCalls'
import { answerFrame, watchFrame } from './frameMessages'

type FrameHost = {
  /** Messages posted to this window, by its frame or by other windows. */
  watchFrame: Listener<Posted, { origin: string }>
  answerFrame: (reply: { origin: string; answer: BridgeAnswer }) => void
  report: Host['report']
}
type BridgeCalls = {
  openApp: Call<RequestedCall, unknown>
  perform: Call<RequestedCall, unknown>
}

/** Handles the messages of mini-apps in the full-screen frame. */
export const bridge = (dependencies: Dependencies) => {
  const { listen, report } = dependencies.host
  const host = { watchFrame: listen(watchFrame), answerFrame, report }
  return bridgeOf(host, appCalls(dependencies))
}

export function bridgeOf(host: FrameHost, calls: BridgeCalls) {
  return bridgeMachine.provide({
    actors: {
      watchFrame: listenerOf((emit, input) =>
        host.watchFrame(({ data, origin, unexpectedSource, isFlood = false }) => {
          if (isFlood) {
            emit({ type: 'messages.flooded' })
            return
          }
          const message = readMessage(data)
          const { action } = requestIn(message)
          if (unexpectedSource === null) emit({ type: 'message.received', message })
          else
            emit({ type: 'message.refused', refused: { reason: unexpectedSource, origin, action } })
        }, input),
      ),
      openApp: promiseOf((request, signal) =>
        request === null
          ? Promise.reject(new Error('No app has completed the handshake'))
          : calls.openApp(request, signal),
      ),
      call: bridgeCallMachine.provide({ actors: { perform: promiseOf(calls.perform) } }),
    },
    actions: {
      sendAnswer: (_, reply) => host.answerFrame(reply),
      reportBroken: () => host.report('the bridge hears nothing any more'),
    },
  })
}
