import { describe, expect, it } from 'vitest'
import { emit, fromPromise, setup } from 'xstate'
import {
  both,
  changes,
  did,
  done,
  either,
  entered,
  failed,
  is,
  left,
  not,
  running,
  started,
  stayed,
  timedOut,
  was,
} from '../src/conditions'
import type { Law, Laws, Verdict } from '../src/laws'
import { verdictOf } from '../src/laws'
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
} from '../src/vocabulary'
import { generatePaths } from '../src/walks/paths'
import { runPath } from '../src/walks/run'

/** A lift that is called, travels with a time limit, and opens its door. */
const liftMachine = setup({
  types: {
    events: {} as { type: 'lift.called' } | { type: 'door.left' } | { type: 'alarm.pressed' },
  },
  actors: {
    travel: fromPromise<void>(() => {
      throw new Error('travel is not provided')
    }),
  },
  actions: { ring: () => {}, reportArrival: emit({ type: 'lift.arrived' }) },
  delays: { travelTimeout: 30_000, doorPause: 5_000 },
}).createMachine({
  id: 'lift',
  initial: 'idle',
  states: {
    idle: { on: { 'lift.called': { target: 'travelling' } } },
    travelling: {
      invoke: {
        id: 'travel',
        src: 'travel',
        onDone: { target: 'open', actions: 'reportArrival' },
        onError: { target: 'stuck' },
      },
      after: { travelTimeout: { target: 'stuck', actions: 'ring' } },
    },
    open: { after: { doorPause: { target: 'idle' } }, on: { 'door.left': { target: 'idle' } } },
    stuck: { on: { 'alarm.pressed': { actions: 'ring' } } },
  },
})

const options = {
  events: { 'lift.called': [], 'door.left': [], 'alarm.pressed': [] },
  actors: { travel: { done: [undefined], error: ['stuck'] } },
}
const paths = generatePaths(liftMachine, options)

/** The last step of the walk at which the law is broken, or null. */
function brokenBy(law: Law<typeof liftMachine>): string | null {
  const laws: Laws<typeof liftMachine> = { 'the law': law }
  for (const path of paths) {
    try {
      runPath(liftMachine, path, { ...options, laws })
    } catch (error) {
      const { message } = error as Error
      if (!message.includes('it does not hold that the law')) throw error
      const [, step, end, start] =
        /at (?:step \d+ \((.*)\)|the end \((.*), of which.*\)|(.*?)): /.exec(message) ?? []
      return step ?? end ?? start ?? message
    }
  }
  return null
}

describe('a law that holds is broken by no path', () => {
  it.each<[string, Law<typeof liftMachine>]>([
    ['always', always(either('idle', 'travelling', 'open', 'stuck'))],
    ['never', never(both('idle', 'open'))],
    [
      'during … always',
      during('travelling').always(({ delays }) => 'travelTimeout.lift.travelling' in delays),
    ],
    ['during … never', during('idle').never(did('ring'))],
    ['after … next', after('lift.called').from('idle').next('travelling', started('travel'))],
    [
      'after … next for several events',
      after('door.*', timedOut('doorPause')).from('open').next('idle'),
    ],
    ['after … never', after(failed('travel')).never('open', did('ring'))],
    ['after … nothing', after('lift.called').from('open', 'stuck').nothing()],
    ['only … after', only('open').after(done('travel'))],
    ['only an action … after', only(did('ring')).after('alarm.pressed', timedOut('travelTimeout'))],
    ['only … after the start', only('idle').after('start', 'door.left', timedOut('doorPause'))],
    ['eventually … within', during('travelling').eventually('open', 'stuck').within(30_000)],
    ['leadsTo', leadsTo('travelling', either('open', 'stuck'))],
    ['only … from', only('open').from('travelling')],
    ['iff', iff(entered('open'), after(done('travel')))],
    [
      'once … when',
      once('ring').when(
        either(after('alarm.pressed').from('stuck'), after(timedOut('travelTimeout'))),
      ),
    ],
    ['once … when, of an emitted event', once('lift.arrived').when(after(done('travel')))],
    ['runs … exactlyIn', runs('travel').exactlyIn('travelling')],
    ['running', iff(running('travel'), 'travelling')],
    ['left and stayed', during(either(left('idle'), stayed('stuck'))).never('open')],
    [
      'changes',
      only(changes(({ value }) => value)).after(
        'start',
        'lift.called',
        'door.left',
        done('travel'),
        failed('travel'),
        timedOut(),
      ),
    ],
    [
      'was',
      all(
        after('lift.called').from(was('idle')).next('travelling'),
        after('lift.called')
          .from(was(({ value }) => value === 'idle'))
          .next('travelling'),
        after('start').next(not(was('idle')), not(was(() => true))),
      ),
    ],
    [
      'is',
      iff(
        'open',
        is(({ value }) => value === 'open'),
      ),
    ],
    ['all', all(never(both('idle', 'open')), leadsTo('travelling', not('travelling')))],
  ])('%s', (_, law) => {
    expect(brokenBy(law)).toBe(null)
  })
})

