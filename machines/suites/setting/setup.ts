import type { Suite } from '@contract/smartBuilding'
import { assigner, failureActions, promiseActor } from '@machines/kernel/typed'
import { setup } from 'xstate'
import {
  isSettled,
  type SentWish,
  type SettingContext,
  type SettingEvent,
  type SettingInput,
  type SuiteOf,
  shown,
  stepped,
  wished,
} from './context'
import { isAvailable, isNewer, setPointOf } from './control'

const mostLooks = 4
const update = assigner<SettingContext, SettingEvent>()

type Of = { context: SettingContext }

export const settingSetup = setup({
  types: {
    context: {} as SettingContext,
    events: {} as SettingEvent,
    input: {} as SettingInput,
    tags: {} as 'busy' | 'pending',
  },
  actors: {
    /** Answers what the suite is like then. */
    ask: promiseActor<Suite, SentWish>('ask'),
    look: promiseActor<Suite, { of: SuiteOf }>('look'),
  },
  actions: {
    /** Answers come in any order: an older one changes nothing. */
    applyReport: update<{ suite: Suite }>(({ suite: known }, { suite }) =>
      isNewer(suite, known) ? { suite } : {},
    ),
    stepValue: update<{ by: number }>((context, { by }) => ({
      wish: stepped(context, by),
      isHeld: false,
      failure: null,
    })),
    dragValue: update<{ value: number }>((context, { value }) => ({
      wish: wished(context, value),
      isHeld: true,
      failure: null,
    })),
    chooseValue: update<{ value: number }>((context, { value }) => ({
      wish: wished(context, value),
      isHeld: false,
      failure: null,
    })),
    returnToSent: update(({ sent }) => ({ wish: sent, isHeld: false })),
    dropWish: update(() => ({ wish: null, sent: null, before: null, isHeld: false, looks: 0 })),
    setDone: update(({ sent }) => ({ done: sent })),
    startIntent: update(({ control, suite, wish, intentId }) => ({
      sent: wish,
      before: setPointOf(control, suite),
      intentId: intentId + 1,
      looks: 0,
    })),
    /** Answered, and so: nothing of it is open any more. */
    settleSent: update(({ control, suite, sent }) =>
      setPointOf(control, suite) === sent ? { sent: null } : {},
    ),
    forgetSent: update(() => ({ sent: null })),
    countLook: update(({ looks }) => ({ looks: looks + 1 })),
    ...failureActions(update),
  },
  guards: {
    isReachable: ({ context }: Of) => isAvailable(context.suite),
    isAway: ({ context }: Of) => !isAvailable(context.suite),
    canStep: ({ context }: Of, { by }: { by: number }) => stepped(context, by) !== shown(context),
    isAnother: ({ context }: Of, { value }: { value: number }) =>
      !isSettled(context, wished(context, value)),
    isWanted: ({ context }: Of) => !isSettled(context, context.wish),
    isHeld: ({ context }: Of) => context.isHeld,
    hasNewerWish: ({ context: { wish, sent } }: Of) => wish !== sent,
    isDone: ({ context: { control, suite, sent } }: Of) => setPointOf(control, suite) === sent,
    /** The suite reports neither the earlier nor the requested value. */
    isOverridden: ({ context: { control, suite, sent, before } }: Of) =>
      ![sent, before].includes(setPointOf(control, suite)),
    isTakenBack: ({ context: { control, suite, done } }: Of) => setPointOf(control, suite) !== done,
    hasLookedOften: ({ context }: Of) => context.looks >= mostLooks,
  },
  delays: {
    pressPause: 400,
    askTimeout: 16_000,
    lookPause: 2500,
    lookTimeout: 10_000,
    overrideWindow: 30_000,
  },
})
