import * as v from 'valibot'
import { knownKeys } from './knownKeys'
import { nearestName } from './nearestName'

type Issue = v.BaseIssue<unknown>

/**
 * The path of an invalid value, what is wrong and what is allowed. Values are never repeated, because one may be a
 * secret.
 */
export type Explained = { path: string; message: string }

/** One explanation per invalid path, however many rules it breaks, and one per unknown key. */
export function explainIssues(schema: v.GenericSchema, issues: readonly Issue[]): Explained[] {
  const found = new Map<string, string>()
  const add = (path: string, message: string) => {
    if (!found.has(path)) found.set(path, message)
  }
  for (const issue of issues) {
    if (issue.type === 'strict_object' && issue.expected === 'never') {
      for (const { path, message } of unknownKeys(schema, issue)) add(path, message)
    } else add(v.getDotPath(issue) ?? 'its root', messagesOf(issue))
  }
  return [...found].map(([path, message]) => ({ path, message }))
}

/** The library reports only the first unknown key of an object. */
function unknownKeys(schema: v.GenericSchema, issue: Issue): Explained[] {
  const path: { key: unknown; value: unknown; input: unknown }[] = issue.path ?? []
  const parents = path.slice(0, -1)
  const input = path.at(-1)?.input as Record<string, unknown>
  const known = knownKeys(schema, parents)
  const stem = parents.map((item) => `${String(item.key)}.`).join('')
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearestName(key, known)
      const right = near === null ? `known there: ${known.join(', ')}` : `perhaps ${near} is meant`
      return { path: stem + key, message: `is not known; ${right}` }
    })
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  Array: 'a list',
  Object: 'an object',
  undefined: 'nothing',
  null: 'null',
}

function messagesOf(issue: Issue): string {
  // A schema's own message states what is allowed.
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.received === 'undefined') return 'is missing'
  const { requirement } = issue
  switch (issue.type) {
    case 'picklist':
    case 'literal':
    case 'variant':
      return `must be ${listOf(issue.expected ?? '')}`
    case 'min_value':
      return `must be ${String(requirement)} or more`
    case 'max_value':
      return `must be ${String(requirement)} or less`
    case 'min_length':
      return `must have ${String(requirement)} ${unitOf(issue)} or more`
    case 'max_length':
      return `must have ${String(requirement)} ${unitOf(issue)} or fewer`
    case 'integer':
      return 'must be a whole number'
    case 'uuid':
      return 'must be a UUID, such as 1b0c4f3e-5a7d-4c1b-9e2f-6d8a7b3c0e11'
    case 'url':
      return 'must be an address, such as https://app.example'
    default:
      return `must be ${kinds[issue.expected ?? ''] ?? issue.expected ?? 'something else'}`
  }
}

const unitOf = ({ input }: Issue) => (Array.isArray(input) ? 'entries' : 'characters')

/** `("a" | "b")` → `a or b`. */
const listOf = (expected: string) =>
  expected
    .replaceAll(/["()]/g, '')
    .split(' | ')
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')
