import type { AnyStateMachine } from 'xstate'
import type { MachineOptions } from '../machineTests'

export interface Described {
  readonly machine: AnyStateMachine
  readonly options: MachineOptions<AnyStateMachine>
}

/** What `describeMachine` was told, by name, while mutants are made: their paths are made anew for each. */
export const describedMachines = new Map<string, Described>()

let isCollecting = false

/** From now on `describeMachine` makes no tests, and writes down what it is told. */
export function collectMachines(): void {
  isCollecting = true
}

export const isCollectingMachines = () => isCollecting
