import { describe, expect, it } from 'vitest'
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { effectsOf, hasAnswered, hasTimedOut, inputOf, isCalling } from '../src/calls'
import {
  both,
  did,
  done,
  either,
  entered,
  failed,
  left,
  not,
  running,
  sent,
  started,
  stayed,
  timedOut,
  was,
} from '../src/conditions'
import type { Law, Laws } from '../src/laws'
import { machineTests } from '../src/machineTests'
import {
  after,
  all,
  always,
  during,
  iff,
  leadsTo,
  never,
  once,
  only,
  runs,
  sends,
} from '../src/vocabulary'

/** A gate that a ticket opens; it tells a display above it, and a lamp that it runs itself. */
const gateMachine = setup({
  types: {
    context: {} as { cars: number },
    events: {} as
      | { type: 'ticket.inserted' }
      | { type: 'ticket.lost' }
      | { type: 'car.passed' }
      | { type: 'alarm.rang' },
  },
  actors: {
    check: fromPromise<boolean>(() => Promise.reject(new Error('check is not provided'))),
    lamp: fromCallback(() => {}),
  },
  actions: {
    count: assign({ cars: ({ context }) => context.cars + 1 }),
    beep: () => {},
    sound: () => {},
    light: sendTo('lamp', { type: 'lamp.lit' }),
    show: sendTo(({ system }) => system.get('display'), { type: 'text.shown' }),
  },
  delays: { openTime: 30_000 },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  context: { cars: 0 },
  invoke: { id: 'lamp', src: 'lamp' },
  on: { 'alarm.*': { actions: 'beep' } },
  states: {
    closed: {
      on: { 'ticket.inserted': { target: 'checking' }, 'ticket.lost': { actions: 'show' } },
    },
    checking: {
      invoke: {
        id: 'ticketCheck',
        src: 'check',
        onDone: { target: 'open', actions: 'light' },
        onError: { target: 'closed' },
      },
    },
    open: {
      on: { 'car.passed': { target: 'closed', actions: ['count', 'beep'] } },
      after: { openTime: { target: 'closed' } },
    },
  },
})

const options = {
  events: { 'ticket.inserted': [], 'ticket.lost': [], 'car.passed': [], 'alarm.rang': [] },
  actors: { ticketCheck: { done: [true], error: ['unreadable'] } },
  system: ['display'],
} as const

type GateLaw = Law<typeof gateMachine>
type Moment = Parameters<GateLaw>[0]

