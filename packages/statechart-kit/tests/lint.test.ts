import { describe, expect, it } from 'vitest'
import { assign, fromTransition } from 'xstate'
import { lintMachine } from '../src/lint'
import { eventsWithoutSender } from '../src/lint/senders'
import { buildingMachine } from './charts/building'
import { soundInvoke, spoiled, without } from './charts/defective'
import { signInMachine } from './charts/signIn'

const lost = { description: 'Lost.' }
const to = (target: string) => ({ target })
const found = (machine: Parameters<typeof lintMachine>[0], options = {}) =>
  lintMachine(machine, options).map(({ rule, at }) => `${rule} ${at}`)

/** A state with a reducer, and no transition for its end. */
const withReducer = spoiled({
  waiting: { invoke: { ...without(soundInvoke, 'onDone'), src: 'reducer' } },
}).provide({ actors: { reducer: fromTransition((count: number) => count + 1, 0) } as object })

describe('a sound chart', () => {
  it.each([
    ['without changes', spoiled()],
    ['sign-in', signInMachine],
    ['building', buildingMachine],
    ['a reducer, which never finishes', withReducer],
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

describe("the product's rules for the linter", () => {
  const criticalEvents = ['session.ended']
  const taken = { 'session.ended': to('idle') }

  it('find each resting leaf that drops a critical event', () => {
    const machine = spoiled({
      waiting: { on: { ...taken, 'request.cancelled': to('idle') } },
    })
    expect(found(machine, { criticalEvents })).toEqual(['droppedCriticalEvent chart.idle'])
  })

  it('accept an ancestor that takes it', () => {
    const machine = spoiled({ root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine, { criticalEvents })).toEqual([])
  })

  it('do not count a critical event as a way out', () => {
    const machine = spoiled({ waiting: { on: {} }, root: { on: { 'session.ended': to('.idle') } } })
    expect(found(machine)).toEqual([])
    expect(found(machine, { criticalEvents })).toEqual([`noWayOut ${awaiting}`])
  })

  it("count an ancestor's delay as a way out", () => {
    const machine = spoiled({ waiting: { on: {} }, root: { after: { timeout: to('.idle') } } })
    expect(found(machine)).toEqual([])
  })

  it('count another region that takes the event in each of its states', () => {
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

  it('find tags outside the union', () => {
    const machine = spoiled({ idle: { tags: ['busy', 'step:email', 'odd'] } })
    expect(lintMachine(machine, { allowedTags: ['busy', /^step:/] })).toEqual([
      { rule: 'unknownTag', at: 'chart.idle', message: "the tag 'odd' is not in the union" },
    ])
  })

  it('respect exemptions, and find those that exempt nothing', () => {
    const exempt = [
      { rule: 'unreachableState', at: 'chart.lost', reason: 'restored only' },
    ] as const
    expect(found(spoiled({ more: { lost } }), { exempt })).toEqual([])
    expect(found(spoiled(), { exempt })).toEqual(['unusedExemption chart.lost'])
  })
})

describe('events without a sender', () => {
  const isSent = "waiting.send({ type: 'request.cancelled' })"
  const unsent = (...sources: string[]) => eventsWithoutSender([spoiled()], [isSent, ...sources])

  it('are found in all charts, each once', () => {
    expect(eventsWithoutSender([spoiled(), spoiled()], [])).toEqual([
      "nothing sends 'request.cancelled'",
      "nothing sends 'request.sent'",
    ])
  })

  it.each([
    ['to an actor', "actor.send({ type: 'request.sent', to: 'all' })"],
    ['by an action', "send: sendTo('chart', { type: 'request.sent' }),"],
    ['in several lines', "emit({\n  type:\n    'request.sent',\n  from,\n})"],
    ['as one end of a choice', "({ type: isNew ? 'request.sent' : 'request.invalidated' })"],
    ['as the other end', "({ type: isOld ? 'request.invalidated' : 'request.sent' })"],
    ['with a placeholder in its name', 'actor.send({ type: `${what}.sent` })'],
    ['beside others', "[{ type: 'a.b' }, { type: 'request.sent' }]"],
  ])('are absent if it is sent %s', (_, source) => {
    expect(unsent(source)).toEqual([])
  })

  it.each([
    ['its declaration', "EventsOf<{ 'request.sent': NoPayload }>"],
    ['the transition that takes it', "on: { 'request.sent': { target: 'waiting' } }"],
    ['its type, picked from a union', "type Sent = Event & { type: 'request.sent' }"],
    ['its type, extracted from a union', "type Sent = Extract<Event, { type: 'request.sent' }>"],
    ['a comment', "// actor.send({ type: 'request.sent' })"],
    ['a longer comment', "/* actor.send({ type: 'request.sent' }) */"],
    ['a part of another name', "actor.send({ type: 'request.sent.twice' })"],
    ['another name of the same form', "actor.send({ type: 'request-sent' })"],
    ['a placeholder for two words', 'actor.send({ type: `${what}` })'],
    ['another field of an object', "{ type: kind, name: 'request.sent' }"],
  ])('are reported if there is only %s', (_, source) => {
    expect(unsent(source)).toEqual(["nothing sends 'request.sent'"])
  })

  it('can be waived with a reason while they exist', () => {
    const waived = (event: string, reason: string) =>
      eventsWithoutSender([spoiled()], [isSent], [{ event, reason }])
    expect(waived('request.sent', 'its view is to come')).toEqual([])
    const unused = (event: string) => `the waiver of '${event}' waives nothing or has no reason`
    expect(waived('request.sent', ' ')).toEqual([unused('request.sent')])
    expect(waived('request.cancelled', 'habit')).toEqual([
      "nothing sends 'request.sent'",
      unused('request.cancelled'),
    ])
  })
})
