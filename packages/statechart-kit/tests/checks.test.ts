import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise, sendTo, setup } from 'xstate'
import { faultFindings, ordersOf } from '../src/checks/faults'
import { lawFindings } from '../src/checks/laws'
import {
  deadlockFindings,
  leadsToFindings,
  restFindings,
  timeLimitFindings,
} from '../src/checks/model'
import { checkTogether, type Partner } from '../src/checks/together'
import { either } from '../src/conditions'
import { defaultCases } from '../src/defaultCases'
import type { Laws } from '../src/laws'
import { after, leadsTo, never } from '../src/vocabulary'
import { type Model, modelsOf } from '../src/walks/model'
import type { MachinePath } from '../src/walks/path'
import { spoiled } from './charts/defective'

const modelOf = (machine: AnyStateMachine) => modelsOf(machine, defaultCases(machine))[0] as Model
const steps = (path?: MachinePath) => path?.steps.map(({ move }) => move.label)

describe('the model of a sound chart', () => {
  it('has no findings, apart from the missing time limit', () => {
    const machine = spoiled()
    const model = modelOf(machine)
    expect(deadlockFindings(model)).toEqual([])
    expect(restFindings(machine, model)).toEqual([])
    expect(timeLimitFindings(machine)).toEqual([
      {
        check: 'noTimeLimit',
        message: 'chart.awaitingAnswer: no delay ends the wait for a promise that never settles',
      },
    ])
    const limited = spoiled({ waiting: { after: { timeout: { target: 'idle' } } } })
    expect(timeLimitFindings(limited)).toEqual([])
  })
})

describe('a defect of a model is found with its shortest walk', () => {
  it('a state in which nothing can happen', () => {
    const machine = spoiled({
      waiting: { invoke: undefined, on: { 'request.cancelled': { target: 'lost' } } },
      more: { lost: { description: 'Lost.' } },
    })
    const [finding, ...others] = deadlockFindings(modelOf(machine))
    expect(others).toEqual([])
    expect(finding?.message).toBe('nothing can happen any more in lost')
    expect(steps(finding?.example)).toEqual(['request.sent', 'request.cancelled'])
  })

  it('calls that follow each other without end', () => {
    const call = (target: string) => ({
      id: 'answer',
      src: 'answer',
      onDone: { target },
      onError: { target },
    })
    const machine = spoiled({
      waiting: { on: {}, invoke: call('retrying') },
      more: { retrying: { description: 'Again.', invoke: call('awaitingAnswer') } },
    })
    const findings = restFindings(machine, modelOf(machine))
    expect(findings.map(({ message }) => message)).toEqual([
      'the machine cannot rest any more after awaitingAnswer',
      'the machine cannot rest any more after retrying',
    ])
    expect(steps(findings[0]?.example)).toEqual(['request.sent'])
  })

  it('a promise of the future that cannot come true', () => {
    const machine = spoiled({ more: { lost: { description: 'Lost.' } } })
    const laws = {
      'it is lost': leadsTo('awaitingAnswer', 'lost'),
      'it rests': leadsTo('awaitingAnswer', 'idle'),
    }
    const [finding, ...others] = leadsToFindings(modelOf(machine), laws)
    expect(others).toEqual([])
    expect(finding?.message).toBe(
      'it does not hold that it is lost: it cannot happen any more after awaitingAnswer',
    )
    expect(steps(finding?.example)).toEqual(['request.sent'])
  })

  it('a name in a law that the chart does not have, and a law that never applies', () => {
    const machine = spoiled() as AnyStateMachine
    const find = (laws: Laws<AnyStateMachine>) =>
      lawFindings(machine, { ...defaultCases(machine), laws })
    const misspelt: Laws<AnyStateMachine> = {
      'a request waits': after('request.snt').from('idle').nothing(),
    }
    expect(find(misspelt)).toEqual([
      {
        check: 'unknownName',
        message:
          "'a request waits': the chart takes no event 'request.snt'; did you mean 'request.sent'?",
      },
      {
        check: 'unusedLaw',
        message: "'a request waits' never applies: after('request.snt').from('idle') is never true",
      },
    ])
    const broken = { ...misspelt, 'nothing is asked': never('awaitingAnswer') }
    expect(find(broken).map(({ check }) => check)).toEqual(['law', 'unknownName'])
  })

  it('a law that is broken, once, up to the step that breaks it', () => {
    const machine = spoiled()
    const laws: Laws<AnyStateMachine> = {
      'nothing is awaited': never('awaitingAnswer'),
      'it is something': never(either('idle', 'awaitingAnswer')),
    }
    const findings = lawFindings(machine, { ...defaultCases(machine), laws })
    expect(findings.map(({ message, example }) => [message, steps(example)])).toEqual([
      ['it does not hold that it is something', []],
    ])
    const { 'nothing is awaited': law } = laws
    const [finding] = lawFindings(machine, { ...defaultCases(machine), laws: { it: law as never } })
    expect(steps(finding?.example)).toEqual(['request.sent'])
  })
})

