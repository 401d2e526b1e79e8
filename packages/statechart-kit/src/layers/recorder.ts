import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { ancestors, type ChartNode } from '../chart'
import { activeNodes, snapshotIn, takenIn } from '../internals'
import { activePaths } from '../text/steps'
import { transitionNames } from '../transitionName'
import type { Expectation } from '../walks/path'
import { type LayerFile, maxTests } from './layer'

/**
 * Collects which test reaches what, in whichever machines it uses. Pass `inspect` to the actors of an app, and call
 * `begin` with the name of each test.
 */
export function createLayerRecorder() {
  let test = ''
  const states: Record<string, string[]> = {}
  const transitions: Record<string, string[]> = {}
  const note = (reached: Record<string, string[]>, name: string) => {
    const tests = (reached[name] ??= [])
    if (tests.length < maxTests && !tests.includes(test)) tests.push(test)
  }
  return {
    begin: (name: string) => {
      test = name
    },

    inspect: (event: InspectionEvent) => {
      const snapshot = snapshotIn(event)
      if (snapshot === undefined || !('machine' in snapshot)) return
      const taken = takenIn(event)
      for (const { source } of taken) {
        for (const node of [source as ChartNode, ...ancestors(source as ChartNode)]) {
          note(states, node.id)
        }
      }
      for (const { id } of activeNodes(snapshot as AnyMachineSnapshot)) note(states, id)
      for (const name of transitionNames(taken)) note(transitions, name)
    },

    /** Notes what a walk passes through, whose steps were seen. */
    walked: (machineId: string, expectations: readonly Expectation[]) => {
      for (const { value, transitions: taken } of expectations) {
        for (const id of activePaths(value, `${machineId}.`)) note(states, id)
        for (const name of taken) note(transitions, name)
      }
    },

    /** What was reached since the last call. */
    take: (): LayerFile => {
      const taken = { states: { ...states }, transitions: { ...transitions } }
      for (const reached of [states, transitions]) {
        for (const name of Object.keys(reached)) delete reached[name]
      }
      return taken
    },
  }
}
