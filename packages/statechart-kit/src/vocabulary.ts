import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { hasAnswered, hasCalled, hasFailed, hasTimedOut } from './calls'
import type { Law, Moment, Verdict } from './laws'
import { isInState } from './stateNames'

// The vocabulary of laws. A law reads as a sentence: `after('order.sent').from('filled').next('sending')`.

/**
 * What can be true of a moment: the path of a state, such as `paying.entering`, or a function. A state is tested after
 * the step, and before it in `from`. An unknown state throws, with the nearest name.
 */
export type Condition<M extends AnyStateMachine> = string | ((moment: Moment<M>) => boolean)

/** What can happen: the type of an event, `noun.*` for several, or one of `done`, `failed` and `timedOut`. */
export type Occurrence = string | ((event: AnyEventObject) => boolean)

// oxlint-disable-next-line typescript/no-explicit-any -- a condition of any machine; the law's own type is inferred
type AnyCondition = Condition<any>
type AnyMoment = Moment

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

/** The delay has ended in this step. */
export const timedOut =
  (delay: string): Occurrence =>
  (event) =>
    hasTimedOut(event, delay)

/** The machine executed the action in this step. */
export const did =
  (action: string) =>
  (moment: AnyMoment): boolean =>
    moment.did.some(({ type }) => type === action)

/** The machine started the actor in this step, or restarted it. */
export const started =
  (actorId: string) =>
  (moment: AnyMoment): boolean =>
    hasCalled(moment, actorId)

/** The machine sent the event to the actor of this source name, or system id, in this step. */
export const sent =
  (to: string, type: string) =>
  (moment: AnyMoment): boolean =>
    moment.sent.some(({ src, event }) => src === to && event.type === type)

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

/** The condition holds after every step. */
export const always =
  <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
  (moment) =>
    isTrue(condition, moment)

/** The condition holds after no step. */
export const never =
  <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
  (moment) =>
    !isTrue(condition, moment)

/** While the condition holds, others must hold too. */
export const during = (condition: AnyCondition) => ({
  always: <M extends AnyStateMachine>(...required: readonly Condition<M>[]): Law<M> =>
    implied(
      (moment) => isTrue(condition, moment),
      (moment) => required.every((each) => isTrue(each, moment)),
    ),
  never: <M extends AnyStateMachine>(...forbidden: readonly Condition<M>[]): Law<M> =>
    implied(
      (moment) => isTrue(condition, moment),
      (moment) => !forbidden.some((each) => isTrue(each, moment)),
    ),
  /**
   * Once the condition holds, one of the targets holds at most `ms` later. It is broken as soon as no running delay
   * ends in time: then nothing would end the wait.
   */
  eventually: <M extends AnyStateMachine>(...targets: readonly Condition<M>[]) => ({
    within:
      (ms: number): Law<M> =>
      (moment) =>
        pendingVerdict(condition, targets, moment, (since) => {
          const limit = since + ms
          const isTimed = Object.values(moment.deadlines).some((at) => at <= limit)
          return moment.elapsed <= limit && isTimed ? 'undecided' : 'broken'
        }),
  }),
})

/** What one of the occurrences must lead to in the same step. */
export function after(...occurrences: readonly Occurrence[]) {
  return afterIn([], occurrences)
}

function afterIn(sources: readonly AnyCondition[], occurrences: readonly Occurrence[]) {
  const applies = (moment: Moment<never>) =>
    hasOccurred(occurrences, moment) &&
    (sources.length === 0 || sources.some((each) => wasTrue(each, moment)))
  return {
    /** Only if one of these held before. */
    from: (...before: readonly AnyCondition[]) => afterIn(before, occurrences),
    /** All of these hold after the step. */
    next: <M extends AnyStateMachine>(...required: readonly Condition<M>[]): Law<M> =>
      implied(applies as never, (moment) => required.every((each) => isTrue(each, moment))),
    /** None of these holds after the step. */
    never: <M extends AnyStateMachine>(...forbidden: readonly Condition<M>[]): Law<M> =>
      implied(applies as never, (moment) => !forbidden.some((each) => isTrue(each, moment))),
    /** The step changes neither the state nor the context. */
    nothing: <M extends AnyStateMachine>(): Law<M> =>
      implied(applies as never, ({ before, after: now }) => before !== null && isSame(before, now)),
  }
}

