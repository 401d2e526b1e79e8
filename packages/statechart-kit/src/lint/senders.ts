import type { AnyStateMachine } from 'xstate'
import { stateNodes } from '../chart'
import { isInternal } from '../internals'

/** An event that has no sender yet, or whose sender cannot be found in the text. */
export interface SenderWaiver {
  readonly event: string
  readonly reason: string
}

/**
 * The events of the charts that no source sends, and the waivers that waive nothing. An event counts as sent if an
 * object with its type is written, regardless of the receiver.
 */
export function eventsWithoutSender(
  machines: readonly AnyStateMachine[],
  sources: readonly string[],
  waivers: readonly SenderWaiver[] = [],
): string[] {
  const sent = sources.flatMap(typesWritten)
  const isSent = (event: string) => sent.some((written) => written.test(event))
  const missing = eventsTaken(machines).filter((event) => !isSent(event))
  const waived = waivers.map(({ event }) => event)
  return [
    ...missing
      .filter((event) => !waived.includes(event))
      .map((event) => `nothing sends '${event}'`),
    ...waivers
      .filter(({ event, reason }) => reason.trim() === '' || !missing.includes(event))
      .map(({ event }) => `the waiver of '${event}' waives nothing or has no reason`),
  ]
}

function eventsTaken(machines: readonly AnyStateMachine[]): string[] {
  const descriptors = machines
    .flatMap(stateNodes)
    .flatMap(({ transitions }) => [...transitions.keys()])
  const events = descriptors.filter((type) => !isInternal(type) && !type.endsWith('*'))
  return [...new Set(events)].toSorted()
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
/** A type that is picked from a union does not send it. */
const pickedTypes = /&\s*\{\s*type:[^}]*\}|Extract<[^>]*>/g
/** What follows `type:`, including both branches of a conditional. */
const written = /\btype:((?:\s*(?:'[^']*'|`[^`]*`|[^,}'`\n]))*)/g
const literals = /'([^']*)'|`([^`]*)`/g

/** Each event type that the text writes into an object; a placeholder in a template stands for one word. */
function typesWritten(source: string): RegExp[] {
  const code = source.replaceAll(comments, '').replaceAll(pickedTypes, '')
  return [...code.matchAll(written)]
    .flatMap(([, expression = '']) => [...expression.matchAll(literals)])
    .map(([, plain, template]) => {
      const parts = plain === undefined ? (template ?? '').split(/\$\{[^}]*\}/) : [plain]
      return new RegExp(`^${parts.map(escaped).join('\\w+')}$`)
    })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
