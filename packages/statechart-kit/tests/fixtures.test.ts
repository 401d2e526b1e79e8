import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkoutMachine, DeclinedCard } from '../examples/checkout/machine'
import { checkoutOptions } from '../examples/checkout/options'
import { type Fixture, fixtureOf, readFixture } from '../src/fixtures/format'
import { createRecorder } from '../src/fixtures/record'
import { replay } from '../src/fixtures/replay'
import { fromJson, redacted, toJson } from '../src/fixtures/values'
import { never } from '../src/vocabulary'
import { generatePaths } from '../src/walks/paths'

const paths = generatePaths(checkoutMachine, checkoutOptions)
const pathTo = (end: string) => {
  const path = paths.find(({ name }) => name.endsWith(end))
  if (path === undefined) throw new Error(`no path ends with ${end}`)
  return path
}
const declined = paths.find(({ name }) => name.includes('charge error DeclinedCard'))
const asFile = (fixture: Fixture) => readFixture(JSON.stringify(fixture))
const play = (fixture: Fixture, more: object = {}) =>
  replay(checkoutMachine, { ...checkoutOptions, ...more }, fixture)

describe('a fixture', () => {
  it('replays every generated path through a file', () => {
    for (const path of paths) {
      const { path: taken, failure, difference } = play(asFile(fixtureOf('checkout', path)))
      expect(taken.name).toBe(path.name)
      expect([failure, difference]).toEqual([null, null])
    }
  })

  it('names the law that its walk breaks', () => {
    const fixture = asFile(fixtureOf('checkout', pathTo('⇒ paid'), { about: 'a bug report' }))
    expect(fixture.about).toBe('a bug report')
    const { failure } = play(fixture, { laws: { 'nothing is paid': never('paid') } })
    expect(failure).toBe('it does not hold that nothing is paid')
  })

  it('tells the first step that leads elsewhere', () => {
    const fixture = asFile(fixtureOf('checkout', pathTo('⇒ paid')))
    const steps = fixture.steps.map((step, at) => (at === 0 ? { ...step, state: 'paid' } : step))
    expect(play({ ...fixture, steps }).difference).toBe(
      'step 1 leads to "filling"; the file says "paid"',
    )
  })

  it('repeats a case with its real values, and other values without their class', () => {
    if (declined === undefined) throw new Error('no path has a declined card')
    const fixture = asFile(fixtureOf('checkout', declined))
    const problemOf = (of: Fixture) =>
      play(of).path.steps.at(-1)?.expected.key as readonly unknown[]
    expect(problemOf(fixture)[2]).toBe('declined')
    const plain = fixture.steps.map((step) => ({ ...step, case: 'none' }))
    expect(problemOf({ ...fixture, steps: plain })[2]).toBe('unavailable')
  })
})

describe('a fixture that does not fit any more', () => {
  const fixture = asFile(fixtureOf('checkout', pathTo('⇒ paid')))
  const withSteps = (steps: unknown): Fixture => ({ ...fixture, steps: steps as Fixture['steps'] })

  it.each<[string, unknown, string]>([
    [
      'an event that is gone',
      [{ event: { type: 'order.submited' } }],
      "step 1: the chart has no event 'order.submited' any more; did you mean 'order.submitted'? Rename it in the file, or delete the step.",
    ],
    [
      'an actor that is gone',
      [{ actor: 'pay', done: null }],
      "step 1: the chart has no actor 'pay' any more",
    ],
    [
      'a delay that is gone',
      [{ delay: 'timeout.checkout.paying' }],
      "did you mean 'callTimeout.checkout.paying'?",
    ],
    [
      'a step that is not possible',
      [{ actor: 'charge', done: 'A-1' }],
      'step 1 (step 1) is not possible in filling: an actor or delay of it does not run there',
    ],
  ])('names %s', (_, steps, message) => {
    expect(() => play(withSteps(steps))).toThrow(message)
  })

  it.each([
    ['{', 'the file is not JSON'],
    ['{}', 'the file is no recorded walk'],
    [
      '{"format":"statechart-walk","version":2}',
      'the walk has version 2, and this kit reads version 1',
    ],
    ['{"format":"statechart-walk","version":1}', 'needs the name of its "machine"'],
  ])('is refused: %s', (text, message) => {
    expect(() => readFixture(text)).toThrow(message)
  })
})

describe('values in a fixture', () => {
  it('survive, or are redacted', () => {
    const error = Object.assign(new DeclinedCard('Declined'), { status: 402 })
    const value = { list: [1, undefined, null, Number.NaN], at: new Date(0), error }
    const read = fromJson(JSON.parse(JSON.stringify(toJson(value)))) as typeof value
    expect(read.list).toEqual(value.list)
    expect(read.at).toEqual(value.at)
    expect(read.error).toBeInstanceOf(Error)
    expect([read.error.name, read.error.message, read.error.status]).toEqual([
      'DeclinedCard',
      'Declined',
      402,
    ])
    expect(toJson({ password: 'x', nested: { accessToken: 'y', name: 'z' } })).toEqual({
      password: redacted,
      nested: { accessToken: redacted, name: 'z' },
    })
    expect(toJson({ seat: '12', pass: 'x' }, /seat/)).toEqual({ seat: redacted, pass: 'x' })
  })

  it('may contain themselves', () => {
    const value: Record<string, unknown> = {}
    value.self = value
    expect(toJson(value)).toEqual({ self: { $repeated: true } })
  })
})

describe('a recorder in an app', () => {
  it('records what the actor received, which replays as a test', async () => {
    const recorder = createRecorder('checkout')
    const machine = checkoutMachine.provide({
      actors: {
        reserve: fromPromise(() => Promise.resolve()),
        charge: fromPromise(() => Promise.resolve('A-1')),
      },
    })
    const actor = createActor(machine, { inspect: recorder.inspect }).start()
    actor.send({ type: 'item.added', item: { name: 'Apple', price: 50 } })
    actor.send({ type: 'order.submitted' })
    await new Promise((resolve) => actor.subscribe((at) => at.matches('paid') && resolve(null)))
    const fixture = asFile(recorder.fixture('a purchase'))
    expect(fixture.steps).toEqual([
      { event: { type: 'item.added', item: { name: 'Apple', price: 50 } } },
      { event: { type: 'order.submitted' } },
      { actor: 'reserve', done: { $undefined: true } },
      { actor: 'charge', done: 'A-1' },
    ])
    expect(play(fixture).path.steps.at(-1)?.expected.value).toBe('paid')
  })
})
