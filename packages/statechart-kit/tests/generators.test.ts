import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../examples/checkout/machine'
import { checkoutOptions } from '../examples/checkout/options'
import { trafficLightMachine } from '../examples/trafficLight/machine'
import { trafficLightOptions } from '../examples/trafficLight/options'
import { coveringWalks } from '../src/generators/coveringWalks'
import { randomFrom, sampleOf } from '../src/generators/random'
import { randomWalks } from '../src/generators/randomWalks'
import { type Progress, stopCondition } from '../src/generators/stop'
import { reachedBy, targetsOf } from '../src/generators/targets'
import { unreached } from '../src/generators/unreached'
import { pairName, pairsIn, pairWalks, shortestWalks, simpleWalks } from '../src/generators/walks'
import type { WalkStep } from '../src/walks/explore'
import { type Model, modelsOf } from '../src/walks/model'
import { pathOf } from '../src/walks/path'
import { runPath } from '../src/walks/run'
import { spoiled } from './charts/defective'

const [light, checkout] = [
  modelsOf(trafficLightMachine, trafficLightOptions)[0] as Model,
  modelsOf(checkoutMachine, checkoutOptions)[0] as Model,
]
const lightTargets = targetsOf(trafficLightMachine)
const checkoutTargets = targetsOf(checkoutMachine)
const labels = (walk: readonly WalkStep[]) => walk.map(({ move }) => move.label)
const reached = (model: Model, walks: readonly (readonly WalkStep[])[]) =>
  new Set([model.start, ...walks.flat()].flatMap(reachedBy))

describe('generated walks', () => {
  it('lead to each state by the shortest way', () => {
    const walks = shortestWalks(light, lightTargets)
    expect(reached(light, walks)).toEqual(expect.objectContaining(new Set(lightTargets.states)))
    const toYellow = walks.find((walk) => walk.at(-1)?.snapshot.matches({ working: 'yellow' }))
    expect(toYellow && labels(toYellow).slice(0, 2)).toEqual([
      'after red.trafficLight.working.red',
      'button.pressed',
    ])
  })

  it('visit no situation twice if they are simple', () => {
    const walks = simpleWalks(checkout, 1000)
    const states = walks.map((walk) =>
      walk.map(({ snapshot }) => JSON.stringify([snapshot.value, snapshot.context])),
    )
    expect(states.filter((list) => new Set(list).size < list.length)).toEqual([])
    expect(walks.length).toBeGreaterThan(5)
    expect(simpleWalks(checkout, 3)).toHaveLength(3)
  })

  it('take every two transitions in a row', () => {
    const pairs = pairWalks(checkout).flatMap((walk) =>
      walk.slice(1).map((step, at) => pairName(walk[at] as WalkStep, step)),
    )
    const missing = [...pairsIn(checkout).keys()].filter((name) => !pairs.includes(name))
    expect(missing).toEqual([])
  })

  it('reach all targets in few walks', () => {
    const all = [...checkoutTargets.states, ...checkoutTargets.transitions]
    const walks = coveringWalks(checkout, all)
    expect(all.filter((name) => !reached(checkout, walks).has(name))).toEqual([])
    expect(walks.length).toBeLessThan(4)
    const [only] = coveringWalks(checkout, ['paid'])
    expect(only && labels(only)).toEqual([
      'item.added {item:{name:"Apple",price:50}}',
      'order.submitted',
      'reserve done',
      'charge done "A-1"',
    ])
  })

  it('run on the real machine as predicted', () => {
    const options = { seed: 7, stop: stopCondition('edge_coverage(100)'), maxLength: 5000 }
    const walks = [
      ...shortestWalks(checkout, checkoutTargets),
      ...pairWalks(checkout),
      ...randomWalks(checkout, checkoutTargets, options),
    ]
    for (const walk of walks) {
      expect(() => runPath(checkoutMachine, pathOf(checkout, walk), checkoutOptions)).not.toThrow()
    }
  })
})

describe('a random walk', () => {
  const walk = (stop: string, more: object = {}) =>
    randomWalks(checkout, checkoutTargets, {
      seed: 3,
      stop: stopCondition(stop),
      maxLength: 5000,
      ...more,
    })

  it('stops when its condition holds, and is the same for the same seed', () => {
    const walks = walk('edge_coverage(100) && vertex_coverage(100)')
    const seen = reached(checkout, walks)
    expect(
      [...checkoutTargets.states, ...checkoutTargets.transitions].filter((name) => !seen.has(name)),
    ).toEqual([])
    expect(walk('length(30)').map(labels)).toEqual(walk('length(30)').map(labels))
    expect(walk('length(30)').flat()).toHaveLength(30)
    expect(walk('length(30)', { seed: 4 }).map(labels)).not.toEqual(walk('length(30)').map(labels))
  })

  it('prefers what is used more often', () => {
    const weights = { 'item.added': 1000, 'order.submitted': 0 }
    const steps = walk('length(50)', { weights }).flatMap(labels)
    expect(new Set(steps)).toEqual(new Set(['item.added {item:{name:"Apple",price:50}}']))
  })

  it('fails if it cannot stop, and names what it did not reach', () => {
    expect(() => walk('reached_vertex(nowhere)', { maxLength: 20 })).toThrow(
      /does not hold after 20 steps; not reached:/,
    )
  })
})