/**
 * What nothing but some occurrences may cause. A state counts when it is entered, a function in each step for which it
 * is true, and an action by `did`. The start counts as the occurrence `start`.
 */
export const only = (effect: AnyCondition) => ({
  after: <M extends AnyStateMachine>(...occurrences: readonly Occurrence[]): Law<M> =>
    implied(
      (moment) =>
        isTrue(effect, moment) && !(typeof effect === 'string' && wasTrue(effect, moment)),
      (moment) => hasOccurred(occurrences, moment),
    ),
})

/**
 * Once the first condition holds, the second one holds at some time. A walk that ends before leaves it undecided; a
 * machine that ends breaks it. `check` also proves that the second can be reached from every situation.
 */
export function leadsTo<M extends AnyStateMachine>(
  from: Condition<M>,
  to: Condition<M>,
): Law<M> & LeadsTo {
  const law: Law<M> = (moment) =>
    pendingVerdict(from, [to], moment, () =>
      (moment.after as AnyMachineSnapshot).status === 'active' ? 'undecided' : 'broken',
    )
  return Object.assign(law, { from, to } as LeadsTo)
}

/** What such a law says of the whole chart. */
export interface LeadsTo {
  readonly from: AnyCondition
  readonly to: AnyCondition
}

/** All of these laws hold. */
export const all =
  <M extends AnyStateMachine>(...laws: readonly Law<M>[]): Law<M> =>
  (moment) => {
    const verdicts = laws.map((law) => law(moment))
    if (verdicts.some((each) => each === false || each === 'broken')) return 'broken'
    return verdicts.includes('undecided') ? 'undecided' : 'holds'
  }

function isTrue<M extends AnyStateMachine>(condition: Condition<M>, moment: Moment<M>): boolean {
  if (typeof condition === 'function') return condition(moment)
  return isInState(moment.after as AnyMachineSnapshot, condition)
}

/** Whether the condition held before this step; never at the start. */
function wasTrue(condition: AnyCondition, moment: AnyMoment): boolean {
  if (moment.before === null) return false
  if (typeof condition === 'string')
    return isInState(moment.before as AnyMachineSnapshot, condition)
  // A function reads `before` itself.
  return condition(moment)
}

function hasOccurred(occurrences: readonly Occurrence[], { event }: { event: Event }): boolean {
  if (event === null) return occurrences.includes('start')
  return occurrences.some((each) => {
    if (typeof each === 'function') return each(event)
    return each.endsWith('.*') ? event.type.startsWith(each.slice(0, -1)) : each === event.type
  })
}

type Event = AnyEventObject | null

const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value) && one.context === other.context

const implied =
  <M extends AnyStateMachine>(
    applies: (moment: Moment<M>) => boolean,
    holds: (moment: Moment<M>) => boolean,
  ): Law<M> =>
  (moment) =>
    !applies(moment) || holds(moment)

/** The verdict about a condition that a target has to follow, while it has not; `pending` receives its time. */
function pendingVerdict<M extends AnyStateMachine>(
  condition: Condition<M>,
  targets: readonly Condition<M>[],
  moment: Moment<M>,
  pending: (since: number) => Verdict,
): Verdict {
  let since: number | null = null
  for (const each of [...moment.past, moment]) {
    if (targets.some((target) => isTrue(target, each))) since = null
    else if (since === null && isTrue(condition, each)) since = each.elapsed
  }
  return since === null ? 'holds' : pending(since)
}