/** What the test of the laws says; `null` if it passes. */
function complaint(laws: Laws<typeof gateMachine>): string | null {
  const test = machineTests(gateMachine, { ...options, laws }).find(
    ({ name }) => name === 'applies every law',
  )
  try {
    test?.run()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('the names in laws', () => {
  it.each<[string, GateLaw]>([
    ['an event', after('ticket.inserted').from('closed').next('checking')],
    ['all events of a noun', after('ticket.*').from('open').nothing()],
    ['an event that a wildcard of the chart takes', after('alarm.rang').next(did('beep'))],
    ['a wildcard of the chart', after('alarm.*').next(did('beep'))],
    ['an actor', only('open').after(done('ticketCheck'))],
    ['a delay', after(timedOut('openTime')).next('closed')],
    ['a delay of one state', after(timedOut('openTime.gate.open')).next('closed')],
    ['any delay', after(timedOut()).next('closed')],
    ['a message to a child', sends('lamp', 'lamp.lit').when(after(done('ticketCheck')))],
    [
      'a message to another actor',
      sends('display', 'text.shown').when(after('ticket.lost').from('closed')),
    ],
  ])('may be %s', (_, law) => {
    expect(complaint({ 'the law': law })).toBe(null)
  })

  it.each<[string, GateLaw, string]>([
    [
      'after(event)',
      after('ticket.insertd').next('checking'),
      "event 'ticket.insertd'; did you mean 'ticket.inserted'?",
    ],
    ['after(noun.*)', after('tickets.*').nothing(), "event 'tickets.*'; did you mean"],
    [
      'only … after(event)',
      only('open').after(done('ticketCheck'), 'ticket.insertd'),
      "event 'ticket.insertd'; did you mean",
    ],
    [
      'from(state)',
      after('ticket.inserted').from('closed', 'clsed').next('checking'),
      "state 'clsed'; did you mean 'closed'?",
    ],
    [
      'an unread state',
      during('checking').always(either('checking', 'opn')),
      "state 'opn'; did you mean 'open'?",
    ],
    ['entered', iff('open', either('open', entered('opn'))), "state 'opn'"],
    ['left', iff('open', either('open', left('opn'))), "state 'opn'"],
    ['stayed', iff('open', either('open', stayed('opn'))), "state 'opn'"],
    ['was', iff('open', either('open', was('opn'))), "state 'opn'"],
    [
      'done',
      only('open').after(done('ticketCheck'), done('ticketChek')),
      "actor 'ticketChek'; did you mean 'ticketCheck'?",
    ],
    [
      'done with the source of the actor',
      after(done('check')).next('open'),
      "actor 'check'; did you mean",
    ],
    ['failed', after(failed('ticketChek')).next('closed'), "actor 'ticketChek'"],
    ['started', never(started('ticketChek')), "actor 'ticketChek'"],
    ['running', never(running('ticketChek')), "actor 'ticketChek'"],
    ['runs', runs('ticketChek').exactlyIn('checking'), "actor 'ticketChek'"],
    [
      'timedOut',
      after(timedOut('openTme')).next('closed'),
      "delay 'openTme'; did you mean 'openTime",
    ],
    ['the beginning of a delay', after(timedOut('open')).next('closed'), "delay 'open'"],
    ['did', never(both('closed', did('bep'))), "name 'bep'; did you mean 'beep'?"],
    ['did with an action that only assigns', never(both('open', did('count'))), "name 'count'"],
    ['once', once('bep').when(after('car.passed').from('open')), "name 'bep'"],
    [
      'sent to an unknown actor',
      never(sent('stranger', 'lamp.lit')),
      "actor 'stranger'; did you mean",
    ],
    [
      'sent, an event that is never sent',
      never(both('closed', sent('lamp', 'lamp.lt'))),
      "sends 'lamp.lt to lamp'; did you mean 'lamp.lit to lamp'?",
    ],
    [
      'sends to an unknown actor',
      sends('stranger', 'lamp.lit').when(entered('open')),
      "actor 'stranger'",
    ],
    [
      'a part of a composed law',
      all(always(not(both('closed', 'opn'))), leadsTo('checking', 'closed')),
      "state 'opn'",
    ],
    [
      'eventually',
      during('checking').eventually(not('checking'), started('x')).within(1),
      "actor 'x'",
    ],
    ['leadsTo', leadsTo('checking', either(not('checking'), 'opn')), "state 'opn'"],
    [
      'a condition within a function',
      (step: Moment) => !after('ticket.insertd')(step),
      "event 'ticket.insertd'",
    ],
    [
      'hasAnswered in a function',
      ({ event }: Moment) => !hasAnswered(event, 'ticketChek'),
      "actor 'ticketChek'",
    ],
    [
      'hasTimedOut in a function',
      ({ event }: Moment) => !hasTimedOut(event, 'openTme'),
      "delay 'openTme'",
    ],
    [
      'isCalling in a function',
      ({ after: now }: Moment) => !isCalling(now, 'ticketChek'),
      "actor 'ticketChek'",
    ],
    [
      'inputOf in a function',
      ({ after: now }: Moment) => inputOf(now, 'ticketChek') === undefined,
      "actor 'ticketChek'",
    ],
    [
      'effectsOf in a function',
      (step: Moment) => effectsOf(step, 'bep').length === 0,
      "name 'bep'",
    ],
  ])('are errors if they do not exist: %s', (_, law, problem) => {
    expect(complaint({ 'the law': law })).toContain(problem)
  })

  it('are reported with the law', () => {
    const law: GateLaw = after('ticket.insertd').next('checking')
    expect(complaint({ 'a ticket is checked': law })).toContain(
      "'a ticket is checked': the chart takes no event 'ticket.insertd'",
    )
  })
})

describe('a law that never applies', () => {
  const has42Cars = ({ after: now }: Moment) => now.context.cars === 42
  it.each<[string, GateLaw, string]>([
    ['after', after('car.passed').from(has42Cars).next('closed'), "after('car.passed').from(…)"],
    ['during', during(has42Cars).always('open'), 'during(…)'],
    ['during … eventually', during(has42Cars).eventually('closed').within(1), 'during(…)'],
    ['only', only(both('open', 'closed')).after('car.passed'), "only(both('open', 'closed'))"],
    ['iff', iff(both('open', 'closed'), has42Cars), "both('open', 'closed')"],
    ['once', once('sound').when(has42Cars), '…'],
    ['leadsTo', leadsTo(has42Cars, 'closed'), '…'],
    [
      'one of several',
      all(after('car.passed').from('open').next('closed'), during(has42Cars).always('open')),
      'during(…)',
    ],
  ])('is an error: %s', (_, law, text) => {
    expect(complaint({ 'the law': law })).toContain(
      `'the law' never applies: ${text} is never true`,
    )
  })

  it('is no error if it is a function, of which no one knows when it applies', () => {
    expect(complaint({ 'the law': ({ after: now }) => now.context.cars !== 42 })).toBe(null)
  })

  it('is not reported if a walk failed, because others may have ended too early', () => {
    const laws: Laws<typeof gateMachine> = {
      'the gate never opens': never('open'),
      'the law': after('car.passed').from('open').next('closed'),
    }
    expect(complaint(laws)).toBe(null)
  })
})