/** A client that asks, and a server that answers while it is open. */
function conversation(answers: boolean, closed: object = {}) {
  const client = setup({ types: { events: {} as { type: string } } }).createMachine({
    id: 'client',
    initial: 'idle',
    states: {
      idle: { on: { 'user.asked': { target: 'waiting' } } },
      waiting: {
        entry: sendTo(({ system }) => system.get('server'), { type: 'question.asked' }),
        on: { 'answer.given': { target: 'idle' } },
      },
    },
  })
  const server = setup({
    types: { events: {} as { type: string } },
    guards: { isOpen: () => false },
  }).createMachine({
    id: 'server',
    initial: 'open',
    states: {
      open: {
        on: {
          'question.asked': answers
            ? { actions: sendTo(({ system }) => system.get('client'), { type: 'answer.given' }) }
            : { target: 'thinking' },
          'door.closed': { target: 'closed' },
        },
      },
      thinking: {
        on: {
          'question.asked': {
            actions: sendTo(({ system }) => system.get('client'), { type: 'answer.given' }),
          },
        },
      },
      closed: { on: { 'door.opened': { target: 'open' }, ...closed } },
    },
  })
  const partner = (machine: AnyStateMachine, other: string): Partner => {
    const options = { ...defaultCases(machine), system: [other] }
    return { name: machine.id, address: machine.id, model: modelsOf(machine, options)[0] as Model }
  }
  return checkTogether(partner(client, 'server'), partner(server, 'client'))
}

describe('two charts together', () => {
  it('are found if one ignores what the other one sends', () => {
    const { findings, isBounded } = conversation(true)
    expect(isBounded).toBe(false)
    expect(findings).toEqual([
      {
        check: 'unheard',
        message: "'server' ignores 'question.asked' in \"closed\"",
        walk: ['server: door.closed', 'client: user.asked', 'client → server: question.asked'],
      },
    ])
  })

  it('are sound if a guard refuses the event', () => {
    const refusing = { 'question.asked': { guard: 'isOpen', target: 'open' } }
    expect(conversation(true, refusing).findings.map(({ check }) => check)).not.toContain('unheard')
  })

  it('are found if both wait for each other', () => {
    const { findings } = conversation(false)
    expect(findings.find(({ check }) => check === 'deadlock')).toEqual({
      check: 'deadlock',
      message: 'both wait in "waiting" and "thinking"',
      walk: ['client: user.asked', 'client → server: question.asked'],
    })
  })
})

describe('faults of actors', () => {
  const call = <Id extends string>(id: Id) => ({
    id,
    src: id,
    onDone: { target: 'done' },
    onError: { target: '#twins.failed' },
  })
  const twins = setup({
    actors: {
      one: fromPromise(() => Promise.resolve()),
      other: fromPromise(() => Promise.resolve()),
    },
  }).createMachine({
    id: 'twins',
    initial: 'asking',
    states: {
      asking: {
        type: 'parallel',
        states: {
          one: {
            initial: 'asking',
            states: {
              asking: { invoke: call('one') },
              done: {},
            },
          },
          other: {
            initial: 'asking',
            states: {
              asking: { invoke: call('other') },
              done: {},
            },
          },
        },
      },
      failed: {},
    },
  })
  const options = (laws: Laws<AnyStateMachine>) => ({ ...defaultCases(twins), laws })
  const faults = { offline: new Error('offline'), refused: new Error('refused') }
  const find = (laws: Laws<AnyStateMachine>) =>
    faultFindings(
      twins as AnyStateMachine,
      options(laws),
      modelsOf(twins as AnyStateMachine, options(laws))[0] as Model,
      { faults },
    )

  it('are tried in every situation, and in every order', () => {
    const { findings, attempts } = find({})
    expect(findings).toEqual([])
    // Two calls fail in two ways, and each of them alone after the other one; and two orders.
    expect(attempts).toBe(10)
  })

  it('are found if they break a law, by the shortest walk', () => {
    const { findings } = find({
      'nothing is refused': ({ event }) => event?.error !== faults.refused,
    })
    expect(findings.map(({ message, example }) => [message, steps(example)])).toEqual([
      ['one fails with refused: it does not hold that nothing is refused', ['one error refused']],
      [
        'other fails with refused: it does not hold that nothing is refused',
        ['other error refused'],
      ],
    ])
  })

  it('are found if only one order breaks a law', () => {
    const laws: Laws<AnyStateMachine> = {
      'one answers first': ({ after: now }) =>
        !now.matches({ asking: { one: 'asking', other: 'done' } }),
    }
    const messages = find(laws).findings.map(({ message }) => message)
    expect(messages).toContain('the answers other, one: it does not hold that one answers first')
    expect(messages).not.toContain(
      'the answers one, other: it does not hold that one answers first',
    )
  })

  it('are bounded', () => {
    expect(ordersOf(['a', 'b', 'c'], 24)).toHaveLength(6)
    expect(ordersOf(['a', 'b', 'c', 'd', 'e'], 24)).toHaveLength(24)
    expect(ordersOf(['a'], 24)).toEqual([])
  })
})
