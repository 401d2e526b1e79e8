import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folders = ['contract', 'machines', 'rules', 'sdk', 'server', 'src']

/** A regular expression of the sources. */
export type Found = { file: string; pattern: RegExp }

/** Every regular expression of the product: literals, and those that its modules construct when they are loaded. */
export async function collectPatterns(): Promise<Found[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name}`),
  )
  const found: Found[] = []
  for (const file of files) {
    const text = readFileSync(`${root}${file}`, 'utf8')
    // Parsing is slow, and every literal has at least this.
    if (/\/[^\n]*\//.test(text))
      found.push(...literalsOf(text, file).map((pattern) => ({ file, pattern })))
    if (text.includes('new RegExp(')) {
      const constructed = await constructedBy(() => import(`${root}${file}`))
      found.push(...constructed.map((pattern) => ({ file, pattern })))
    }
  }
  const seen = new Set<string>()
  return found.filter(({ file, pattern }) => {
    const key = `${file}: ${String(pattern)}`
    return !seen.has(key) && seen.add(key)
  })
}

export function literalsOf(text: string, file: string): RegExp[] {
  const literals: RegExp[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      literals.push(new RegExp(pattern, flags))
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return literals
}

/** The patterns that a module constructs from texts while it is loaded. */
async function constructedBy(load: () => Promise<unknown>): Promise<RegExp[]> {
  const patterns: RegExp[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]: [string | RegExp, string | undefined]) => {
      const pattern = new target(source, flags)
      patterns.push(pattern)
      return pattern
    },
  })
  try {
    await load()
  } finally {
    globalThis.RegExp = original
  }
  return patterns
}
