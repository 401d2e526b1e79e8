import { ScimRefusal } from './scimRefusal'

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'pr'] as const
type Operator = (typeof operators)[number]

type Value = string | number | boolean | null

export type Comparison = { attribute: string; operator: Operator; value: Value }

/** A filter of RFC 7644, section 3.4.2.2. Names of attributes are in lower case and without their schema. */
export type Filter = Comparison | { all: Filter[] } | { any: Filter[] } | { not: Filter }

/** Identity providers send one or two comparisons. Each is one condition of the query, however they are nested. */
const max = { length: 1000, comparisons: 20, depth: 10 }

const coreSchema = 'urn:ietf:params:scim:schemas:core:2.0:user:'

/** An attribute's name in lower case, without the schema of users. */
export function attributeOf(name: string): string {
  const lower = name.toLowerCase()
  return lower.startsWith(coreSchema) ? lower.slice(coreSchema.length) : lower
}

type Token = { kind: '(' | ')' | '[' | ']' | 'word' | 'text'; text: string }

/** @throws `invalidFilter` */
export function parseFilter(text: string): Filter {
  if (text.length > max.length) throw wrong(`It has more than ${max.length} characters`)
  const parser = parserOf(tokensOf(text))
  const filter = parser.any(0)
  parser.end()
  return filter
}

const wrong = (what: string) => new ScimRefusal('invalidFilter', `${what} in the filter.`)

function tokensOf(text: string): Token[] {
  const pattern = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y
  const tokens: Token[] = []
  const { length } = text.trimEnd()
  while (pattern.lastIndex < length) {
    const found = pattern.exec(text)
    if (found === null) throw wrong('A quotation mark is not closed')
    const [, mark, quoted, word] = found
    if (mark !== undefined) tokens.push({ kind: mark as '(', text: mark })
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: unquoted(quoted) })
    else tokens.push({ kind: 'word', text: word ?? '' })
  }
  return tokens
}

function unquoted(quoted: string): string {
  try {
    const text = JSON.parse(quoted) as string
    if (!text.includes('\0')) return text
  } catch {
    // As below.
  }
  throw wrong('A text is malformed')
}

/** A parser by recursive descent: `any` is the lowest precedence. */
function parserOf(tokens: readonly Token[]) {
  let at = 0
  let comparisons = 0
  const peek = (): Token | undefined => tokens[at]
  const isWord = (text: string) => peek()?.kind === 'word' && peek()?.text.toLowerCase() === text
  const take = (kind: Token['kind'], what: string): string => {
    const token = peek()
    if (token?.kind !== kind) throw wrong(`${what} is missing`)
    at += 1
    return token.text
  }

  const joined = (word: 'and' | 'or', part: () => Filter): Filter[] => {
    const parts = [part()]
    while (isWord(word)) {
      at += 1
      parts.push(part())
    }
    return parts
  }
  const any = (depth: number, prefix = ''): Filter => {
    if (depth > max.depth) throw wrong('Too many parentheses are nested')
    const parts = joined('or', () => all(depth, prefix))
    return parts.length === 1 ? (parts[0] as Filter) : { any: parts }
  }
  const all = (depth: number, prefix: string): Filter => {
    const parts = joined('and', () => one(depth, prefix))
    return parts.length === 1 ? (parts[0] as Filter) : { all: parts }
  }
  const within = (depth: number, prefix: string): Filter => {
    take('(', 'A parenthesis')
    const filter = any(depth + 1, prefix)
    take(')', 'A closing parenthesis')
    return filter
  }
  const one = (depth: number, prefix: string): Filter => {
    if (peek()?.kind === '(') return within(depth, prefix)
    if (isWord('not') && tokens[at + 1]?.kind === '(') {
      at += 1
      return { not: within(depth, prefix) }
    }
    const attribute = prefix + attributeOf(take('word', 'An attribute'))
    if (peek()?.kind !== '[') return comparison(attribute)
    at += 1
    const filter = any(depth + 1, `${attribute}.`)
    take(']', 'A closing bracket')
    // Entra asks for `emails[type eq "work"].value eq "…"`.
    const rest = peek()
    if (rest?.kind !== 'word' || !rest.text.startsWith('.')) return filter
    at += 1
    return { all: [filter, comparison(attribute + rest.text.toLowerCase())] }
  }
  const comparison = (attribute: string): Comparison => {
    comparisons += 1
    if (comparisons > max.comparisons) throw wrong('Too many comparisons are')
    const name = take('word', 'An operator').toLowerCase()
    const operator = operators.find((each) => each === name)
    if (operator === undefined) throw wrong(`The operator “${name}” is not supported`)
    return { attribute, operator, value: operator === 'pr' ? null : value() }
  }
  const value = (): Value => {
    const token = peek()
    at += 1
    if (token?.kind === 'text') return token.text
    const word = token?.kind === 'word' ? token.text.toLowerCase() : ''
    if (word === 'null') return null
    if (word === 'true' || word === 'false') return word === 'true'
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/.test(word)) return Number(word)
    throw wrong('A value must be a text in quotation marks, a number, true, false or null')
  }
  return {
    any,
    end: () => {
      if (at < tokens.length) throw wrong('Something follows what could be read')
    },
  }
}
