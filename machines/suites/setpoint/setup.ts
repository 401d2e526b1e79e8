import type { Suite } from '@contract/smartBuilding'
import { assigner, failureActions, promiseActor } from '@machines/kernel/typed'
import { setup } from 'xstate'
import {
  clamped,
  isSettled,
  type SetpointContext,
  type SetpointEvent,
  type SetpointInput,
  type SetpointRequest,
  type SuiteOf,
  shown,
  stepped,
} from './context'
import { isAvailable, isNewer, setpointOf } from './control'

const maxPolls = 4
const update = assigner<SetpointContext, SetpointEvent>()

type Of = { context: SetpointContext }

export const setpointSetup = setup({
  types: {
    context: {} as SetpointContext,
    events: {} as SetpointEvent,
    input: {} as SetpointInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the state of the suite afterwards. */
    submit: promiseActor<Suite, SetpointRequest>('submit'),
    poll: promiseActor<Suite, { of: SuiteOf }>('poll'),
  },
  actions: {
    /** Reports arrive in any order; an older one is ignored. */
    applyReport: update<{ suite: Suite }>(({ suite: known }, { suite }) =>
      isNewer(suite, known) ? { suite } : {},
    ),
    stepValue: update<{ by: number }>((context, { by }) => ({
      pendingSetpoint: stepped(context, by),
      isDragging: false,
      failure: null,
    })),
    dragValue: update<{ value: number }>((context, { value }) => ({
      pendingSetpoint: clamped(context, value),
      isDragging: true,
      failure: null,
    })),
    chooseValue: update<{ value: number }>((context, { value }) => ({
      pendingSetpoint: clamped(context, value),
      isDragging: false,
      failure: null,
    })),
    returnToSent: update(({ sent }) => ({ pendingSetpoint: sent, isDragging: false })),
    clearPending: update(() => ({
      pendingSetpoint: null,
      sent: null,
      before: null,
      isDragging: false,
      polls: 0,
    })),
    setDone: update(({ sent }) => ({ done: sent })),
    startIntent: update(({ control, suite, pendingSetpoint, intentId }) => ({
      sent: pendingSetpoint,
      before: setpointOf(control, suite),
      intentId: intentId + 1,
      polls: 0,
    })),
    /** Clears the request once the suite has reported its value. */
    settleSent: update(({ control, suite, sent }) =>
      setpointOf(control, suite) === sent ? { sent: null } : {},
    ),
    forgetSent: update(() => ({ sent: null })),
    countPoll: update(({ polls }) => ({ polls: polls + 1 })),
    ...failureActions(update),
  },
  guards: {
    isReachable: ({ context }: Of) => isAvailable(context.suite),
    isAway: ({ context }: Of) => !isAvailable(context.suite),
    canStep: ({ context }: Of, { by }: { by: number }) => stepped(context, by) !== shown(context),
    isAnother: ({ context }: Of, { value }: { value: number }) =>
      !isSettled(context, clamped(context, value)),
    isWanted: ({ context }: Of) => !isSettled(context, context.pendingSetpoint),
    isDragging: ({ context }: Of) => context.isDragging,
    hasNewerSetpoint: ({ context: { pendingSetpoint, sent } }: Of) => pendingSetpoint !== sent,
    isDone: ({ context: { control, suite, sent } }: Of) => setpointOf(control, suite) === sent,
    /** The suite reports neither the earlier nor the requested value. */
    isOverridden: ({ context: { control, suite, sent, before } }: Of) =>
      ![sent, before].includes(setpointOf(control, suite)),
    isTakenBack: ({ context: { control, suite, done } }: Of) => setpointOf(control, suite) !== done,
    hasUsedMaxPolls: ({ context }: Of) => context.polls >= maxPolls,
  },
  delays: {
    pressPause: 400,
    submitTimeout: 16_000,
    pollPause: 2500,
    pollTimeout: 10_000,
    overrideWindow: 30_000,
  },
})
