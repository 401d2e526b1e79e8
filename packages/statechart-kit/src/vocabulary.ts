import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { isCalling } from './calls'
import {
  type AnyCondition,
  type Condition,
  did,
  entered,
  hasOccurred,
  isTrue,
  type Occurrence,
  sent,
  started,
  wasTrue,
} from './conditions'
import type { Law, Moment, Verdict } from './laws'
import { aboutOf, mentionsIn, type Premise, textOf, withAbout } from './mentions'

// The vocabulary of laws. A law reads as a sentence: `after('order.sent').from('filled').next('sending')`. Each law also
// knows the names in it and when it applies (`mentions.ts`).

/** A law of these parts, which says something only once the premise has held. */
const lawOf = <M extends AnyStateMachine>(
  parts: readonly unknown[],
  premise: Premise | null,
  law: Law<M>,
): Law<M> =>
  withAbout(law, { mentions: mentionsIn(parts), premises: premise === null ? [] : [premise] })

/** That the condition held in some step. */
const premiseOf = (condition: AnyCondition): Premise => ({
  text: textOf([condition]),
  holds: (moment) => isTrue(condition, moment),
})

/** The condition holds after every step. */
export const always = <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
  lawOf([condition], null, (moment) => isTrue(condition, moment))

/** The condition holds after no step. */
export const never = <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
  lawOf([condition], null, (moment) => !isTrue(condition, moment))

/** Both conditions hold after a step, or neither does. */
export const iff = <M extends AnyStateMachine>(one: Condition<M>, other: Condition<M>): Law<M> =>
  lawOf(
    [one, other],
    // A law that holds makes both true in the same steps.
    premiseOf(one),
    (moment) => isTrue(one, moment) === isTrue(other, moment),
  )

/** The machine executes the action, or emits the event, once in each step for which the condition holds, and in no other. */
export const once = (action: string) => ({
  when: <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
    lawOf([did(action), condition], premiseOf(condition), (moment) => {
      const times = moment.did.filter(({ type }) => type === action).length
      return times === (isTrue(condition, moment) ? 1 : 0)
    }),
})

/**
 * The machine sends the event to the actor of this source name, or system id, once in each step for which the condition
 * holds, and in no other. An actor that has ended receives nothing: see `running`.
 */
export const sends = (to: string, type: string) => ({
  when: <M extends AnyStateMachine>(condition: Condition<M>): Law<M> =>
    lawOf([sent(to, type), condition], premiseOf(condition), (moment) => {
      const times = moment.sent.filter(({ src, event }) => src === to && event.type === type)
      return times.length === (isTrue(condition, moment) ? 1 : 0)
    }),
})

/** The actor starts with the state, ends with it, and does not restart in between. */
export const runs = (actorId: string) => ({
  exactlyIn: <M extends AnyStateMachine>(state: string): Law<M> =>
    all(
      iff(started(actorId), entered(state)),
      (moment) => isTrue(state, moment) || !isCalling(moment.after as AnyMachineSnapshot, actorId),
    ),
})

/** While the condition holds, others must hold too. */
export function during(condition: AnyCondition) {
  const applies = withAbout((moment: Moment) => isTrue(condition, moment), {
    text: `during(${textOf([condition])})`,
    mentions: mentionsIn([condition]),
  })
  return {
    ...requirements(applies),
    always: requirements(applies).next,
    /**
     * Once the condition holds, one of the targets holds at most `ms` later. It is broken as soon as no running delay
     * ends in time: then nothing would end the wait.
     */
    eventually: <M extends AnyStateMachine>(...targets: readonly Condition<M>[]) => ({
      within: (ms: number): Law<M> =>
        lawOf([applies, ...targets], premiseOf(applies), (moment) =>
          pendingVerdict(condition, targets, moment, (since) => {
            const limit = since + ms
            const isTimed = Object.values(moment.deadlines).some((at) => at <= limit)
            return moment.elapsed <= limit && isTimed ? 'undecided' : 'broken'
          }),
        ),
    }),
  }
}

/** What one of the occurrences must lead to in the same step. Also a condition: that one of them occurred. */
export const after = (...occurrences: readonly Occurrence[]) => afterFrom([], occurrences)

