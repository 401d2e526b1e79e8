import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { findPaths, generatePaths } from '../src/walks/paths'
import { buildingMachine, buildingOptions } from './charts/building'
import { spoiled } from './charts/defective'
import { signInMachine, signInOptions } from './charts/signIn'
import {
  doorbellMachine,
  doorbellOptions,
  guardedMachine,
  guardedOptions,
  racingMachine,
} from './charts/small'

const { events, actors } = doorbellOptions

describe('the paths of the doorbell', () => {
  it('take each case once, by the shortest way, and end once in each state', () => {
    expect(generatePaths(doorbellMachine, doorbellOptions).map(({ name }) => name)).toEqual([
      'door.pushed ⇒ ringing',
      'door.pushed → door.left ⇒ outside',
      'door.pushed → ring done "hello" ⇒ inside',
      'door.pushed → ring error "broken" ⇒ outside',
      'door.pushed → after ringTimeout.bell.ringing ⇒ outside',
    ])
  })

  it('are generated for each input', () => {
    const { inputs } = signInOptions
    const paths = generatePaths(signInMachine, signInOptions)
    for (const input of inputs) {
      const [first] = paths.filter((path) => path.input === input)
      expect(first?.start.value).toBe('email' in input ? 'lookingUpEmail' : 'enteringEmail')
    }
  })

  it('are generated for each named run, with the results of its own actors', () => {
    const runs = {
      answered: {
        input: undefined as never,
        actors: { ring: { done: ['hello'], error: ['broken'] } },
      },
      silent: { input: undefined as never },
    }
    const paths = generatePaths(doorbellMachine, { ...doorbellOptions, runs })
    expect(new Set(paths.map(({ run }) => run))).toEqual(new Set(['answered', 'silent']))
    expect(paths[0]?.name).toMatch(/^answered /)
  })

  it('distinguish which actors an action has spawned, and whether they were stopped', () => {
    const paths = generatePaths(guardedMachine, guardedOptions)
    const walked = paths.map(({ steps }) =>
      steps.map(({ move, expected }) => [move.label, ...expected.running].join(' ')),
    )
    expect(walked).toEqual([
      ['guard.called guard'],
      ['guard.dismissed'],
      ['guard.called guard', 'guard.called guard'],
      ['guard.called guard', 'guard.dismissed'],
    ])
  })

  it('never end the longer of two delays set together', () => {
    expect(generatePaths(racingMachine, {}).map(({ name }) => name)).toEqual([
      'after short.race.waiting ⇒ won',
    ])
  })
})

describe('of equivalent walks', () => {
  /** Two distinct lamps, and a bell that depends on neither. */
  const lamps = setup({
    types: { context: {} as { left: boolean; right: boolean } },
  }).createMachine({
    id: 'lamps',
    context: { left: false, right: false },
    on: {
      left: { actions: assign({ left: ({ context }) => !context.left }) },
      right: { actions: assign({ right: ({ context }) => !context.right }) },
      bell: { actions: () => {} },
    },
  })
  const options = {
    events: { left: [], right: [], bell: [] },
    contextKey: ({ left, right }: { left: boolean; right: boolean }) => [left, right],
  }
  const named = (which: object) => generatePaths(lamps, which as never).map(({ name }) => name)

  it('one remains for each value of each part of the key, none for their combinations', () => {
    const { paths, edges } = findPaths(lamps, options as never)
    expect(edges).toBe(12)
    const bells = paths.filter(({ steps }) => steps.at(-1)?.move.label === 'bell')
    expect(bells.map(({ steps }) => steps.map(({ move }) => move.label).join(' '))).toEqual([
      'bell',
      'left bell',
      'right bell',
    ])
  })

  it('none is dropped if the key has one part', () => {
    const whole = { ...options, contextKey: (context: object) => JSON.stringify(context) }
    expect(named(whole).filter((name) => name.includes('bell ⇒'))).toHaveLength(4)
  })
})

const generate = (options: object) => () => generatePaths(doorbellMachine, options)

describe('cases that do not fit the chart are reported together', () => {
  it.each([
    ["event 'door.left' has no case", { actors, events: { 'door.pushed': [] } }],
    ["event 'door.shut' has a case", { actors, events: { ...events, 'door.shut': [] } }],
    ["actor 'ring' (ring) has no done case", { events, actors: { ring: { error: ['broken'] } } }],
    ["actor 'ring' (ring) has no error case", { events, actors: { ring: { done: ['hello'] } } }],
    ["actor 'ring' (ring) has no done case", { events }],
    ["actor 'bell' has cases", { events, actors: { ...actors, bell: { done: [1] } } }],
  ])('%s', (message, options) => {
    expect(generate(options)).toThrow(message)
    expect(generate(doorbellOptions)).not.toThrow()
  })

  it('reports every missing case in one message', () => {
    expect(generate({})).toThrow(/'door\.pushed'.*'door\.left'.*done case.*error case/s)
  })
})

describe('charts that cannot be walked', () => {
  it('fail with an actor that is not declared', () => {
    const invoke = { id: 'nobody', src: 'nobody', onDone: { target: 'idle' } }
    expect(() => generatePaths(spoiled({ waiting: { invoke } }), {})).toThrow(
      "Actor 'nobody' of invoke 'nobody' is not declared",
    )
  })

  it('fail with a message without receiver, which would reach the machine itself', () => {
    const { system, ...options } = buildingOptions
    expect(() => generatePaths(buildingMachine, options)).toThrow('a message has no receiver')
    expect(() => generatePaths(buildingMachine, { ...options, system })).not.toThrow()
  })

  it('fail with more paths than allowed', () => {
    expect(() => generatePaths(doorbellMachine, { ...doorbellOptions, maxPaths: 3 })).toThrow(
      "'bell' has 5 paths, more than 3",
    )
  })

  it('have a limit for the paths of each run, so that another run needs no higher one', () => {
    const start = { input: undefined as never }
    const runs = { answered: start, silent: start }
    const options = { ...doorbellOptions, runs }
    expect(generatePaths(doorbellMachine, { ...options, maxPaths: 5 })).toHaveLength(10)
    expect(() => generatePaths(doorbellMachine, { ...options, maxPaths: 3 })).toThrow(
      "'bell' has 5 paths in run 'answered', more than 3",
    )
  })

  it('fail with an unbounded context key', () => {
    const counter = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'count.raised' } },
      actions: { raise: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({ context: { count: 0 }, on: { 'count.raised': { actions: 'raise' } } })
    const options = { events: { 'count.raised': [] } }
    expect(generatePaths(counter, options)).toHaveLength(1)
    expect(() => generatePaths(counter, { ...options, contextKey: ({ count }) => count })).toThrow(
      'contextKey has to be bounded',
    )
  })
})
