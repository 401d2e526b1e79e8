import type { BridgeAction, BridgeAnswer, BridgeErrorCode } from '@contract/bridge'
import { sessionActor } from '@machines/auth/session/events'
import {
  assigner,
  effectAction,
  listenerActor,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { answerTo, askedIn, type ReadMessage } from '@rules/embed/readMessage'
import { assign, sendTo, setup, stopChild } from 'xstate'
import { type AskedCall, bridgeCallMachine } from '../bridgeCall/machine'
import { frameActor } from '../frame/events'
import {
  type BridgeContext,
  type BridgeEvent,
  type BridgeInput,
  type FrameMessageEvent,
  faultOf,
  freeSlot,
  introducedIn,
  introductionOf,
  isGranted,
  isIntroduction,
  type RefusalReason,
  type RefusedMessage,
  refused,
  slots,
  withRefused,
} from './context'

const update = assigner<BridgeContext, BridgeEvent>()

type Received = { message: ReadMessage }
type Said = { origin: string; answer: BridgeAnswer }
type Hearing = { context: BridgeContext; event: Received }

const received = ({ event }: { event: Received }): Received => ({ message: event.message })

/** Says something to the frame, and to no other origin than its own. */
const say = (answerOf: (message: ReadMessage) => BridgeAnswer) => ({
  type: 'sendAnswer' as const,
  params: ({ context: { origin }, event }: Hearing): Said => ({
    origin,
    answer: answerOf(event.message),
  }),
})
const sayFault = say(faultOf)
const sayNotReady = say((message) => refused(message, 'not_ready'))
const sayDenied = say((message) => refused(message, 'permission_denied'))
const sayFailed = say((message) => refused(message, 'failed'))
const sayDone = say((message) => answerTo(askedIn(message), { success: true }))
/** Refuses the introduction that is being answered. */
const sayRefused = (code: BridgeErrorCode) => ({
  type: 'sendAnswer' as const,
  params: ({ context: { origin, introduction: call } }: { context: BridgeContext }): Said => ({
    origin,
    answer: refused(call, code),
  }),
})

const remember = (reason: RefusalReason) => ({
  type: 'addRefused' as const,
  params: ({ context: { origin }, event }: Hearing) => ({
    refused: { reason, origin, action: askedIn(event.message).action },
  }),
})
const stopCalls = slots.map((id) => ({ type: 'stopCall' as const, params: { id } }))

const unread = {
  guard: { type: 'isUnread' as const, params: received },
  actions: [remember('message'), sayFault],
}
/** It is another app's name, or nobody's. */
const stranger = {
  guard: { type: 'isIntroduction' as const, params: received },
  actions: [remember('app'), sayDenied],
}
const introduction = {
  guard: { type: 'isOfRegistered' as const, params: received },
  target: 'opening' as const,
}
/** A message from another origin: the page of the frame has changed, and introduces itself anew. */
const refusedFrom = [
  {
    guard: withEvent('hasStrayed'),
    target: 'connecting',
    actions: withEvent('addRefused'),
  },
  { actions: withEvent('addRefused') },
]

/** The connection to the page of a frame, from its introduction on. */
export const bridgeMachine = setup({
  types: {
    context: {} as BridgeContext,
    events: {} as BridgeEvent,
    input: {} as BridgeInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells what the frame posts, and what others post. */
    watchFrame: listenerActor<FrameMessageEvent, { origin: string }>('watchFrame'),
    /** Begins a session of the app; answers what an introduction is answered. */
    openApp: promiseActor<unknown, AskedCall | null>('openApp'),
    call: bridgeCallMachine,
  },
  actions: {
    setIntroduction: update<Received>((context, { message }) => ({
      introduced: introducedIn(context, message),
      introduction: introductionOf(message),
      app: null,
      calls: [],
    })),
    setApp: update(({ introduced }) => ({
      app: introduced,
      introduced: null,
      introduction: null,
    })),
    forgetApp: update(() => ({ app: null, introduced: null, introduction: null, calls: [] })),
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
    /** The frame closes the page and says why. */
    reportFlood: sendTo(frameActor.of, { type: 'app.flooded' }),
    signOut: sendTo(sessionActor.of, { type: 'session.signOutRequested' }),
    sendAnswer: effectAction<Said>('sendAnswer'),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    hasApps: ({ context }) => context.apps.length > 0,
    isUnread: (_, { message }: Received) => message.kind === 'unread',
    isIntroduction: (_, { message }: Received) => isIntroduction(message),
    isOfRegistered: ({ context }, { message }: Received) => introducedIn(context, message) !== null,
    isForbidden: ({ context }, { message }: Received) => !isGranted(context, message),
    isFor: (_, { message, action }: Received & { action: BridgeAction }) =>
      message.kind === 'call' && message.call.action === action,
    isFull: ({ context }) => freeSlot(context) === null,
    isUnderWay: ({ context }, { id }: { id: string }) => context.calls.includes(id),
    /** The page of the frame is another one now: nothing of what was agreed with the first holds. */
    hasStrayed: (_, { refused: { reason } }: { refused: RefusedMessage }) => reason === 'origin',
  },
  delays: { openTimeout: 20_000, goodbye: 100 },
}).createMachine({
  id: 'bridge',
  description: 'The connection to the page of a frame: who it is, and what it asks for.',
  context: ({ input }) => ({
    ...input,
    app: null,
    introduced: null,
    introduction: null,
    calls: [],
    refused: [],
    refusedCount: 0,
  }),
  invoke: {
    id: 'watchFrame',
    src: 'watchFrame',
    input: ({ context: { origin } }) => ({ origin }),
    // Nothing is heard any more, and so nothing is answered.
    onError: { actions: 'reportBroken' },
  },
  on: {
    'message.refused': { actions: withEvent('addRefused') },
    'messages.flooded': { target: '.flooded' },
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Looks whether any app is registered where the frame was opened.',
      always: [{ guard: 'hasApps', target: 'connecting' }, { target: 'unregistered' }],
    },
    unregistered: {
      description: 'No app is registered there: nothing is answered.',
      on: { 'message.received': { actions: remember('unregistered') } },
    },
    connecting: {
      description: 'Waits for the app to introduce itself.',
      entry: 'forgetApp',
      on: {
        'message.received': [
          { ...introduction, actions: { type: 'setIntroduction', params: received } },
          stranger,
          unread,
          { actions: sayNotReady },
        ],
      },
    },
    opening: {
      description: 'A session of the app is begun.',
      tags: ['busy'],
      invoke: {
        id: 'openApp',
        src: 'openApp',
        input: ({ context: { introduced: app, introduction: call, origin } }) =>
          app === null || call === null ? null : { app, call, origin },
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'sendAnswer',
              params: ({ context: { origin, introduction: call }, event }) => ({
                origin,
                answer: answerTo(call ?? { action: 'init' }, event.output),
              }),
            },
            'setApp',
          ],
        },
        onError: {
          target: 'connecting',
          actions: sayRefused('failed'),
        },
      },
      after: {
        openTimeout: {
          target: 'connecting',
          actions: sayRefused('timeout'),
        },
      },
      on: {
        'message.received': [unread, { actions: sayNotReady }],
        'message.refused': refusedFrom,
      },
    },
    ready: {
      description: 'The app is known: it is answered what it was granted.',
      exit: stopCalls,
      on: {
        'message.received': [
          // The page was loaded anew.
          { ...introduction, actions: { type: 'setIntroduction', params: received } },
          stranger,
          unread,
          {
            guard: { type: 'isForbidden', params: received },
            actions: [remember('grant'), sayDenied],
          },
          {
            guard: {
              type: 'isFor',
              params: ({ event }) => ({ ...event, action: 'closeWebView' }),
            },
            target: 'closing',
            actions: sayDone,
          },
          {
            guard: { type: 'isFor', params: ({ event }) => ({ ...event, action: 'logout' }) },
            target: 'loggingOut',
            actions: sayDone,
          },
          { guard: 'isFull', actions: sayFailed },
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
      description: 'The page has posted too much: nothing is answered until the frame closes it.',
      entry: ['forgetApp', 'reportFlood'],
    },
    closing: {
      description: 'The app wants the frame closed; the answer is on its way.',
      entry: 'forgetApp',
      after: { goodbye: { target: 'closed' } },
    },
    loggingOut: {
      description: 'The app ends the session; the answer is on its way.',
      entry: 'forgetApp',
      after: { goodbye: { target: 'closed', actions: 'signOut' } },
    },
    closed: { description: 'The app is through: the frame closes with it.', type: 'final' },
  },
})
