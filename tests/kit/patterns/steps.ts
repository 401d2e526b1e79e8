import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** Steps after which a search counts as endless. */
const maxSteps = 20_000_000

type Direction = 1 | -1
type Instruction =
  | { do: 'read'; accepts: (sign: string) => boolean; direction: Direction }
  | { do: 'repeat'; from: number; to: number; direction: Direction }
  | { do: 'try'; first: number; second: number }
  | { do: 'go'; to: number }
  /** Sets a register to the position. */
  | { do: 'note'; register: number }
  /** Fails if the position is still that of the register: an empty round of a repetition adds nothing. */
  | { do: 'moved'; register: number }
  | { do: 'assert'; holds: (text: string, at: number) => boolean }
  | { do: 'look'; program: Instruction[]; negate: boolean }

/** Positions; a new list for each change, because what is tried later has the earlier ones. */
type Registers = readonly (number | undefined)[]

/**
 * Counts the steps in which a backtracking engine, as ECMAScript describes it, finds all matches of a pattern (the
 * first one, without the flag `g`). Unlike a time, the count is the same on every machine. Infinity for too many.
 */
export function stepCounter(pattern: RegExp): (text: string) => number {
  const ast = new RegExpParser().parseLiteral(String(pattern))
  const read = compilerOf(pattern.flags)
  const program = read(ast.pattern, 1)
  return (text) => {
    let steps = 0
    const run = (code: readonly Instruction[], from: number, given: Registers) => {
      const left: { pc: number; at: number; registers: Registers }[] = [
        { pc: 0, at: from, registers: given },
      ]
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        let { pc, at, registers } = next
        for (let fails = false; !fails; ) {
          steps += 1
          if (steps > maxSteps) throw new Endless()
          const one = code[pc]
          if (one === undefined) return { at, registers }
          pc += 1
          if (one.do === 'go') pc = one.to
          else if (one.do === 'try') {
            left.push({ pc: one.second, at, registers })
            pc = one.first
          } else if (one.do === 'note') {
            const changed = [...registers]
            changed[one.register] = at
            registers = changed
          } else if (one.do === 'moved') fails = registers[one.register] === at
          else if (one.do === 'assert') fails = !one.holds(text, at)
          else if (one.do === 'look') {
            const seen = run(one.program, at, registers)
            fails = (seen === null) !== one.negate
            if (seen !== null) registers = seen.registers
          } else if (one.do === 'repeat') {
            const [start, end] = [registers[one.from], registers[one.to]]
            const words = start === undefined || end === undefined ? '' : text.slice(start, end)
            const begin = one.direction === 1 ? at : at - words.length
            steps += words.length
            fails = text.slice(begin, begin + words.length) !== words
            at += one.direction * words.length
          } else {
            const sign = text.charAt(one.direction === 1 ? at : at - 1)
            fails = sign === '' || !one.accepts(sign)
            at += one.direction
          }
        }
      }
      return null
    }
    try {
      for (let from = 0; from <= text.length; ) {
        const found = run(program, from, [])
        if (found === null && pattern.sticky) break
        if (found !== null && !pattern.global) break
        from = found === null || found.at === from ? from + 1 : found.at
      }
    } catch (error) {
      if (error instanceof Endless) return Infinity
      throw error
    }
    return steps
  }
}

class Endless extends Error {}

