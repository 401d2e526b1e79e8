import type { Moment } from './laws'

// What a law names and when it applies, so that both can be checked: a misspelt name would hold forever.

/** The kinds of names. A message is an event with its receiver: `order.sent to kitchen`. */
export const nameKinds = [
  'state',
  'event',
  'actor',
  'delay',
  'action',
  'receiver',
  'message',
] as const

export type NameKind = (typeof nameKinds)[number]

/** A name in a law. */
export interface Mention {
  readonly kind: NameKind
  readonly name: string
}

/** What has to be true in some step, or the law says nothing: `after('a').from('b')`. */
export interface Premise {
  readonly text: string
  readonly holds: (moment: Moment) => boolean
}

/** What is known about a condition, an occurrence or a law. */
interface About {
  readonly text: string
  readonly mentions: readonly Mention[]
  readonly premises: readonly Premise[]
  /** The sentences of the specification that it holds. */
  readonly cites: readonly string[]
}

const known = new WeakMap<object, About>()
const plain: About = { text: '…', mentions: [], premises: [], cites: [] }

/** What is known about a part of a law; a string is the name of a state, or of an event among occurrences. */
export function aboutOf(part: unknown, kind: 'state' | 'event' = 'state'): About {
  if (typeof part === 'string') {
    return { ...plain, text: `'${part}'`, mentions: [{ kind, name: part }] }
  }
  return known.get(part as object) ?? plain
}

/** Names the parts in the text of a condition: `'a', did('b')`. */
export const textOf = (parts: readonly unknown[], kind?: 'state' | 'event'): string =>
  parts.map((part) => aboutOf(part, kind).text).join(', ')

export const mentionsIn = (parts: readonly unknown[], kind?: 'state' | 'event'): Mention[] =>
  parts.flatMap((part) => aboutOf(part, kind).mentions)

/** Attaches what is known to a function. */
export function withAbout<F extends object>(made: F, about: Partial<About>): F {
  known.set(made, { ...plain, ...about })
  return made
}

let listener: ((kind: NameKind, name: string) => void) | null = null

/** Reports a name that a law reads while it is evaluated: a function may do so without being a sentence. */
export function mention(kind: NameKind, name: string): void {
  listener?.(kind, name)
}

/** Calls `record` with the names that are read meanwhile. */
export function recordMentions<Result>(
  record: (kind: NameKind, name: string) => void,
  run: () => Result,
): Result {
  const outer = listener
  listener = record
  try {
    return run()
  } finally {
    listener = outer
  }
}
