import { type WorldDocument, worldDocument } from '@contract/world/document'
import * as v from 'valibot'
import type { WorldProblem } from './problems'

/**
 * The document in canonical form, or everything that is wrong with its shape: unknown and missing fields, wrong types
 * and values.
 */
export function validateWorld(
  input: unknown,
): { document: WorldDocument } | { problems: WorldProblem[] } {
  const result = v.safeParse(worldDocument, input)
  return result.success ? { document: result.output } : { problems: result.issues.map(problemOf) }
}

function problemOf(issue: v.BaseIssue<unknown>): WorldProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  return { path, message: messageOf(issue) }
}

const kinds: Record<string, string> = {
  Object: 'a group of fields',
  Array: 'a list',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
}

/** Schemas with a text of their own begin in lower case. */
function messageOf({ expected, message, received, type }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a field here; docs/building.schema.json lists the fields'
  }
  if (type === 'strict_object' && received === 'undefined') return 'is missing'
  if (!/^Invalid|^Must/.test(message)) return message
  if (message.startsWith('Must')) return `must${message.slice('Must'.length)}`
  if (expected === null) return message
  return `must be ${kinds[expected] ?? expected}, not ${kinds[received] ?? received.slice(0, 80)}`
}
