import { withEvent } from '@machines/kernel/typed'
import type { ActorRefFrom } from 'xstate'
import { initialSetpoint, type SetpointContext, type SetpointRequest } from './context'
import { unitOf } from './control'
import { setpointSetup } from './setup'

/** The guards ensure that there is a suite and a pending setpoint. */
function setpointRequest({
  of,
  control,
  suite,
  sent,
  keyPrefix,
  intentId,
}: SetpointContext): SetpointRequest {
  return {
    of,
    control,
    value: sent ?? 0,
    unit: suite === null ? 'F' : unitOf(suite),
    key: `${keyPrefix}-${control}-${intentId}`,
  }
}

/** One dial or slider of a suite. The pending setpoint is the user's, the reported one the suite's. */
export const setpointMachine = setpointSetup.createMachine({
  id: 'setpoint',
  description: 'A setpoint of a suite: its lighting or its temperature.',
  context: ({ input }) => initialSetpoint(input),
  initial: 'unavailable',
  on: {
    'suite.reported': { actions: withEvent('applyReport') },
  },
  states: {
    unavailable: {
      description: 'The suite is offline, or has not reported yet.',
      always: { guard: 'isReachable', target: 'ready' },
    },
    ready: {
      description: 'No change is being made.',
      initial: 'idle',
      always: { guard: 'isAway', target: 'unavailable', actions: 'clearPending' },
      on: {
        'value.stepped': {
          guard: withEvent('canStep'),
          target: 'editing',
          actions: withEvent('stepValue'),
        },
        'value.dragged': {
          target: 'dragging',
          actions: withEvent('dragValue'),
        },
        'value.chosen': {
          guard: withEvent('isAnother'),
          target: 'sending',
          actions: withEvent('chooseValue'),
        },
      },
      states: {
        idle: { description: 'Shows the reported value.' },
        done: {
          description:
            'The suite has reported the requested value; the building may still override it.',
          always: { guard: 'isTakenBack', target: 'overridden' },
          after: { overrideWindow: { target: 'idle' } },
        },
        overridden: {
          description: 'The request was accepted, but the suite reports another value.',
        },
        failed: {
          description: 'The request failed.',
          initial: 'verifyingAfterFailure',
          states: {
            verifyingAfterFailure: {
              description: 'Reads the suite, which may have accepted the request after all.',
              tags: ['busy'],
              invoke: {
                id: 'verifyAfterFailure',
                src: 'poll',
                input: ({ context: { of } }) => ({ of }),
                onDone: {
                  target: 'shown',
                  actions: {
                    type: 'applyReport',
                    params: ({ event }) => ({ suite: event.output }),
                  },
                },
                onError: { target: 'shown' },
              },
              after: { pollTimeout: { target: 'shown' } },
            },
            shown: { description: 'The error stays visible until the user changes the value.' },
          },
        },
        confirming: {
          description: 'The request was accepted; the suite has not reported the value yet.',
          initial: 'waiting',
          always: [
            { guard: 'isDone', target: 'done', actions: ['setDone', 'clearPending'] },
            { guard: 'isOverridden', target: 'overridden', actions: 'clearPending' },
          ],
          states: {
            waiting: {
              description: 'Waits for a report.',
              after: { pollPause: { target: 'polling', actions: 'countPoll' } },
            },
            polling: {
              description: 'Reads the suite.',
              tags: ['busy'],
              invoke: {
                id: 'poll',
                src: 'poll',
                input: ({ context: { of } }) => ({ of }),
                onDone: {
                  target: 'routingPoll',
                  actions: {
                    type: 'applyReport',
                    params: ({ event }) => ({ suite: event.output }),
                  },
                },
                onError: { target: 'routingPoll' },
              },
              after: { pollTimeout: { target: 'routingPoll' } },
            },
            routingPoll: {
              description: 'Stops polling after the last read.',
              always: [
                {
                  guard: 'hasUsedMaxPolls',
                  target: '#setpoint.ready.overridden',
                  actions: 'clearPending',
                },
                { target: 'waiting' },
              ],
            },
          },
        },
      },
    },
    dragging: {
      description: 'The user drags; the value is sent on release.',
      always: { guard: 'isAway', target: 'unavailable', actions: 'clearPending' },
      on: {
        'value.dragged': { actions: withEvent('dragValue') },
        'value.stepped': {
          target: 'editing',
          actions: withEvent('stepValue'),
        },
        'value.chosen': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            actions: withEvent('chooseValue'),
          },
          { target: 'ready', actions: 'clearPending' },
        ],
        'drag.cancelled': { target: 'ready', actions: 'clearPending' },
      },
    },
    editing: {
      description: 'Presses add up until they pause.',
      always: { guard: 'isAway', target: 'unavailable', actions: 'clearPending' },
      on: {
        'value.stepped': {
          target: 'editing',
          reenter: true,
          actions: withEvent('stepValue'),
        },
        'value.dragged': {
          target: 'dragging',
          actions: withEvent('dragValue'),
        },
        'value.chosen': [
          {
            guard: withEvent('isAnother'),
            target: 'sending',
            actions: withEvent('chooseValue'),
          },
          { target: 'ready', actions: 'clearPending' },
        ],
      },
      after: {
        pressPause: [
          { guard: 'isWanted', target: 'sending' },
          { target: 'ready', actions: 'clearPending' },
        ],
      },
    },
    sending: {
      description: 'Sending the request; later changes wait for the reply.',
      tags: ['busy'],
      entry: 'startIntent',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => setpointRequest(context),
        onDone: [
          {
            guard: 'isDragging',
            target: 'dragging',
            actions: [
              { type: 'applyReport', params: ({ event }) => ({ suite: event.output }) },
              'settleSent',
            ],
          },
          {
            guard: 'hasNewerSetpoint',
            target: 'editing',
            actions: [
              { type: 'applyReport', params: ({ event }) => ({ suite: event.output }) },
              'settleSent',
            ],
          },
          {
            target: 'ready.confirming',
            actions: { type: 'applyReport', params: ({ event }) => ({ suite: event.output }) },
          },
        ],
        // A newer change replaces the one that failed.
        onError: [
          { guard: 'isDragging', target: 'dragging', actions: 'forgetSent' },
          { guard: 'hasNewerSetpoint', target: 'editing', actions: 'forgetSent' },
          { target: 'ready.failed', actions: ['setFailure', 'clearPending'] },
        ],
      },
      after: {
        submitTimeout: [
          { guard: 'isDragging', target: 'dragging', actions: 'forgetSent' },
          { guard: 'hasNewerSetpoint', target: 'editing', actions: 'forgetSent' },
          { target: 'ready.failed', actions: ['setTimeoutFailure', 'clearPending'] },
        ],
      },
      on: {
        'value.stepped': { actions: withEvent('stepValue') },
        'value.dragged': { actions: withEvent('dragValue') },
        'value.chosen': { actions: withEvent('chooseValue') },
        'drag.cancelled': { actions: 'returnToSent' },
      },
    },
  },
})

export type SetpointActor = ActorRefFrom<typeof setpointMachine>
