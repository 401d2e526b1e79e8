import type { AnyStateMachine } from 'xstate'
import type { MachineOptions } from '../machineTests'

export interface Described {
  readonly machine: AnyStateMachine
  readonly options: MachineOptions<AnyStateMachine>
}

/** The arguments of `describeMachine`, by name, while mutants run: their paths are generated again for each. */
export const describedMachines = new Map<string, Described>()

let isCollecting = false

/** From now on `describeMachine` creates no tests and records its arguments. */
export function collectMachines(): void {
  isCollecting = true
}

export const isCollectingMachines = () => isCollecting
