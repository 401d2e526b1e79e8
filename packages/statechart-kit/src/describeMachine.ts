/* oxlint-disable vitest/valid-title, vitest/expect-expect -- the tests come as a list, and assert */
import { describe, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type MachineOptions, machineTests } from './machineTests'
import { describedMachines, isCollectingMachines } from './mutants/described'

/** Of one test, which runs all paths of a machine. */
const timeoutMs = 300_000

/**
 * The complete test of a machine: the chart is sound, all generated paths and random walks run as predicted and break no
 * law, the paths cover every state and transition, and every law applies.
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
    for (const test of machineTests(machine, options)) it(test.name, test.run, timeoutMs)
  })
}
