import { type AnyStateMachine, createMachine } from 'xstate'
import type { Mutant } from './operators'

/** A fault may make a chart go on for ever by itself. */
const maxIterations = 1000

/**
 * Puts a mutant in the place of the machine: whoever has imported that has the mutant now.
 *
 * @returns what puts the machine back.
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
