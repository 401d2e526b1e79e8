import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import type { Path, WorldProblem } from '../problems'
import { tooLarge } from './checkSize'

/** A line and a column of a file, both from 1. */
export type Place = { line: number; column: number }

export type ParsedText =
  | { problems: (WorldProblem & { place: Place | null })[] }
  | { value: unknown; placeOf: (path: Path) => Place | null }

/** A few aliases help; more of them can make a small file unfold into gigabytes. */
const maxAliases = 100
const tooDeep = 'is nested too deeply; a document needs some ten levels'

/** Parses YAML, of which JSON is a part, so that every value can be found in the text again. */
export function parseText(text: string): ParsedText {
  const lines = new LineCounter()
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const failed = (message: string, place: Place | null = null) => ({
    problems: [{ path: [], message, place }],
  })
  const size = tooLarge(text)
  if (size === 'deep') return failed(tooDeep)
  if (size === 'long') return failed('has too many values; split it into several files')
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'error',
    })
    const errors = [...document.errors, ...document.warnings].slice(0, maxSyntaxErrors)
    const found = errors.length > 0 ? errors.map(syntaxError) : badValues(document)
    if (found.length > 0) {
      return {
        problems: found.map(({ message, offset }) => ({
          path: [],
          message,
          place: placeAt(offset),
        })),
      }
    }
    return {
      value: document.toJS({ maxAliasCount: maxAliases }) as unknown,
      placeOf: (path) => {
        const offset = offsetOf(document, path)
        return offset === null ? null : placeAt(offset)
      },
    }
  } catch (error) {
    if (error instanceof ReferenceError) {
      return failed(`more than ${maxAliases} aliases (*name); write the values out instead`)
    }
    if (error instanceof RangeError) return failed(tooDeep)
    throw error
  }
}

type Found = { message: string; offset: number }

const texts: Partial<Record<ErrorCode, string>> = {
  MULTIPLE_DOCS: 'a file holds one document; remove the line ---',
  DUPLICATE_KEY: 'this field is named twice; remove one of them',
}

/** Each further error follows from the first ones as a rule. */
const maxSyntaxErrors = 5

function syntaxError({ code, message, pos: [offset] }: YAMLError): Found {
  const isDeep = message.startsWith('Maximum call stack')
  return { message: isDeep ? tooDeep : (texts[code] ?? message), offset }
}

/**
 * What is valid YAML but no value: an alias of itself, and nothing at all. An unquoted color (`primaryColor: #12484c`)
 * is a comment, and would clear the field.
 */
function badValues(document: Document.Parsed): Found[] {
  const found: Found[] = []
  visit(document, {
    Alias: (_, alias, ancestors) => {
      const target = alias.resolve(document)
      if (target === undefined || !ancestors.includes(target) || !alias.range) return
      found.push({
        message: 'the alias contains itself; write the value out',
        offset: alias.range[0],
      })
    },
    Scalar: (key, { range, source, value }) => {
      if (key === 'key' || value !== null || source !== '' || !range) return
      const message = 'the value is missing; put a color in quotes, and write null to clear a field'
      found.push({ message, offset: range[0] })
    },
  })
  return found.slice(0, maxSyntaxErrors)
}

/** The offset of the value of a path, otherwise of its nearest parent. An unknown field is found at its name. */
function offsetOf(document: Document.Parsed, path: Path): number | null {
  let node: unknown = document.contents
  let offset = startOf(node)
  for (const [depth, part] of path.entries()) {
    const parent = node
    const isLast = depth === path.length - 1
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(part),
      )
      if (pair === undefined) return offset
      node = pair.value
      offset = (isLast ? startOf(pair.key) : null) ?? startOf(node) ?? offset
    } else {
      node = document.getIn(path.slice(0, depth + 1), true)
      if (!isNode(node)) return offset
      offset = startOf(node) ?? offset
    }
  }
  return offset
}

const startOf = (node: unknown): number | null => (isNode(node) ? (node.range?.[0] ?? null) : null)