describe('a law is broken by the step that breaks it', () => {
  it.each<[string, Law<typeof liftMachine>, string]>([
    ['always', always(not('travelling')), 'lift.called'],
    ['never', never('stuck'), 'travel error "stuck"'],
    [
      'from combined conditions, which held before the step',
      after(done('travel'))
        .from(both('travelling', not('idle'), either('travelling', 'stuck')))
        .never('open'),
      'travel done',
    ],
    [
      'during … always',
      during('travelling').always(({ delays }) => 'none' in delays),
      'lift.called',
    ],
    ['during … never', during('stuck').never(did('ring')), 'after travelTimeout.lift.travelling'],
    ['after … next', after('lift.called').next('open'), 'lift.called'],
    ['after … never', after(done('travel')).never('open'), 'travel done'],
    ['after … nothing', after('lift.called').from('idle').nothing(), 'lift.called'],
    ['only … after', only('idle').after('start', 'door.left'), 'after doorPause.lift.open'],
    [
      'only an action … after',
      only(did('ring')).after('alarm.pressed'),
      'after travelTimeout.lift.travelling',
    ],
    ['only … after the start', only('idle').after('door.left'), 'the start'],
    [
      'eventually … within',
      during('travelling').eventually('open', 'stuck').within(29_000),
      'lift.called',
    ],
    [
      'eventually, with nothing that ends the wait',
      during('stuck').eventually('idle').within(60_000),
      'travel error "stuck"',
    ],
    ['only … from', only('idle').from('open'), 'the start'],
    ['iff', iff('open', after(done('travel'))), 'lift.called'],
    [
      'once … when',
      once('ring').when(after('alarm.pressed').from('stuck')),
      'after travelTimeout.lift.travelling',
    ],
    [
      'once … when, of an emitted event',
      once('lift.arrived').when(after('lift.called')),
      'lift.called',
    ],
    ['once … when it should', once('ring').when(entered('stuck')), 'travel error "stuck"'],
    ['runs … exactlyIn', runs('travel').exactlyIn('open'), 'lift.called'],
    ['running', never(running('travel')), 'lift.called'],
    ['left', never(left('travelling')), 'travel done'],
    ['stayed', never(stayed('stuck')), 'lift.called'],
    ['changes', only(changes(({ value }) => value)).after('start'), 'lift.called'],
    ['was', never(both(was('travelling'), 'open')), 'travel done'],
    [
      'was, of a function',
      never(
        both(
          was(({ value }) => value === 'travelling'),
          'open',
        ),
      ),
      'travel done',
    ],
    ['is', never(is(({ value }) => value === 'travelling')), 'lift.called'],
    ['all', all(never('stuck'), leadsTo('travelling', 'open')), 'travel error "stuck"'],
  ])('%s', (_, law, step) => {
    expect(brokenBy(law)).toBe(step)
  })

  it('names the nearest state if a state does not exist', () => {
    expect(() => brokenBy(always('travling'))).toThrow(
      "the chart has no state 'travling'; did you mean 'travelling'?",
    )
  })
})

describe('a law that only the future decides', () => {
  /** The verdicts of a law after each step of the path with this name. */
  function verdicts(law: Law<typeof liftMachine>, name: string): Verdict[] {
    const path = paths.find((each) => each.name.startsWith(name))
    if (path === undefined) throw new Error(`no path starts with ${name}`)
    const seen: Verdict[] = []
    const watching: Law<typeof liftMachine> = (moment) => {
      seen.push(verdictOf(law, moment))
      return true
    }
    runPath(liftMachine, { ...path, others: [] }, { ...options, laws: { watching } })
    return seen
  }

  it('is undecided while it waits', () => {
    const law = leadsTo<typeof liftMachine>('travelling', 'open')
    expect(verdicts(law, 'lift.called → travel done → door.left')).toEqual([
      'holds',
      'undecided',
      'holds',
      'holds',
    ])
  })

  it('counts the time that the ended delays needed', () => {
    const within = (ms: number): Law<typeof liftMachine> =>
      during('travelling').eventually('idle').within(ms)
    const name = 'lift.called → travel done → after doorPause'
    expect(verdicts(within(30_000), name)).toEqual(['holds', 'undecided', 'undecided', 'holds'])
    // The door's pause may follow a journey of any length.
    expect(verdicts(within(4_000), name)).toEqual(['holds', 'broken', 'broken', 'holds'])
  })
})
