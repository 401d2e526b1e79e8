import { afterEach, describe, expect, it } from 'vitest'
import type { MachinePath } from '../src/walks/path'
import { generatePaths } from '../src/walks/paths'
import { runPath } from '../src/walks/run'
import {
  doorbellMachine,
  doorbellOptions,
  guardedMachine,
  guardedOptions,
  muteMachine,
  outside,
} from './charts/small'

const paths = generatePaths(doorbellMachine, doorbellOptions)
const pathBy = (label: string) => {
  const path = paths.find(({ name }) => name.includes(label))
  if (!path) throw new Error(`no path takes '${label}'`)
  return path
}
const run = (label: string) => runPath(doorbellMachine, pathBy(label), doorbellOptions)
/** The same path, as if no ringing had been predicted. */
const withoutActors = (path: MachinePath): MachinePath => ({
  ...path,
  steps: path.steps.map((step) => ({ ...step, expected: { ...step.expected, running: [] } })),
})

afterEach(() => {
  outside.isOpen = true
  outside.doesNoteFail = false
})

describe('a run that matches its prediction', () => {
  it.each(paths)('$name', (path) => {
    expect(() => runPath(doorbellMachine, path, doorbellOptions)).not.toThrow()
  })
})

describe('actors that an action spawns', () => {
  const spawning = generatePaths(guardedMachine, guardedOptions)

  it.each(spawning)('run and stop as predicted: $name', (path) => {
    expect(() => runPath(guardedMachine, path, guardedOptions)).not.toThrow()
  })

  it('are missed if they do not run', () => {
    const lazy = guardedMachine.provide({ actions: { callGuard: () => {} } })
    const [path] = spawning.filter(({ steps }) => steps.length > 1)
    expect(() => runPath(lazy, path as never, guardedOptions)).toThrow(
      'step 1 (guard.called): running is [], foretold was ["guard"]',
    )
  })
})

describe('a run that differs fails', () => {
  it('if a guard decides differently from the prediction', () => {
    outside.isOpen = false
    expect(() => run('ring done')).toThrow(
      'step 2 (ring done "hello"): value is "outside", foretold was "inside"',
    )
  })

  it('if another transition leads to the same state', () => {
    const path = pathBy('ring error')
    const steps = path.steps.map((step) => ({
      ...step,
      expected: { ...step.expected, transitions: ['bell.ringing on door.left [0]'] },
    }))
    expect(() => runPath(doorbellMachine, { ...path, steps }, doorbellOptions)).toThrow(
      'transitions is ["bell.closed on door.pushed [0]"]',
    )
  })

  it('if the context differs in its contextKey', () => {
    let count = 0
    const options = { ...doorbellOptions, contextKey: () => (count += 1) > 100 }
    const [path] = generatePaths(doorbellMachine, options)
    count = 1000
    expect(() => runPath(doorbellMachine, path as never, options)).toThrow('key is true')
  })

  it('if the actor ends in error', () => {
    outside.doesNoteFail = true
    expect(() => run('door.left')).toThrow(
      'step 1 (door.pushed): the actor failed: Error: the note is lost',
    )
  })

  it.each([
    ['door.left', 'the machine dropped it'],
    ['ring done', "the actor 'ring' is not running"],
    ['ring error', "the actor 'ring' is not running"],
    ['after ringTimeout', 'the delay xstate.after.ringTimeout.bell.ringing is not running'],
  ])('if the step is dropped: %s', (label, message) => {
    const path = withoutActors(pathBy(label))
    const mute = muteMachine as unknown as typeof doorbellMachine
    expect(() => runPath(mute, path, doorbellOptions)).toThrow(message)
  })
})
