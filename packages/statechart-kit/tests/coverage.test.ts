import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../src/cases'
import { createCoverage, type Waiver } from '../src/coverage'
import { generatePaths } from '../src/walks/paths'
import { runPath } from '../src/walks/run'
import { buildingMachine, buildingOptions } from './charts/building'
import { signInMachine, signInOptions } from './charts/signIn'
import { kioskMachine, racingMachine } from './charts/small'

function cover<M extends AnyStateMachine>(machine: M, options: PathOptions<M>, waive?: Waiver[]) {
  const coverage = createCoverage(machine)
  for (const path of generatePaths(machine, options)) {
    runPath(machine, path, options, coverage.inspect)
  }
  return coverage.report(waive)
}

const complete = (covered: number) => ({ covered, total: covered, missing: [] })

describe('the coverage of a run', () => {
  it('counts every state and each candidate of every transition', () => {
    expect(cover(signInMachine, signInOptions)).toEqual({
      states: complete(10),
      transitions: complete(17),
      badWaivers: [],
    })
    expect(cover(buildingMachine, buildingOptions).transitions).toEqual(complete(15))
  })

  it('counts nothing before anything ran', () => {
    const { states, transitions } = createCoverage(signInMachine).report()
    expect([states.covered, transitions.covered]).toEqual([0, 0])
  })

  it('misses the candidate without a case', () => {
    const lookUpEmail = { done: [{ known: true }], error: ['offline'] }
    const { states, transitions } = cover(signInMachine, {
      ...signInOptions,
      actors: { ...signInOptions.actors, lookUpEmail },
    })
    expect(states.missing).toEqual([])
    expect(transitions).toEqual({
      covered: 16,
      total: 17,
      missing: ['signIn.routingAccount always [1]'],
    })
  })

  it('misses what only another input reaches', () => {
    const { transitions } = cover(signInMachine, { ...signInOptions, inputs: [{}] })
    expect(transitions.missing).toEqual(['signIn.routing always [0]'])
  })

  it('misses a delay that a shorter one always precedes', () => {
    const { states, transitions } = cover(racingMachine, {})
    expect(states.missing).toEqual(['race.lost'])
    expect(transitions.missing).toEqual(['race.waiting after long [0]'])
  })
})

describe('what only a detour or an event without effect reaches', () => {
  it('is covered: a delay that ends after a shorter one restarted, and an ignored event', () => {
    const events = { 'door.pushed': [], 'door.left': [] }
    expect(cover(kioskMachine, { events })).toEqual({
      states: complete(4),
      transitions: complete(4),
      badWaivers: [],
    })
  })
})

describe('waivers', () => {
  const late = { transition: 'race.waiting after long [0]', reason: 'never ends' }
  const lost = { state: 'race.lost', reason: 'never reached' }

  it('exclude what they name', () => {
    expect(cover(racingMachine, {}, [late, lost])).toEqual({
      states: complete(2),
      transitions: complete(1),
      badWaivers: [],
    })
  })

  it.each<[string, Waiver]>([
    [
      "transition 'race.waiting after short [0]' is covered, its waiver is unused",
      { transition: 'race.waiting after short [0]', reason: 'habit' },
    ],
    [
      "there is no transition 'race.waiting on start [0]' to waive",
      { transition: 'race.waiting on start [0]', reason: 'habit' },
    ],
    ["there is no state 'race.lots' to waive", { state: 'race.lots', reason: 'habit' }],
    ['no reason is given for {"state":"race.lost","reason":" "}', { ...lost, reason: ' ' }],
  ])('are invalid: %s', (problem, waiver) => {
    expect(cover(racingMachine, {}, [waiver]).badWaivers).toEqual([problem])
  })
})
