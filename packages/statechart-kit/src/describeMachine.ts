/* oxlint-disable vitest/valid-title, vitest/expect-expect -- the tests come as a list, and assert */
import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, machineTests } from './machineTests'
import { describedMachines, isCollectingMachines } from './mutants/described'

/**
 * The complete test of a machine: the chart is sound, one test for each generated path, and these cover every state and
 * transition.
 *
 * @param name of the describe block, and of the machine in `charts`; unique among machines.
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
    for (const test of machineTests(machine, options)) it(test.name, test.run)
  })
}
