import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkoutMachine } from '../examples/checkout/machine'
import { trafficLightMachine } from '../examples/trafficLight/machine'
import { createFreezableClock } from '../src/inspector/clock'
import { createControl } from '../src/inspector/control'
import { fixtureOfSteps, lawOfStep, playwrightTestOf } from '../src/inspector/copies'
import { differences } from '../src/inspector/difference'
import { activePaths, createInspection, statusOf } from '../src/inspector/inspection'
import { possibleEvents } from '../src/inspector/possible'

const lamp = { name: 'Lamp', price: 4900 }

const testPackage = '@playwright/test'
const nothing = { after: undefined, event: { type: 'nothing' } }

/** A checkout whose calls a test answers. */
function inspected() {
  const inspection = createInspection()
  const calls: { name: string; input: unknown; answer: (value: unknown) => void }[] = []
  const call = (name: string) =>
    fromPromise<never, never>(
      ({ input }) =>
        new Promise((resolve) => void calls.push({ name, input, answer: resolve as never })),
    )
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        reserve: call('reserve') as never,
        charge: call('charge') as never,
        release: call('release') as never,
      },
    }),
    { inspect: inspection.inspect },
  )
  const control = createControl(checkout)
  checkout.start()
  const child = (id: string) => checkout.getSnapshot().children[id as 'reserve'] as never
  return { inspection, control, checkout, calls, child }
}

function paying() {
  const all = inspected()
  all.checkout.send({ type: 'item.added', item: lamp })
  all.checkout.send({ type: 'order.submitted' })
  return all
}
const settled = () => new Promise((resolve) => void setTimeout(resolve))

describe('an inspection', () => {
  it('knows the actors below their parents, and what each received', () => {
    const { inspection, checkout } = paying()
    expect(
      inspection.actors().map(({ name, parent }) => [name, parent === checkout.sessionId]),
    ).toEqual([
      ['checkout', false],
      ['reserve', true],
    ])
    const steps = inspection.steps(checkout.sessionId)
    expect(steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'item.added',
      'order.submitted',
    ])
    expect(steps.map(({ after }) => activePaths(after))).toEqual([
      ['filling'],
      ['filling'],
      ['paying', 'paying.reserving'],
    ])
    expect(steps[2]?.taken).toEqual(['checkout.filling on order.submitted [0]'])
    expect([...inspection.visited(checkout.sessionId).states]).toEqual([
      'filling',
      'paying',
      'paying.reserving',
    ])
  })

  it('says what a step has changed, without secrets', () => {
    const { inspection, checkout } = paying()
    const [, added] = inspection.steps(checkout.sessionId)
    const contextOf = (snapshot: unknown) => (snapshot as { context: object }).context
    expect(differences(contextOf(added?.before), contextOf(added?.after))).toEqual([
      { path: 'items', before: [], after: [lamp] },
    ])
    expect(differences({ a: { password: 'one', n: 1 } }, { a: { password: 'two', n: 2 } })).toEqual(
      [{ path: 'a.n', before: 1, after: 2 }],
    )
  })

  it('drops the oldest steps, and forgets what has ended when it is cleared', async () => {
    const inspection = createInspection({ maxSteps: 3 })
    const light = createActor(trafficLightMachine, { inspect: inspection.inspect }).start()
    expect(inspection.steps().length).toBeLessThanOrEqual(3)
    const changed = vi.fn<() => void>()
    const stop = inspection.subscribe(changed)
    light.stop()
    inspection.clear()
    expect(changed).toHaveBeenCalled()
    stop()
    expect([inspection.steps(), inspection.actors()]).toEqual([[], []])
  })
})

describe('the events of a state', () => {
  it('have their candidates, with guards that are true or false now', () => {
    const { checkout } = inspected()
    expect(possibleEvents(checkout.getSnapshot())).toEqual([
      {
        type: 'item.added',
        candidates: [{ state: 'filling', guard: null, isOpen: true, targets: [] }],
      },
      {
        type: 'order.submitted',
        candidates: [{ state: 'filling', guard: 'hasItems', isOpen: false, targets: ['paying'] }],
      },
    ])
    checkout.send({ type: 'item.added', item: lamp })
    const [, submitted] = possibleEvents(checkout.getSnapshot())
    expect(submitted?.candidates[0]?.isOpen).toBe(true)
  })
})

describe('a running call', () => {
  it('is failed by hand, and its own answer is ignored', async () => {
    const { control, checkout, calls, child } = paying()
    expect(control.isCall(child('reserve'))).toBe(true)
    control.fail(child('reserve'), new Error('no connection'))
    expect(checkout.getSnapshot()).toMatchObject({
      value: 'filling',
      context: { problem: 'unavailable' },
    })
    calls[0]?.answer(undefined)
    await settled()
    expect(checkout.getSnapshot().value).toBe('filling')
  })

  it('is held until it is released', async () => {
    const { control, checkout, calls, child } = paying()
    const { sessionId } = child('reserve') as { sessionId: string }
    control.hold(sessionId)
    calls[0]?.answer(undefined)
    await settled()
    expect(control.isHeld(sessionId)).toBe(true)
    expect(checkout.getSnapshot().value).toEqual({ paying: 'reserving' })
    control.release(sessionId)
    await settled()
    expect(checkout.getSnapshot().value).toEqual({ paying: 'charging' })
  })

  it('returns what is given by hand', () => {
    const { control, checkout, child } = paying()
    control.resolve(child('reserve'), undefined)
    control.resolve(child('charge'), 'A-1')
    expect(checkout.getSnapshot()).toMatchObject({ value: 'paid', context: { orderNumber: 'A-1' } })
  })

  it('is delivered once the control stops', async () => {
    const { control, checkout, calls, child } = paying()
    control.hold((child('reserve') as { sessionId: string }).sessionId)
    calls[0]?.answer(undefined)
    await settled()
    control.stop()
    await settled()
    expect(checkout.getSnapshot().value).toEqual({ paying: 'charging' })
  })
})