function compilerOf(flags: string) {
  const isWord = (sign: string) => /\w/.test(sign)
  const accepts = memoized((raw: string) => {
    const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gym]/g, ''))
    return memoized((sign: string) => one.test(sign))
  })
  const asserts = {
    start: (text: string, at: number) =>
      at === 0 || (flags.includes('m') && text.charAt(at - 1) === '\n'),
    end: (text: string, at: number) =>
      at === text.length || (flags.includes('m') && text.charAt(at) === '\n'),
    word: (text: string, at: number) => isWord(text.charAt(at - 1)) !== isWord(text.charAt(at)),
  }
  let registers = 0
  /** Where each group begins and ends: its first register, and the next one. */
  const registerOf = memoized<AST.CapturingGroup, number>(() => {
    registers += 2
    return registers - 2
  })

  function compile(node: AST.Node, direction: Direction): Instruction[] {
    const code: Instruction[] = []
    const add = (part: readonly Instruction[]) => code.push(...moved(part, code.length))
    const alternatives = (all: readonly AST.Node[]) => {
      for (const [at, one] of all.entries()) {
        const part = compile(one, direction)
        if (at === all.length - 1) add(part)
        else {
          const rest = all.slice(at + 1)
          const others = compile({ type: 'Group', alternatives: rest } as AST.Node, direction)
          add([
            { do: 'try', first: 1, second: part.length + 2 },
            ...moved(part, 1),
            { do: 'go', to: part.length + 2 + others.length },
            ...moved(others, part.length + 2),
          ])
          return
        }
      }
    }
    if (node.type === 'Alternative') {
      const elements = direction === 1 ? node.elements : node.elements.toReversed()
      for (const element of elements) add(compile(element, direction))
    } else if (node.type === 'Pattern' || node.type === 'Group') alternatives(node.alternatives)
    else if (node.type === 'CapturingGroup') {
      const from = registerOf(node)
      const [first, last] = direction === 1 ? [from, from + 1] : [from + 1, from]
      add([{ do: 'note', register: first }])
      alternatives(node.alternatives)
      add([{ do: 'note', register: last }])
    } else if (node.type === 'Quantifier') {
      const body = compile(node.element, direction)
      for (let round = 0; round < node.min; round += 1) add(body)
      if (node.max === Infinity) add(loop(body, node.greedy))
      else add(options(body, node.max - node.min, node.greedy))
    } else if (node.type === 'Backreference') {
      const [group] = [node.resolved].flat()
      if (group === undefined) throw new Error(`${node.raw} refers to no group`)
      const from = registerOf(group)
      add([{ do: 'repeat', from, to: from + 1, direction }])
    } else if (node.type === 'Assertion') {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
        const program: Instruction[] = compile(
          { type: 'Group', alternatives: node.alternatives } as unknown as AST.Node,
          node.kind === 'lookahead' ? 1 : -1,
        )
        add([{ do: 'look', program, negate: node.negate }])
      } else {
        const holds = asserts[node.kind]
        const negate = node.kind === 'word' && node.negate
        add([{ do: 'assert', holds: (text, at) => holds(text, at) !== negate }])
      }
    } else if ('raw' in node) add([{ do: 'read', accepts: accepts(node.raw), direction }])
    return code
  }

  function loop(body: readonly Instruction[], isGreedy: boolean): Instruction[] {
    const register = registers
    registers += 1
    const end = body.length + 4
    return [
      isGreedy ? { do: 'try', first: 1, second: end } : { do: 'try', first: end, second: 1 },
      { do: 'note', register },
      ...moved(body, 2),
      { do: 'moved', register },
      { do: 'go', to: 0 },
    ]
  }

  /** At most so many rounds; the first one that is left out is the last. */
  const options = (body: readonly Instruction[], rounds: number, isGreedy: boolean) => {
    const length = body.length + 1
    const end = rounds * length
    return Array.from({ length: rounds }, (_, round): Instruction[] => {
      const first = round * length + 1
      const attempt = isGreedy ? { first, second: end } : { first: end, second: first }
      return [{ do: 'try', ...attempt }, ...moved(body, first)]
    }).flat()
  }

  return compile
}

/** The instructions, to stand this many places further on. */
const moved = (code: readonly Instruction[], by: number): Instruction[] =>
  code.map((one) => {
    if (one.do === 'go') return { ...one, to: one.to + by }
    if (one.do === 'try') return { ...one, first: one.first + by, second: one.second + by }
    return one
  })

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined || made.has(key)) return known as Value
    const value = make(key)
    made.set(key, value)
    return value
  }
}
