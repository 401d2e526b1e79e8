import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** What a node of a chart may say; an object with another property is none. */
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

/** Every description of a chart's nodes in a parsed module. */
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

/** Takes the descriptions of chart nodes out of a module. Lines and columns of what is left stay as they are. */
export function withoutDescriptions(code: string): string {
  let left = code
  for (const { start, end } of descriptionsIn(parseAst(code) as unknown as Node)) {
    const blank = code.slice(start, end).replaceAll(/[^\n]/g, ' ')
    // The comma after it goes too: two in a row are no JavaScript.
    const comma = /^\s*,/.exec(left.slice(end))?.[0] ?? ''
    left = left.slice(0, start) + blank + comma.replace(',', ' ') + left.slice(end + comma.length)
  }
  return left
}

/** Diagrams and tests read the descriptions of charts, but no browser does: a build comes without them. */
export const chartDescriptions: Plugin = {
  name: 'portico:chart-descriptions',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/.*\.ts$/, code: 'description' },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
}
