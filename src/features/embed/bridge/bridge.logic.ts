import { bridgeMachine } from '@machines/embed/bridge/machine'
import { bridgeCallMachine, type RequestedCall } from '@machines/embed/bridgeCall/machine'
import { type Call, listenerOf, promiseOf } from '@platform/actorOf'
import type { Dependencies, Host } from '@platform/host'
import { readMessage, requestIn } from '@rules/embed/readMessage'
import { appCalls } from '../appCalls'

type FrameHost = Pick<Host, 'watchFrame' | 'answerFrame' | 'report'>
type BridgeCalls = {
  openApp: Call<RequestedCall, unknown>
  perform: Call<RequestedCall, unknown>
}

/** Handles the messages of mini-apps in the full-screen frame. */
export const bridge = (dependencies: Dependencies) =>
  bridgeOf(dependencies.host, appCalls(dependencies))

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
