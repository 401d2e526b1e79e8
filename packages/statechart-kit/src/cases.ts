import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { Laws } from './laws'

/** Payloads by event type: one generated step each. `[]` stands for one empty payload. */
export type EventCases<M extends AnyStateMachine> = {
  [T in EventFrom<M>['type']]?: readonly Omit<Extract<EventFrom<M>, { type: T }>, 'type'>[]
}

/** What one actor may return. Errors and outputs reach the machine as they are. */
export interface ActorCases {
  readonly done?: readonly unknown[]
  readonly error?: readonly unknown[]
  /** Snapshots a child emits while active; create those of a machine with `snapshotOf`. */
  readonly snapshot?: readonly object[]
}

/** One way to start a machine; its actors' outcomes override the general ones. */
export interface Run<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  readonly actors?: Readonly<Record<string, ActorCases>>
}

/** Everything a test specifies about a machine, so that its paths can be generated and run. */
export interface PathOptions<M extends AnyStateMachine> {
  readonly events?: EventCases<M>
  /** By invoke id or, for every invoke of that actor, by source name; the id takes precedence. */
  readonly actors?: Readonly<Record<string, ActorCases>>
  /** One complete set of paths for each input; without it the machine starts without input. */
  readonly inputs?: readonly InputFrom<M>[]
  /** Replaces `inputs`, by name: paths are counted for each. */
  readonly runs?: Readonly<Record<string, Run<M>>>
  /** The JSON-compatible part of the context on which guards decide; keep it small and bounded. */
  readonly contextKey?: (context: ContextFrom<M>) => unknown
  /** What must hold after every step of every path. */
  readonly laws?: Laws<M>
  /** Implementations that replace the machine's own, in the prediction and in the run. */
  readonly provide?: Provided
  /** System ids of actors above this machine; each becomes a recording stub. */
  readonly system?: readonly string[]
  /**
   * Whether a move can happen in a situation, beside what the chart says: a server does not accept a wrong password.
   *
   * @param name of the move, such as `logIn done`
   */
  readonly canHappen?: (name: string, event: AnyEventObject, at: SnapshotFrom<M>) => boolean
  /** What has no case never happens; otherwise it is an error. */
  readonly isPartial?: boolean
  /** Upper bound of generated paths for each input or run; generation throws beyond it (2,000). */
  readonly maxPaths?: number
  /** Upper bound of situations for each input; generation throws beyond it (20,000). */
  readonly maxSituations?: number
}

/** Actions, guards and delays that a test replaces; actors are always the kit's. */
export interface Provided {
  readonly actions?: Readonly<Record<string, unknown>>
  readonly guards?: Readonly<Record<string, unknown>>
  readonly delays?: Readonly<Record<string, unknown>>
}
