import type { AnyEventObject } from 'xstate'
import type { Move } from './moves'

/** A move in a test's name: `email.submitted {email:"a@b"}`, `lookUpEmail done {known:true}`. */
export function moveLabel(kind: Move['kind'], event: AnyEventObject, actorId?: string): string {
  if (kind === 'after') return event.type.replace('xstate.after.', 'after ')
  if (kind === 'event') {
    const { type, ...payload } = event
    return Object.keys(payload).length > 0 ? `${type} ${brief(payload)}` : type
  }
  const value = event[{ done: 'output', error: 'error', snapshot: 'snapshot' }[kind]] as unknown
  return value === undefined ? `${actorId} ${kind}` : `${actorId} ${kind} ${brief(value)}`
}

const maxLength = 60

function brief(value: unknown): string {
  const text = describe(value).replaceAll(/"(\w+)":/g, '$1:')
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  // A machine's snapshot is described by its state value.
  if (typeof value === 'object' && value !== null && 'machine' in value && 'value' in value) {
    return JSON.stringify(value.value)
  }
  return JSON.stringify(value) ?? String(value)
}
