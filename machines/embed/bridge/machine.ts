import type { BridgeAction, BridgeAnswer, BridgeErrorCode } from '@contract/bridge'
import { sessionActor } from '@machines/auth/session/events'
import {
  assigner,
  effectAction,
  listenerActor,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { answerTo, type ReadMessage, requestIn } from '@rules/embed/readMessage'
import { assign, sendTo, setup, stopChild } from 'xstate'
import { bridgeCallMachine, type RequestedCall } from '../bridgeCall/machine'
import { embeddedPageActor } from '../embeddedPage/events'
import {
  type BridgeContext,
  type BridgeEvent,
  type BridgeInput,
  candidateIn,
  type FrameMessageEvent,
  freeSlot,
  handshakeOf,
  isGranted,
  isHandshake,
  type RefusalReason,
  type RefusedMessage,
  refused,
  slots,
  validationErrorOf,
  withRefused,
} from './context'

const update = assigner<BridgeContext, BridgeEvent>()

type Received = { message: ReadMessage }
type Reply = { origin: string; answer: BridgeAnswer }
type Hearing = { context: BridgeContext; event: Received }

const received = ({ event }: { event: Received }): Received => ({ message: event.message })

/** Replies to the frame, at its own origin only. */
const reply = (answerOf: (message: ReadMessage) => BridgeAnswer) => ({
  type: 'sendAnswer' as const,
  params: ({ context: { origin }, event }: Hearing): Reply => ({
    origin,
    answer: answerOf(event.message),
  }),
})
const replyInvalid = reply(validationErrorOf)
const replyNotReady = reply((message) => refused(message, 'not_ready'))
const replyDenied = reply((message) => refused(message, 'permission_denied'))
const replyFailed = reply((message) => refused(message, 'failed'))
const replyDone = reply((message) => answerTo(requestIn(message), { success: true }))
/** Refuses the pending handshake. */
const replyRefused = (code: BridgeErrorCode) => ({
  type: 'sendAnswer' as const,
  params: ({ context: { origin, handshake: call } }: { context: BridgeContext }): Reply => ({
    origin,
    answer: refused(call, code),
  }),
})

const remember = (reason: RefusalReason) => ({
  type: 'addRefused' as const,
  params: ({ context: { origin }, event }: Hearing) => ({
    refused: { reason, origin, action: requestIn(event.message).action },
  }),
})
const stopCalls = slots.map((id) => ({ type: 'stopCall' as const, params: { id } }))

const invalid = {
  guard: { type: 'isInvalid' as const, params: received },
  actions: [remember('message'), replyInvalid],
}
/** The handshake names an app that is not registered at this origin. */
const unregisteredApp = {
  guard: { type: 'isHandshake' as const, params: received },
  actions: [remember('app'), replyDenied],
}
const handshake = {
  guard: { type: 'isOfRegistered' as const, params: received },
  target: 'opening' as const,
}
/** A message from another origin: the frame shows another page, which needs a new handshake. */
const refusedFrom = {
  guard: withEvent('hasUnexpectedOrigin'),
  target: 'connecting' as const,
  actions: withEvent('addRefused'),
}

/** The connection to the page of a frame, from its handshake on. */
export const bridgeMachine = setup({
  types: {
    context: {} as BridgeContext,
    events: {} as BridgeEvent,
    input: {} as BridgeInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Emits messages of the frame, and of unexpected sources. */
    watchFrame: listenerActor<FrameMessageEvent, { origin: string }>('watchFrame'),
    /** Starts a session of the app; resolves with the reply to its handshake. */
    openApp: promiseActor<unknown, RequestedCall | null>('openApp'),
    call: bridgeCallMachine,
  },
  actions: {
    setHandshake: update<Received>((context, { message }) => ({
      candidate: candidateIn(context, message),
      handshake: handshakeOf(message),
      app: null,
      calls: [],
    })),
    setApp: update(({ candidate }) => ({
      app: candidate,
      candidate: null,
      handshake: null,
    })),
    forgetApp: update(() => ({ app: null, candidate: null, handshake: null, calls: [] })),
    startCall: assign(({ context, spawn }, { message }: Received) => {
      const { app, origin, calls } = context
      const id = freeSlot(context)
      if (message.kind !== 'call' || app === null || id === null) return {}
      spawn('call', { id, input: { id, call: message.call, app, origin } })
      return { calls: [...calls, id] }
    }),
    forgetCall: update<{ id: string }>(({ calls }, { id }) => ({
      calls: calls.filter((call) => call !== id),
    })),
    stopCall: stopChild((_, { id }: { id: string }) => id),
    addRefused: update<{ refused: RefusedMessage }>((context, { refused: latest }) =>
      withRefused(context, latest),
    ),
    /** The frame closes the page and shows the reason. */
    reportFlood: sendTo(embeddedPageActor.of, { type: 'app.flooded' }),
    signOut: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
    sendAnswer: effectAction<Reply>('sendAnswer'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    hasApps: ({ context }) => context.apps.length > 0,
    isInvalid: (_, { message }: Received) => message.kind === 'invalid',
    isHandshake: (_, { message }: Received) => isHandshake(message),
    isOfRegistered: ({ context }, { message }: Received) => candidateIn(context, message) !== null,
    isForbidden: ({ context }, { message }: Received) => !isGranted(context, message),
    isFor: (_, { message, action }: Received & { action: BridgeAction }) =>
      message.kind === 'call' && message.call.action === action,
    isFull: ({ context }) => freeSlot(context) === null,
    isUnderWay: ({ context }, { id }: { id: string }) => context.calls.includes(id),
    /** The frame shows another page, so the handshake of the first one no longer counts. */
    hasUnexpectedOrigin: (_, { refused: { reason } }: { refused: RefusedMessage }) =>
      reason === 'origin',
  },
  delays: { openTimeout: 20_000, goodbye: 100 },
}).createMachine({
  id: 'bridge',
  description: 'The connection to the page of a frame: its handshake and its calls.',
  context: ({ input }) => ({
    ...input,
    app: null,
    candidate: null,
    handshake: null,
    calls: [],
    refused: [],
    refusedCount: 0,
  }),
  invoke: {
    id: 'watchFrame',
    src: 'watchFrame',
    input: ({ context: { origin } }) => ({ origin }),
    // Without the listener no message arrives, so none is answered.
    onError: { actions: 'reportBroken' },
  },
  on: {
    'message.refused': { actions: withEvent('addRefused') },
    'messages.flooded': { target: '.flooded' },
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Checks whether an app is registered at the origin of the frame.',
      always: [{ guard: 'hasApps', target: 'connecting' }, { target: 'unregistered' }],
    },
    unregistered: {
      description: 'No app is registered at this origin; messages get no answer.',
      on: { 'message.received': { actions: remember('unregistered') } },
    },
    connecting: {
      description: 'Waits for the handshake of the app.',
      entry: 'forgetApp',
      on: {
        'message.received': [
          { ...handshake, actions: { type: 'setHandshake', params: received } },
          unregisteredApp,
          invalid,
          { actions: replyNotReady },
        ],
      },
    },
    opening: {
      description: 'Starting a session of the app.',
      tags: ['busy'],
      invoke: {
        id: 'openApp',
        src: 'openApp',
        input: ({ context: { candidate: app, handshake: call, origin } }) =>
          app === null || call === null ? null : { app, call, origin },
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'sendAnswer',
              params: ({ context: { origin, handshake: call }, event }) => ({
                origin,
                answer: answerTo(call ?? { action: 'init' }, event.output),
              }),
            },
            'setApp',
          ],
        },
        onError: {
          target: 'connecting',
          actions: replyRefused('failed'),
        },
      },
      after: {
        openTimeout: {
          target: 'connecting',
          actions: replyRefused('timeout'),
        },
      },
      on: {
        'message.received': [invalid, { actions: replyNotReady }],
        'message.refused': refusedFrom,
      },
    },
    ready: {
      description: 'The app is connected; calls that it was granted receive replies.',
      exit: stopCalls,
      on: {
        'message.received': [
          // The page was reloaded.
          { ...handshake, actions: { type: 'setHandshake', params: received } },
          unregisteredApp,
          invalid,
          {
            guard: { type: 'isForbidden', params: received },
            actions: [remember('grant'), replyDenied],
          },
          {
            guard: {
              type: 'isFor',
              params: ({ event }) => ({ ...event, action: 'closeWebView' }),
            },
            target: 'closing',
            actions: replyDone,
          },
          {
            guard: { type: 'isFor', params: ({ event }) => ({ ...event, action: 'logout' }) },
            target: 'loggingOut',
            actions: replyDone,
          },
          { guard: 'isFull', actions: replyFailed },
          { actions: { type: 'startCall', params: received } },
        ],
        'message.refused': refusedFrom,
        'call.settled': {
          guard: withEvent('isUnderWay'),
          actions: [
            {
              type: 'sendAnswer',
              params: ({ context: { origin }, event: { answer } }) => ({ origin, answer }),
            },
            withEvent('stopCall'),
            withEvent('forgetCall'),
          ],
        },
      },
    },
    flooded: {
      description:
        'The page has posted too many messages; none receives a reply until the frame closes.',
      entry: ['forgetApp', 'reportFlood'],
    },
    closing: {
      description: 'The app has requested to close the frame; the reply is being sent.',
      entry: 'forgetApp',
      after: { goodbye: { target: 'closed' } },
    },
    loggingOut: {
      description: 'The app has requested to end the session; the reply is being sent.',
      entry: 'forgetApp',
      after: { goodbye: { target: 'closed', actions: 'signOut' } },
    },
    closed: { description: 'The app has closed; the frame closes too.', type: 'final' },
  },
})
