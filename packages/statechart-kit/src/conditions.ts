import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from './calls'
import type { Moment } from './laws'
import { isInState } from './stateNames'

/**
 * What can be true of a step: the path of a state, such as `paying.entering`, which is active after it, or a function. An
 * unknown state throws, with the nearest name.
 */
export type Condition<M extends AnyStateMachine> = string | ((moment: Moment<M>) => boolean)

// oxlint-disable-next-line typescript/no-explicit-any -- a condition of any machine; the law's own type is inferred
export type AnyCondition = Condition<any>

/** What can happen: the type of an event, `noun.*` for several, `start`, or one of `done`, `failed` and `timedOut`. */
export type Occurrence = string | ((event: AnyEventObject) => boolean)

/** The actor has finished in this step. */
export const done =
  (actorId: string): Occurrence =>
  (event) =>
    hasAnswered(event, actorId)

/** The actor has failed in this step. */
export const failed =
  (actorId: string): Occurrence =>
  (event) =>
    hasFailed(event, actorId)

/** The delay has ended in this step; any delay, if none is named. */
export const timedOut =
  (delay = ''): Occurrence =>
  (event) =>
    hasTimedOut(event, delay)

/** The machine executed the action in this step. */
export const did =
  (action: string) =>
  (moment: Moment): boolean =>
    moment.did.some(({ type }) => type === action)

/** The machine started the actor in this step, or restarted it. */
export const started =
  (actorId: string) =>
  (moment: Moment): boolean =>
    hasCalled(moment, actorId)

/** The actor runs after the step: it has neither finished nor failed, nor been stopped. */
export const running =
  (actorId: string) =>
  ({ after }: { readonly after: object }): boolean =>
    isCalling(after as AnyMachineSnapshot, actorId)

/** The machine sent the event to the actor of this source name, or system id, in this step. */
export const sent =
  (to: string, type: string) =>
  (moment: Moment): boolean =>
    moment.sent.some(({ src, event }) => src === to && event.type === type)

/** The state is active after the step, and was not before. */
export const entered =
  (state: string) =>
  (moment: Moment): boolean =>
    isTrue(state, moment) && !wasTrue(state, moment)

/** The state was active before the step, and is not any more. */
export const left =
  (state: string) =>
  (moment: Moment): boolean =>
    wasTrue(state, moment) && !isTrue(state, moment)

/** The state was active before the step, and is after it. */
export const stayed =
  (state: string) =>
  (moment: Moment): boolean =>
    wasTrue(state, moment) && isTrue(state, moment)

/**
 * The state was active before the step, or the function is true of the snapshot before it, such as a selector. Never at
 * the start.
 */
export const was =
  <M extends AnyStateMachine>(of: string | ((before: Moment<M>['after']) => boolean)) =>
  (moment: Moment<M>): boolean => {
    if (typeof of === 'string') return wasTrue(of, moment as Moment)
    return moment.before !== null && of(moment.before)
  }

/** The function is true of the snapshot after the step. */
export const is =
  <M extends AnyStateMachine>(of: (after: Moment<M>['after']) => boolean) =>
  (moment: Moment<M>): boolean =>
    of(moment.after)

/** The value differs from that before the step; at the start, it always does. */
export const changes =
  <M extends AnyStateMachine>(valueOf: (at: Moment<M>['after']) => unknown) =>
  ({ before, after }: Moment<M>): boolean =>
    before === null || !Object.is(valueOf(before), valueOf(after))

/** The condition does not hold. */
export const not =
  <M extends AnyStateMachine>(condition: Condition<M>) =>
  (moment: Moment<M>): boolean =>
    !isTrue(condition, moment)

/** All of the conditions hold. */
export const both =
  <M extends AnyStateMachine>(...conditions: readonly Condition<M>[]) =>
  (moment: Moment<M>): boolean =>
    conditions.every((each) => isTrue(each, moment))

/** Any of the conditions holds. */
export const either =
  <M extends AnyStateMachine>(...conditions: readonly Condition<M>[]) =>
  (moment: Moment<M>): boolean =>
    conditions.some((each) => isTrue(each, moment))

/** Whether the condition holds in this step; a state, after it. */
export function isTrue<M extends AnyStateMachine>(
  condition: Condition<M>,
  moment: Moment<M>,
): boolean {
  if (typeof condition === 'function') return condition(moment)
  return isInState(moment.after as AnyMachineSnapshot, condition)
}

/** Whether a state was active before this step, never at the start. A function of the step reads `before` itself, or by `was`. */
export function wasTrue(condition: AnyCondition, moment: Moment): boolean {
  if (moment.before === null) return false
  if (typeof condition === 'function') return condition(moment)
  return isInState(moment.before as AnyMachineSnapshot, condition)
}

/** Whether one of the occurrences is the event of this step. */
export function hasOccurred(occurrences: readonly Occurrence[], { event }: Moment): boolean {
  if (event === null) return occurrences.includes('start')
  return occurrences.some((each) => {
    if (typeof each === 'function') return each(event)
    return each.endsWith('.*') ? event.type.startsWith(each.slice(0, -1)) : each === event.type
  })
}
