import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../cases'
import {
  type CanHappen,
  exploreGraph,
  isTaken,
  type SituationGraph,
  situationId,
  type WalkStep,
} from './explore'
import { type Move, moveName } from './move'
import { movesOf } from './moves'
import { createPrediction, type Predicted } from './prediction'
import { withStubs } from './stub'

/** One way to start a machine, and what can happen from there. */
export interface Start {
  /** The name of the run, if the test names runs. */
  readonly run: string | null
  readonly input: unknown
  readonly moves: readonly Move[]
  readonly prediction: ReturnType<typeof createPrediction>
  readonly contextKey: (context: unknown) => unknown
  readonly canHappen: CanHappen
  readonly maxSituations?: number | undefined
}

/** A start with all situations that the machine can reach from it. */
export interface Model extends Start {
  readonly start: Predicted
  readonly graph: SituationGraph
}

/**
 * Every way to start the machine that the test names.
 *
 * @throws if a case is missing.
 */
export function startsOf<M extends AnyStateMachine>(machine: M, options: PathOptions<M>): Start[] {
  const prediction = createPrediction(withStubs(machine, options.provide), options.system)
  const contextKey = (options.contextKey ?? (() => null)) as Start['contextKey']
  const { maxSituations, canHappen: allows } = options
  const canHappen: CanHappen = (move, { snapshot }) =>
    allows?.(moveName(move), move.event, snapshot as never) ?? true
  return inputsOf(options).map(({ run, input, actors }) => {
    const moves = movesOf(machine, { ...options, actors: { ...options.actors, ...actors } })
    return { run, input, moves, prediction, contextKey, canHappen, maxSituations }
  })
}

/**
 * The graphs of all starts.
 *
 * @throws if a case is missing, if the machine fails, or if a graph is infinite.
 */
export function modelsOf<M extends AnyStateMachine>(machine: M, options: PathOptions<M>): Model[] {
  return startsOf(machine, options).map((each) => {
    const start = each.prediction.start(each.input)
    return { ...each, start, graph: exploreGraph({ ...each, start, distinguish: 'situation' }) }
  })
}

/** The graph in which situations also differ by the step before. */
export const exploreAgain = (model: Model): SituationGraph =>
  exploreGraph({ ...model, distinguish: 'situationAndStepBefore' })

/** Walks the prediction from the start. The moves of a walk are those of the model. */
export function createWalker(model: Model) {
  let now = model.start
  const steps: WalkStep[] = []
  const canTake = (move: Move) => model.canHappen(move, now) && isTaken(move, now)
  return {
    /** The situation, if it is part of the graph. */
    situation: () => model.graph.get(situationId(now, model.contextKey)),
    steps: (): readonly WalkStep[] => steps,
    /** The moves that the machine takes now. */
    possible: (): Move[] => model.moves.filter((move) => canTake(move)),
    /** Takes the move, if it is possible; returns the step. */
    take(move: Move): WalkStep | undefined {
      if (!canTake(move)) return undefined
      now = model.prediction.next(now, move)
      const step = { ...now, move }
      steps.push(step)
      return step
    },
  }
}

/** Predicts a walk of these moves, up to the first that is not possible. */
export function predictWalk(model: Model, moves: readonly Move[]): readonly WalkStep[] {
  const walker = createWalker(model)
  moves.every((move) => walker.take(move) !== undefined)
  return walker.steps()
}

type Input = { run: string | null; input: unknown; actors?: PathOptions<AnyStateMachine>['actors'] }

function inputsOf<M extends AnyStateMachine>({ inputs, runs }: PathOptions<M>): Input[] {
  if (runs !== undefined) {
    return Object.entries(runs).map(([run, { input, actors }]) => ({ run, input, actors }))
  }
  return (inputs ?? [undefined]).map((input) => ({ run: null, input }))
}
