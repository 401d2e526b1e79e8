import { describe, expect, it } from 'vitest'
import { assign } from 'xstate'
import { buildingMachine } from './fixtures/building'
import { soundInvoke, spoiled, without } from './fixtures/defective'
import { signInMachine } from './fixtures/signIn'
import { lintMachine } from './lint'

const lost = { description: 'Lost.' }
const to = (target: string) => ({ target })
const found = (machine: Parameters<typeof lintMachine>[0], options = {}) =>
  lintMachine(machine, options).map(({ rule, at }) => `${rule} ${at}`)

describe('a sound chart', () => {
  it.each([
    ['spoiled by nothing', spoiled()],
    ['sign-in', signInMachine],
    ['building', buildingMachine],
  ])('has no findings: %s', (_, machine) => {
    expect(lintMachine(machine)).toEqual([])
  })
})

const awaiting = 'chart.awaitingAnswer'
const waitingOn = (invoke: object) => spoiled({ waiting: { invoke } })

describe('each defect is found, and nothing else', () => {
  it.each([
    ['invokeWithoutDone', awaiting, waitingOn(without(soundInvoke, 'onDone'))],
    ['invokeWithoutDone', awaiting, waitingOn({ ...without(soundInvoke, 'onDone'), src: 'child' })],
    ['invokeWithoutError', awaiting, waitingOn(without(soundInvoke, 'onError'))],
    ['invokeWithoutError', awaiting, waitingOn({ id: 'listen', src: 'listen' })],
    ['invokeWithoutId', awaiting, waitingOn(without(soundInvoke, 'id'))],
    ['inlineSource', awaiting, waitingOn({ ...soundInvoke, src: spoiled() })],
    ['undeclared', awaiting, waitingOn({ ...soundInvoke, src: 'nobody' })],
    ['noWayOut', awaiting, spoiled({ waiting: { on: {} } })],
    ['noWayOut', awaiting, spoiled({ waiting: { on: { 'note.made': { actions: 'note' } } } })],
    ['unreachableState', 'chart.lost', spoiled({ more: { lost } })],
    [
      'shadowedCandidate',
      'chart.idle',
      spoiled({
        idle: {
          on: { 'request.sent': [to('awaitingAnswer'), { guard: 'isReady', ...to('idle') }] },
        },
      }),
    ],
    [
      'shadowedCandidate',
      'chart.idle',
      spoiled({ idle: { always: [to('awaitingAnswer'), to('awaitingAnswer')] } }),
    ],
    [
      'swallowingWildcard',
      'chart.idle',
      spoiled({
        root: { after: { timeout: to('.idle') } },
        idle: { on: { 'request.sent': to('awaitingAnswer'), '*': { actions: 'note' } } },
      }),
    ],
    ['missingDescription', 'chart.idle', spoiled({ idle: { description: undefined } })],
    [
      'stateName',
      'chart.Lost_one',
      spoiled({
        idle: { on: { 'a.b': to('awaitingAnswer'), 'c.d': to('Lost_one') } },
        more: { Lost_one: lost },
      }),
    ],
    [
      'waitingStateName',
      'chart.answer',
      spoiled({
        idle: { on: { 'a.b': to('awaitingAnswer'), 'c.d': to('answer') } },
        more: { answer: { ...lost, on: { 'a.b': to('idle') }, invoke: soundInvoke } },
      }),
    ],
    ['eventName', 'chart.idle', spoiled({ idle: { on: { SEND: to('awaitingAnswer') } } })],
    ['eventName', 'chart.idle', spoiled({ idle: { on: { 'send.it_now': to('awaitingAnswer') } } })],
    ['inlineImplementation', 'chart.idle', spoiled({ idle: { entry: () => {} } })],
    ['inlineImplementation', 'chart.idle', spoiled({ idle: { exit: ['note', () => {}] } })],
    [
      'inlineImplementation',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { guard: () => true, ...to('awaitingAnswer') } } } }),
    ],
    [
      'inlineImplementation',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { actions: assign({}), ...to('awaitingAnswer') } } } }),
    ],
    ['unnamedDelay', awaiting, spoiled({ waiting: { after: { 500: to('idle') } } })],
    ['undeclared', awaiting, spoiled({ waiting: { after: { someday: to('idle') } } })],
    ['undeclared', 'chart.idle', spoiled({ idle: { entry: 'forget' } })],
    [
      'undeclared',
      'chart.idle',
      spoiled({ idle: { on: { 'a.b': { guard: 'isOdd', ...to('awaitingAnswer') } } } }),
    ],
  ])('%s at %s (%#)', (rule, at, machine) => {
    expect(found(machine)).toEqual([`${rule} ${at}`])
  })
})

