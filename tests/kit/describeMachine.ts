/* oxlint-disable vitest/valid-title, vitest/expect-expect -- the tests come as a list, and assert */
import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, machineTests } from './machineTests'
import { describedMachines, isCollectingMachines } from './mutants/described'

/**
 * The whole test of a machine: that the chart is sound, one test a generated path, and that these
 * cover every state and transition.
 *
 * @param name of the describe block and of the file in `.cache/paths`; unique among machines.
 */
export function describeMachine<M extends AnyStateMachine>(
  name: string,
  machine: M,
  options: MachineOptions<M>,
) {
  if (isCollectingMachines()) {
    describedMachines.set(name, { machine, options: options as never })
    return
  }
  describe(name, () => {
    for (const test of machineTests(name, machine, options)) it(test.name, test.run)
  })
}
