import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { stateNodes } from './chart'
import { activeNodes } from './internals'
import { nearest } from './nearest'

const pathsOf = new WeakMap<object, ReadonlySet<string>>()

/** The paths of all states below the root, such as `paying.entering`. */
export function statePaths(machine: AnyStateMachine): ReadonlySet<string> {
  const known = pathsOf.get(machine.root)
  if (known !== undefined) return known
  const paths = new Set(stateNodes(machine).map(({ path }) => path.join('.')))
  paths.delete('')
  pathsOf.set(machine.root, paths)
  return paths
}

/**
 * Whether the state of this path is active.
 *
 * @throws if the chart has no such state, with the nearest name.
 */
export function isInState(snapshot: AnyMachineSnapshot, path: string): boolean {
  const paths = statePaths(snapshot.machine as AnyStateMachine)
  if (!paths.has(path)) {
    throw new Error(`the chart has no state '${path}'${nearest(path, [...paths])}`)
  }
  return activeNodes(snapshot).some((node) => node.path.join('.') === path)
}
