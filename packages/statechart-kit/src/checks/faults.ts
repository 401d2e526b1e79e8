import type { AnyStateMachine } from 'xstate'
import type { PathOptions } from '../cases'
import { outcomeType } from '../internals'
import { isTaken, type Situation } from '../walks/explore'
import { type Model, predictWalk } from '../walks/model'
import type { Move } from '../walks/move'
import { pathOf } from '../walks/path'
import { createJudgedWalks, runPath } from '../walks/run'
import { WalkError } from '../walks/walkError'
import type { CheckFinding } from './finding'

/** How calls fail, by name; and how many answers of running actors are permuted. */
export interface FaultOptions {
  readonly faults: Readonly<Record<string, unknown>>
  readonly maxOrders?: number
}

export interface FaultResult {
  readonly findings: readonly CheckFinding[]
  /** How many faults and orders were tried. */
  readonly attempts: number
}

/**
 * Lets every running actor fail in every way, in every situation. Then lets all running actors of a situation succeed in
 * every order. No law may be broken, and the machine may not fail.
 */
export function faultFindings<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M>,
  model: Model,
  { faults, maxOrders = 24 }: FaultOptions,
): FaultResult {
  const findings = new Map<string, CheckFinding>()
  const judged = createJudgedWalks()
  let attempts = 0
  const attempt = (what: string, { at, walk }: Situation, moves: readonly Move[]) => {
    attempts += 1
    const path = pathOf(model, [...walk, ...predictWalk({ ...model, start: at }, moves)])
    try {
      runPath(machine, { ...path, others: [] }, { ...options, judged })
    } catch (error) {
      const law = error instanceof WalkError ? error.law : null
      const message =
        law === null
          ? `${what}: ${String(error).split('\n', 2).join(' ')}`
          : `${what}: it does not hold that ${law}`
      const shortest = findings.get(message)?.example?.steps.length ?? Number.POSITIVE_INFINITY
      if (path.steps.length < shortest)
        findings.set(message, { check: 'fault', message, example: path })
    }
  }
  for (const situation of model.graph.values()) {
    const { at, edges } = situation
    const answers = edges
      .map(({ step }) => step.move)
      .filter(({ kind }) => kind === 'done' || kind === 'error')
    const running = [...new Set(answers.flatMap(({ actorId }) => actorId ?? []))]
    for (const actorId of running) {
      for (const [name, error] of Object.entries(faults)) {
        const fault = failingMove(actorId, name, error)
        if (isTaken(fault, at)) attempt(`${actorId} fails with ${name}`, situation, [fault])
      }
    }
    for (const order of ordersOf(running, maxOrders)) {
      const moves = order.flatMap(
        (id) => answers.find(({ actorId, kind }) => actorId === id && kind === 'done') ?? [],
      )
      if (moves.length > 1) attempt(`the answers ${order.join(', ')}`, situation, moves)
    }
  }
  return { findings: [...findings.values()], attempts }
}

function failingMove(actorId: string, name: string, error: unknown): Move {
  return {
    kind: 'error',
    event: { type: outcomeType('error', actorId), error, actorId },
    label: `${actorId} error ${name}`,
    actorId,
  }
}

/** The permutations of the names, at most this many. */
export function ordersOf(names: readonly string[], most: number): string[][] {
  if (names.length < 2) return []
  const orders: string[][] = []
  const extend = (order: readonly string[]) => {
    if (orders.length >= most) return
    if (order.length === names.length) orders.push([...order])
    for (const name of names) if (!order.includes(name)) extend([...order, name])
  }
  extend([])
  return orders
}
