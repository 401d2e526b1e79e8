import { withEvent } from '@machines/kernel/typed'
import type { ActorRefFrom } from 'xstate'
import { initialSetting, type SentWish, type SettingContext } from './context'
import { unitOf } from './control'
import { settingSetup } from './setup'

/** The guards have seen to it that there is a suite and a wish. */
function sentWish({ of, control, suite, sent, keyPrefix, intentId }: SettingContext): SentWish {
  return {
    of,
    control,
    value: sent ?? 0,
    unit: suite === null ? 'F' : unitOf(suite),
    key: `${keyPrefix}-${control}-${intentId}`,
  }
}

/** What of a suite is set by one dial or slider: what is wanted is one thing, what is reported another. */
export const settingMachine = settingSetup.createMachine({
  id: 'setting',
  description: 'One thing of a suite that is set by hand: its light, or its temperature.',
  context: ({ input }) => initialSetting(input),
  initial: 'unavailable',
  on: {
    'suite.reported': { actions: withEvent('applyReport') },
  },
  states: {
    unavailable: {
      description: 'The suite cannot be reached, or nothing is known of it yet.',
      always: { guard: 'isReachable', target: 'ready' },
    },
    ready: {
      description: 'Nothing is held or on its way: a press is a new wish.',
      initial: 'idle',
      always: { guard: 'isAway', target: 'unavailable', actions: 'dropWish' },
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
        idle: { description: 'It is set as it is reported.' },
        done: {
          description:
            'The suite has taken the value; a programme of the building may still take it back.',
          always: { guard: 'isTakenBack', target: 'overruled' },
          after: { overruleWindow: { target: 'idle' } },
        },
        overruled: {
          description: 'A wish was taken, and it is set to something else all the same.',
        },
        failed: {
          description: 'A wish was not taken.',
          initial: 'lookingAfter',
          states: {
            lookingAfter: {
              description: 'What is true now is asked for; it may have been done all the same.',
              tags: ['busy'],
              invoke: {
                id: 'lookAfterFailure',
                src: 'look',
                input: ({ context: { of } }) => ({ of }),
                onDone: {
                  target: 'told',
                  actions: {
                    type: 'applyReport',
                    params: ({ event }) => ({ suite: event.output }),
                  },
                },
                onError: { target: 'told' },
              },
              after: { lookTimeout: { target: 'told' } },
            },
            told: { description: 'It is said until something else is wanted.' },
          },
        },
        confirming: {
          description: 'The wish was taken; the suite has not reported yet that it is so.',
          tags: ['pending'],
          initial: 'waiting',
          always: [
            { guard: 'isDone', target: 'done', actions: ['setDone', 'dropWish'] },
            { guard: 'isOverruled', target: 'overruled', actions: 'dropWish' },
          ],
          states: {
            waiting: {
              description: 'It may tell by itself.',
              after: { lookPause: { target: 'looking', actions: 'countLook' } },
            },
            looking: {
              description: 'It is asked how it is.',
              tags: ['busy'],
              invoke: {
                id: 'look',
                src: 'look',
                input: ({ context: { of } }) => ({ of }),
                onDone: {
                  target: 'routingLook',
                  actions: {
                    type: 'applyReport',
                    params: ({ event }) => ({ suite: event.output }),
                  },
                },
                onError: { target: 'routingLook' },
              },
              after: { lookTimeout: { target: 'routingLook' } },
            },
            routingLook: {
              description: 'Looks whether it is worth waiting any longer.',
              always: [
                {
                  guard: 'hasLookedOften',
                  target: '#setting.ready.overruled',
                  actions: 'dropWish',
                },
                { target: 'waiting' },
              ],
            },
          },
        },
      },
    },
    dragging: {
      description: 'It is held; nothing is sent before it is let go.',
      always: { guard: 'isAway', target: 'unavailable', actions: 'dropWish' },
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
          { target: 'ready', actions: 'dropWish' },
        ],
        'drag.cancelled': { target: 'ready', actions: 'dropWish' },
      },
    },
    editing: {
      description: 'It is pressed; presses are added up until they pause.',
      always: { guard: 'isAway', target: 'unavailable', actions: 'dropWish' },
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
          { target: 'ready', actions: 'dropWish' },
        ],
      },
      after: {
        pressPause: [
          { guard: 'isWanted', target: 'sending' },
          { target: 'ready', actions: 'dropWish' },
        ],
      },
    },
    sending: {
      description: 'The suite is asked. What is wanted meanwhile waits for the answer.',
      tags: ['busy', 'pending'],
      entry: 'startIntent',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => sentWish(context),
        onDone: [
          {
            guard: 'isHeld',
            target: 'dragging',
            actions: [
              { type: 'applyReport', params: ({ event }) => ({ suite: event.output }) },
              'settleSent',
            ],
          },
          {
            guard: 'hasNewerWish',
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
        // A newer wish is nobody's failure yet.
        onError: [
          { guard: 'isHeld', target: 'dragging', actions: 'forgetSent' },
          { guard: 'hasNewerWish', target: 'editing', actions: 'forgetSent' },
          { target: 'ready.failed', actions: ['setFailure', 'dropWish'] },
        ],
      },
      after: {
        askTimeout: [
          { guard: 'isHeld', target: 'dragging', actions: 'forgetSent' },
          { guard: 'hasNewerWish', target: 'editing', actions: 'forgetSent' },
          { target: 'ready.failed', actions: ['setTimeoutFailure', 'dropWish'] },
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

export type SettingActor = ActorRefFrom<typeof settingMachine>
