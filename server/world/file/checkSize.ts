import { Lexer } from 'yaml'

/** Deeper than any document, and shallow enough for the parser, which needs memory for every level. */
const maxDepth = 50
/** A document of 5 MB has about half as many. */
const maxTokens = 1_500_000

const open = new Set(['[', '{'])
const close = new Set([']', '}'])
/** Each begins a collection inside the one before it if they share a line. */
const indicators = new Set(['-', '?', ':'])

/**
 * What makes a text too large for the parser: nesting (`[[[[…`, `- - - …`) or the number of its parts. Null if it can
 * be parsed. Reads the text in one pass and stores nothing.
 */
export function tooLarge(text: string): 'deep' | 'long' | null {
  let depth = 0
  let inLine = 0
  let tokens = 0
  for (const token of new Lexer().lex(text)) {
    tokens += 1
    if (tokens > maxTokens) return 'long'
    if (token === '\n' || token === '\r\n') inLine = 0
    else if (open.has(token)) depth += 1
    else if (close.has(token)) depth -= 1
    else if (depth === 0 && indicators.has(token)) inLine += 1
    if (depth > maxDepth || inLine > maxDepth) return 'deep'
  }
  return null
}
