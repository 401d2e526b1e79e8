import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { WalkStep } from './explore'
import { runningIn } from './ledger'
import type { Model } from './model'
import type { Move } from './move'
import type { Predicted } from './prediction'

/** The prediction for the machine at one point of a path. */
export interface Expectation {
  readonly value: StateValue
  readonly status: AnyMachineSnapshot['status']
  /** `contextKey` of the context. */
  readonly key: unknown
  readonly transitions: readonly string[]
  /** Ids of the running actors, including spawned ones. */
  readonly running: readonly string[]
}

export interface PathStep {
  readonly move: Move
  readonly expected: Expectation
}

/** A walk from the start to one transition, predicted step by step. */
export interface MachinePath {
  readonly name: string
  /** The named run it belongs to, if there are any. */
  readonly run: string | null
  readonly input: unknown
  readonly start: Expectation
  readonly steps: readonly PathStep[]
  /**
   * All events of the machine and all reports of its children: those it does not take at the end of the path are sent
   * there.
   */
  readonly others: readonly Move[]
}

/** A predicted walk as a path that can be run. @param isNamed whether its name begins with the start. */
export function pathOf(model: Model, walk: readonly WalkStep[], isNamed = false): MachinePath {
  const { run, input, start, contextKey, moves } = model
  const steps = walk.map((step) => ({ move: step.move, expected: expectation(step, contextKey) }))
  const from = isNamed ? `${run ?? JSON.stringify(input)} ` : ''
  return {
    name: from + pathName(steps, start),
    run,
    input,
    start: expectation(start, contextKey),
    steps,
    others: moves.filter(({ kind }) => kind === 'event' || kind === 'snapshot'),
  }
}

/** The part of a snapshot that is compared with the real one. */
export function expectation(
  { snapshot, ledger, transitions }: Predicted,
  contextKey: (context: unknown) => unknown,
): Expectation {
  const { value, status, context } = snapshot
  const running = runningIn(snapshot, ledger)
  return { value, status, key: contextKey(context), transitions, running }
}

function pathName(steps: readonly PathStep[], start: Predicted): string {
  const value = steps.at(-1)?.expected.value ?? start.snapshot.value
  const walk = steps.map(({ move }) => move.label).join(' → ') || 'start'
  return `${walk} ⇒ ${JSON.stringify(value).replaceAll('"', '')}`
}
