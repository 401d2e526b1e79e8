import { isDeepStrictEqual } from 'node:util'
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InputFrom,
  InspectionEvent,
} from 'xstate'
import type { PathOptions } from '../cases'
import { startHarness } from '../harness'
import { delayIn, outcomeValue, takenIn } from '../internals'
import { transitionNames } from '../transitionName'
import type { Move } from '../walks/move'
import type { SystemUnderTest } from './system'

type Harness<M extends AnyStateMachine> = ReturnType<typeof startHarness<M>>

/** A real actor with stubs for what it invokes. */
export interface ActorSystem<M extends AnyStateMachine> extends SystemUnderTest<void> {
  /** @throws before `create`. */
  readonly harness: () => Harness<M>
  /** The names of the transitions that the last move took. */
  readonly taken: () => readonly string[]
}

/**
 * The machine itself as the system under test. `read` compares the state value, the status, the context key, the
 * transitions of the last move, and the running actors.
 *
 * @param inspect receives every inspection event of the actor.
 */
export function actorSystem<M extends AnyStateMachine>(
  machine: M,
  options: Pick<PathOptions<M>, 'provide' | 'system' | 'contextKey'> = {},
  inspect: (event: InspectionEvent) => void = () => {},
): ActorSystem<M> {
  let taken: string[] = []
  let started: Harness<M> | undefined
  const harness = () => {
    if (started === undefined) throw new Error('the system was not created')
    return started
  }
  return {
    harness,
    taken: () => taken,
    create: ({ input }) => {
      taken = []
      started = startHarness(machine, {
        input: input as InputFrom<M>,
        provide: options.provide,
        system: options.system,
        inspect: (event) => {
          taken.push(...transitionNames(takenIn(event)))
          inspect(event)
        },
      })
    },
    do: (move) => {
      taken = []
      perform(harness(), move)
    },
    read: (expected) => {
      const snapshot = harness().actor.getSnapshot() as AnyMachineSnapshot
      const { value, status, context, error } = snapshot
      if (status === 'error')
        throw new Error(`the actor failed: ${String(error)}`, { cause: error })
      const key = options.contextKey?.(context) ?? null
      const actual = { value, status, key, transitions: taken, running: runningChildren(snapshot) }
      for (const field of ['value', 'status', 'key', 'transitions', 'running'] as const) {
        if (isDeepStrictEqual(actual[field], expected[field])) continue
        const [is, should] = [actual[field], expected[field]].map((each) => JSON.stringify(each))
        throw new Error(`${field} is ${is}, foretold was ${should}`)
      }
    },
    reset: () => {
      started?.stop()
      started = undefined
    },
  }
}

/** An actor that has ended stays among the children until its state is left. */
export function runningChildren({ children }: AnyMachineSnapshot): string[] {
  return Object.entries<AnyActorRef | undefined>(children)
    .filter(([, child]) => !['done', 'error'].includes(child?.getSnapshot()?.status))
    .map(([id]) => id)
    .toSorted()
}

function perform<M extends AnyStateMachine>(
  harness: Harness<M>,
  { kind, event, actorId = '' }: Move,
): void {
  if (kind === 'event') (harness.actor as unknown as AnyActorRef).send(event)
  if (kind === 'done') harness.resolve(actorId, outcomeValue(kind, event))
  if (kind === 'error') harness.reject(actorId, outcomeValue(kind, event))
  if (kind === 'snapshot') harness.emit(actorId, outcomeValue(kind, event) as object)
  if (kind === 'after') harness.elapse(delayIn(event.type) ?? '')
}
