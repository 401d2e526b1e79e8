import type { AnyStateMachine } from 'xstate'
import type { MachineOptions } from './machineTests'

/** A machine, and what its tests specify about it. */
export interface Chart {
  readonly machine: AnyStateMachine
  /** Without options, every event has an empty payload, and every actor returns nothing or fails. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the options of any machine
  readonly options?: MachineOptions<any>
}

/** Two charts that send each other events, for `check`. */
export interface Together {
  readonly one: string
  readonly other: string
  /** The system ids under which they address each other; by default their names. */
  readonly addresses?: readonly [string, string]
}

/** A finding that is intended: its machine, its check, and the beginning of its message. */
export interface AcceptedFinding {
  readonly machine: string
  readonly check: string
  readonly message: string
  readonly reason: string
}

/** The contents of `charts.config.ts`. */
export interface ChartsConfig {
  /** Every machine by its name. */
  readonly charts: Readonly<Record<string, Chart | AnyStateMachine>>
  /** Test files that call `describeMachine` with these names: `import.meta.glob('./tests/*.test.ts')`. */
  readonly tests?: Readonly<Record<string, () => Promise<unknown>>>
  /** The texts of the app's sources, in which every event must have a sender. */
  readonly sources?: () => readonly string[]
  /** Events that are sent although no source shows it, each with a reason. */
  readonly unsent?: readonly { readonly event: string; readonly reason: string }[]
  readonly together?: readonly Together[]
  /** The Markdown of the document that the laws are written from, whose sentences they cite. */
  readonly specification?: string
  /** Findings of `check` that are intended. One that is not found any more is itself a finding. */
  readonly accepted?: readonly AcceptedFinding[]
  /** How a call can fail, by name, for `faults`: by default an Error. */
  readonly faults?: Readonly<Record<string, unknown>>
  /** Keys of values that fixtures must not contain, in addition to the usual ones. */
  readonly secret?: RegExp
}

/** Types the contents of `charts.config.ts`. */
export const defineCharts = (config: ChartsConfig): ChartsConfig => config
