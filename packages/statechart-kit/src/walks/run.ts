import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { PathOptions } from '../cases'
import { actionIn, emittedIn, isInternal } from '../internals'
import { brokenLaws, type Moment } from '../laws'
import type { LawUse } from '../lawUse'
import { type ActorSystem, actorSystem, runningChildren } from '../systems/actor'
import type { Move } from './move'
import type { MachinePath } from './path'
import { WalkError } from './walkError'

export type RunOptions<M extends AnyStateMachine> = PathOptions<M> & {
  readonly mayDrop?: boolean
  readonly use?: LawUse<M>
  readonly judged?: JudgedWalks
}

/** The beginnings of paths that were walked, compared with the prediction and judged by the laws. */
export interface JudgedWalks {
  /** What was judged of the walks from the path's start. */
  readonly from: (path: MachinePath) => JudgedWalk
}

/** One beginning. */
interface JudgedWalk {
  isJudged: boolean
  readonly next: Map<Move, JudgedWalk>
}

/** Remembers what was judged, for all paths of one machine: most begin alike, and each runs the same way every time. */
export function createJudgedWalks(): JudgedWalks {
  const starts = new Map<string | null, Map<unknown, JudgedWalk>>()
  return {
    from: ({ run, input }) => {
      const inputs = known(starts, run, () => new Map<unknown, JudgedWalk>())
      return known(inputs, input, unjudged)
    },
  }
}

const unjudged = (): JudgedWalk => ({ isJudged: false, next: new Map() })

function known<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/**
 * Walks the path on a real actor. After every step it is compared with the prediction (state value, status, context
 * key, the transitions taken and the running actors), and every law must hold.
 *
 * @param options `mayDrop` if the path has events that the machine may ignore; `use` judges the steps of several walks;
 *   what is `judged` already, as the beginning of another path, is walked but not judged again.
 * @param inspect receives every inspection event of the run; coverage listens here.
 * @throws a `WalkError` with the path's name and the step, at the first difference or if the actor fails.
 */
export function runPath<M extends AnyStateMachine>(
  machine: M,
  path: MachinePath,
  options: RunOptions<M>,
  inspect: (event: InspectionEvent) => void = () => {},
) {
  let did: Moment['did'][number][] = []
  let step = 0
  const fail = (where: string, problem: string, why: { cause?: unknown; law?: string } = {}) => {
    throw new WalkError(`${path.name}\n  at ${where}: ${problem}`, { path, step, problem, ...why })
  }
  let walk = options.judged?.from(path) ?? unjudged()
  /** Whether this step was walked, inspected and judged as part of another path. */
  let isKnown = walk.isJudged
  const system = actorSystem(machine, options, (event) => {
    const effect = effectIn(event)
    if (effect !== undefined) did.push(effect)
    if (!isKnown) inspect(event)
  })
  system.create(path)
  const harness = system.harness()
  const check = (where: string, expected: MachinePath['start']) => {
    try {
      system.read(expected)
    } catch (error) {
      const { message: problem, cause } = error as Error
      fail(where, problem, { cause })
    }
  }

  const past: Moment<M>[] = []
  let messages = 0
  const execute = (where: string, event: Moment<M>['event']) => {
    if (options.laws === undefined) return
    const after = harness.actor.getSnapshot() as Moment<M>['after']
    const before = past.at(-1)?.after ?? null
    const sent = harness.received.slice(messages)
    const time = {
      delays: harness.delays(),
      deadlines: harness.deadlines(),
      elapsed: harness.elapsed(),
    }
    const moment = { before, event, after, sent, did, ...time, past: past.slice() }
    did = []
    messages = harness.received.length
    if (!isKnown) {
      const [broken] = options.use?.broken(moment) ?? brokenLaws(options.laws, moment)
      if (broken !== undefined) {
        fail(where, `it does not hold that ${broken}\n${message(path)}`, { law: broken })
      }
    }
    past.push(moment)
  }

  const judge = (where: string, expected: MachinePath['start'], event: Moment<M>['event']) => {
    if (!isKnown) check(where, expected)
    execute(where, event)
    walk.isJudged = true
  }

  try {
    judge('the start', path.start, null)
    for (const [index, { move, expected }] of path.steps.entries()) {
      step = index + 1
      const where = `step ${step} (${move.label})`
      walk = known(walk.next, move, unjudged)
      isKnown = walk.isJudged
      try {
        system.do(move, null)
      } catch (error) {
        fail(where, String(error), { cause: error })
      }
      const { status } = harness.actor.getSnapshot() as AnyMachineSnapshot
      if (system.taken().length === 0 && status !== 'error' && !options.mayDrop)
        fail(where, 'the machine dropped it')
      judge(where, expected, move.event)
    }
    isKnown = false
    if (options.laws !== undefined) pressAll(system, path, execute)
  } finally {
    system.reset()
  }
  return { received: harness.received }
}

/** The machine's effect, or the event that it emits; XState's other actions show in their results. */
function effectIn(event: InspectionEvent): Moment['did'][number] | undefined {
  const action = actionIn(event)
  if (action === undefined) return undefined
  const emitted = emittedIn(action)
  if (emitted !== undefined) return { type: emitted.type, params: emitted }
  return isInternal(action.type) ? undefined : action
}

/** Sends the events that the machine ignores in its current state: the laws may require that it does. */
function pressAll<M extends AnyStateMachine>(
  system: ActorSystem<M>,
  { others }: MachinePath,
  execute: (where: string, event: Move['event']) => void,
) {
  for (const move of others) {
    const { event, label } = move
    const snapshot = system.harness().actor.getSnapshot() as AnyMachineSnapshot
    if (snapshot.status !== 'active') return
    if (snapshot.machine.getTransitionData(snapshot, event).length > 0) continue
    if (move.actorId !== undefined && !runningChildren(snapshot).includes(move.actorId)) continue
    system.do(move, null)
    execute(`the end (${label}, of which it takes no notice)`, event)
  }
}

/** The path as steps that a person can follow. */
function message({ run, input, steps }: MachinePath): string {
  const given = run ?? (input === undefined ? '' : JSON.stringify(input).slice(0, 200))
  const start = given === '' ? 'start' : `start: ${given}`
  const lines = steps.map(
    ({ move, expected }) => `${move.label} ⇒ ${JSON.stringify(expected.value)}`,
  )
  return [start, ...lines].map((line, at) => `  ${at}. ${line}`).join('\n')
}
