import type { AnyStateMachine } from 'xstate'
import { activeNodes } from '../internals'
import { takes as takesEvent } from '../lint/invokes'
import { situationId } from '../walks/explore'
import { isPossible } from '../walks/ledger'
import type { Model } from '../walks/model'
import type { Move } from '../walks/move'
import type { Message, Predicted } from '../walks/prediction'

/** One of two charts that send each other events. */
export interface Partner {
  readonly name: string
  /** The system id, or the source name, by which the other chart addresses it. */
  readonly address: string
  readonly model: Model
}

/** A defect of two charts together; `walk` lists the moves of both that lead there. */
export interface TogetherFinding {
  readonly check: 'unheard' | 'deadlock' | 'failure'
  readonly message: string
  readonly walk: readonly string[]
}

export interface TogetherResult {
  readonly findings: readonly TogetherFinding[]
  readonly situations: number
  /** Whether the search ended at its limit, so that there may be more. */
  readonly isBounded: boolean
}

interface Pair {
  readonly at: readonly [Predicted, Predicted]
  readonly walk: readonly string[]
}

/**
 * Explores two charts together: each takes its own moves, and receives what the other one sends at once. An event that
 * only the other chart sends never comes from outside.
 *
 * Finds events that the receiver ignores in its state, and situations in which both wait for each other.
 */
export function checkTogether(
  one: Partner,
  other: Partner,
  maxSituations = 20_000,
): TogetherResult {
  const partners = [one, other] as const
  const findings = new Map<string, TogetherFinding>()
  const report = (finding: TogetherFinding) => {
    const key = `${finding.check} ${finding.message}`
    if (!findings.has(key)) findings.set(key, finding)
  }
  const exchanged = partners.map((partner, at) => typesSent(partners[1 - at] as Partner, partner))
  const own = partners.map(({ model }, at) =>
    model.moves.filter(({ kind, event }) => kind !== 'event' || !exchanged[at]?.has(event.type)),
  )
  const idOf = ({ at }: Pair) =>
    at.map((each, index) => situationId(each, (partners[index] as Partner).model.contextKey)).join()
  const start: Pair = { at: [one.model.start, other.model.start], walk: [] }
  const seen = new Set([idOf(start)])
  const queue = [start]
  for (const pair of queue) {
    let canMove = false
    for (const [at, { name }] of partners.entries()) {
      for (const move of own[at] ?? []) {
        const from = pair.at[at] as Predicted
        if (!isPossible(move, from.snapshot, from.ledger)) continue
        if (!takes(from, move)) continue
        canMove = true
        const walk = [...pair.walk, `${name}: ${move.label}`]
        const next = deliver(partners, pair, at, move, walk, report)
        if (next === undefined || seen.size >= maxSituations) continue
        const id = idOf(next)
        if (seen.has(id)) continue
        seen.add(id)
        queue.push(next)
      }
    }
    const isActive = pair.at.some(({ snapshot }) => snapshot.status === 'active')
    if (!canMove && isActive) {
      const states = pair.at.map(({ snapshot }) => JSON.stringify(snapshot.value)).join(' and ')
      report({ check: 'deadlock', message: `both wait in ${states}`, walk: pair.walk })
    }
  }
  return {
    findings: [...findings.values()],
    situations: seen.size,
    isBounded: seen.size >= maxSituations,
  }
}

/** A message may lead to another one; this many in a row are an endless conversation. */
const maxMessages = 50

/** Takes the move, and then delivers messages until there are none. */
function deliver(
  partners: readonly [Partner, Partner],
  pair: Pair,
  mover: number,
  move: Move,
  walk: readonly string[],
  report: (finding: TogetherFinding) => void,
): Pair | undefined {
  const at: [Predicted, Predicted] = [...pair.at]
  const lines = [...walk]
  const take = (index: number, taken: Move): readonly Message[] => {
    const partner = partners[index] as Partner
    const next = partner.model.prediction.next(at[index] as Predicted, taken)
    at[index] = next
    return next.messages
  }
  try {
    const pending = take(mover, move).map((message) => ({ message, to: 1 - mover }))
    for (const [count, { message, to }] of pending.entries()) {
      const receiver = partners[to] as Partner
      if (message.to !== receiver.address) continue
      if (count > maxMessages) {
        report({
          check: 'failure',
          message: 'the charts send each other events without end',
          walk: lines,
        })
        return undefined
      }
      const { event } = message
      lines.push(`${(partners[1 - to] as Partner).name} → ${receiver.name}: ${event.type}`)
      const incoming: Move = { kind: 'event', event, label: event.type }
      const before = at[to] as Predicted
      if (before.snapshot.status !== 'active' || !takes(before, incoming)) {
        if (handles(before, event.type)) continue
        const state = JSON.stringify(before.snapshot.value)
        const text = `'${receiver.name}' ignores '${event.type}' in ${state}`
        report({ check: 'unheard', message: text, walk: [...lines] })
        continue
      }
      pending.push(...take(to, incoming).map((each) => ({ message: each, to: 1 - to })))
    }
  } catch (error) {
    report({ check: 'failure', message: String(error), walk: lines })
    return undefined
  }
  return { at, walk: lines }
}

/** Whether the chart handles the event in this state: if nothing takes it, its guards have refused it. */
const handles = ({ snapshot }: Predicted, type: string): boolean =>
  snapshot.status === 'active' && activeNodes(snapshot).some((node) => takesEvent(node, type))

function takes({ snapshot }: Predicted, { kind, event }: Move): boolean {
  if (kind !== 'event' && kind !== 'snapshot') return true
  return (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, event).length > 0
}

/** The types of all events that a chart sends another in any of its situations alone. */
function typesSent({ model }: Partner, to: Partner): Set<string> {
  const predicted = [...model.graph.values()].flatMap(({ at, edges }) => [
    at,
    ...edges.map(({ step }) => step),
  ])
  const messages = predicted.flatMap((each) => each.messages)
  return new Set(messages.filter((each) => each.to === to.address).map(({ event }) => event.type))
}