function afterFrom(sources: readonly AnyCondition[], occurrences: readonly Occurrence[]) {
  const from = sources.length === 0 ? '' : `.from(${textOf(sources)})`
  const applies = withAbout(
    (moment: Moment): boolean =>
      hasOccurred(occurrences, moment) &&
      (sources.length === 0 || sources.some((each) => wasTrue(each, moment))),
    {
      text: `after(${textOf(occurrences, 'event')})${from}`,
      mentions: [...mentionsIn(occurrences, 'event'), ...mentionsIn(sources)],
    },
  )
  return Object.assign(applies, {
    ...requirements(applies),
    /** Only if one of these held before. */
    from: (...before: readonly AnyCondition[]) => afterFrom(before, occurrences),
  })
}

/** What has to follow in the steps for which the premise holds. */
const requirements = (applies: (moment: Moment) => boolean) => ({
  /** All of these hold after the step. */
  next: <M extends AnyStateMachine>(...required: readonly Condition<M>[]): Law<M> =>
    implied(applies, required, (moment) => required.every((each) => isTrue(each, moment))),
  /** None of these holds after the step. */
  never: <M extends AnyStateMachine>(...forbidden: readonly Condition<M>[]): Law<M> =>
    implied(applies, forbidden, (moment) => !forbidden.some((each) => isTrue(each, moment))),
  /** The step changes neither the state nor the context. */
  nothing: <M extends AnyStateMachine>(): Law<M> =>
    implied(applies, [], ({ before, after: now }) => before !== null && isSame(before, now)),
})

/**
 * What nothing but some occurrences, or a step from some states, may cause. A state counts when it is entered, a
 * function in each step for which it is true, and an action by `did`.
 */
export function only(effect: AnyCondition) {
  const applies = withAbout(
    (moment: Moment) =>
      isTrue(effect, moment) && !(typeof effect === 'string' && wasTrue(effect, moment)),
    { text: `only(${textOf([effect])})`, mentions: mentionsIn([effect]) },
  )
  return {
    after: <M extends AnyStateMachine>(...occurrences: readonly Occurrence[]): Law<M> =>
      implied(applies, [after(...occurrences)], (moment) =>
        hasOccurred(occurrences, moment as Moment),
      ),
    from: <M extends AnyStateMachine>(...sources: readonly AnyCondition[]): Law<M> =>
      implied(applies, sources, (moment) =>
        sources.some((each) => wasTrue(each, moment as Moment)),
      ),
  }
}

/**
 * Once the first condition holds, the second one holds at some time. A walk that ends before leaves it undecided; a
 * machine that ends breaks it. `check` also proves that the second can be reached from every situation.
 */
export function leadsTo<M extends AnyStateMachine>(
  from: Condition<M>,
  to: Condition<M>,
): Law<M> & LeadsTo {
  const law: Law<M> = lawOf([from, to], premiseOf(from), (moment) =>
    pendingVerdict(from, [to], moment, () =>
      (moment.after as AnyMachineSnapshot).status === 'active' ? 'undecided' : 'broken',
    ),
  )
  return Object.assign(law, { from, to } as LeadsTo)
}

/** What such a law says of the whole chart. */
export interface LeadsTo {
  readonly from: AnyCondition
  readonly to: AnyCondition
}

/** All of these laws hold, and each of them has to apply. */
export const all = <M extends AnyStateMachine>(...laws: readonly Law<M>[]): Law<M> =>
  withAbout<Law<M>>(
    (moment) => {
      const verdicts = laws.map((law) => law(moment))
      if (verdicts.some((each) => each === false || each === 'broken')) return 'broken'
      return verdicts.includes('undecided') ? 'undecided' : 'holds'
    },
    {
      mentions: mentionsIn(laws),
      premises: laws.flatMap((law) => aboutOf(law).premises),
      cites: laws.flatMap((law) => aboutOf(law).cites),
    },
  )

/**
 * The law holds these sentences of the specification, as they read there.
 *
 * @param sentences one, or several.
 */
export function cites<M extends AnyStateMachine>(
  sentences: string | readonly string[],
  law: Law<M>,
): Law<M> {
  const about = aboutOf(law)
  const citing: Law<M> = (moment) => law(moment)
  // Some laws say something of the whole chart as well.
  return withAbout(Object.assign(citing, law), {
    ...about,
    cites: [...about.cites, ...[sentences].flat()],
  })
}

const implied = <M extends AnyStateMachine>(
  applies: (moment: Moment) => boolean,
  others: readonly unknown[],
  holds: (moment: Moment<M>) => boolean,
): Law<M> =>
  lawOf(
    [applies, ...others],
    premiseOf(applies),
    (moment) => !applies(moment as Moment) || holds(moment),
  )

const isSame = (one: AnyMachineSnapshot, other: AnyMachineSnapshot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value) && one.context === other.context

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
