import { type AnyStateMachine, createMachine } from 'xstate'
import type { Mutant } from './operators'

/** A mutant may make a chart loop forever. */
const maxIterations = 1000

/**
 * Replaces the machine with a mutant in place: every importer has the mutant now.
 *
 * @returns a function that restores the machine.
 */
export function applyMutant(machine: AnyStateMachine, { config, delays = {} }: Mutant): () => void {
  const { implementations } = machine
  const original = Object.assign({}, machine)
  const mutated = createMachine({
    ...config,
    options: { maxIterations: maxIterations },
  } as never).provide({
    ...implementations,
    delays: { ...implementations.delays, ...delays },
  } as never)
  Object.assign(machine, mutated)
  return () => void Object.assign(machine, original)
}