describe('a stop condition', () => {
  const progress = (change: Partial<Progress>): Progress => ({
    states: { visited: new Set(['a']), total: 2 },
    transitions: { taken: new Set(['x', 'y']), total: 4 },
    length: 10,
    duration: 1500,
    ...change,
  })

  it.each<[string, boolean]>([
    ['edge_coverage(50)', true],
    ['edge_coverage(51)', false],
    ['vertex_coverage(50)', true],
    ['reached_vertex(a)', true],
    ['reached_vertex(b)', false],
    ['reached_edge(x)', true],
    ['length(10)', true],
    ['length(11)', false],
    ['time_duration(1)', true],
    ['never', false],
    ['length(11) || reached_vertex(a)', true],
    ['length(11) or reached_vertex(a)', true],
    ['length(10) && reached_vertex(b)', false],
    ['length(11) && reached_vertex(a) || edge_coverage(50)', true],
  ])('%s is %s', (text, expected) => {
    expect(stopCondition(text)(progress({}))).toBe(expected)
  })

  it.each([
    [
      'edge_coverge(100)',
      "there is no stop condition 'edge_coverge(100)'; did you mean 'edge_coverage'?",
    ],
    ['length', "length needs a number, such as length(100), but got ''"],
    ['toString(1)', "there is no stop condition 'toString(1)'"],
  ])('%s is refused', (text, message) => {
    expect(() => stopCondition(text)).toThrow(message)
  })
})

describe('what is not reached', () => {
  const find = (change: Parameters<typeof spoiled>[0], more: object = {}) => {
    const machine = spoiled(change)
    const options = {
      events: { 'request.sent': [], 'request.cancelled': [] },
      actors: { answer: { done: ['yes'], error: [new Error('no')] } },
      ...more,
    }
    return unreached(machine, modelsOf(machine, options))
  }

  it('is nothing in a sound chart', () => {
    expect(find({})).toEqual([])
  })

  it('is named with a guard that is never true, and what depends on it', () => {
    const guarded = { on: { 'request.sent': { guard: 'isReady', target: 'awaitingAnswer' } } }
    const options = { provide: { guards: { isReady: () => false } } }
    const found = find({ idle: guarded }, options)
    expect(found.slice(0, 2)).toEqual([
      {
        name: 'awaitingAnswer',
        why: "it is entered by 'chart.idle on request.sent [0]', where its guard 'isReady' is never true (1 attempts)",
      },
      {
        name: 'chart.idle on request.sent [0]',
        why: "its guard 'isReady' is never true (1 attempts)",
      },
    ])
    expect(found.slice(2).map(({ why }) => why)).toEqual(
      Array.from({ length: 3 }, () => "its state 'awaitingAnswer' is not reached"),
    )
  })

  it('is named with an earlier candidate, or a state without a transition to it', () => {
    const candidates = {
      on: { 'request.sent': [{ target: 'awaitingAnswer' }, { target: 'lost' }] },
    }
    expect(find({ idle: candidates, more: { lost: { description: 'Lost.' } } })).toEqual([
      {
        name: 'lost',
        why: "it is entered by 'chart.idle on request.sent [1]', where an earlier candidate is always taken",
      },
      { name: 'chart.idle on request.sent [1]', why: 'an earlier candidate is always taken' },
    ])
    expect(find({ more: { lost: { description: 'Lost.' } } })).toEqual([
      { name: 'lost', why: 'no transition leads there' },
    ])
  })
})

describe('a sample', () => {
  it('is the same for the same seed, and complete if all fit', () => {
    const list = Array.from({ length: 100 }, (_, at) => at)
    expect(sampleOf(list, 5, 1)).toEqual(sampleOf(list, 5, 1))
    expect(sampleOf(list, 5, 1)).not.toEqual(sampleOf(list, 5, 2))
    expect(sampleOf(list, 100, 1)).toEqual(list)
    const random = randomFrom(1)
    expect(Array.from({ length: 1000 }, random).every((each) => each >= 0 && each < 1)).toBe(true)
  })
})