const region = (event: string) => ({
  description: 'A region.',
  initial: 'on',
  states: {
    on: { description: 'On.', on: { [event]: to('off') } },
    off: { description: 'Off.', on: { [event]: to('on') } },
  },
})
const parallel = (states: object) => spoiled({ root: { type: 'parallel' }, more: { states } })

describe('what the product tells the linter', () => {
  const criticalEvents = ['session.ended']
  const taken = { 'session.ended': to('idle') }

  it('finds each resting leaf that drops a critical event', () => {
    const machine = spoiled({
      waiting: { on: { ...taken, 'request.cancelled': to('idle') } },
    })
    expect(found(machine, { criticalEvents })).toEqual(['droppedCriticalEvent chart.idle'])
  })

  it('is content when an ancestor takes it', () => {
    const machine = spoiled({ root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine, { criticalEvents })).toEqual([])
  })

  it('does not take a critical event for a way out', () => {
    const machine = spoiled({ waiting: { on: {} }, root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine)).toEqual([])
    expect(found(machine, { criticalEvents })).toEqual([`noWayOut ${awaiting}`])
  })

  it('takes a delay of an ancestor for a way out', () => {
    const machine = spoiled({ waiting: { on: {} }, root: { after: { timeout: to('.idle') } } })
    expect(found(machine)).toEqual([])
  })

  it('knows that another region takes the event in each of its states', () => {
    const chart = (other: string) =>
      parallel({
        description: 'Two regions.',
        type: 'parallel',
        states: { first: region('session.ended'), second: region(other) },
      })
    const inRegions = (machine: ReturnType<typeof chart>) =>
      found(machine, { criticalEvents }).filter((each) => each.includes('states'))
    expect(inRegions(chart('note.made'))).toEqual([])
    const half = region('session.ended')
    const taking = { ...half, states: { ...half.states, off: { description: 'Off.' } } }
    const mixed = {
      description: 'Two regions, of which one takes the event in one of its states.',
      type: 'parallel',
      states: { first: taking, second: region('note.made') },
    }
    expect(inRegions(parallel(mixed))).toEqual([
      'droppedCriticalEvent chart.states.first.off',
      'droppedCriticalEvent chart.states.second.on',
      'droppedCriticalEvent chart.states.second.off',
    ])
    const one = parallel({
      description: 'One region.',
      type: 'parallel',
      states: { first: region('note.made') },
    })
    expect(inRegions(one)).toEqual([
      'droppedCriticalEvent chart.states.first.on',
      'droppedCriticalEvent chart.states.first.off',
    ])
  })

  it('finds tags outside the union', () => {
    const machine = spoiled({ idle: { tags: ['busy', 'step:email', 'odd'] } })
    expect(lintMachine(machine, { allowedTags: ['busy', /^step:/] })).toEqual([
      { rule: 'unknownTag', at: 'chart.idle', message: "the tag 'odd' is not in the union" },
    ])
  })

  it('leaves out what is exempt, and finds exemptions that exempt nothing', () => {
    const exempt = [
      { rule: 'unreachableState', at: 'chart.lost', reason: 'restored only' },
    ] as const
    expect(found(spoiled({ more: { lost } }), { exempt })).toEqual([])
    expect(found(spoiled(), { exempt })).toEqual(['unusedExemption chart.lost'])
  })
})
