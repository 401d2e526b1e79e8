import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Properties of a chart's node; an object with any other property is not one. */
const nodeKeys = new Set([
  'after',
  'always',
  'context',
  'description',
  'entry',
  'exit',
  'history',
  'id',
  'initial',
  'invoke',
  'meta',
  'on',
  'onDone',
  'output',
  'states',
  'tags',
  'type',
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const keyOf = ({ key }: Node) => (isNode(key) ? (key.name ?? key.value) : undefined)

/** Yields every description of a chart's nodes in a parsed module. */
function* descriptionsIn(node: Node): Generator<Node> {
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as Node[]
    if (properties.every((each) => nodeKeys.has(String(keyOf(each))))) {
      yield* properties.filter((each) => keyOf(each) === 'description')
    }
  }
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (isNode(each)) yield* descriptionsIn(each)
    }
  }
}

/**
 * Removes the descriptions of chart nodes from a module. Lines and columns of the remaining code do
 * not change.
 */
export function withoutDescriptions(code: string): string {
  let left = code
  for (const { start, end } of descriptionsIn(parseAst(code) as unknown as Node)) {
    const blank = code.slice(start, end).replaceAll(/[^\n]/g, ' ')
    // The comma after it is removed too, because two in a row are a syntax error.
    const comma = /^\s*,/.exec(left.slice(end))?.[0] ?? ''
    left = left.slice(0, start) + blank + comma.replace(',', ' ') + left.slice(end + comma.length)
  }
  return left
}

/** Diagrams and tests use the descriptions of charts, browsers do not: builds omit them. */
export const chartDescriptions: Plugin = {
  name: 'portico:chart-descriptions',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/.*\.ts$/, code: 'description' },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
}