describe('a chart that is put back', () => {
  it('has its earlier state and context, makes its call again, and goes on from there', async () => {
    const { control, checkout, calls, inspection } = paying()
    calls[0]?.answer(undefined)
    await settled()
    const submitted = inspection
      .steps(checkout.sessionId)
      .find(({ event }) => event.type === 'order.submitted')
    control.fail(checkout.getSnapshot().children.charge as never, new Error('broken'))
    expect(checkout.getSnapshot()).toMatchObject({ value: 'releasing' })
    control.backTo(checkout, submitted ?? nothing)
    const reserves = inspection.actors().filter(({ name }) => name === 'reserve')
    expect(reserves.map(({ ref }) => statusOf(ref))).toEqual(['done', 'active'])
    expect(checkout.getSnapshot()).toMatchObject({
      value: { paying: 'reserving' },
      context: { problem: null },
    })
    expect(calls.map(({ name }) => name)).toEqual(['reserve', 'charge', 'release', 'reserve'])
    expect(calls[3]?.input).toEqual({ items: [lamp] })
    calls[3]?.answer(undefined)
    await settled()
    expect(checkout.getSnapshot().value).toEqual({ paying: 'charging' })
    expect(() => control.backTo(checkout, { ...nothing, after: { status: 'active' } })).toThrow(
      'only a running',
    )
  })

  it('waits again for the delays of its state', () => {
    vi.useFakeTimers()
    const inspection = createInspection()
    const light = createActor(trafficLightMachine, { inspect: inspection.inspect })
    const control = createControl(light)
    light.start()
    const first = inspection.steps(light.sessionId)[0]
    const before = JSON.stringify(light.getSnapshot().value)
    vi.advanceTimersByTime(120_000)
    control.backTo(light, first ?? nothing)
    expect(JSON.stringify(light.getSnapshot().value)).toBe(before)
    vi.advanceTimersByTime(120_000)
    expect(inspection.visited(light.sessionId).states.size).toBeGreaterThan(1)
    light.stop()
    vi.useRealTimers()
  })
})

describe('a clock', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is frozen, goes on with the time that was left, and ends timers by hand in order', () => {
    const clock = createFreezableClock(() => Date.now())
    const ended: string[] = []
    clock.setTimeout(() => ended.push('late'), 3000)
    clock.setTimeout(() => ended.push('early'), 1000)
    const never = clock.setTimeout(() => ended.push('never'), 1500)
    clock.clearTimeout(never)
    vi.advanceTimersByTime(500)
    clock.freeze()
    vi.advanceTimersByTime(60_000)
    expect([ended, clock.isFrozen]).toEqual([[], true])
    clock.resume()
    vi.advanceTimersByTime(499)
    expect(ended).toEqual([])
    vi.advanceTimersByTime(1)
    expect(ended).toEqual(['early'])
    clock.freeze()
    clock.setTimeout(() => ended.push('in between'), 100)
    clock.advance(50)
    expect(ended).toEqual(['early'])
    clock.advance(2000)
    expect(ended).toEqual(['early', 'in between', 'late'])
  })
})

describe('what is copied', () => {
  it('is a fixture without secrets that names the state after each step', () => {
    const { inspection, checkout } = paying()
    const fixture = fixtureOfSteps('checkout', inspection.steps(checkout.sessionId))
    expect(fixture).toMatchObject({
      format: 'statechart-walk',
      machine: 'checkout',
      steps: [
        { event: { type: 'item.added', item: lamp }, state: 'filling' },
        { event: { type: 'order.submitted' }, state: { paying: 'reserving' } },
      ],
    })
  })

  it('is a law in the words of the vocabulary', () => {
    const { inspection, checkout, control, child } = paying()
    control.fail(child('reserve'), new Error('broken'))
    const laws = inspection.steps(checkout.sessionId).map(lawOfStep)
    expect(laws.slice(2)).toEqual([
      "'…': after('order.submitted').from('filling').next('paying.reserving'),",
      "'…': after(failed('reserve')).from('paying.reserving').next('filling'),",
    ])
  })

  it('is a test with a step for each thing that happened', () => {
    const { inspection, checkout } = paying()
    expect(playwrightTestOf('checkout', inspection.steps(checkout.sessionId))).toBe(
      [
        `import { test } from '${testPackage}'`,
        '',
        'test("checkout: …", async ({ page }) => {',
        "  await page.goto('/')",
        '  await test.step("item added", async () => {',
        '    // filling: The customer fills the basket.',
        '  })',
        '  await test.step("order submitted", async () => {',
        '    // paying.reserving: Reserving the items.',
        '  })',
        '})',
      ].join('\n'),
    )
  })
})
