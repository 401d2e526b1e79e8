import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from './calls'
import type { Moment } from './laws'
import { mention, mentionsIn, type NameKind, textOf, withAbout } from './mentions'
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

/** A condition or an occurrence that reads one name, and says so. */
const named = <F extends object>(verb: string, kind: NameKind, name: string, test: F): F =>
  withAbout(test, { text: `${verb}('${name}')`, mentions: [{ kind, name }] })

/** A condition that is made of others. */
const madeOf = <F extends object>(verb: string, parts: readonly unknown[], test: F): F =>
  withAbout(test, { text: `${verb}(${textOf(parts)})`, mentions: mentionsIn(parts) })

/** The actor has finished in this step. */
export const done = (actorId: string): Occurrence =>
  named('done', 'actor', actorId, (event) => hasAnswered(event, actorId))

/** The actor has failed in this step. */
export const failed = (actorId: string): Occurrence =>
  named('failed', 'actor', actorId, (event) => hasFailed(event, actorId))

/** The delay has ended in this step; any delay, if none is named. */
export const timedOut = (delay = ''): Occurrence => {
  const occurrence: Occurrence = (event) => hasTimedOut(event, delay)
  return delay === '' ? occurrence : named('timedOut', 'delay', delay, occurrence)
}

/** The machine executed the action, or emitted the event, in this step. Other built-in actions show in their results. */
export const did = (action: string) =>
  named('did', 'action', action, (moment: Moment): boolean => {
    mention('action', action)
    return moment.did.some(({ type }) => type === action)
  })

/** The machine started the actor in this step, or restarted it. */
export const started = (actorId: string) =>
  named('started', 'actor', actorId, (moment: Moment): boolean => hasCalled(moment, actorId))

/** The actor runs after the step: it has neither finished nor failed, nor been stopped. */
export const running = (actorId: string) =>
  named('running', 'actor', actorId, ({ after }: { readonly after: object }): boolean =>
    isCalling(after as AnyMachineSnapshot, actorId),
  )

/** The machine sent the event to the actor of this source name, or system id, in this step. */
export const sent = (to: string, type: string) => {
  const message = messageName(to, type)
  return withAbout(
    (moment: Moment): boolean => {
      mention('receiver', to)
      mention('message', message)
      return moment.sent.some(({ src, event }) => src === to && event.type === type)
    },
    {
      text: `sent('${to}', '${type}')`,
      mentions: [
        { kind: 'receiver', name: to },
        { kind: 'message', name: message },
      ],
    },
  )
}

/** The name of an event with its receiver. */
export const messageName = (to: string, type: string): string => `${type} to ${to}`

/** A delay runs that ends at most this many milliseconds after the step. */
export const endsIn =
  (ms: number) =>
  (moment: Moment): boolean =>
    endsWithin(moment, ms)

/** The state is active after the step, and was not before. */
export const entered = (state: string) =>
  named(
    'entered',
    'state',
    state,
    (moment: Moment): boolean => isTrue(state, moment) && !wasTrue(state, moment),
  )

/** The state was active before the step, and is not any more. */
export const left = (state: string) =>
  named(
    'left',
    'state',
    state,
    (moment: Moment): boolean => wasTrue(state, moment) && !isTrue(state, moment),
  )

/** The state was active before the step, and is after it. */
export const stayed = (state: string) =>
  named(
    'stayed',
    'state',
    state,
    (moment: Moment): boolean => wasTrue(state, moment) && isTrue(state, moment),
  )

/**
 * The state was active before the step, or the function is true of the snapshot before it, such as a selector. Never at
 * the start.
 */
export const was = <M extends AnyStateMachine>(
  of: string | ((before: Moment<M>['after']) => boolean),
) =>
  madeOf('was', [of], (moment: Moment<M>): boolean => {
    if (typeof of === 'string') return wasTrue(of, moment as Moment)
    return moment.before !== null && of(moment.before)
  })

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

/** How conditions are combined; `reads` tells whether a part holds, after the step or, in `from`, before it. */
type Combination = (reads: (part: AnyCondition) => boolean) => boolean

/** The combined conditions, to be read before the step. */
const combinations = new WeakMap<object, Combination>()

function combined<M extends AnyStateMachine>(
  verb: string,
  parts: readonly Condition<M>[],
  combination: Combination,
) {
  const condition = (moment: Moment<M>): boolean =>
    combination((part) => isTrue(part, moment as Moment))
  combinations.set(condition, combination)
  return madeOf(verb, parts, condition)
}

/** The condition does not hold. */
export const not = <M extends AnyStateMachine>(condition: Condition<M>) =>
  combined('not', [condition], (reads) => !reads(condition))

/** All of the conditions hold. */
export const both = <M extends AnyStateMachine>(...conditions: readonly Condition<M>[]) =>
  combined('both', conditions, (reads) => conditions.every(reads))

/** Any of the conditions holds. */
export const either = <M extends AnyStateMachine>(...conditions: readonly Condition<M>[]) =>
  combined('either', conditions, (reads) => conditions.some(reads))

/** Whether the condition holds in this step; a state, after it. */
export function isTrue<M extends AnyStateMachine>(
  condition: Condition<M>,
  moment: Moment<M>,
): boolean {
  if (typeof condition === 'function') return condition(moment)
  return isInState(moment.after as AnyMachineSnapshot, condition)
}

/**
 * Whether a state was active before this step, never at the start; also within `not`, `both` and `either`. A function of
 * the step reads `before` itself, or by `was`.
 */
export function wasTrue(condition: AnyCondition, moment: Moment): boolean {
  if (moment.before === null) return false
  const combination = typeof condition === 'function' ? combinations.get(condition) : undefined
  if (combination !== undefined) return combination((part) => wasTrue(part, moment))
  if (typeof condition === 'function') return condition(moment)
  return isInState(moment.before as AnyMachineSnapshot, condition)
}

/** Whether one of the occurrences is the event of this step. */
export function hasOccurred(occurrences: readonly Occurrence[], { event }: Moment): boolean {
  if (event === null) return occurrences.includes('start')
  return occurrences.some((each) => {
    if (typeof each === 'function') return each(event)
    mention('event', each)
    return each.endsWith('.*') ? event.type.startsWith(each.slice(0, -1)) : each === event.type
  })
}
