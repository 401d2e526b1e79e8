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
  /** The effects that it executed in this step, such as `trackPageView`, in order. */
  readonly did: readonly { readonly type: string; readonly params: unknown }[]
  /** The duration of each running delay in milliseconds, by name and state: `callTimeout.session.expired`. */
  readonly delays: Readonly<Record<string, number>>
  /** The steps before this one, starting with the first. */
  readonly past: readonly Moment<M>[]
}

/** True while the law holds. Written from docs/behaviour.md, never from the chart. */
export type Law<M extends AnyStateMachine> = (moment: Moment<M>) => boolean

/** Laws by their sentence. */
export type Laws<M extends AnyStateMachine> = Readonly<Record<string, Law<M>>>

/** The laws that are violated now. */
export function brokenLaws<M extends AnyStateMachine>(
  laws: Laws<M> = {},
  moment: Moment<M>,
): string[] {
  return Object.entries(laws)
    .filter(([, holds]) => !holds(moment))
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
