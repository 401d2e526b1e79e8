import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'

/** One step of a walk through a machine, as a law sees it. */
export interface Moment<M extends AnyStateMachine = AnyStateMachine> {
  /** Before the step; null at the start. */
  readonly before: SnapshotFrom<M> | null
  /** The event as the machine received it; null at the start. */
  readonly event: AnyEventObject | null
  readonly after: SnapshotFrom<M>
  /** What the machine has sent to its actors in this step, by their source names. */
  readonly sent: readonly { readonly src: string; readonly event: AnyEventObject }[]
  /** The effects that it executed in this step, such as `trackPageView`, and the events that it emitted, in order. */
  readonly did: readonly { readonly type: string; readonly params: unknown }[]
  /** The duration of each running delay in milliseconds, by name and state: `callTimeout.session.expired`. */
  readonly delays: Readonly<Record<string, number>>
  /** The time that has passed since the start, in milliseconds: no more than the delays that ended needed. */
  readonly elapsed: number
  /** When each running delay ends, in milliseconds since the start, by the names of `delays`. */
  readonly deadlines: Readonly<Record<string, number>>
  /** The steps before this one, starting with the first. */
  readonly past: readonly Moment<M>[]
}

/** `undecided` if the walk ended, or has to go on, before the law could hold or be broken. */
export type Verdict = 'holds' | 'broken' | 'undecided'

/** True while the law holds. Written from the specification, never from the chart. */
export type Law<M extends AnyStateMachine> = (moment: Moment<M>) => boolean | Verdict

/** Laws by their sentence. */
export type Laws<M extends AnyStateMachine> = Readonly<Record<string, Law<M>>>

/** What the law says about this step. */
export function verdictOf<M extends AnyStateMachine>(law: Law<M>, moment: Moment<M>): Verdict {
  const verdict = law(moment)
  if (typeof verdict === 'string') return verdict
  return verdict ? 'holds' : 'broken'
}

/** The laws that are violated now. */
export function brokenLaws<M extends AnyStateMachine>(
  laws: Laws<M> = {},
  moment: Moment<M>,
): string[] {
  return Object.entries(laws)
    .filter(([, law]) => verdictOf(law, moment) === 'broken')
    .map(([name]) => name)
}

/** Whether a value contains the text: in a string, a key, a list, a map or an error. */
export function mentions(value: unknown, text: string, seen = new Set<unknown>()): boolean {
  if (typeof value === 'string') return value.includes(text)
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  // An actor's contents are subject to its own laws.
  if ('getSnapshot' in value) return false
  const inside =
    value instanceof Map || value instanceof Set
      ? [...value].flat()
      : Reflect.ownKeys(value).map((key) => Reflect.get(value, key) as unknown)
  const names = value instanceof Error ? [value.message] : Object.keys(value)
  return [...names, ...inside].some((each) => mentions(each, text, seen))
}
