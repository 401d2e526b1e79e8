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

/** The nodes directly below a node. */
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const keyOf = ({ key }: Node) => (isNode(key) ? (key.name ?? key.value) : undefined)

/** Yields every description of a chart's node below this part of a parsed module. */
function* descriptionsIn(node: Node): Generator<Node> {
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as Node[]
    if (properties.every((each) => nodeKeys.has(String(keyOf(each))))) {
      yield* properties.filter((each) => keyOf(each) === 'description')
    }
  }
  for (const child of childrenOf(node)) yield* descriptionsIn(child)
}

/** Yields the summary of every endpoint below this part of a parsed module. */
function* summariesIn(node: Node): Generator<Node> {
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'endpoint') {
    const [definition] = node.arguments as Node[]
    const properties = (definition?.properties ?? []) as Node[]
    yield* properties.filter((each) => keyOf(each) === 'summary')
  }
  for (const child of childrenOf(node)) yield* summariesIn(child)
}

/** The module without some properties. Lines and columns of the remaining code do not change. */
function without(code: string, propertiesIn: (program: Node) => Iterable<Node>): string {
  let left = code
  for (const { start, end } of propertiesIn(parseAst(code) as unknown as Node)) {
    const blank = code.slice(start, end).replaceAll(/[^\n]/g, ' ')
    // The comma after it is removed too, because two in a row are a syntax error.
    const comma = /^\s*,/.exec(left.slice(end))?.[0] ?? ''
    left = left.slice(0, start) + blank + comma.replace(',', ' ') + left.slice(end + comma.length)
  }
  return left
}

export const withoutDescriptions = (code: string) => without(code, descriptionsIn)
export const withoutSummaries = (code: string) => without(code, summariesIn)

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

/** The server describes its API by the summaries of endpoints; browsers do not use them. */
export const endpointSummaries: Plugin = {
  name: 'portico:endpoint-summaries',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/, code: 'summary' },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
}
