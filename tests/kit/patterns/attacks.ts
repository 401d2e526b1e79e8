import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A text that grows: `pump` is repeated between the other two. */
export type Attack = { prefix: string; pump: string; suffix: string }

type Sized = AST.Element | AST.Alternative | AST.Pattern

const usual = [' ', '\n', 'a', 'Z', '0', '-', '.', '/', '"', '<', '=', '\u00E9', '\u{1F600}', '\0']
const maxLetters = 40
const maxPumps = 8

/**
 * Texts that make a pattern scan the same signs again and again, if any do: for each repetition, what comes before it
 * once or always, then what it repeats, then what may follow or fails.
 */
export function attacksOn(pattern: RegExp): Attack[] {
  const ast = new RegExpParser().parseLiteral(String(pattern))
  const letters = [...new Set([' ', 'a', '0', ...lettersOf(ast.pattern), ...usual])].slice(
    0,
    maxLetters,
  )
  const sampler = samplerOf(pattern.flags, letters)
  const attacks = new Map<string, Attack>()
  const lookarounds = [...lookaroundsOf(ast.pattern)]
  for (const { element, before, after } of repetitionsOf(ast.pattern)) {
    const prefix = before.map((one) => sampler.one(one)).join('')
    const rest = after.map((one) => sampler.one(one)).join('')
    const pumps = sampler.several(element)
    const suffixes = new Set([
      '',
      rest,
      ...lookarounds.flatMap((one) => one.alternatives.flatMap(sampler.several)),
      ...letters.map((letter) => letter + rest),
      ...letters.slice(0, 8).map((letter) => `${letter} `.repeat(4)),
    ])
    for (const pump of pumps) {
      for (const suffix of suffixes) {
        for (const attack of [
          { prefix, pump, suffix },
          { prefix: '', pump: prefix + pump, suffix },
          { prefix: '', pump, suffix },
          // What is anchored at the beginning fails there.
          { prefix: 'a', pump, suffix },
        ])
          attacks.set(JSON.stringify(attack), attack)
      }
    }
  }
  return [...attacks.values()].filter(({ pump }) => pump !== '')
}

function* repetitionsOf(
  node: AST.Node,
  before: readonly Sized[] = [],
  after: readonly Sized[] = [],
): Generator<{
  element: AST.QuantifiableElement
  before: readonly Sized[]
  after: readonly Sized[]
}> {
  if (node.type === 'Quantifier') {
    if (node.max > maxCounted) yield { element: node.element, before, after }
    // A group that is repeated is also what comes before its own content.
    yield* repetitionsOf(node.element, before, after)
  } else if (node.type === 'Alternative') {
    for (const [at, element] of node.elements.entries())
      yield* repetitionsOf(
        element,
        [...before, ...node.elements.slice(0, at)],
        [...node.elements.slice(at + 1), ...after],
      )
  } else if ('alternatives' in node) {
    for (const one of node.alternatives as AST.Alternative[])
      yield* repetitionsOf(one, before, after)
  }
}

function* lookaroundsOf(node: AST.Node): Generator<AST.LookaroundAssertion> {
  if (node.type === 'Assertion' && 'alternatives' in node) yield node
  if (node.type === 'Quantifier') yield* lookaroundsOf(node.element)
  if (node.type === 'Alternative') for (const one of node.elements) yield* lookaroundsOf(one)
  if ('alternatives' in node)
    for (const one of node.alternatives as AST.Alternative[]) yield* lookaroundsOf(one)
}

/** A repetition up to this number cannot grow much. */
const maxCounted = 100

/** The signs that a pattern names, outside and inside of its classes. */
function lettersOf(node: AST.Pattern): string[] {
  const letters: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, value: code } = value as { type?: string; value?: unknown }
    if (type === 'Character' && typeof code === 'number') letters.push(String.fromCodePoint(code))
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child)
  }
  visit(node)
  return letters
}

function samplerOf(flags: string, letters: readonly string[]) {
  const all = [...letters, ...Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code))]
  const matching = (raw: string, count: number): string[] => {
    const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/g, ''))
    const found: string[] = []
    for (const letter of all) {
      if (found.length < count && one.test(letter) && !found.includes(letter)) found.push(letter)
    }
    return found
  }
  const several = (node: Sized | AST.QuantifiableElement): string[] => {
    if (node.type === 'Character') return [String.fromCodePoint(node.value)]
    if (node.type === 'CharacterClass' || node.type === 'CharacterSet')
      return matching(node.raw, maxPumps)
    if (node.type === 'Quantifier') {
      const times = Math.min(Math.max(1, node.min), 20)
      return several(node.element).map((text) => text.repeat(times))
    }
    if (node.type === 'Alternative') {
      return node.elements.reduce<string[]>(
        (texts, element) => {
          const next = several(element)
          const wanted = Math.max(texts.length, next.length)
          return Array.from(
            { length: Math.min(maxPumps, wanted) },
            (_, at) =>
              (texts[at % texts.length] ?? '') + (next[at % Math.max(1, next.length)] ?? ''),
          )
        },
        [''],
      )
    }
    if ('alternatives' in node && node.type !== 'Assertion')
      return (node.alternatives as AST.Alternative[]).flatMap(several)
    return ['']
  }
  return { several, one: (node: Sized) => several(node)[0] ?? '' }
}
